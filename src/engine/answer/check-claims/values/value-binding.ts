import { languageRarity } from '../../common-words/word-rarity.ts'
import { conceptsOf, stopwordsOf } from '../../lexicon/lexicon.ts'
import { conceptTerm } from '../../text/analyse.ts'
import { fold } from '../../text/fold.ts'
import { wordsOf } from '../../text/split-words.ts'
import { stemOf } from '../../text/stem.ts'
import { countsIn, listedIn, withoutBoth } from '../claim-counts.ts'
import { sharesIn } from '../claim-quantities.ts'
import { weekdaysIn, withoutDates } from '../claim-dates.ts'
import { durationsIn, withoutDurations } from '../claim-durations.ts'
import { withoutLinks } from '../claim-links.ts'
import { isAsking, isCostWord, logicOf } from '../claim-logic.ts'
import { claimedTimesIn, timesIn, withoutTimes } from '../claim-times.ts'
import { spelledValue } from '../spelled-numbers.ts'
import { type Support, languageOfSentence } from '../claim-statements.ts'
import { type Claimed, claimedWords, holds, weakWords } from '../claimed-words.ts'
import { neutralStems } from '../neutral-words.ts'
import { keepsTerms } from './value-terms.ts'
import { READ, VALUE_KINDS, type ValueKind, type ValuePiece, cutByValues, marksOf } from './value-pieces.ts'

/** A few of something are often counted by who speaks. */
const FEW =
  /(?<!\p{L})(?:two|three|four|both|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro|dois|duas|quatro|twee|drie) (?:options?|ways?|plans?|packages?|times|dates?|models?|sizes?|pakete|moglichkeiten|optionen|tarife|varianten|mal|formules?|possibilites|fois|tailles|opciones|fechas|modalidades|veces|planes|opcoes|planos|vezes|opzioni|formule|volte|soluzioni|opties|keer|pakketten|mogelijkheden)(?!\p{L})/gu

const YEAR = /^20\d\d$/

/** The values that a sentence claims, each with all readings of it. */
function claimedValues(text: string, kind: ValueKind): string[][] {
  if (kind === 'time') return claimedTimesIn(text)
  if (kind === 'day') return Array.from(weekdaysIn(text, false), (day) => [String(day)])
  if (kind === 'date')
    return READ.date(text)
      .filter((date) => date.includes('-'))
      .map((date) => [date])
  if (kind === 'duration') return Array.from(durationsIn(text), (duration) => [duration])
  if (kind === 'count')
    return countsIn(withoutDurations(withoutTimes(withoutDates(withoutBoth(text).replace(FEW, ' ')))))
      .filter((value) => !YEAR.test(value))
      .map((value) => [value])
  return READ[kind](text).map((value) => [value])
}

/** A value of a sentence, held against the parts of passages that give values of its kind. */
export interface PlacedValue {
  kind: ValueKind
  /** Whether another value's part says clearly more of what it is told of, or no part counts it. */
  isMisplaced: boolean
  /** Whether it is told without the terms under which the passages give it. */
  losesTerms: boolean
  /** How much more of the words that place it another value's part says, as a share of them all: 0 to 1. */
  margin: number
  /** The same of all words beside it, plain ones too. */
  plainMargin: number
}

interface ToldIn {
  text: string
  before: string
  lead: string
  saidNumbers: ReadonlySet<string>
}

/**
 * Where the values of a sentence stand in the passages. Of the pieces that give values of a kind, one with this value should share at least as
 * much with the sentence as the best of the others. Shared words are weighed by their rarity among these pieces.
 */
export function placeValues(pieces: readonly ValuePiece[], support: Support, told: ToldIn): PlacedValue[] {
  const bare = withoutLinks(told.text)
  const language = languageOfSentence(support, bare)
  return VALUE_KINDS.flatMap((kind) => {
    if (kind === 'count' && (isAsking(told.text) || /:\W*$/.test(told.text))) return []
    const given = pieces.filter((piece) => piece.kind === kind)
    return cutByValues(bare, kind, language).flatMap((part) => placeInPart(part, { ...told, bare, kind, language, pieces, given, support }))
  })
}

const distinct = (claims: readonly string[][]): string[][] => [
  ...new Map(claims.map((readings) => [readings.join(' '), readings])).values(),
]

interface PartOfSentence extends ToldIn {
  bare: string
  kind: ValueKind
  language: string
  pieces: readonly ValuePiece[]
  given: readonly ValuePiece[]
  support: Support
}

function placeInPart(
  part: string,
  { bare, before, lead, saidNumbers, kind, language, pieces, given, support }: PartOfSentence,
): PlacedValue[] {
  const listed = String(listedIn(bare))
  const claims = distinct(claimedValues(part, kind)).filter((readings) => kind !== 'count' || !readings.includes(listed))
  if (claims.length === 0) return []
  const { isDenied, isClosed } = logicOf(part, language)
  const all = claimedValues(bare, kind).flat()
  // Days of one part are told of one thing.
  const told = new Set(kind === 'day' ? all.filter((value) => !claims.flat().includes(value)) : all)
  const named = wordsToBind(support, part, { kind, language })
  const isOfBefore = REFERRING.test(fold(part)) && !named.some(({ word, isNear }) => isNear && !isValue(word))
  const words = isOfBefore ? [...wordsOfClause(support, before, { kind, language }), ...named] : named
  const weighed = weigh(words.length > 0 || kind !== 'price' ? words : plainWords(support, part, language), given)
  const weighedBeside = weigh(wordsBeside(part, { kind, language }, given), given)
  // A value that was told of something there is told of something else here.
  const isHelped = (readings: readonly string[]): boolean => !isOfBefore && !readings.some((value) => READ[kind](before).includes(value))
  const withBefore = (): Weighed[] => weigh([...words, ...wordsOfClause(support, before, { kind, language })], given)
  return claims.map((readings) => {
    const held = { isDenied, isClosed, told, ratio: RATIOS[kind] ?? 1 }
    const alone = placesOf(readings, weighed, given, held)
    const { own, isBeaten, margin } =
      alone.isBeside && isHelped(readings) ? milder(alone, placesOf(readings, withBefore(), given, held)) : alone
    const isSaid =
      own.length === 0 &&
      kind === 'count' &&
      readings.some((value) => saidNumbers.has(value) || isAge(pieces, value) || isShare(pieces, part, value))
    if (isSaid) return { kind, isMisplaced: false, losesTerms: false, margin: 0, plainMargin: 0 }
    const keeps = (piece: ValuePiece): boolean => keepsTerms(part, { sentence: bare, lead, piece, isDenied: isDenied || isClosed })
    return {
      kind,
      isMisplaced: (own.length === 0 && kind === 'count') || isBeaten || (kind === 'price' && isOfOtherNumber(part, readings, given)),
      losesTerms: own.length > 0 && !own.some(keeps),
      margin,
      plainMargin: placesOf(readings, weighedBeside, given, held).margin,
    }
  })
}

/** Where a price is said to be for so many: at the begin, or with a preposition behind its currency. */
const FOR_SO_MANY =
  /^\W*[\p{L}\d-]{1,30}(?= \p{L})|(?<=(?:\d|€|eur|euros?|£|\$|chf) ?(?:for|f[uü]r|pour|por|para|per|voor) )[\p{L}\d-]{1,30}(?= \p{L})/giu

/** Whether a price is said to be for as many as only another price is for: "12 for £2.90", where the passages have six for that. */
function isOfOtherNumber(part: string, readings: readonly string[], given: readonly ValuePiece[]): boolean {
  const counts = [...part.matchAll(FOR_SO_MANY)].flatMap(([found]) => READ.count(found)).map((count) => `§count ${count}`)
  const has = (piece: ValuePiece, count: string): boolean => piece.own.has(count)
  const own = given.filter(({ values }) => readings.some((value) => values.has(value)))
  return counts.some((count) => given.some((piece) => has(piece, count)) && own.length > 0 && !own.some((piece) => has(piece, count)))
}

/** "You must be 23", where the passages say 23 years. */
const isAge = (pieces: readonly ValuePiece[], value: string): boolean =>
  pieces.some(({ values }) => values.has(`${Number(value) * 12} month`))

/** "Half of it", where the passages say 50 %. */
const isShare = (pieces: readonly ValuePiece[], part: string, value: string): boolean =>
  sharesIn(part).includes(value) && pieces.some(({ kind, values }) => kind === 'percent' && values.has(value))

/** What begins by pointing at what was named before. */
const REFERRING =
  /^\W*(?:it|its|they|this|that|these|es|er|sie|das|dies\p{L}*|il|elle|ils|elles|ce|c'est|cela|ca|cel\p{L}+|est[eoa]s?|es[eoa]|ele|ela|isso|esso|essa|questo|questa|het|dit|deze|dat|cuesta|costa|custa|dura)(?!\p{L})/u

/** What follows is said not to be there. */
const WITHOUT = /(?<!\p{L})(?:without|ohne|sans|sin|senza|sem|zonder|بدون)(?: \p{L}+){1,2}/giu
/** An item of a list is named before a colon. */
const LABELLED = /^\W*[^:.,;\s]+(?: [^:.,;\s]+){0,2}:\s/
const CLAUSE = /[,;،؛:]\s+|\s[–—-]\s/

interface Weighed {
  word: Claimed
  weight: number
  /** Whether it stands in a clause that gives the value. */
  isNear: boolean
}

/** Whether it stands for another value, as those of `marksOf` do. */
const isValue = ({ stem }: Claimed): boolean => stem.startsWith('§')

/** What is counted tells counts apart, however plain a word it is. */
const COUNTED = 0.8
const MARK = 0.3
/** What stands in a clause before the value is often its subject, what stands in one behind it seldom. */
const BEFORE = 0.8
const BEHIND = 0.3
const MIN_RARITY = 0.6

/** The words and other values of a part by which its values of a kind are placed, plain words for nothing unless they are written as names. */
function wordsToBind(support: Support, part: string, { kind, language }: { kind: ValueKind; language: string }): Weighed[] {
  const clauses = part.replace(WITHOUT, ' ').split(CLAUSE)
  const first = clauses.findIndex((clause) => READ[kind](clause).length > 0)
  const last = clauses.findLastIndex((clause) => READ[kind](clause).length > 0)
  const isLabelled = LABELLED.test(part)
  const own = clauses.map((clause, at) => wordsOfClause(support, clause, { kind, language, isLabel: isLabelled && at === 0 }))
  // What a semicolon parts from a clause that has words of its own is seldom its subject.
  const isParted = /;\s/.test(part) && namesSubject(own[first])
  const nearest = own.findLastIndex((found, at) => at <= last && namesSubject(found))
  const shareOf = (at: number): number => {
    if (at < first) return isParted ? BEHIND : BEFORE ** (2 * (first - at) - 1)
    if (at > last) return kind === 'count' ? 0 : BEHIND
    return 1
  }
  const words = own.flatMap((found, at) =>
    found.map(({ word, weight }) => ({
      word,
      isNear: (at >= Math.min(first, nearest) && at <= last) || (isLabelled && at === 0),
      weight: weight * (isValue(word) && !isParted ? Math.max(shareOf(at), BEFORE) : shareOf(at)),
    })),
  )
  return [...new Map(words.toSorted((a, b) => a.weight - b.weight).map((one) => [one.word.stem, one])).values()].filter(
    ({ weight }) => weight > 0,
  )
}

/** Whether a clause has words that its value may belong to. */
const namesSubject = (words: readonly Weighed[] = []): boolean => words.some(({ word, weight }) => weight > 0 && !isValue(word))

/** Where an answer says that it has something from, by stems. */
const SOURCE = new Set('website webseite site page seite sito pagina web sitio'.split(' ').map(stemOf))
/** Ideas that a time of day says by itself. */
const PARTS_OF_DAY = ['§morning', '§afternoon', '§evening']

interface BoundClause {
  kind: ValueKind
  language: string
  /** Whether it names an item of a list. */
  isLabel?: boolean
}

const wordsOfClause = (support: Support, clause: string, bound: BoundClause): Weighed[] => [
  ...spokenWords(support, clause, bound),
  ...markedValues(clause, bound.kind),
]

function spokenWords(support: Support, clause: string, { kind, language, isLabel = false }: BoundClause): Weighed[] {
  // The unit of a length of time is a part of it.
  const text = kind === 'duration' ? withoutDurations(clause) : clause
  const claiming = new Set(claimedWords(support, text, language).map(({ stem }) => stem))
  const names = new Set((text.match(/(?<=\p{L}[\p{L}:,]* )\p{Lu}[\p{L}]*/gu) ?? []).map((name) => stemOf(fold(name))))
  const neutral = neutralStems(language)
  const isNamed = (stem: string): boolean => names.has(stem) || isLabel
  const tellsNothing = ({ stem, terms }: Claimed): boolean =>
    SOURCE.has(stem) ||
    spelledValue(stem) !== undefined ||
    (kind === 'time' && PARTS_OF_DAY.some((part) => terms.has(part))) ||
    (kind !== 'count' && !isNamed(stem) && [...terms].every((term) => neutral.has(term)))
  const weightOf = (word: Claimed): number => {
    if (tellsNothing(word)) return 0
    if (claiming.has(word.stem)) return Math.max(MIN_RARITY, languageRarity(word.stem, language))
    if (isNamed(word.stem)) return 1
    return kind === 'count' ? COUNTED : 0
  }
  return weakWords(support, text, language).map((word) => ({ word, weight: weightOf(word), isNear: true }))
}

/** The values of other kinds that a clause gives, by which counts are not told apart. */
function markedValues(clause: string, kind: ValueKind): Weighed[] {
  if (kind === 'count') return []
  const times = new Set(timesIn(clause))
  const isMeant = (mark: string): boolean => !mark.startsWith(`§${kind} `) && (!mark.startsWith('§time ') || times.has(mark.slice(6)))
  const marks = marksOf(clause).filter(isMeant)
  const days = marks.filter((mark) => mark.startsWith('§day')).length
  return marks.map((mark) => ({
    word: { stem: mark, terms: new Set([mark]) },
    weight: mark.startsWith('§count') ? MARK : mark.startsWith('§day') ? 1 / days : 1,
    isNear: true,
  }))
}

/** What places a price of a sentence that has plain words only, two of them at least. */
function plainWords(support: Support, text: string, language: string): Weighed[] {
  const words = weakWords(support, text, language).filter(({ stem }) => !SOURCE.has(stem) && !isCostWord(stem))
  return words.length < 2 ? [] : words.map((word) => ({ word, weight: COUNTED, isNear: true }))
}

/** All words beside a value that some part has, plain ones too, each for as much. */
function wordsBeside(part: string, { kind, language }: BoundClause, given: readonly ValuePiece[]): Weighed[] {
  const stopwords = stopwordsOf(language)
  const spoken = wordsOf(kind === 'duration' ? withoutDurations(part) : part)
  const stems = new Set(spoken.filter((word) => word.length > 1 && !stopwords.has(word) && !/\p{N}/u.test(word)).map(stemOf))
  const words = Array.from(stems, (stem) => ({ stem, terms: new Set([stem, ...conceptsOf(stem, language).map(conceptTerm)]) }))
  const said = words.filter((word) => given.some(({ own, around }) => holds(own, word) || holds(around, word)))
  return said.map((word) => ({ word, weight: 1, isNear: true }))
}

/** Words count the more, the fewer parts have them as their own. */
function weigh(words: readonly Weighed[], given: readonly ValuePiece[]): Weighed[] {
  return words.map(({ word, weight, isNear }) => {
    const own = given.filter((piece) => holds(piece.own, word)).length
    const count = own > 0 ? own : given.filter(({ around }) => holds(around, word)).length
    return { word, isNear, weight: weight * Math.min(3, Math.log2((given.length + 1) / (count + 0.5))) }
  })
}

const OWN = 2
/** Days are told of things that often share an idea: there the word itself says more than another one for its idea. */
const EXACT_OF_DAY = 2.5
const AROUND = 1.2
const PLACE = 0.6
/** A word that one part has to itself, where another only stands beside it. */
const MARGIN = 0.46
/** How much more another part has to say, for values that are less often told apart by the words beside them. */
const RATIOS: Partial<Record<ValueKind, number>> = { count: 1.9, duration: 1.4, time: 1.2, date: 1.2 }

const sumOf = (scores: readonly { score: number }[]): number => scores.reduce((sum, { score }) => sum + score, 0)

/** How near to a part's value a word is said; the rest of the passage tells only for the value that is asked for. */
function levelOf(word: Claimed, { kind, own, around, place }: ValuePiece, isOwn: boolean): number {
  if (kind === 'day' && own.has(word.stem)) return EXACT_OF_DAY
  if (holds(own, word)) return OWN
  if (holds(around, word)) return AROUND
  return isOwn && holds(place, word) ? PLACE : 0
}

/** What the answer said before may tell two values of one sentence apart; it is not held against this one. */
const milder = (alone: Places, withBefore: Places): Places =>
  withBefore.margin < alone.margin && !withBefore.isBeaten ? withBefore : alone

interface Places {
  /** The parts that give the value and say most of the words with it. */
  own: ValuePiece[]
  isBeaten: boolean
  margin: number
  /** Whether the other value that says most stands in one sentence with this one. */
  isBeside: boolean
}

/**
 * What gives a value, and whether another value's part says more. A value that the sentence tells as well has words of its own there, and is no
 * rival; neither is one of an open day to a closed one.
 */
function placesOf(
  readings: readonly string[],
  words: readonly Weighed[],
  given: readonly ValuePiece[],
  { isDenied, isClosed, told, ratio }: { isDenied: boolean; isClosed: boolean; told: ReadonlySet<string>; ratio: number },
): Places {
  const scored = given.map((piece) => {
    const isOwn = readings.some((value) => piece.values.has(value))
    const scores = words.map(({ word, weight, isNear }) => ({ isNear, score: weight * levelOf(word, piece, isOwn) }))
    return { piece, isOwn, near: sumOf(scores.filter(({ isNear }) => isNear)), score: sumOf(scores) }
  })
  const own = scored.filter(({ isOwn }) => isOwn)
  const best = Math.max(0, ...own.map(({ score }) => score))
  const nearest = Math.max(0, ...own.map(({ near }) => near))
  const isOnlyClosed = isClosed && own.some(({ piece }) => piece.isClosed)
  const isRival = (piece: ValuePiece): boolean =>
    !piece.isPeriod &&
    (isDenied || !piece.isDenied) &&
    (!isOnlyClosed || piece.isClosed) &&
    [...piece.values].some((value) => !told.has(value))
  const rivals = scored.filter(({ piece, isOwn }) => !isOwn && isRival(piece))
  const most = Math.max(0, ...rivals.map(({ score }) => score))
  const strongest = rivals.filter(({ score }) => score === most && most > best)
  const whole = OWN * words.reduce((sum, { weight }) => sum + weight, 0)
  return {
    own: own.filter(({ score }) => score > best - 0.01).map(({ piece }) => piece),
    isBeaten: own.length > 0 && rivals.some(({ near, score }) => score > ratio * best + MARGIN && near > nearest - MARGIN),
    margin: whole > 0 ? Math.max(0, most - best) / whole : 0,
    isBeside: strongest.some(({ piece }) => own.some((one) => one.piece.around === piece.around)),
  }
}
