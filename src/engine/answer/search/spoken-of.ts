import { computeOnce } from '#src/base/memoize.ts'
import { stemsOf } from '../../language/text-terms.ts'
import { ALL_PHRASES } from '../../language/phrases.ts'
import type { Section, Unit } from '../units/unit-types.ts'
import { addScores, type FieldIndex } from './bm25f.ts'

/** Units with less of their words in a reply were not said in it. */
const SAID_SHARE = 0.6
const MIN_WORDS = 2
/** The best units by their words to compare with the reply. */
const COMPARED = 16
/** Units that score less than this share of the best are said by chance. */
const LEAST_SHARE = 0.4
const MAX_READ = 1_500

/** How refusals begin, in all languages. */
const refusals = computeOnce(() =>
  ALL_PHRASES.flatMap(({ said }) => [said.unknown, said.unknownSubject, said.noPrice].map(opening)),
)

const opening = (phrase: string): string => phrase.split(/[:{]/u, 1)[0]?.replace(/\.$/u, '') ?? ''

/** Reports whether a reply says that it does not know. */
const isRefusal = (reply: string): boolean => refusals().some((begins) => begins !== '' && reply.startsWith(begins))

/**
 * Returns the units that a reply of the agent was said from, if it knew anything, with those that belong to them: all
 * of a section, but of a table only the rows that were said.
 */
export function unitsSaid(
  { units, sections, unitWords }: { units: readonly Unit[]; sections: readonly Section[]; unitWords: FieldIndex },
  reply: string,
): ReadonlySet<number> {
  if (isRefusal(reply)) return new Set()
  const said = new Set(stemsOf(reply.slice(0, MAX_READ)))
  const scores = new Float32Array(units.length)
  addScores(unitWords, new Map([...said].map((stem) => [stem, 1])), scores)
  const likeliest = [...scores.keys()]
    .filter((at) => (scores[at] ?? 0) > 0)
    .toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
    .slice(0, COMPARED)
  const least = (scores[likeliest[0] ?? -1] ?? 0) * LEAST_SHARE
  const isSaid = (at: number): boolean => {
    const stems = [...new Set(stemsOf(units[at]?.text ?? ''))]
    const share = stems.filter((stem) => said.has(stem)).length / Math.max(MIN_WORDS, stems.length)
    return share >= SAID_SHARE && (scores[at] ?? 0) >= least
  }
  const found = new Set(likeliest.filter(isSaid))
  const isRow = (at: number): boolean => units[at]?.kind === 'row'
  const beside = [...found].flatMap((at) => (isRow(at) ? [] : (sections[units[at]?.section ?? -1]?.units ?? [])))
  return new Set([...found, ...beside.filter((at) => !isRow(at))])
}
