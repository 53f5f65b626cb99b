/** As many letters of a word as are looked at. */
export const BEGINNING = 4
/** Behind a beginning that is the whole word. */
export const END = ' '
/** Stands for a digit. */
export const DIGIT = '0'

const LETTER = /^\p{L}$/u
/** What parts words: a class or an escape without letters, or a sign. */
const BETWEEN = /^(?:\\[sd]|\\[^\p{L}]|\[(?:\\[sd]|\\[^\p{L}]|[^\p{L}\\^\]])+\]|[^\p{L}\\[.])$/u
const ATOM = /^(?:\\[pPu]\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]|.)/su
const TIMES = /^(?:[?*+]|\{\d+(?:,\d*)?\})\??/u
const EDGE = /^(?:\^|\$|\\b|\(\?<?[!=])/u

/**
 * How the first word of what a regular expression matches can begin: four letters, fewer with `END` when they are the
 * whole word, `DIGIT` for a number before no word. '' says that it can be anything. The expression, given by its
 * source, must match from where a word begins, or from before.
 */
export function beginningsOf(pattern: string): string[] {
  return alternativesOf(pattern).flatMap((alternative) => beginningsOfOne(alternative, ''))
}

/** The same for an expression that has no alternatives but in groups, behind letters that are known. */
function beginningsOfOne(pattern: string, known: string): string[] {
  if (known.length >= BEGINNING || pattern === '') return [known]
  const atom = pattern.startsWith('(') ? groupOf(pattern) : (ATOM.exec(pattern)?.[0] ?? '')
  const times = TIMES.exec(pattern.slice(atom.length))?.[0] ?? ''
  const rest = pattern.slice(atom.length + times.length)
  if (EDGE.test(atom)) return known === '' ? beginningsOfOne(rest, '') : [known + (atom === '(?!\\p{L})' ? END : '')]
  const skipping = /^(?:[?*]|\{0)/u.test(times) ? beginningsOfOne(rest, known) : []
  if (BETWEEN.test(atom)) return [...skipping, ...parting(atom, rest, known)]
  const isOnce = times === '' || times.startsWith('?')
  return [...skipping, ...taking(atom, isOnce ? rest : undefined, known)]
}

/** The same for one piece of an expression and what follows it; `undefined` when that may be the piece once more. */
function taking(atom: string, rest: string | undefined, known: string): string[] {
  if (atom.startsWith('(')) {
    const inner = alternativesOf(atom.slice(atom.startsWith('(?:') ? 3 : 1, -1))
    return inner.flatMap((alternative) =>
      rest === undefined ? beginningsOfOne(alternative, known) : beginningsOfOne(alternative + rest, known),
    )
  }
  if (!LETTER.test(atom)) return [known]
  return rest === undefined ? [known + atom] : beginningsOfOne(rest, known + atom)
}

/** The same for what ends a word, or stands before one. */
function parting(atom: string, rest: string, known: string): string[] {
  if (known !== '') return [known + END]
  const next = beginningsOfOne(rest, '')
  return /\d|\\d/u.test(atom) ? next.map((beginning) => beginning || DIGIT) : next
}

/** The parts of an expression between its own `|`. */
function alternativesOf(pattern: string): string[] {
  const parts = ['']
  for (let at = 0; at < pattern.length;) {
    const piece = pattern[at] === '(' ? groupOf(pattern.slice(at)) : (ATOM.exec(pattern.slice(at))?.[0] ?? '')
    if (piece === '|') parts.push('')
    else parts.push(`${parts.pop() ?? ''}${piece}`)
    at += piece.length
  }
  return parts
}

/** The group that an expression begins with. */
function groupOf(pattern: string): string {
  let depth = 0
  for (let at = 0; at < pattern.length;) {
    const piece = ATOM.exec(pattern.slice(at))?.[0] ?? ''
    depth += piece === '(' ? 1 : piece === ')' ? -1 : 0
    at += piece.length
    if (depth === 0) return pattern.slice(0, at)
  }
  return pattern
}
