import type { AnswerIndex } from '../prepare-knowledge.ts'
import { languageOf } from '../prepare-knowledge.ts'
import { type NumberSaid, numbersSaid } from './asked-numbers.ts'
import { conceptsOf, stopwordsOf } from '../../language/lexicon.ts'
import type { ParsedQuestion } from '../question/question.ts'
import type { RankedUnit } from '../rank/rank.ts'
import { termsOf } from '../../language/text-terms.ts'
import { stemOf } from '../../language/stem.ts'
import { wordsOf } from '../../language/split-words.ts'
import type { Unit } from '../units/unit-types.ts'

/** How near to the best a plain price must be ranked to stand before it. */
const NEAR = 0.7
const MAX_PLAIN = 40

/** Words of a price's label that the question does not say: "Set of four" for the price of a mug. */
function unaskedLabel(index: AnswerIndex, question: ParsedQuestion, unit: Unit): string[] {
  const language = languageOf(index, unit)
  const label = /^([^:：]{2,60})[:：]\s/u.exec(unit.text)?.[1] ?? ''
  const asked = new Set(question.words.flatMap((word) => [word.stem, ...word.terms.keys()]))
  return wordsOf(label).filter((word) => {
    const stem = stemOf(word)
    return !stopwordsOf(language).has(word) && !asked.has(stem) && !conceptsOf(stem, language).includes('price')
  })
}

/** Whether a unit says no word of a question's subject itself, but stands below one that does. */
function saysNothingItself(index: AnswerIndex, question: ParsedQuestion, unit: Unit): boolean {
  const said = new Set(termsOf(unit.text, languageOf(index, unit), index.company.language))
  return question.words.every(
    ({ isCue, stem, terms }) => isCue || ![stem, ...terms.keys()].some((term) => said.has(term)),
  )
}

/**
 * Ranked units with the price first of those below one heading that is asked for: of the number that the question names
 * ("for 12 people": "10–15 people: £490"), else, where none says more of the subject than its heading does, the one
 * that its page tells first.
 */
function askedPriceFirst(index: AnswerIndex, question: ParsedQuestion, ranked: readonly RankedUnit[]): RankedUnit[] {
  const [best] = ranked
  const unit = index.units[best?.unit ?? -1]
  if (unit === undefined || !unit.values.has('price') || unit.question !== '') return [...ranked]
  const number = (at: number): NumberSaid | undefined =>
    numbersSaid(question, [index.units[at]?.text ?? ''], languageOf(index, unit))
  const isBeside = (other: Unit | undefined): boolean =>
    other?.section === unit.section && other.headings.at(-1) === unit.headings.at(-1) && other.values.has('price')
  const beside = ranked.filter(({ unit: at }) => isBeside(index.units[at]))
  const asked = beside.find(({ unit: at }) => number(at) === 'said')
  const isPlain = beside.every(({ unit: at }) => saysNothingItself(index, question, index.units[at] ?? unit))
  const first = asked ?? (isPlain ? beside.toSorted((a, b) => a.unit - b.unit)[0] : best)
  return first === undefined ? [...ranked] : [first, ...ranked.filter((one) => one !== first)]
}

/**
 * Ranked units with the price of the thing itself before the price of a part, a set or a variant that was not asked
 * for.
 */
export function plainPriceFirst(
  index: AnswerIndex,
  question: ParsedQuestion,
  ranked: readonly RankedUnit[],
): RankedUnit[] {
  const [best] = ranked
  const unit = index.units[best?.unit ?? -1]
  if (best === undefined || unit === undefined || !question.kinds.has('price')) return [...ranked]
  if (unaskedLabel(index, question, unit).length === 0) return askedPriceFirst(index, question, ranked)
  const plain = ranked.find(({ unit: at, score }) => {
    const other = index.units[at]
    const isPlain =
      other !== undefined && other.kind !== 'row' && other.text.length <= MAX_PLAIN && other.values.has('price')
    return (
      isPlain &&
      other.section === unit.section &&
      score >= best.score * NEAR &&
      unaskedLabel(index, question, other).length === 0
    )
  })
  return plain === undefined
    ? askedPriceFirst(index, question, ranked)
    : [plain, ...ranked.filter((one) => one !== plain)]
}
