import { isNextStep } from '../../understand/knowledge/text-kinds.ts'
import { type AnswerSource, toSource } from '../units/answer-types.ts'
import { nextStepIn } from '../business/contact.ts'
import { conceptsOf } from '../../language/lexicon.ts'
import { saysNoTopic } from '../question/visitor-need.ts'
import type { AnswerIndex } from '../search/prepare-knowledge.ts'
import type { ParsedQuestion, QuestionWord } from '../question/question.ts'
import { fold } from '../../language/fold.ts'
import { wordsOf } from '../../language/split-words.ts'
import { wordsOfAny } from '../../language/word-lists.ts'
import type { Unit } from '../units/unit-types.ts'
import { contactPhrase } from './refuse.ts'

/** Words that ask how to book, order or join, in folded text. */
const ASKS_HOW = wordsOfAny({
  en: '(?:how|where) (?:do|can|could|would|should) (?:i|we|you|one) (?:go about )?(?:book*|reserve|order|make an? (?:booking|reservation|appointment)|sign up|register|enrol*|join)(?: online)?, can (?:i|we|you) (?:book|reserve|order|sign up|register) online, how to (?:book|reserve|order|register)',
  de: '(?:wie|wo) (?:kann|konnen|konnte|muss) (?:ich|man|wir) (?:_ ){0,3}(?:buchen|reservieren|bestellen|anmelden|vereinbaren|ausmachen), (?:wie|wo) (?:buche|reserviere|bestelle|melde) (?:ich|man|wir)(?: _){0,3}(?: an)?, kann (?:ich|man) online (?:buchen|reservieren|bestellen)',
  fr: "(?:comment|ou) (?:(?:puis-je|peut-on|pouvons-nous|on peut|je peux|faire pour|faut-il faire pour) )?(?:(?:m'|nous |s')?inscrire|reserver|reserve-t-on|commander|prendre rendez-vous|faire une reservation), (?:peut-on|puis-je) (?:reserver|commander) en ligne",
  es: '(?:como|donde) (?:(?:puedo|podemos|se puede|hago para|hacemos para|se|lo|la) ){0,2}(?:reserv*|hacer una reserva|pedir|apunt*|inscrib*), se puede (?:reservar|pedir) (?:online|por internet)',
  pt: '(?:como|onde) (?:(?:posso|podemos|se|faco para|fazemos para|e que) ){0,2}(?:reserv*|fazer uma (?:reserva|encomenda)|marc*|encomend*|inscrev*)',
  it: '(?:come|dove) (?:(?:posso|possiamo|si puo|faccio a|facciamo a|si|ci si) )?(?:prenot*|fare una prenotazione|prendere (?:un )?appuntamento|ordin*|iscriv*)',
  nl: '(?:hoe|waar) (?:kan|kunnen) (?:ik|we|wij|je) (?:_ ){0,3}(?:boeken|reserveren|bestellen|inschrijven|maken), (?:hoe|waar) (?:boek|reserveer|bestel) (?:ik|je|we|wij)',
  ar: 'كيف (?:يمكنني |يمكن |استطيع )?(?:الحجز|احجز|حجز|اطلب|التسجيل)',
})

const KNOWN = new Set(['exact', 'concept'])
/** Concepts that are equivalent here: "How do I book or order?". */
const NEXT_STEPS: ReadonlySet<string> = new Set(['book', 'buy', 'register'])

/**
 * Says how to book or order something in the knowledge, if no unit found says more: by the site's own link for it,
 * else by phone and email. `found` is the closest unit, and `isAnswer` whether it would be the answer. Returns
 * `undefined` for any other question.
 */
export function sayNextStep(
  index: AnswerIndex,
  question: ParsedQuestion,
  { found, isAnswer }: { found: Unit | undefined; isAnswer: boolean },
): { parts: string[]; sources: AnswerSource[] } | undefined {
  const asked = ASKS_HOW.exec(fold(question.text))?.[0]
  if (asked === undefined) return undefined
  const asking = new Set(wordsOf(asked))
  const things = question.words.filter(
    (word) =>
      word.weight >= 1 &&
      !asking.has(word.word) &&
      !isNextStepWord(word, question) &&
      !saysNoTopic(word, question.language),
  )
  if (!things.every(({ known }) => KNOWN.has(known))) return undefined
  const link = found && nextStepIn(found.text)
  if (found && !link && (isAnswer || things.length > 0) && tellsHow(found)) return undefined
  const from = link && index.items[found.item]
  const { nextStep, source } = link && from ? { nextStep: link, source: toSource(from) } : index.contact
  const said = nextStep ? `${nextStep.label}: ${nextStep.url}` : contactPhrase(index, question.language)
  return said === '' ? undefined : { parts: [said], sources: source ? [source] : [] }
}

const isNextStepWord = ({ stem }: QuestionWord, { language }: ParsedQuestion): boolean =>
  conceptsOf(stem, language).some((concept) => NEXT_STEPS.has(concept))

/** Reports whether a unit says how, or is below a heading or a question that asks it. */
function tellsHow({ text, question, headings, values }: Unit): boolean {
  const isWay = values.has('phone') || values.has('email') || text.includes('://')
  return isWay || ASKS_HOW.test(fold(question)) || isNextStep(headings.at(-1) ?? '')
}
