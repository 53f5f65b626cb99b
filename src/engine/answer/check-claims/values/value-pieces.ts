import { memoize, memoizeTexts } from '#src/base/memoize.ts'
import { fold } from '../../text/fold.ts'
import { LANGUAGES, idleWordsOf } from '../../lexicon/lexicon.ts'
import { languageOfWords } from '../../text/spoken-language.ts'
import { wordsOf } from '../../text/split-words.ts'
import { stemOf } from '../../text/stem.ts'
import { countsIn } from '../claim-counts.ts'
import { sureDatesIn, weekdaysIn, withoutDates } from '../claim-dates.ts'
import { durationsIn, periodsIn, withOtherUnit, withoutDurations } from '../claim-durations.ts'
import { READ_PASSAGES } from '../claim-evidence.ts'
import { withoutLinks } from '../claim-links.ts'
import { logicOf } from '../claim-logic.ts'
import { numbersIn } from '../../units/written-numbers.ts'
import { sharesIn } from '../claim-quantities.ts'
import { possibleTimesIn, timesIn, withoutTimes } from '../claim-times.ts'
import { spelledPrices } from '../spelled-numbers.ts'
import { SENTENCE_END, termsOfText } from '../claim-statements.ts'
import { isCurrency, isNamedTime } from '../claimed-words.ts'
import { neutralStems } from '../neutral-words.ts'
import { tableLines } from '../table-lines.ts'

export const VALUE_KINDS = ['price', 'percent', 'time', 'date', 'day', 'duration', 'count'] as const
export type ValueKind = (typeof VALUE_KINDS)[number]

const ofKind = (text: string, kind: 'price' | 'percent'): string[] =>
  numbersIn(withoutTimes(text)).flatMap((number) => (number.kind === kind ? number.readings : []))

/** What would be short for a day if it were written with a capital letter. */
const NO_DAY = /(?<!\p{L})(?:mo|di|mi|do|fr|sa|so|ma|wo|vr|za|mar|mer|dom|sun|sat|dim|sam)(?!\p{L})/gu
/** An hour without a mark: "we close at 10". */
const AT_HOUR = /(?<!\p{L})at \d{1,2}(?=[,;!]|\.(?!\d)|$| (?:and|or|to|until|on)(?!\p{L}))/giu

const RECALLED = 1_000
/** Readers are asked for the same parts of sentences many times over. */
const reader = (read: (text: string) => readonly string[]): ((text: string) => readonly string[]) =>
  memoize(RECALLED, read)

/** How the values of each kind are read from a text; a value that may mean two things gives both. */
export const READ: Readonly<Record<ValueKind, (text: string) => readonly string[]>> = {
  price: reader((text) => [...ofKind(text, 'price'), ...spelledPrices(text).map((price) => price.split(' ')[0] ?? '')]),
  percent: reader((text) => [...ofKind(text, 'percent'), ...sharesIn(withoutDurations(text))]),
  time: reader((text) => [...possibleTimesIn(text)]),
  date: reader((text) => [...sureDatesIn(text)]),
  day: reader((text) => Array.from(weekdaysIn(text.replace(NO_DAY, ' '), true), String)),
  duration: reader((text) => [...durationsIn(text), ...periodsIn(text)]),
  count: reader((text) => countsIn(withoutDurations(withoutTimes(withoutDates(text.replace(AT_HOUR, ' ')))))),
}

/** A part of a passage that gives a value, with the words that it belongs to. */
export interface ValuePiece {
  kind: ValueKind
  text: string
  values: ReadonlySet<string>
  isDenied: boolean
  isClosed: boolean
  /** A duration that a price is for: it tells nothing against another duration. */
  isPeriod: boolean
  /** The sentences of its passage that give no price: what holds for all of them. */
  common: string
  /** All of its passage, folded; nothing where the answerer does not know the words of the language. */
  passage: string
  /** Stems, ideas and values of the part itself. */
  own: ReadonlySet<string>
  /** Those of the sentence, the one before it and what they stand under. */
  around: ReadonlySet<string>
  /** Those of the whole passage. */
  place: ReadonlySet<string>
}

const AND: Readonly<Record<string, string>> = {
  en: 'and|or|while|whereas|plus|rather than|instead of|compared (?:to|with)',
  de: 'und|oder|während|sowie|statt|anstatt',
  fr: 'et|ou|tandis que|alors que|au lieu de|contre',
  es: 'y|e|o|u|mientras que|en lugar de|en vez de|frente a',
  pt: 'e|ou|enquanto|em vez de',
  it: 'e|ed|o|oppure|mentre|invece di|contro',
  nl: 'en|of|terwijl|in plaats van',
}
const separators = new Map(
  Object.entries(AND).map(([language, words]) => [language, new RegExp(`[,;:|]\\s+|\\s(?:${words}|/|–)\\s`, 'giu')]),
)
const OTHER_SEPARATOR = /[,;،؛|]\s+|\s(?:\/|–)\s|\s(?=و[\u0621-\u064a]{3})/gu
const CONTRAST = /rather|instead|compared|statt|lieu|lugar|vez|frente|invece|plaats/i
const LABEL = /^[^:]{2,60}:(?=\s)/
/**
 * A value that nothing but a separator parts from the next one of its kind: "at 8 am and 3:30 pm", "Tuesdays and
 * Thursdays".
 */
const VALUE_ENDS: Partial<Record<ValueKind, RegExp>> = { time: /\d\s?(?:am|pm|a\.m\.|p\.m\.|uhr|h)?$/i }

/** What follows so many separators is one part: each is looked at with all that follows it. */
const MAX_CUTS = 40

/** Whether the values on both sides of a separator are told together. */
function areTogether(before: string, after: string, kind: ValueKind): boolean {
  if (kind === 'day')
    return (
      READ.day(/\S+\s*$/.exec(before)?.[0] ?? '').length > 0 &&
      READ.day(/^(?:\p{L}{1,3} )?\S+/u.exec(after)?.[0] ?? '').length > 0
    )
  return (VALUE_ENDS[kind] ?? /\d$/).test(before) && /^(?:at |um |à |a las |alle |às )?\d/i.test(after)
}

/**
 * A sentence cut so that each part holds one value, or several that are told together (a range, two times of one day).
 * What stands before a colon belongs to all parts, and so does what follows the last value; a part that begins with its
 * value keeps the words before the value of the part before it: "Membership: 42 € for adults, 29 € for students" has
 * membership in both.
 */
export function cutByValues(sentence: string, kind: ValueKind, language: string): string[] {
  if (READ[kind](sentence).length === 0) return [sentence.trim()]
  const parts: string[] = []
  let from = 0
  let isHeld = false
  const contrasted = new Set<number>()
  const marks = [...sentence.matchAll(separators.get(language) ?? OTHER_SEPARATOR)].slice(0, MAX_CUTS)
  for (const { 0: mark, index } of marks) {
    const to = index + mark.length
    isHeld ||= READ[kind](sentence.slice(from, index)).length > 0
    const after = sentence.slice(to)
    if (!isHeld || READ[kind](after).length === 0 || areTogether(sentence.slice(from, index), after, kind)) continue
    parts.push(sentence.slice(from, to))
    if (CONTRAST.test(mark)) contrasted.add(parts.length)
    from = to
    isHeld = false
  }
  const [last, tail] = cutTail(sentence.slice(from), kind)
  const label = LABEL.exec(sentence)?.[0] ?? ''
  let head = ''
  return [...parts, last].map((part, at) => {
    const isBare =
      at > 0 && !contrasted.has(at) && kind !== 'day' && (/^[^\p{L}]*\d/u.test(part) || !hasSubject(part, language))
    if (!isBare) head = headOf(part, kind)
    return `${at > 0 ? label : ''} ${isBare ? head.replace(label, '').replace(FROM_ENDS, '') : ''} ${part} ${tail}`.trim()
  })
}

/** What stands before the first value of a kind. */
function headOf(part: string, kind: ValueKind): string {
  const count = READ[kind](part).length
  const starts = Array.from(part.matchAll(/[^\p{L}\d\s]?\d[\d.,:]*/gu), ({ index }) => index)
  const losing = count === 0 ? -1 : starts.findIndex((start) => READ[kind](part.slice(start)).length !== count)
  return part.slice(0, losing === -1 ? starts.at(-1) : starts[losing - 1])
}

const FROM_ENDS = /(?<!\p{L})(?:from|ab|da|de|desde|dès|vanaf|a partir de|à partir de|a partire da)\s*$/iu

/** Whether a part has words of its own beside days, months, plain words and values. */
function hasSubject(part: string, language: string): boolean {
  const [stopwords, neutral] = [idleWordsOf(language), neutralStems(language)]
  return wordsOf(part).some(
    (word) =>
      word.length > 2 &&
      !/\p{N}/u.test(word) &&
      !stopwords.has(word) &&
      !neutral.has(stemOf(word)) &&
      !isNamedTime(word) &&
      !isCurrency(word),
  )
}

/** What follows the last value after a comma is said of all values of the sentence. */
function cutTail(part: string, kind: ValueKind): [last: string, tail: string] {
  const marks = [...part.matchAll(/[,;،|]\s+/g)].slice(-MAX_CUTS)
  const lastBefore = marks.findLastIndex(({ 0: mark, index }) => READ[kind](part.slice(index + mark.length)).length > 0)
  const ends = marks.slice(lastBefore + 1).find(({ index }) => READ[kind](part.slice(0, index)).length > 0)
  return ends ? [part.slice(0, ends.index), part.slice(ends.index)] : [part, '']
}

/** Spans that "a day" and "per month" stand for tell nothing apart. */
const COMMON_SPANS = new Set(['1440 min', '10080 min', '1 month', '12 month'])

/** Marks for the values that a text names, by which its other values are told apart. */
export const marksOf = (text: string): string[] =>
  VALUE_KINDS.flatMap((kind) =>
    (kind === 'time' ? timesIn(text) : READ[kind](text)).flatMap((value) =>
      COMMON_SPANS.has(value) ? [] : [`§${kind} ${value}`],
    ),
  )

/** The parts of a passage that give values. */
const readPassage = memoizeTexts(READ_PASSAGES, (title, text, language): ValuePiece[] => {
  const place = termsOfText(`${title} ${text}`, language)
  const passage = LANGUAGES.includes(language) ? fold(`${title}\n${text}`) : ''
  const common = fold(
    text
      .split(/\n|(?<=[.!?])\s/)
      .filter((sentence) => READ.price(sentence).length === 0)
      .join(' '),
  )
  return tableLines(text).flatMap(({ line, under }) => {
    const spoken = languageOfWords(line, wordsOf(line), language) || language
    const above = `${title} ${under}`
    return withoutLinks(line)
      .split(SENTENCE_END)
      .flatMap((sentence, at, all) =>
        readSentence(sentence, { beside: `${above} ${all[at - 1] ?? ''}`, spoken, place, common, passage }),
      )
  })
})

/** Reads the parts of passages that give values. */
export const readValuePieces = (passages: readonly { title: string; text: string }[], language: string): ValuePiece[] =>
  passages.flatMap(({ title, text }) => readPassage(title, text, language))

/** Whether the clause of a part that holds its value is a denial. */
const isDeniedIn = (part: string, kind: ValueKind, language: string): boolean =>
  part
    .split(/[,;:،؛(]\s?|\s(?:and|und|et|y|e|en)\s/)
    .some((clause) => READ[kind](clause).length > 0 && logicOf(clause, language).isDenied)

const PARTS = 50

/** What a sentence stands in: its passage, and the words above and before it. */
interface Surroundings extends Pick<ValuePiece, 'place' | 'common' | 'passage'> {
  beside: string
  spoken: string
}

function readSentence(sentence: string, { beside, spoken, ...held }: Surroundings): ValuePiece[] {
  const around = new Set([...termsOfText(`${beside} ${sentence}`, spoken), ...marksOf(sentence)])
  // A sentence is cut alike for most kinds.
  const readPart = memoize(PARTS, (part) => ({
    text: fold(part),
    own: new Set([...termsOfText(part, spoken), ...marksOf(part)]),
    isClosed: logicOf(part, spoken).isClosed,
  }))
  return VALUE_KINDS.flatMap((kind) => {
    if (READ[kind](sentence).length === 0) return []
    return cutByValues(sentence, kind, spoken).flatMap((part) => {
      const values = new Set(kind === 'duration' ? READ[kind](part).flatMap(withOtherUnit) : READ[kind](part))
      return values.size === 0
        ? []
        : [
            {
              kind,
              values,
              isDenied: isDeniedIn(part, kind, spoken),
              isPeriod: kind === 'duration' && durationsIn(part).size === 0,
              around,
              ...held,
              ...readPart(part),
            },
          ]
    })
  })
}
