const INVISIBLE = /[\p{Cc}\p{Cf}\u{E0000}-\u{E0FFF}]/gu
const KEPT_CONTROLS = /[\t\n\v\f\r\u200c\u200d]/u

/** Folds white space to single spaces, trims, and removes control, invisible and broken characters. */
export function foldText(text: string): string {
  return removeInvisible(text).replace(/\s+/gu, ' ').trim()
}

/** Removes control and invisible characters (NUL, soft hyphen, direction marks, tag characters) and lone surrogates; white space stays. */
export function removeInvisible(text: string): string {
  return text.toWellFormed().replace(INVISIBLE, (found) => (KEPT_CONTROLS.test(found) ? found : ''))
}
