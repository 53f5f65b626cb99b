import { phrasesFor } from '../language/phrases.ts'
import { stopwordsOf } from '../language/lexicon.ts'
import { wordsOf } from '../language/split-words.ts'
import { stemOf } from '../language/stem.ts'
import { stemsOf } from '../language/text-terms.ts'
import { isLight } from '../language/word-rarity.ts'
import { saysSubject } from './choose/said-words.ts'
import { readingsOf } from './question/conversation.ts'
import { parseQuestion, visitorLanguage } from './question/question.ts'
import { saySections } from './say/compose.ts'
import type { AnswerIndex } from './search/prepare-knowledge.ts'
import { rankUnits } from './search/rank.ts'
import { findSectionsByName } from './section-names.ts'
import type { Answer, AnswerQuestion } from './units/answer-types.ts'

/** Best-ranked units to search for one of the sections. */
const MAX_RANKED = 24
/** A longer message does not name something in part. */
const MAX_PART_WORDS = 2

/** Returns the sections of the only offer, or the only question, that has all words of a short message. */
function findSectionsByPart(index: AnswerIndex, question: AnswerQuestion): readonly number[] {
  const words = wordsOf(question.text)
  const stopwords = stopwordsOf(index.company.language)
  const stems = words.map(stemOf)
  // "How long" is a question about what was said before.
  if (words.every((word) => stopwords.has(word) || isLight(stemOf(word), index.company.language))) return []
  if (stems.length === 0 || stems.length > MAX_PART_WORDS) return []
  // "Phone number" asks for the number, and not for an offer with both words in its name.
  if (parseQuestion(index, question).words.every(({ isCue }) => isCue)) return []
  const isSaid = (name: string): boolean => {
    const said = new Set(stemsOf(name))
    return stems.every((stem) => said.has(stem))
  }
  const offers = index.items.flatMap(({ type, title }, at) => (type === 'product' && isSaid(title) ? [at] : []))
  const [offer] = offers
  if (offer !== undefined) return offers.length === 1 ? (index.itemSections[offer] ?? []) : []
  if (stems.length < MAX_PART_WORDS) return []
  const questions = new Set(index.sections.flatMap((section) => (isSaid(section.question) ? [section.question] : [])))
  return questions.size === 1 ? findSectionsByName(index, [...questions].join('')) : []
}

/** Returns the unit of these sections that fits the previous question best, if it contains a word of it. */
function findUnitForPreviousQuestion(
  index: AnswerIndex,
  asked: AnswerQuestion,
  sections: readonly number[],
): number | undefined {
  const before = asked.history.findLastIndex(({ role }) => role === 'visitor')
  const text = asked.history[before]?.text ?? ''
  if (text === '') return undefined
  const [reading] = readingsOf(index, { ...asked, text, history: asked.history.slice(0, before) })
  const isMeant = (unit: number): boolean => sections.includes(index.units[unit]?.section ?? -1)
  return rankUnits(index, reading, { similarity: new Map(), limit: MAX_RANKED }).find(
    ({ unit }) => isMeant(unit) && saysSubject(index, reading, unit),
  )?.unit
}

/**
 * Returns the text of the section that a message names, in full or in part. Returns undefined for any other message.
 */
export function answerNamedSection(index: AnswerIndex, question: AnswerQuestion): Answer | undefined {
  const sections = findSectionsByName(index, question.text)
  const meant = sections.length > 0 ? sections : findSectionsByPart(index, question)
  const unit = meant.length > 0 ? findUnitForPreviousQuestion(index, question, meant) : undefined
  const firstSection = meant.indexOf(index.units[unit ?? -1]?.section ?? -1)
  const { parts, sources } = saySections(index, meant.slice(Math.max(0, firstSection)), unit)
  if (parts.length === 0) return undefined
  const { language } = phrasesFor(visitorLanguage(question, index.company.language), index.company.language)
  return { kind: 'known', parts, sources, language, confidence: 1, isFinal: true }
}
