const INVISIBLE = /[\p{Cc}\p{Cf}\u{E0000}-\u{E0FFF}]/gu
const KEPT_CONTROLS = /[\t\n\v\f\r\u200c\u200d]/u
/** Any character except ASCII, Latin letters, their punctuation and currency signs. It may have to be removed. */
const DOUBTFUL = /[^\t\n\v\f\r -~\u00a0-\u00ac\u00ae-\u036f\u1e00-\u1eff\u2010-\u2027\u2030-\u205f\u20a0-\u20cf]/u

/**
 * White space, in runs of limited length: after compiling much code, V8 no longer optimizes patterns, and one for
 * unlimited runs overflows its stack on a page of only line breaks.
 */
const WHITE_SPACE = /\s{1,4096}/gu
const SEVERAL_SPACES = / {2,}/g

const SPACE = 0x20
const TILDE = 0x7e
const LINE_BREAK = 0x0a

/** Folds white space to single spaces, trims, and removes control, invisible and broken characters. */
export function foldText(text: string): string {
  const trimmed = text.trim()
  return isFolded(trimmed) ? trimmed : foldSpace(removeInvisible(trimmed)).trim()
}

/** Folds white space to single spaces. */
export function foldSpace(text: string): string {
  return text.replace(WHITE_SPACE, ' ').replace(SEVERAL_SPACES, ' ')
}

/** Reports whether a trimmed text is plain ASCII and already folded, as most is. */
function isFolded(text: string): boolean {
  let before = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code < SPACE || code > TILDE || (code === SPACE && before === SPACE)) return false
    before = code
  }
  return true
}

/**
 * Removes control and invisible characters (NUL, soft hyphen, direction marks, tag characters) and lone surrogates.
 * Keeps white space.
 */
export function removeInvisible(text: string): string {
  if (isPlain(text) || !DOUBTFUL.test(text)) return text
  return text.toWellFormed().replace(INVISIBLE, (found) => (KEPT_CONTROLS.test(found) ? found : ''))
}

/** Reports whether a text is plain ASCII, including line breaks. */
function isPlain(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code > TILDE || (code < SPACE && code !== LINE_BREAK)) return false
  }
  return true
}
