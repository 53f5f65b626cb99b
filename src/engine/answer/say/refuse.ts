import { findMatches } from '#src/base/find-matches.ts'
import type { AnswerIndex } from '../search/prepare-knowledge.ts'
import type { Answer, AnswerQuestion, AnswerSource, ComposedAnswer } from '../units/answer-types.ts'
import type { ComposedCandidate } from '../choose/candidates.ts'
import { sourceOf } from './compose.ts'
import { sayUnit } from './say-unit.ts'
import { asksOnlyOrder } from '../question/visitor-need.ts'
import { isNeedWord } from '../../language/need-words.ts'
import { withGroupedPhones } from '../business/contact.ts'
import type { AnswerFeatures } from '../choose/confidence.ts'
import { subjectWords, wordRarity } from '../choose/said-words.ts'
import { fillPhrase, phrasesFor } from '../../language/phrases.ts'
import type { ParsedQuestion } from '../question/question.ts'
import { wordsOf } from '../../language/split-words.ts'

const NAMED_RARITY = 0.6
const MAX_NAMED = 40
const QUESTION_MARK = /[?؟？]/u

/** Says how to reach a person, in a language, or '' if the knowledge does not say it. */
export function contactPhrase(index: AnswerIndex, language: string): string {
  const { phone, email, url } = index.contact
  const { contact } = phrasesFor(language, index.company.language)
  const phrase =
    phone !== '' && email !== ''
      ? contact.both
      : phone !== ''
        ? contact.phone
        : email !== ''
          ? contact.email
          : url !== ''
            ? contact.page
            : ''
  return fillPhrase(phrase, { company: index.company.name, phone, email, url })
}

/**
 * Returns the word of the question that the knowledge never contains, as the visitor wrote it, or ''. Also works for
 * a message that asks nothing ("This is outrageous").
 */
export function unknownSubject(index: AnswerIndex, question: ParsedQuestion): string {
  if (question.kinds.size === 0 && !QUESTION_MARK.test(question.text)) return ''
  const absent = subjectWords(question).filter(
    (word) =>
      word.known === 'absent' &&
      word.weight === 1 &&
      !isNeedWord(word.word) &&
      wordRarity(index, word, question.language) >= NAMED_RARITY,
  )
  const longest = absent.toSorted((a, b) => b.word.length - a.word.length)[0]
  if (longest === undefined || absent.length > 2) return ''
  const written = question.text.match(/[\p{L}\p{N}\p{M}'’-]+/gu)?.find((word) => word.toLowerCase() === longest.word)
  return written !== undefined && written.length >= 4 && written.length <= MAX_NAMED ? written : ''
}

/**
 * Returns the part of the question from its first to its last subject word, as the visitor wrote it; '' if that is
 * not a short phrase or has a question in it ("canoe price for a week").
 */
function writtenSubject(question: ParsedQuestion): string {
  const subject = new Set(subjectWords(question).map((word) => word.word))
  const written = findMatches(question.text, /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu)
  const said = written.filter((word) => wordsOf(word[0]).some((part) => subject.has(part)))
  const [first, last] = [said[0], said.at(-1)]
  if (first === undefined || last === undefined || question.words.every((word) => word.isCue)) return ''
  const phrase = question.text.slice(first.index, last.index + last[0].length)
  const cues = new Set(question.words.flatMap((word) => (word.isCue ? [word.word] : [])))
  if (wordsOf(phrase).some((word) => cues.has(word))) return ''
  return phrase.length <= MAX_NAMED && !/[.!?;:\n]/.test(phrase) ? phrase : ''
}

/** Says what is certainly missing: a word that the knowledge never contains, or the price of something that it has. */
function sayLacking(index: AnswerIndex, question: ParsedQuestion): string {
  const { said } = phrasesFor(question.language, index.company.language)
  const unknown = unknownSubject(index, question)
  if (unknown !== '') return fillPhrase(said.unknownSubject, { subject: unknown })
  const isKnown = subjectWords(question).every((word) => word.known === 'exact')
  const subject = question.kinds.has('price') && isKnown ? writtenSubject(question) : ''
  return subject === '' ? said.unknown : fillPhrase(said.noPrice, { subject })
}

/** A unit about the requested thing that does not answer the question, in its own words. */
export interface NearMiss {
  text: string
  sources: readonly AnswerSource[]
}

const MAX_RELATED = 200
/** "Yes." and "Up to 20" say nothing without their question. */
const MIN_RELATED_WORDS = 4

/** Reports whether the unit contains the subject in its own words, and the knowledge lacks none of them. */
const isAbout = ({ own, absentShare, match }: AnswerFeatures): boolean =>
  own >= 0.6 && absentShare < 0.2 && match >= 0.3

/** Reports whether a question names anything besides a kind of answer, the business and being cheapest. */
const namesThing = (question: ParsedQuestion): boolean =>
  question.words.some(({ isCue, isGeneric }) => !isCue && !isGeneric) && !asksOnlyOrder(question)

/** Returns what a refusal may say instead of a candidate: its unit, if it is about the requested thing. */
export function nearMissOf(
  index: AnswerIndex,
  question: ParsedQuestion,
  { best, draft, features }: ComposedCandidate,
): NearMiss | undefined {
  const say = (at: number | undefined): NearMiss | undefined => {
    const unit = index.units[at ?? -1]
    return unit && { text: withGroupedPhones(index.phones, sayUnit(index, unit)), sources: sourceOf(index, unit.item) }
  }
  if (!isAbout(features) || !namesThing(question)) return undefined
  const written = index.units[best.unit]?.question ?? ''
  if (written === '') return say(best.unit)
  const [first = ''] = draft.parts
  // A yes to another question, which it follows, is about something else.
  return first === written ? undefined : { text: first, sources: draft.sources.slice(0, 1) }
}

const languageName = (language: string, spoken: string): string =>
  new Intl.DisplayNames([spoken], { type: 'language' }).of(language) ?? language

/**
 * Says which language the knowledge is in, to a visitor who writes in another one; '' if it is in theirs. Without
 * agent texts in their language, at least the name of the site's language is in theirs.
 */
function siteLanguagePhrase({ company, items }: AnswerIndex, language: string): string {
  const phrases = phrasesFor(language, company.language)
  const isSpoken = [company, ...items].some((one) => one.language === '' || one.language === language)
  if (isSpoken) return ''
  const names = [phrases.language, language].map((one) => languageName(company.language, one))
  const [name = '', theirs = ''] = [...new Set(names)]
  return fillPhrase(phrases.said.siteLanguage, {
    company: company.name,
    language: theirs === '' ? name : `${name} (${theirs})`,
  })
}

/**
 * Says that the knowledge does not contain the answer, what is missing if that is certain, what `near` says about the
 * subject instead, and how to reach a person.
 */
export function refuse(index: AnswerIndex, question: ParsedQuestion, confidence: number, near?: NearMiss): Answer {
  const phrases = phrasesFor(question.language, index.company.language)
  const contact = contactPhrase(index, question.language)
  const siteLanguage = siteLanguagePhrase(index, question.language)
  const related = near?.text ?? ''
  const isSaid = related.length <= MAX_RELATED && wordsOf(related).length >= MIN_RELATED_WORDS
  const parts = [
    sayLacking(index, question),
    ...(siteLanguage === '' ? [] : [` ${siteLanguage}`]),
    ...(isSaid ? [` ${phrases.said.related}${related}`] : []),
    ...(contact === '' ? [] : [`${isSaid ? '\n' : ' '}${contact}`]),
  ]
  const person = contact === '' || index.contact.source === undefined ? [] : [index.contact.source]
  const sources = [...(isSaid && near ? near.sources : []), ...person]
  return { kind: 'unknown', parts, sources, language: phrases.language, confidence }
}

/** Says what comes closest to the question without answering it, and how to reach a person. */
export function refuseWith(
  index: AnswerIndex,
  question: ParsedQuestion,
  { parts, sources }: Pick<ComposedAnswer, 'parts' | 'sources'>,
): Answer {
  const { language } = phrasesFor(question.language, index.company.language)
  const contact = contactPhrase(index, question.language)
  const said = contact === '' ? parts : [...parts, `\n\n${contact}`]
  return { kind: 'unknown', parts: [...said], sources: [...sources], language, confidence: 0 }
}

/**
 * Removes contact details from an answer if they would repeat: from a refusal if the agent gave them before, from
 * other answers if its last reply gave them.
 */
export function withoutRepeatedContact<Said extends Answer>(
  index: AnswerIndex,
  answer: Said,
  history: AnswerQuestion['history'],
): Said {
  const { language, parts, kind, isFinal } = answer
  const contact = contactPhrase(index, language)
  const told = history.filter(({ role }) => role === 'agent').slice(kind === 'talk' ? -1 : 0)
  const mayRepeat = (said: string, at: number): boolean => said !== contact && (at === 0 || kind !== 'unknown')
  const others = parts.filter((part, at) => {
    const said = part.trim()
    return mayRepeat(said, at) || said === '' || !told.some(({ text }) => text.includes(said))
  })
  return isFinal || others.length === 0 || others.length === parts.length ? answer : { ...answer, parts: others }
}
