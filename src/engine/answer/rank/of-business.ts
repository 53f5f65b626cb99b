import type { AnswerIndex } from '../prepare-knowledge.ts'
import { isLight } from '../common-words/light-words.ts'
import { conceptsOf } from '../lexicon/lexicon.ts'
import type { ParsedQuestion, QuestionWord } from '../question.ts'
import { WEEKDAYS } from '../text/weekdays.ts'

const OF_BUSINESS = ['phone', 'email', 'address', 'hours'] as const
/** Words of time: "Are you open on Saturday afternoon?" asks for nothing but hours. */
const TIMES: ReadonlySet<string> = new Set([
  ...WEEKDAYS,
  'open',
  'close',
  'hour',
  'weekend',
  'weekday',
  'morning',
  'afternoon',
  'evening',
  'night',
  'day',
  'week',
  'holiday',
  'publicholiday',
  'today',
  'tomorrow',
  'rightnow',
])

/** True for "What is your phone number?", "Where are you?", "Open on Sunday?" and the like, which name no branch, person, product or department. */
export function asksOfBusiness(question: ParsedQuestion): boolean {
  const { kinds, language } = question
  const isTime = (word: QuestionWord): boolean =>
    kinds.has('hours') && (isLight(word.stem, language) || conceptsOf(word.stem, language).some((idea) => TIMES.has(idea)))
  return OF_BUSINESS.some((kind) => kinds.has(kind)) && question.words.every((word) => word.isCue || word.isGeneric || isTime(word))
}

/** True when a unit says what is asked for of the business itself. */
export function saysOfBusiness({ contact, business, units }: AnswerIndex, { kinds }: ParsedQuestion, at: number): boolean {
  const text = units[at]?.text ?? ''
  return (
    (kinds.has('phone') && contact.phone !== '' && text.includes(contact.phone)) ||
    (kinds.has('email') && contact.email !== '' && text.includes(contact.email)) ||
    (kinds.has('address') && business.address.has(at)) ||
    (kinds.has('hours') && business.hours.has(at))
  )
}
