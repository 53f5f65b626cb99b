import type { AnswerIndex } from '../prepare-knowledge.ts'
import { languageOf } from '../prepare-knowledge.ts'
import { conceptsOf, stopwordsOf } from '../lexicon/lexicon.ts'
import type { ParsedQuestion } from '../question/question.ts'
import type { RankedUnit } from '../rank/rank.ts'
import { stemOf } from '../text/stem.ts'
import { wordsOf } from '../text/split-words.ts'
import type { Unit } from '../units/unit-types.ts'

/** How near to the best a plain price must be ranked to stand before it. */
const NEAR = 0.7
const MAX_PLAIN = 40

/** Words of a price's label that the question does not say: "Set of four" for the price of a mug. */
function unaskedLabel(index: AnswerIndex, question: ParsedQuestion, unit: Unit): string[] {
  const language = languageOf(index, unit)
  const label = /^([^:：\d]{2,60})[:：]/u.exec(unit.text)?.[1] ?? ''
  const asked = new Set(question.words.flatMap((word) => [word.stem, ...word.terms.keys()]))
  return wordsOf(label).filter((word) => {
    const stem = stemOf(word)
    return !stopwordsOf(language).has(word) && !asked.has(stem) && !conceptsOf(stem, language).includes('price')
  })
}

/** Ranked units with the price of the thing itself before the price of a part, a set or a variant that was not asked for. */
export function plainPriceFirst(index: AnswerIndex, question: ParsedQuestion, ranked: readonly RankedUnit[]): RankedUnit[] {
  const [best] = ranked
  const unit = index.units[best?.unit ?? -1]
  if (best === undefined || unit === undefined || !question.kinds.has('price') || unaskedLabel(index, question, unit).length === 0)
    return [...ranked]
  const plain = ranked.find(({ unit: at, score }) => {
    const other = index.units[at]
    const isPlain = other !== undefined && other.kind !== 'row' && other.text.length <= MAX_PLAIN && other.values.has('price')
    return isPlain && other.section === unit.section && score >= best.score * NEAR && unaskedLabel(index, question, other).length === 0
  })
  return plain === undefined ? [...ranked] : [plain, ...ranked.filter((one) => one !== plain)]
}
