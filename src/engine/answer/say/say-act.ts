import { TIME_CONCEPTS } from '../../language/calendar-words.ts'
import { partOf } from '../../language/language-packs.ts'
import { conceptsOf } from '../../language/lexicon.ts'
import { isLight } from '../../language/word-rarity.ts'
import type { Candidate } from '../choose/candidates.ts'
import { ownTerms, saidBy, subjectWords } from '../choose/said-words.ts'
import type { Answer, AnswerQuestion } from '../units/answer-types.ts'
import { fillPhrase, phrasesFor } from '../../language/phrases.ts'
import type { AnswerIndex } from '../search/prepare-knowledge.ts'
import type { ParsedQuestion } from '../question/question.ts'
import { contactPhrase, unknownSubject } from './refuse.ts'
import type { Act } from '../question/read-act.ts'
import { readCues } from '../question/asked-kinds.ts'
import { fold } from '../../language/fold.ts'

/** Returns a reply in the agent's own words, with usual questions to tap. */
function talk(language: string, parts: readonly string[], more: Partial<Answer> = {}): Answer {
  const said = parts.filter(Boolean).map((part, at) => (at === 0 ? part : ` ${part}`))
  return { kind: 'talk', parts: said, sources: [], language, confidence: 1, suggests: 'usual', ...more }
}

/** Returns the agent's phrases in the language of an act. */
function wordsFor(index: AnswerIndex, act: Act) {
  const { language, said: usual } = phrasesFor(act.language, index.company.language)
  return { language, usual, own: partOf('replies', language), company: index.company.name }
}

interface Answered {
  answer: Answer
  question: ParsedQuestion
  chosen?: Candidate
}

/** Sites use words for trouble and availability in other senses too, so an answer must be more certain than usual. */
export const SURE = 0.7

/** Reports whether the chosen unit contains a word of the question that names neither the act nor a time. */
function namesThing(index: AnswerIndex, question: ParsedQuestion, chosen: Candidate | undefined): boolean {
  if (chosen === undefined) return false
  const { language } = question
  const own = ownTerms(index, question, chosen.best.unit)
  return subjectWords(question).some((word) => {
    const concepts = conceptsOf(word.stem, language)
    const isThing =
      !concepts.some((concept) => OF_ACTS.has(concept) || TIME_CONCEPTS.has(concept)) && !isLight(word.stem, language)
    return isThing && saidBy(own, word) > 0
  })
}

/** Concepts of words that name the act, not its object. */
export const OF_ACTS: ReadonlySet<string> = new Set(['book', 'buy', 'register', 'appointment', 'quote'])

/** Reports whether a question asks for more than a yes. */
const asksValue = ({ kinds }: Pick<ParsedQuestion, 'kinds'>): boolean => [...kinds].some((kind) => kind !== 'yesno')

/**
 * Replies to a visitor who is in trouble, wants a quote or a booking, or asks for availability. Keeps an answer from
 * the knowledge, after the phone number in case of trouble. Replaces only a refusal, with how to reach the business.
 */
export function sayToAct(index: AnswerIndex, act: Act, { answer, question, chosen }: Answered): Answer {
  const { language, own, company } = wordsFor(index, act)
  const { phone, nextStep, source } = index.contact
  const contact = contactPhrase(index, language)
  if (act.kind === 'trouble') {
    const urgent = phone === '' ? contact : fillPhrase(own.trouble, { company, phone })
    if (urgent === '') return answer
    if (act.asksToo || (answer.kind === 'known' && answer.confidence >= SURE))
      return { ...answer, parts: [`${urgent}\n\n`, ...answer.parts] }
    return talk(language, [urgent], { isForPerson: true, suggests: 'close' })
  }
  if (act.asksToo || unknownSubject(index, question) !== '') return answer
  const link = nextStep ? `${nextStep.label}: ${nextStep.url}` : ''
  const ways = [link, contact].filter(Boolean).join('\n')
  const { parts, kind, confidence } = answer
  const isMeant = act.kind !== 'availability' && (asksValue(question) || namesThing(index, question, chosen))
  const isAnswered = kind === 'known' && (confidence >= SURE || isMeant)
  if (act.kind === 'booking') {
    const isTold = ways === '' || parts.join('').includes(link || contact)
    if (isAnswered || (kind === 'known' && ways === ''))
      return isTold ? answer : { ...answer, parts: [...parts, `\n\n${ways}`] }
    return ways === '' ? answer : { ...answer, kind: 'known', parts: [ways], sources: source ? [source] : [] }
  }
  if (isAnswered) return answer
  const said = act.kind === 'quote' ? own.quote : own.availability
  return talk(language, [said, contact], { isForPerson: true, suggests: 'close' })
}

const LAST_QUESTION = /[^.!?؟\n]{2,200}[?؟]$/u

/** Returns the agent's last question, or '' if its last reply asked none. */
export function questionAsked({ history }: AnswerQuestion): string {
  const last = history.at(-1)
  return last?.role === 'agent' ? (LAST_QUESTION.exec(last.text.trimEnd())?.[0].trim() ?? '') : ''
}

/** Reports whether a question of the agent only invites another question: "Is there anything else?" */
export function isOpenQuestion(index: AnswerIndex, question: string, language: string): boolean {
  const { said } = phrasesFor(language, index.company.language)
  const phrases = [said.thanks, said.greeting, said.empty]
  return phrases.some((phrase) => fillPhrase(phrase, { company: index.company.name }).endsWith(question))
}

/**
 * Replies to a message that is only "yes", "ok", "no" or "help": to the agent's own question if it asked one, else
 * that it can help. A yes to something that the agent cannot do gets the contact details. Returns `undefined` for any
 * other act.
 */
export function sayToReply(index: AnswerIndex, asked: AnswerQuestion, act: Act): Answer | undefined {
  const { language, usual, own, company } = wordsFor(index, act)
  const fill = (phrase: string): string => fillPhrase(phrase, { company })
  const question = questionAsked(asked)
  const isOpen = isOpenQuestion(index, question, act.language)
  switch (act.kind) {
    case 'help':
      return talk(language, [fill(usual.bot), contactPhrase(index, language)])
    case 'no':
      return question !== '' && isOpen
        ? talk(language, [fill(usual.goodbye)], { suggests: undefined })
        : talk(language, [fill(own.no)])
    case 'yes':
    case 'ok':
      if (question === '' || isOpen) return talk(language, [own.ok, fill(usual.empty)])
      return act.kind === 'yes' && !asksValue(readCues(fold(question), act.language))
        ? talk(language, [own.ok, contactPhrase(index, language)], { isForPerson: true, suggests: 'close' })
        : talk(language, [question], { suggests: undefined })
    default:
      return undefined
  }
}
