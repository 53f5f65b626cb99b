import { memoizeByObject } from '#src/base/memoize.ts'
import type { Answer, AnswerQuestion } from './units/answer-types.ts'
import { asksForPerson } from '../language/asks-person.ts'
import { phrasesFor } from '../language/phrases.ts'
import type { AnswerIndex } from './search/prepare-knowledge.ts'
import { visitorLanguage } from './question/question.ts'
import { findTalk } from './question/talk.ts'
import { readingsOf } from './question/conversation.ts'
import { saysSubject } from './choose/said-words.ts'
import { rankUnits } from './search/rank.ts'
import { saySections } from './say/compose.ts'
import { headingAbove, repeatedHeadings } from './say/say-unit.ts'
import { stemsOf } from '../language/text-terms.ts'
import { fold } from '../language/fold.ts'
import { wordsOf } from '../language/split-words.ts'
import { stemOf } from '../language/stem.ts'
import { stopwordsOf } from '../language/lexicon.ts'
import { isLight } from '../language/word-rarity.ts'
import type { Section } from './units/unit-types.ts'

/** A longer name does not fit on a button. */
const MAX_NAME = 70
const LETTERS = /\p{L}{3}/u
/** Markup, code, prices, addresses of pages: no name that a visitor could read. */
const NO_NAME = /[*[\]{}<>|£€$]|:\/\/|@/u

/**
 * What a section is called: its question, or its heading behind the heading above it where several sections share it.
 */
function nameOf(index: AnswerIndex, section: Section): string {
  if (section.question !== '') return section.question
  const heading = section.headings.at(-1) ?? index.items[section.item]?.title ?? ''
  const above = headingAbove(index, section)
  const isShared = repeatedHeadings(index).has(fold(heading)) && above !== '' && fold(above) !== fold(heading)
  return (isShared ? `${above} – ${heading}` : heading).replace(/[:：\s]+$/u, '')
}

/** The key that a name and a message share: without case, accents and punctuation at the end. */
const keyOf = (text: string): string =>
  fold(text)
    .replace(/[\s.?!؟]+$/u, '')
    .trim()

const isReadable = (name: string): boolean => name.length <= MAX_NAME && LETTERS.test(name) && !NO_NAME.test(name)

/** A visitor who writes "Thank you" or "Talk to us" does not mean the section of that name. */
const isTalk = (name: string): boolean => findTalk(name, []) !== undefined || asksForPerson(name)

interface Names {
  /** By section, its name; '' for one that has none to show. */
  bySection: readonly string[]
  /** By key, the sections of the item that comes first with that name. */
  sections: ReadonlyMap<string, readonly number[]>
}

/** The names of all sections of an index. */
const namesOf = memoizeByObject((index: AnswerIndex): Names => {
  const company = keyOf(index.company.name)
  const sections = new Map<string, number[]>()
  const bySection = index.sections.map((section, at) => {
    const name = nameOf(index, section)
    const key = keyOf(name)
    if (key === company || !isReadable(name) || isTalk(name)) return ''
    const same = sections.get(key) ?? []
    const [first = at] = same
    if (index.sections[first]?.item === section.item) sections.set(key, [...same, at])
    return name
  })
  return { bySection, sections }
})

/** The name to show for a section, or '' when it has none. */
export const sectionName = (index: AnswerIndex, section: number): string => namesOf(index).bySection[section] ?? ''

/** The sections that a name stands for. */
const sectionsNamed = (index: AnswerIndex, text: string): readonly number[] =>
  text.length > MAX_NAME + 1 ? [] : (namesOf(index).sections.get(keyOf(text)) ?? [])

const CLOSE = 24
/** A message of so few words may name something in part. */
const MAX_PART_WORDS = 2

/** The sections of the one offer, or the one question, that says all words of a short message. */
function namedInPart(index: AnswerIndex, text: string): readonly number[] {
  const words = wordsOf(text)
  const stopwords = stopwordsOf(index.company.language)
  const stems = words.map(stemOf)
  // "How long" asks of what was said before.
  if (words.every((word) => stopwords.has(word) || isLight(stemOf(word), index.company.language))) return []
  if (stems.length === 0 || stems.length > MAX_PART_WORDS) return []
  const isSaid = (name: string): boolean => {
    const said = new Set(stemsOf(name))
    return stems.every((stem) => said.has(stem))
  }
  const offers = index.items.flatMap(({ type, title }, at) => (type === 'product' && isSaid(title) ? [at] : []))
  const [offer] = offers
  if (offer !== undefined) return offers.length === 1 ? (index.itemSections[offer] ?? []) : []
  if (stems.length < MAX_PART_WORDS) return []
  const questions = new Set(index.sections.flatMap(({ question }) => (isSaid(question) ? [question] : [])))
  return questions.size === 1 ? sectionsNamed(index, [...questions].join('')) : []
}

/** The unit of some sections that comes closest to the question before the name, if it says a word of that. */
function unitAskedBefore(index: AnswerIndex, asked: AnswerQuestion, sections: readonly number[]): number | undefined {
  const before = asked.history.findLastIndex(({ role }) => role === 'visitor')
  const text = asked.history[before]?.text ?? ''
  if (text === '') return undefined
  const [reading] = readingsOf(index, { ...asked, text, history: asked.history.slice(0, before) })
  const isMeant = (unit: number): boolean => sections.includes(index.units[unit]?.section ?? -1)
  return rankUnits(index, reading, { similarity: new Map(), limit: CLOSE }).find(
    ({ unit }) => isMeant(unit) && saysSubject(index, reading, unit),
  )?.unit
}

/**
 * The answer to a message that is the name of a section, or names an offer or a question in part: what that says.
 * `undefined` for any other message.
 */
export function answerNamed(index: AnswerIndex, question: AnswerQuestion): Answer | undefined {
  const sections = sectionsNamed(index, question.text)
  const meant = sections.length > 0 ? sections : namedInPart(index, question.text)
  const from = meant.length > 0 ? unitAskedBefore(index, question, meant) : undefined
  const start = meant.indexOf(index.units[from ?? -1]?.section ?? -1)
  const { parts, sources } = saySections(index, meant.slice(Math.max(0, start)), from)
  if (parts.length === 0) return undefined
  const { language } = phrasesFor(visitorLanguage(question, index.company.language), index.company.language)
  return { kind: 'known', parts, sources, language, confidence: 1, isFinal: true }
}
