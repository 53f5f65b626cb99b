import type { AnswerIndex } from '../prepare-knowledge.ts'
import { isLight } from '../common-words/light-words.ts'
import { conceptsOf } from '../lexicon/lexicon.ts'
import { TIME_IDEAS } from '../lexicon/time-ideas.ts'
import type { ParsedQuestion, QuestionWord } from '../question.ts'
import { fold } from '../text/fold.ts'
import { wordsOf } from '../text/split-words.ts'
import { stemOf } from '../text/stem.ts'

const OF_BUSINESS = ['phone', 'email', 'address', 'hours'] as const
/** What one calls or writes for, wherever the business is reached. */
const PURPOSES: ReadonlySet<string> = new Set(['book', 'appointment', 'buy', 'quote', 'contact', 'register'])

/** True for "What is your phone number?", "Where are you?", "Open on Sunday?" and the like, which name no branch, person, product or department. */
export function asksOfBusiness(question: ParsedQuestion): boolean {
  const { kinds, language } = question
  const isTime = (word: QuestionWord): boolean => kinds.has('hours') && conceptsOf(word.stem, language).some((idea) => TIME_IDEAS.has(idea))
  const isPlace = ({ stem }: QuestionWord): boolean => kinds.has('address') && conceptsOf(stem, language).includes('premises')
  const isPurpose = ({ stem }: QuestionWord): boolean =>
    (kinds.has('phone') || kinds.has('email')) && conceptsOf(stem, language).some((idea) => PURPOSES.has(idea))
  return (
    OF_BUSINESS.some((kind) => kinds.has(kind)) &&
    question.words.every(
      (word) => word.isCue || word.isGeneric || isLight(word.stem, language) || isTime(word) || isPlace(word) || isPurpose(word),
    )
  )
}

/** Whether something is sold, asked in the languages of the answerer, folded. */
const ASKS_SALE =
  /(?<!\p{L})(?:do you (?:sell|stock)|are you selling|(?:verkauft|verkaufen) (?:ihr|sie)|vendez|vendeis|venden|vendem|vendete|verkopen|verkoopt|تبيعون|تبيع)(?!\p{L})/u
/** True for a text that asks whether, or what, the business sells. */
export const asksSale = (text: string): boolean => ASKS_SALE.test(fold(text))
const SALE_IDEAS: ReadonlySet<string> = new Set(['buy', 'shop', 'price', 'offer', 'deliver'])

/**
 * True when the visitor asks whether something is sold and a unit speaks of it only otherwise: it is rented, or it is no offer, gives no price, says nothing of buying, and no
 * title, heading or label names the thing ("Parking for twelve cars").
 */
export function sellsNot({ items, units, labels, company }: AnswerIndex, question: ParsedQuestion, at: number): boolean {
  const unit = units[at]
  const item = items[unit?.item ?? -1]
  if (unit === undefined || !asksSale(question.text)) return false
  const language = item?.language || company.language
  const ideasIn = (...texts: string[]): string[] => wordsOf(texts.join(' ')).flatMap((word) => conceptsOf(stemOf(word), language))
  const ideas = ideasIn(unit.text, unit.question, ...unit.headings)
  const isRented = [...ideas, ...ideasIn(item?.title ?? '')].includes('rent')
  if (isRented && !ideas.some((idea) => SALE_IDEAS.has(idea) && idea !== 'price')) return !asksSale(unit.question)
  if (item?.type === 'product' || unit.values.has('price')) return false
  if (asksSale(unit.question) || ideas.some((idea) => SALE_IDEAS.has(idea))) return false
  return !question.words.some(({ isCue, weight, terms }) => !isCue && weight === 1 && [...terms.keys()].some((term) => labels.has(term)))
}

/** True when a unit says what is asked for of the business itself. */
export const saysOfBusiness = ({ business }: AnswerIndex, { kinds }: ParsedQuestion, at: number): boolean =>
  OF_BUSINESS.some((kind) => kinds.has(kind) && business[kind].has(at))
