const LETTERS_PER_TOKEN = 4

/**
 * Estimates the tokens of a text, rather too many: one for 4 letters, and one for each digit, sign, accented letter
 * and letter of another script. Tokenizers with 100,000 tokens and more need a fifth less. Only those with 32,000
 * tokens need more, by a tenth.
 */
export function estimateTokens(text: string): number {
  let letters = 0
  let others = 0
  for (let at = 0; at < text.length; at++) {
    if (isLetterOrSpace(text.charCodeAt(at))) letters += 1
    else others += 1
  }
  return Math.ceil(letters / LETTERS_PER_TOKEN + others)
}

const isLetterOrSpace = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 32

/** Returns as much of the beginning of a text as fits into this many tokens. */
export function withinTokens(text: string, tokens: number): string {
  if (tokens <= 0) return ''
  const needed = estimateTokens(text)
  return needed <= tokens ? text : withinTokens(text.slice(0, Math.floor((text.length * tokens) / needed)), tokens)
}
