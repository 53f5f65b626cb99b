import { blockLine } from '../blocks/block-text.ts'
import type { Block, Page } from '../blocks/page-types.ts'
import { shareIn, textTraits, wordsIn, type TextTraits, type WordSet } from './text-traits.ts'

/**
 * Each block that a visitor sees, with features that need no understanding of its text: numbers around 0 to 1, in
 * groups.
 */
export interface DescribedBlock {
  block: Block
  text: string
  features: readonly (readonly number[])[]
}

/** A paragraph of at least this many words is running text. */
const LONG_WORDS = 20
const BIAS = [1]
const NEAR = 3
const FAR = 10

interface Piece {
  block: Block
  text: string
  words: number
  traits: TextTraits
  linked: boolean
  long: boolean
}

/** Yields the features of each block of a page: its place, its length and its surroundings. */
export function* describeBlocks(page: Page): Generator<DescribedBlock> {
  const pieces = page.blocks.filter(({ region, kind }) => region !== 'hidden' && kind !== 'image').map(toPiece)
  const sections = featuresByGroup(pieces, sectionNumbers(pieces))
  const cards = featuresByGroup(
    pieces,
    pieces.map(({ block }) => block.cards.at(-1) ?? 0),
  )
  const context = pageContext(page, pieces)
  for (const [at, piece] of pieces.entries()) {
    const features = [
      BIAS,
      placeFeatures(piece, at, context),
      context.genre,
      ownFeatures(piece, context),
      piece.traits.signals,
      sections[at] ?? [],
      cards[at] ?? [],
      windowFeatures(at, NEAR, context),
      windowFeatures(at, FAR, context),
      besideFeatures(at, context),
    ]
    yield { block: piece.block, text: piece.text, features }
  }
}

function toPiece(block: Block): Piece {
  const text = blockLine(block)
  const traits = textTraits(text)
  const { words } = traits
  return { block, text, words, traits, linked: block.linked, long: words >= LONG_WORDS && !block.linked }
}

interface PageContext {
  pieces: Piece[]
  titleWords: WordSet
  /** The position of the main heading, -1 if there is none. */
  mainHeading: number
  firstLong: number
  lastLong: number
  totalWords: number
  longShare: number
  linkedShare: number
  uses: ReadonlyMap<string, number>
  nearestLong: number[]
  totals: ReturnType<typeof runningTotals>
  /** Some of the text is in boxes named for content. */
  hasOwn: boolean
  genre: number[]
}

function pageContext(page: Page, pieces: Piece[]): PageContext {
  const sum = (some: Piece[]) => some.reduce((total, { words }) => total + words, 0)
  const totalWords = sum(pieces)
  const uses = new Map<string, number>()
  for (const { text } of pieces) uses.set(text, (uses.get(text) ?? 0) + 1)
  return {
    pieces,
    titleWords: wordsIn(page.title),
    mainHeading: pieces.findIndex(({ block }) => block.kind === 'heading' && block.level === 1),
    firstLong: pieces.findIndex(({ long }) => long),
    lastLong: pieces.findLastIndex(({ long }) => long),
    totalWords,
    longShare: totalWords === 0 ? 0 : sum(pieces.filter(({ long }) => long)) / totalWords,
    linkedShare: totalWords === 0 ? 0 : sum(pieces.filter(({ linked }) => linked)) / totalWords,
    uses,
    nearestLong: distances(pieces),
    totals: runningTotals(pieces),
    hasOwn: sum(pieces.filter(({ block }) => block.part === 'own')) > totalWords / 10,
    genre: pageGenre(page),
  }
}

/** Returns for each piece the distance to the nearest running text, in pieces. */
function distances(pieces: Piece[]): number[] {
  const found = pieces.map(({ long }) => (long ? 0 : Infinity))
  for (let at = 1; at < found.length; at++) found[at] = Math.min(found[at] ?? Infinity, (found[at - 1] ?? Infinity) + 1)
  for (let at = found.length - 2; at >= 0; at--)
    found[at] = Math.min(found[at] ?? Infinity, (found[at + 1] ?? Infinity) + 1)
  return found
}

/** Returns what the page declares itself to be: an offer, an article, a talk, a list. */
function pageGenre({ structured, meta }: Page): number[] {
  const declared = [
    meta['og:type'] ?? '',
    ...structured.flatMap((entity) => [entity['@type']].flat().filter((type) => typeof type === 'string')),
  ].join(' ')
  return [
    /product|offer/iu,
    /article|posting|blog/iu,
    /forum|discussion|question|qapage/iu,
    /collection|itemlist|searchresults/iu,
  ].map((genre) => flag(genre.test(declared)))
}

const flag = (is: boolean): number => (is ? 1 : 0)
const size = (count: number): number => Math.log2(count + 1) / 8

function placeFeatures(
  { block }: Piece,
  at: number,
  { pieces, mainHeading, firstLong, lastLong, hasOwn }: PageContext,
): number[] {
  const where = at / Math.max(1, pieces.length)
  return [
    flag(block.region === 'header'),
    flag(block.region === 'footer'),
    flag(block.region === 'aside'),
    flag(block.part === 'beside'),
    flag(block.part === 'talk' || block.part === 'comments'),
    flag(block.part === 'own'),
    flag(block.part !== 'own' && hasOwn),
    where,
    where * where,
    flag(where > 0.85),
    flag(mainHeading >= 0 && at < mainHeading),
    flag(mainHeading >= 0 && at > mainHeading) * Math.exp(-(at - mainHeading) / 20),
    flag(mainHeading < 0),
    flag(firstLong >= 0 && at < firstLong),
    flag(lastLong >= 0 && at > lastLong),
    Math.min(block.cards.length, 4) / 4,
  ]
}

function ownFeatures(piece: Piece, { titleWords, totalWords, longShare, linkedShare, uses }: PageContext): number[] {
  const { block, text, words, linked } = piece
  const { kind } = block
  const short = flag(words < LONG_WORDS)
  return [
    flag(kind === 'heading'),
    flag(kind === 'heading' && block.level === 1),
    flag(kind === 'list-item'),
    flag(kind === 'row'),
    flag(kind === 'pair'),
    flag(kind === 'question'),
    flag(kind === 'field'),
    flag(linked),
    flag(linked && words > 6),
    flag(kind === 'list-item' && linked),
    size(words),
    flag(words <= 2),
    size(totalWords),
    longShare,
    longShare * short,
    linkedShare,
    linkedShare * short,
    (1 - longShare) * flag(words >= LONG_WORDS),
    flag((uses.get(text) ?? 1) > 1),
    shareIn(text, titleWords),
  ]
}

/** Returns for each piece the number of its heading. */
function sectionNumbers(pieces: Piece[]): number[] {
  let number = 0
  return pieces.map(({ block }) => (block.kind === 'heading' ? ++number : number))
}

/** Returns for each piece the features of all pieces with its number. */
function featuresByGroup(pieces: Piece[], numbers: number[]): number[][] {
  const features = new Map<number, number[]>()
  for (const [number, group] of Map.groupBy(pieces, (_, at) => numbers[at] ?? 0))
    features.set(number, groupFeatures(group))
  return numbers.map((number) => features.get(number) ?? [])
}

function groupFeatures(group: Piece[]): number[] {
  let words = 0
  let linkedWords = 0
  let longWords = 0
  for (const piece of group) {
    words += piece.words
    if (piece.linked) linkedWords += piece.words
    if (piece.long) longWords += piece.words
  }
  const of = Math.max(1, words)
  const heading = group.find(({ block, text }) => block.kind === 'heading' && text)
  return [
    size(words),
    linkedWords / of,
    longWords / of,
    words / group.length / 40,
    ...textTraits(heading?.text ?? '').signals.slice(0, 3),
  ]
}

/** Returns running totals, so that any range of pieces is summed in one step. */
function runningTotals(pieces: Piece[]): { words: number; linkedWords: number; long: number }[] {
  const totals = [{ words: 0, linkedWords: 0, long: 0 }]
  let total = { words: 0, linkedWords: 0, long: 0 }
  for (const { words, linked, long } of pieces) {
    total = {
      words: total.words + words,
      linkedWords: total.linkedWords + (linked ? words : 0),
      long: total.long + flag(long),
    }
    totals.push(total)
  }
  return totals
}

/** Returns the features of the pieces within reach before and after: running text, links, short lines. */
function windowFeatures(at: number, reach: number, { pieces, totals }: PageContext): number[] {
  const from = Math.max(0, at - reach)
  const to = Math.min(pieces.length, at + reach + 1)
  const before = totals[from]
  const after = totals[to]
  const words = (after?.words ?? 0) - (before?.words ?? 0)
  const linked = (after?.linkedWords ?? 0) - (before?.linkedWords ?? 0)
  return [
    size(words / (to - from)),
    linked / Math.max(1, words),
    ((after?.long ?? 0) - (before?.long ?? 0)) / (to - from),
  ]
}

/** Returns the features of the pieces directly before and after, and the distance to the nearest running text. */
function besideFeatures(at: number, { pieces, nearestLong }: PageContext): number[] {
  const before = pieces[at - 1]
  const after = pieces[at + 1]
  return [
    size(before?.words ?? 0),
    size(after?.words ?? 0),
    flag(before?.linked ?? false),
    flag(after?.linked ?? false),
    flag(before?.block.kind === 'heading'),
    flag(after?.block.kind === 'heading'),
    Math.exp(-(nearestLong[at] ?? Infinity) / 5),
  ]
}
