import { isLight } from '../../language/word-rarity.ts'
import { conceptsOf } from '../../language/lexicon.ts'
import { conceptTerm } from '../../language/text-terms.ts'
import { CONTACT_KINDS } from './asked-kind-types.ts'
import { TIME_CONCEPTS } from '../../language/calendar-words.ts'
import type { ParsedQuestion, QuestionWord } from './question.ts'

/** Reasons to call or write to any business. */
const PURPOSES: ReadonlySet<string> = new Set(['book', 'appointment', 'buy', 'quote', 'contact', 'register'])

/**
 * Reports whether a question such as "What is your phone number?" or "Open on Sunday?" is about the business as a
 * whole: it names no branch, person, product or department. A word that the knowledge lacks names none of these:
 * "Postcode for the satnav?" is about the business.
 */
export function asksOfBusiness(question: ParsedQuestion): boolean {
  const { kinds, language } = question
  const isTime = (word: QuestionWord): boolean =>
    kinds.has('hours') && conceptsOf(word.stem, language).some((concept) => TIME_CONCEPTS.has(concept))
  const isPlace = ({ stem }: QuestionWord): boolean =>
    kinds.has('address') && conceptsOf(stem, language).includes('premises')
  const isPurpose = ({ stem }: QuestionWord): boolean =>
    (kinds.has('phone') || kinds.has('email')) && conceptsOf(stem, language).some((concept) => PURPOSES.has(concept))
  const isNamed = question.words.some(({ isCue, terms }) => isCue && terms.has(conceptTerm('address')))
  const asksContact =
    (kinds.has('phone') || kinds.has('email') || isNamed) && !kinds.has('yesno') && !kinds.has('hours')
  const isUnsaid = ({ known }: QuestionWord): boolean => asksContact && (known === 'absent' || known === 'near')
  return (
    CONTACT_KINDS.some((kind) => kinds.has(kind)) &&
    question.words.every(
      (word) =>
        word.isCue ||
        word.isGeneric ||
        isLight(word.stem, language) ||
        isTime(word) ||
        isPlace(word) ||
        isUnsaid(word) ||
        isPurpose(word),
    )
  )
}

const OPENING_CONCEPTS: ReadonlySet<string> = new Set(['open', 'close', 'hour'])

const conceptsOfWord = ({ stem }: QuestionWord, { language }: ParsedQuestion): readonly string[] =>
  conceptsOf(stem, language)

/** Reports whether a question only names a day ("What about Sunday?") and does not mention opening. */
export function asksOnlyDay(question: ParsedQuestion): boolean {
  const isOpening = question.words.some((word) =>
    conceptsOfWord(word, question).some((concept) => OPENING_CONCEPTS.has(concept)),
  )
  return question.kinds.has('hours') && question.words.length > 0 && !isOpening && asksOfBusiness(question)
}

/** Reports whether a unit gives what is asked about the business as a whole. */
export const saysOfBusiness = (
  { business }: { business: Readonly<Record<(typeof CONTACT_KINDS)[number], ReadonlySet<number>>> },
  { kinds }: ParsedQuestion,
  at: number,
): boolean => CONTACT_KINDS.some((kind) => kinds.has(kind) && business[kind].has(at))
