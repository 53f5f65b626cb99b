import { memoizeByObject } from '#src/base/memoize.ts'
import { readSentence } from './read-sentence.ts'
import { contentStems } from './content-stems.ts'
import type { Ground, ItemGround } from './ground.ts'
import { agrees } from '../../values/value-agreement.ts'

const MAX_SOURCES = 3
/** The least score of a source, as a share of the best one's. */
const LEAST_SHARE = 0.6
/** The weight of a value. A word weighs 1. */
const VALUE_SCORE = 3

const stemsOf = memoizeByObject(
  ({ lines }: ItemGround): ReadonlySet<string> => new Set(lines.flatMap(({ stems }) => [...stems])),
)

/** Returns the places of the items that a reply draws on: those that share most of its values and words. */
export function findSources(reply: string, { items }: Ground): number[] {
  const stems = contentStems(reply)
  const values = readSentence(reply).filter(({ kind }) => kind !== 'days')
  const scores = items.map((item) => {
    const own = stemsOf(item)
    const words = stems.filter((stem) => own.has(stem)).length
    return words + VALUE_SCORE * values.filter((value) => item.values.some((one) => agrees(value, one.value))).length
  })
  const best = Math.max(1, ...scores)
  return [...scores.entries()]
    .filter(([, score]) => score >= best * LEAST_SHARE)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MAX_SOURCES)
    .map(([item]) => item)
}
