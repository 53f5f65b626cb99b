import { fold } from '../../text/fold.ts'
import { countsIn, listedIn, withoutBoth } from '../claim-counts.ts'
import { sharesIn } from '../claim-quantities.ts'
import { weekdaysIn, withoutDates } from '../claim-dates.ts'
import { durationsIn, withoutDurations } from '../claim-durations.ts'
import { withoutLinks } from '../claim-links.ts'
import { isAsking, logicOf } from '../claim-logic.ts'
import { claimedTimesIn, withoutTimes } from '../claim-times.ts'
import { type Support, languageOfSentence } from '../claim-statements.ts'
import { type Weighed, isValue, plainWords, weigh, wordsBeside, wordsOfClause, wordsToBind } from './binding-words.ts'
import { RATIOS, milder, placesOf } from './value-places.ts'
import { keepsTerms } from './value-terms.ts'
import { READ, VALUE_KINDS, type ValueKind, type ValuePiece, cutByValues } from './value-pieces.ts'

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
 * Where the values of a sentence stand in the passages. Of the pieces that give values of a kind, one with this value
 * should share at least as much with the sentence as the best of the others. Shared words are weighed by their rarity
 * among these pieces.
 */
export function placeValues(pieces: readonly ValuePiece[], support: Support, told: ToldIn): PlacedValue[] {
  const bare = withoutLinks(told.text)
  const language = languageOfSentence(support, bare)
  return VALUE_KINDS.flatMap((kind) => {
    if (kind === 'count' && (isAsking(told.text) || /:\W*$/.test(told.text))) return []
    const given = pieces.filter((piece) => piece.kind === kind)
    return cutByValues(bare, kind, language).flatMap((part) =>
      placeInPart(part, { ...told, bare, kind, language, pieces, given, support }),
    )
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
  const claims = distinct(claimedValues(part, kind)).filter(
    (readings) => kind !== 'count' || !readings.includes(listed),
  )
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
  const isHelped = (readings: readonly string[]): boolean =>
    !isOfBefore && !readings.some((value) => READ[kind](before).includes(value))
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
    const keeps = (piece: ValuePiece): boolean =>
      keepsTerms(part, { sentence: bare, lead, piece, isDenied: isDenied || isClosed })
    return {
      kind,
      isMisplaced:
        (own.length === 0 && kind === 'count') ||
        isBeaten ||
        (kind === 'price' && isOfOtherNumber(part, readings, given)),
      losesTerms: own.length > 0 && !own.some(keeps),
      margin,
      plainMargin: placesOf(readings, weighedBeside, given, held).margin,
    }
  })
}

/** Where a price is said to be for so many: at the begin, or with a preposition behind its currency. */
const FOR_SO_MANY =
  /^\W*[\p{L}\d-]{1,30}(?= \p{L})|(?<=(?:\d|€|eur|euros?|£|\$|chf) ?(?:for|f[uü]r|pour|por|para|per|voor) )[\p{L}\d-]{1,30}(?= \p{L})/giu

/**
 * Whether a price is said to be for as many as only another price is for: "12 for £2.90", where the passages have six
 * for that.
 */
function isOfOtherNumber(part: string, readings: readonly string[], given: readonly ValuePiece[]): boolean {
  const counts = [...part.matchAll(FOR_SO_MANY)]
    .flatMap(([found]) => READ.count(found))
    .map((count) => `§count ${count}`)
  const has = (piece: ValuePiece, count: string): boolean => piece.own.has(count)
  const own = given.filter(({ values }) => readings.some((value) => values.has(value)))
  return counts.some(
    (count) => given.some((piece) => has(piece, count)) && own.length > 0 && !own.some((piece) => has(piece, count)),
  )
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
