import { findMatches } from '#src/base/find-matches.ts'

/** What a line does that it should not. The model is told what each means. */
export const LINE_PROBLEMS = ['orders', 'poses', 'dictates', 'diverts', 'hides'] as const

/** `misleads`: with this line alone, the model gave no verdict, though it can judge. */
export type LineVerdict = 'fine' | (typeof LINE_PROBLEMS)[number] | 'misleads'

/** An ID and a verdict, in an object, in a list of objects, or one pair on each line. */
const PAIR = new RegExp(
  `(?<![a-z\\d])([a-z]\\d[a-z]\\d)(?![a-z\\d])[^a-z\\d]{1,8}(?:verdict[^a-z\\d]{1,8})?(fine|${LINE_PROBLEMS.join('|')})(?![a-z])`,
  'gu',
)

/**
 * Reads the verdicts of a model by the ID of their line, also from JSON that is cut off or has other text around it.
 * Leaves out unknown IDs and words. If a line has two verdicts, the one with a problem counts.
 */
export function readLineVerdicts(written: string, ids: ReadonlySet<string>): Map<string, LineVerdict> {
  const found = new Map<string, LineVerdict>()
  for (const [, id = '', word = ''] of findMatches(written.toLowerCase(), PAIR)) {
    const known = found.get(id) ?? 'fine'
    if (ids.has(id) && known === 'fine') found.set(id, word as LineVerdict)
  }
  return found
}
