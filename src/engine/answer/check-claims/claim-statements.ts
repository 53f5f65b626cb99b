import { memoizeTexts } from '#src/base/memoize.ts'
import { COMPOUNDING, conceptsOf } from '../lexicon/lexicon.ts'
import { fold } from '../text/fold.ts'
import { conceptTerm } from '../text/analyse.ts'
import { numberOf } from '../text/number-words.ts'
import { languageOfWords } from '../text/spoken-language.ts'
import { wordsOf } from '../text/split-words.ts'
import { stemOf } from '../text/stem.ts'
import { valueKindsOf } from '../units/values.ts'
import { datesIn, weekdaysIn } from './claim-dates.ts'
import { READ_PASSAGES } from './claim-evidence.ts'
import { withoutLinks } from './claim-links.ts'
import { type Logic, logicOf } from './claim-logic.ts'
import { numbersIn } from '../units/written-numbers.ts'
import { timesIn } from './claim-times.ts'
import { pricePieces } from './values/price-pieces.ts'

/** A part of a passage that says one thing. */
export interface Statement {
  /** Its stems and ideas. */
  own: ReadonlySet<string>
  text: string
  /** And those of what it stands under. */
  around: ReadonlySet<string>
  values: ReadonlySet<string>
  prices: ReadonlySet<string>
  /** The passage that it stands in. */
  place: string
  isIncluded: boolean
  /** Whether what it stands under denies something: "Repairs without an appointment". */
  isUnderDenied: boolean
  logic: Logic
  /** Of the sentence that it is a part of. */
  whole: Logic
}

/** What the sentences of an answer are held against. */
export interface Support {
  statements: readonly Statement[]
  stems: readonly string[]
  known: ReadonlySet<string>
  said: ReadonlySet<string>
  language: string
  /** Of the visitor, '' when nothing tells. */
  visitorLanguage: string
  company: ReadonlySet<string>
}

/**
 * The language of a sentence of an answer: where its own words do not tell, the visitor's when they may be of that one,
 * else the passages'.
 */
export function languageOfSentence({ language, visitorLanguage }: Support, text: string): string {
  const words = wordsOf(text)
  return languageOfWords(text, words, language) || languageOfWords(text, words, visitorLanguage) || language
}

export const SENTENCE_END =
  /(?<=[.!?;؟])(?<!(?<!\p{L})(?:excl|incl|exkl|inkl|zzgl|approx|aprox|bzw|ggf|evtl|max|min|ca|nr|no|tel|dr|st)\.)\s+/iu
/** Where a sentence may go on with something else. */
const CLAUSE_END = /[;,،؛–—]\s+|\s(?=(?:and|but|or|und|aber|oder|et|mais|ou|y|pero|o|ma|e|en|maar|of|ولكن|لكن)\s(?!\d))/
const HARD_END = /[;؛–—]\s+/
const INCLUDED =
  /\b(?:includ\p{L}*|inklusive|inbegriffen|enthalten|comprise?s?|inclu\p{L}*|compres[ao]|inbegrepen|inclusief)\b|يشمل|شامل/u

/** What is paid back, and other ideas that take more than a word to say. */
const PHRASES: readonly [RegExp, string][] = [
  [/\b(?:pa(?:y|id)|give|get|money) (?:\w{1,12} ){0,2}back\b|zuruckzahl|zuruckbekomm|geld zuruck/, '§refund'],
  [/\bcall(?:s|ed)? (?:\w{1,12} )?off\b/, '§cancel'],
]

/** What a link is, by itself. */
const ONLINE = new Set(['online', 'ligne', 'linea', 'linha'].map(stemOf))

const MIN_PART = 4

/** The ideas of a stem; those of the last part of a compound that has none of its own. */
export function ideasOfStem(stem: string, language: string): string[] {
  const own = conceptsOf(stem, language)
  if (own.length > 0 || stem.length < 2 * MIN_PART || !COMPOUNDING.has(language)) return own.map(conceptTerm)
  for (let at = MIN_PART; at <= stem.length - MIN_PART; at++) {
    const ideas = conceptsOf(stem.slice(at), language)
    if (ideas.length > 0) return ideas.map(conceptTerm)
  }
  return []
}

/** The stems of a text and the ideas behind them. */
export function termsOfText(text: string, language: string): Set<string> {
  const stems = wordsOf(text).flatMap((word) => [
    stemOf(word),
    ...(numberOf(word) === '' ? [] : [`#${numberOf(word)}`]),
  ])
  const online = /https?:|www\./.test(text) ? [...ONLINE] : []
  const phrases = PHRASES.flatMap(([pattern, idea]) => (pattern.test(fold(text)) ? [idea] : []))
  return new Set([...phrases, ...online, ...stems.flatMap((stem) => [stem, ...ideasOfStem(stem, language)])])
}

/** Ideas that a text holds without a word for them. */
function ideasOfValues(text: string): string[] {
  const kinds = valueKindsOf(text)
  const days = weekdaysIn(text, false)
  const times = timesIn(text).map(Number)
  return [
    ...(kinds.has('price') ? ['price', 'pay', 'buy'] : []),
    ...(kinds.has('phone') ? ['phone', 'contact'] : []),
    ...(kinds.has('email') ? ['email', 'contact'] : []),
    ...(days.has(5) && days.has(6) ? ['weekend'] : []),
    ...(days.has(0) && days.has(4) ? ['weekday'] : []),
    ...(times.length > 0 ? ['open', 'close'] : []),
    ...(times.some((minutes) => minutes < 720) ? ['morning'] : []),
    ...(times.some((minutes) => minutes >= 720 && minutes < 1080) ? ['afternoon'] : []),
    ...(times.some((minutes) => minutes >= 1020) ? ['evening'] : []),
  ].map(conceptTerm)
}

/** Numbers, times and dates of a text, so that they can be compared. */
export function valuesOf(text: string): Set<string> {
  const numbers = numbersIn(text).flatMap(({ readings }) => readings)
  return new Set([
    ...numbers,
    ...timesIn(text).map((minutes) => `t${minutes}`),
    ...[...datesIn(text, false)].map((date) => `d${date}`),
  ])
}

/** The statements of a passage, where nothing else tells of this language. */
const readStatements = memoizeTexts(READ_PASSAGES, (title, text, language): Statement[] => {
  const place = `${title}\n${text}`
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const head = lines.find((line) => line.startsWith('|')) ?? lines[0] ?? ''
  return lines.flatMap((line) => {
    const heading = `${title} ${line.startsWith('|') || head.length <= 60 ? head : ''}`
    const spoken = languageOfWords(line, wordsOf(line), language) || language
    const isUnderIncluded = INCLUDED.test(fold(heading))
    const isUnderDenied = logicOf(title, language).isDenied
    return line.split(SENTENCE_END).flatMap((sentence) => {
      const around = new Set([...termsOfText(`${heading} ${sentence}`, spoken), ...ideasOfValues(sentence)])
      return pricePieces(sentence)
        .flatMap((piece) => clausesOf(piece, spoken))
        .map((clause) => readStatement(clause, { sentence, spoken, around, place, isUnderIncluded, isUnderDenied }))
    })
  })
})

/** What a clause of a passage stands in. */
interface StatedIn extends Pick<Statement, 'around' | 'place' | 'isUnderDenied'> {
  sentence: string
  spoken: string
  isUnderIncluded: boolean
}

function readStatement(
  clause: string,
  { sentence, spoken, around, place, isUnderIncluded, isUnderDenied }: StatedIn,
): Statement {
  return {
    own: new Set([...termsOfText(clause, spoken), ...ideasOfValues(clause)]),
    text: clause,
    around,
    place,
    values: valuesOf(withoutLinks(clause)),
    prices: new Set(numbersIn(clause).flatMap(({ kind, readings }) => (kind === 'price' ? readings.slice(0, 1) : []))),
    isIncluded: INCLUDED.test(fold(sentence)) || isUnderIncluded,
    isUnderDenied,
    logic: logicOf(clause, spoken),
    whole: logicOf(sentence, spoken),
  }
}

/** The parts of a sentence that are said in different ways; one where all is said plainly stays whole. */
export function clausesOf(sentence: string, language: string): string[] {
  const { isDenied, isFree, isClosed } = logicOf(sentence, language)
  return sentence.split(isDenied || isFree || isClosed ? CLAUSE_END : HARD_END)
}

/** Reads what sentences are held against, once for an answer. */
export function gatherSupport(ground: {
  passages: readonly { title: string; text: string }[]
  said: readonly string[]
  language: string
  company: string
}): Support {
  const statements = ground.passages.flatMap(({ title, text }) => readStatements(title, text, ground.language))
  const said = ground.said.join('\n')
  const known = new Set(statements.flatMap(({ around, own }) => [...around, ...own]))
  return {
    statements,
    stems: [...known].filter((term) => !/^[§#]/.test(term)),
    known,
    said: new Set(wordsOf(said).map(stemOf)),
    language: ground.language,
    visitorLanguage: languageOfWords(said, wordsOf(said)),
    company: new Set(wordsOf(ground.company).map(stemOf)),
  }
}
