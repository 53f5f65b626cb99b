const INVISIBLE = /[\p{Cc}\p{Cf}\u{E0000}-\u{E0FFF}]/gu
const KEPT_CONTROLS = /[\t\n\v\f\r\u200c\u200d]/u
/** What plain ASCII text that is folded already, as most is, does not hold. */
const UNFOLDED = /[^ -~]|^ | $| {2}/u
/** Anything but ASCII, Latin letters, their punctuation and signs of currencies: it may be there to be removed. */
const DOUBTFUL = /[^\t\n\v\f\r -~\u00a0-\u00ac\u00ae-\u036f\u1e00-\u1eff\u2010-\u2027\u2030-\u205f\u20a0-\u20cf]/u

/** Folds white space to single spaces, trims, and removes control, invisible and broken characters. */
export function foldText(text: string): string {
  return UNFOLDED.test(text) ? removeInvisible(text).replace(/\s+/gu, ' ').trim() : text
}

/** Removes control and invisible characters (NUL, soft hyphen, direction marks, tag characters) and lone surrogates; white space stays. */
export function removeInvisible(text: string): string {
  if (!DOUBTFUL.test(text)) return text
  return text.toWellFormed().replace(INVISIBLE, (found) => (KEPT_CONTROLS.test(found) ? found : ''))
}
