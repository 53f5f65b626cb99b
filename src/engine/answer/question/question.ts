import type { KnownBusiness, VisitorQuestion } from './question-types.ts'
import { spokenWords } from '../../language/spoken-words.ts'
import { conceptTerm, conceptsIn, stemsOf } from '../../language/text-terms.ts'
import { namesOnlyTime, readCues } from './asked-kinds.ts'
import { COMPOUNDING, conceptsOf, MAX_LANGUAGES, stopwordsOf } from '../../language/lexicon.ts'
import type { AskedKind } from './asked-kind-types.ts'
import { writeOut } from '../../language/chat-spelling.ts'
import { numberOf } from '../../language/number-words.ts'
import { inKnownWords } from './known-words.ts'
import { isCommon, languageRarity } from '../../language/word-rarity.ts'
import { wordCounted } from './counted.ts'
import { memoize } from '#src/base/memoize.ts'
import { partOf } from '../../language/language-packs.ts'
import { alternatives } from '../../language/word-lists.ts'
import { isInEurope } from '../../language/country-names.ts'
import { isNearable, nearTerms } from '../../language/vocabulary.ts'
import { fold } from '../../language/fold.ts'
import { languageOfLocale, languageOfWords } from '../../language/spoken-language.ts'
import { stemOf } from '../../language/stem.ts'
import { wordsOf } from '../../language/split-words.ts'
import { WEEKDAYS } from '../../language/calendar-words.ts'
import { type AskedMoment, momentAsked } from './asked-moment.ts'
import { dateOfDay, type LocalMoment, localMoment, weekdayOfDay } from '../opening/local-moment.ts'
import { isWithin, readDates, readSeasons } from '../../values/dates.ts'
import { withoutGreeting } from './talk.ts'

/** A word of the question that means something, and the terms of the knowledge that could say it. */
export interface QuestionWord {
  word: string
  stem: string
  /** 1 for the question's own words, less for words of the conversation before. */
  weight: number
  /** Only names the kind of answer: "cost", "phone". */
  isCue: boolean
  /** A general word for the business or its offers: "clinic", "package". */
  isGeneric: boolean
  /** Terms of the index that may say the word, with weights of 0–1. */
  terms: ReadonlyMap<string, number>
  /** How the knowledge knows the word. */
  known: 'exact' | 'concept' | 'near' | 'absent'
}

export interface ParsedQuestion {
  text: string
  language: string
  kinds: ReadonlySet<AskedKind>
  words: readonly QuestionWord[]
  stems: readonly string[]
  /** The counted word of a question for a number. */
  counted: QuestionWord | undefined
  /** Returns the question that this one asks again for others, or itself. */
  asksAgain?: ParsedQuestion
  /** For a continuation: the units that the agent spoke from, with less weight for earlier replies. */
  spokenOf?: ReadonlyMap<number, number>
  /** The day and time, if opening hours are asked for and a day or time is named. */
  asksAt: AskedMoment | undefined
}

const MAX_READ = 1_000
const MAX_WORDS = 40
const CONCEPT_WEIGHT = 0.65
/** The weight of a concept if the knowledge also has the word itself. */
const BESIDE_WORD = 0.35
/** What a page says about Europe answers "Do you deliver to France?" */
const ABROAD = conceptTerm('country')
const RARE = 0.7
const GENERIC_CONCEPTS: ReadonlySet<string> = new Set(['company', 'trade', 'offer', 'premises'])
/** Concepts that include other concepts. */
const PARTS: Partial<Record<string, readonly string[]>> = {
  weekend: ['saturday', 'sunday'],
  weekday: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  vegetarian: ['vegan'],
}
const CUE_CONCEPTS: Partial<Record<AskedKind, readonly string[]>> = {
  price: ['price'],
  hours: ['open', 'close', 'hour', 'morning', 'afternoon', 'evening'],
  phone: ['phone'],
  email: ['email', 'address'],
  address: ['address'],
  duration: ['duration'],
  payment: ['pay'],
  founded: ['found'],
}

/** Returns the concepts whose words only name the kind of answer. */
const cueConcepts = (kinds: ReadonlySet<AskedKind>): ReadonlySet<string> =>
  new Set([...kinds].flatMap((kind) => CUE_CONCEPTS[kind] ?? []))

interface ReadingContext {
  language: string
  cueWords: ReadonlySet<string>
  cueConcepts: ReadonlySet<string>
  weight: number
  /** The weekdays of "today" and "tomorrow". */
  days: Partial<Record<string, string>>
}

/** Reports whether a word belongs to the name of the business and is no everyday word. */
function namesCompany({ company }: KnownBusiness, stem: string, language: string): boolean {
  return languageRarity(stem, language) >= RARE && wordsOf(company.name).some((word) => stemOf(word) === stem)
}

function readWord(index: KnownBusiness, word: string, context: ReadingContext): QuestionWord {
  const stem = stemOf(word)
  const says = (term: string): boolean => index.holds(term)
  const terms = new Map<string, number>()
  const concepts = conceptsOf(stem, context.language)
  if (says(stem)) terms.set(stem, 1)
  const number = numberOf(word, context.language)
  if (number !== '' && says(conceptTerm(number))) terms.set(conceptTerm(number), 1)
  for (const concept of concepts.flatMap((one) => [one, ...(PARTS[one] ?? [])]))
    if (concept !== 'trade' && says(conceptTerm(concept)))
      terms.set(conceptTerm(concept), terms.has(stem) ? BESIDE_WORD : CONCEPT_WEIGHT)
  for (const concept of concepts) {
    const day = conceptTerm(context.days[concept] ?? '')
    if (says(day)) terms.set(day, 1)
  }
  if (terms.size === 0 && says(ABROAD) && isInEurope(word, context.language)) terms.set(ABROAD, CONCEPT_WEIGHT)
  let known: QuestionWord['known'] = terms.has(stem) ? 'exact' : terms.size > 0 ? 'concept' : 'absent'
  if (known === 'absent') {
    const reading = {
      hasConcept: concepts.length > 0,
      isListed: isCommon(stem, context.language) || conceptsOf(stem, context.language).length > 0,
      isCompounding: COMPOUNDING.has(context.language),
    }
    const spelling = isNearable(stem) ? stem : word
    for (const near of nearTerms(spelling, index.vocabulary, reading)) terms.set(near.term, near.weight)
    if (terms.size > 0) known = 'near'
  }
  return {
    word,
    stem,
    weight: context.weight,
    isCue: context.cueWords.has(word) || concepts.some((concept) => context.cueConcepts.has(concept)),
    isGeneric: concepts.some((concept) => GENERIC_CONCEPTS.has(concept)) || namesCompany(index, stem, context.language),
    terms,
    known,
  }
}

/**
 * Returns the concept of the asked kind for a question whose own words the knowledge cannot say ("Where are you?"). If
 * the question asks when the business was founded, returns that concept always.
 */
function impliedWords(
  index: KnownBusiness,
  kinds: ReadonlySet<AskedKind>,
  words: readonly QuestionWord[],
): QuestionWord[] {
  const isBare = words.every((word) => word.terms.size === 0 && word.isCue)
  const saysFounded = words.some((word) => word.terms.has(conceptTerm('found')))
  return [...kinds].flatMap((kind): QuestionWord[] => {
    if (!isBare && (kind !== 'founded' || saysFounded)) return []
    const term = conceptTerm(CUE_CONCEPTS[kind]?.[0] ?? '')
    if (!index.holds(term)) return []
    return [
      {
        word: kind,
        stem: kind,
        weight: 1,
        isCue: true,
        isGeneric: false,
        terms: new Map([[term, CONCEPT_WEIGHT]]),
        known: 'concept',
      },
    ]
  })
}

/** Detects the visitor's language: by their words, the question before, the browser's locale, then the company. */
export function visitorLanguage(
  question: Pick<VisitorQuestion, 'text' | 'locale' | 'history'>,
  siteLanguage: string,
): string {
  const usual = languageOfLocale(question.locale) || siteLanguage || 'en'
  const spoken = (text: string, expected: string): string => languageOfWords(text, spokenWords(text), expected)
  const before = question.history.findLast((turn) => turn.role === 'visitor')?.text.slice(0, MAX_READ) ?? ''
  const expected = (before === '' ? '' : spoken(before, usual)) || usual
  return spoken(question.text.slice(0, MAX_READ), expected) || expected
}

/** Returns the words with a meaning of their own, or all words if there are none and `mayBeNone` is false. */
function contentWords(text: string, language: string, mayBeNone: boolean): string[] {
  const words = wordsOf(text)
  const stopwords = stopwordsOf(language)
  const namesDay = (word: string): boolean =>
    conceptsIn(word, language).some((concept) => concept === 'today' || concept === 'tomorrow')
  const isContent = (word: string): boolean =>
    (!stopwords.has(word) || namesDay(word)) && (word.length > 1 || /[\p{N}\p{Script=Han}]/u.test(word))
  const content = words.filter(isContent)
  return [...new Set(content.length > 0 || mayBeNone ? content : words)].slice(0, MAX_WORDS)
}

/** Earlier questions that complete a continuation. */
export interface EarlierQuestions {
  /** With the weight of their words, the latest first. */
  texts: readonly { text: string; weight: number }[]
}

const NOTHING_EARLIER: EarlierQuestions = { texts: [] }

function carriedWords(
  index: KnownBusiness,
  earlier: EarlierQuestions,
  context: ReadingContext,
  own: readonly QuestionWord[],
): QuestionWord[] {
  const said = new Set(own.map((word) => word.word))
  const carried: QuestionWord[] = []
  for (const { text, weight } of earlier.texts) {
    for (const word of contentWords(text, context.language, true)) {
      if (said.has(word)) continue
      said.add(word)
      carried.push(readWord(index, word, { ...context, weight }))
    }
  }
  return carried
}

function daysAround(clock: LocalMoment): ReadingContext['days'] {
  return { today: WEEKDAYS[weekdayOfDay(clock.day)] ?? '', tomorrow: WEEKDAYS[weekdayOfDay(clock.day + 1)] ?? '' }
}

/** Returns the words that name the day or time of opening; not of a holiday without a line of hours. */
function momentWords({ business }: KnownBusiness, folded: string, { days, by, said }: AskedMoment): string[] {
  const ofTime = wordsOf(said)
  const isTold = days.some((day) => isWithin(business.dates, dateOfDay(day)))
  if (by !== 'date' || (!isTold && !/\d/.test(folded))) return ofTime
  const left = new Set(wordsOf(readDates(folded).rest))
  return [...ofTime, ...wordsOf(folded).filter((word) => !left.has(word))]
}

/** Returns the words that name a season ("in December") with hours of its own. */
function seasonWords({ business }: KnownBusiness, folded: string): string[] {
  const { seasons, rest } = readSeasons(folded)
  const isTold = seasons.some(({ from }) => isWithin(business.dates, { month: Math.floor(from / 100), date: 1 }))
  const left = new Set(wordsOf(rest))
  return isTold ? wordsOf(folded).filter((word) => !left.has(word)) : []
}

/** The question that this one asks again for others, or itself. */
export const openingOf = (question: ParsedQuestion): ParsedQuestion => question.asksAgain ?? question

const tagsOf = memoize(MAX_LANGUAGES, (language) => {
  const { tags } = partOf('questions', language)
  return tags === undefined ? undefined : new RegExp(`[,\\s](?:${alternatives(tags)})\\s?[?!.]?$`, 'iu')
})

/** Returns a question without a word at its end that asks for a yes: "Shops get a discount, right?" */
function withoutTag(text: string, language: string): string {
  const at = tagsOf(language)?.exec(text)?.index ?? -1
  const said = text.slice(0, at)
  return at > 0 && wordsOf(said).length > 1 ? `${said}?` : text
}

/** Reads a question against the terms of the knowledge. `earlier` questions add words and kinds. */
export function parseQuestion(
  index: KnownBusiness,
  question: VisitorQuestion,
  earlier: EarlierQuestions = NOTHING_EARLIER,
): ParsedQuestion {
  const said = withoutGreeting(question.text.slice(0, MAX_READ))
  const language = visitorLanguage({ ...question, text: said }, index.company.language)
  const text = withoutTag(writeOut(said, language), language)
  const folded = inKnownWords(index, fold(text), language)
  const { kinds, cueWords } = readCues(folded, language)
  const asksAlone = kinds.size > 0
  for (const { text: before } of earlier.texts) {
    if (kinds.size > 0) break
    for (const kind of readCues(fold(before), language).kinds) kinds.add(kind)
  }
  const here = localMoment(question.now, question.timeZone ?? '')
  const clock = here ?? localMoment(question.now, 'UTC') ?? { day: 0, minutes: 0 }
  const before = earlier.texts.map((one) => one.text).join(' ')
  const isOnlyTime = before === '' && kinds.has('hours') && namesOnlyTime(folded, language)
  const asksAt = momentAsked({ folded, before: fold(before), language, isOnlyTime }, here)
  if (kinds.has('hours') && asksAt !== undefined)
    for (const word of momentWords(index, folded, asksAt)) cueWords.add(word)
  if (kinds.has('hours')) for (const word of seasonWords(index, folded)) cueWords.add(word)
  const context = {
    language,
    cueWords,
    cueConcepts: cueConcepts(kinds),
    weight: 1,
    days: daysAround(clock),
  }
  const own = contentWords(folded, language, asksAlone).map((word) => readWord(index, word, context))
  const carried = carriedWords(index, earlier, context, own)
  return {
    text,
    language,
    kinds,
    words: [...own, ...impliedWords(index, kinds, own), ...carried],
    stems: stemsOf(text),
    counted: kinds.has('count') ? wordCounted(folded, own) : undefined,
    asksAt,
  }
}
