/** Characters below this code are looked up in a table, all others are classified one by one. */
export const LATIN_END = 0x17f

/** By code: 1 to 26 for a Latin letter with or without diacritics, 27 for another letter, 0 otherwise. */
export const LATIN = Uint8Array.from({ length: LATIN_END }, (_, code) => {
  const sign = String.fromCharCode(code)
  if (!/\p{L}/u.test(sign)) return 0
  const bare = sign.toLowerCase().normalize('NFD').charCodeAt(0) - 96
  return bare >= 1 && bare <= 26 ? bare : 27
})

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

/** General punctuation and currency signs, which occur in all scripts. */
export function isPunctuation(code: number): boolean {
  return (code >= 0x2000 && code < 0x2070) || (code >= 0x20a0 && code < 0x20d0)
}

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
