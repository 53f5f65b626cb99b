const LETTER = 1
const NUMBER = 2
const NEITHER = 4
/** Cache of classified characters; 0 means not yet classified. */
const KINDS = new Uint8Array(0x10000)

function kindOf(code: number): number {
  if (code >= KINDS.length) return judge(code)
  const known = KINDS[code] ?? 0
  return known === 0 ? (KINDS[code] = judge(code)) : known
}

function judge(code: number): number {
  const sign = String.fromCodePoint(code)
  return /\p{L}/u.test(sign) ? LETTER : /[\p{N}_]/u.test(sign) ? NUMBER : NEITHER
}

export const isLetter = (code: number): boolean => kindOf(code) === LETTER

/** Calls `use` with the start and end of each run of letters, digits and underscores. */
export function forEachWord(text: string, use: (start: number, end: number) => void): void {
  let start = -1
  for (let at = 0; at < text.length; at++) {
    const code = text.codePointAt(at) ?? 0
    if (kindOf(code) !== NEITHER) {
      if (start < 0) start = at
    } else if (start >= 0) {
      use(start, at)
      start = -1
    }
    if (code > 0xffff) at++
  }
  if (start >= 0) use(start, text.length)
}

/** Replaces Arabic-Indic and Persian digits with Latin ones. */
export const latinDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/gu, (digit) => String(digit.charCodeAt(0) & 0xf))
