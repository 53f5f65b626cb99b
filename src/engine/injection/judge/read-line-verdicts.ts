import { findMatches } from '#src/base/find-matches.ts'

/** The ways in which a line can manipulate an assistant. The prompt explains each to the model. */
export const LINE_PROBLEMS = ['orders', 'poses', 'dictates', 'diverts', 'hides'] as const

/** `misleads`: the model gave no verdict on this line alone, although it can judge other lines. */
export type LineVerdict = 'fine' | (typeof LINE_PROBLEMS)[number] | 'misleads'

/** An ID and a verdict, in an object, in a list of objects, or one pair on each line. */
const PAIR = new RegExp(
  `(?<![a-z\\d])([a-z]\\d[a-z]\\d)(?![a-z\\d])[^a-z\\d]{1,8}(?:verdict[^a-z\\d]{1,8})?(fine|${LINE_PROBLEMS.join('|')})(?![a-z])`,
  'gu',
)

/**
 * Reads a model's verdicts by the ID of their line, even from JSON that is cut off or surrounded by other text.
 * Ignores unknown IDs and words. If a line has two verdicts, the one that names a problem counts.
 */
export function readLineVerdicts(written: string, ids: ReadonlySet<string>): Map<string, LineVerdict> {
  const found = new Map<string, LineVerdict>()
  for (const [, id = '', word = ''] of findMatches(written.toLowerCase(), PAIR)) {
    const known = found.get(id) ?? 'fine'
    if (ids.has(id) && known === 'fine') found.set(id, word as LineVerdict)
  }
  return found
}
