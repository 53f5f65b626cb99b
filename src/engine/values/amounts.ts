/** Returns the values that written digits may have: `5.000` is 5000 or 5. The likelier one is first. */
export function amountsOf(written: string): number[] {
  const bare = written.replace(/['’٬\u00a0\u202f ]/g, '').replace('٫', '.')
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','))
  if (last === -1) return [Number(bare)]
  const asDecimal = Number(`${bare.slice(0, last).replace(/[.,]/g, '')}.${bare.slice(last + 1)}`)
  const isThousand = bare.length - last - 1 === 3
  return isThousand ? [Number(bare.replace(/[.,]/g, '')), asDecimal] : [asDecimal]
}
