import { languageRarity } from '../../common-words/word-rarity.ts'
import { conceptsOf, idleWordsOf } from '../../lexicon/lexicon.ts'
import { conceptTerm } from '../../text/analyse.ts'
import { fold } from '../../text/fold.ts'
import { wordsOf } from '../../text/split-words.ts'
import { stemOf } from '../../text/stem.ts'
import { withoutDurations } from '../claim-durations.ts'
import { isCostWord } from '../claim-logic.ts'
import type { Support } from '../claim-statements.ts'
import { timesIn } from '../claim-times.ts'
import { type Claimed, claimedWords, holds, weakWords } from '../claimed-words.ts'
import { neutralStems } from '../neutral-words.ts'
import { spelledValue } from '../spelled-numbers.ts'
import { READ, type ValueKind, type ValuePiece, marksOf } from './value-pieces.ts'

/** What follows is said not to be there. */
const WITHOUT = /(?<!\p{L})(?:without|ohne|sans|sin|senza|sem|zonder|بدون)(?: \p{L}+){1,2}/giu
/** An item of a list is named before a colon. */
const LABELLED = /^\W*[^:.,;\s]+(?: [^:.,;\s]+){0,2}:\s/
const CLAUSE = /[,;،؛:]\s+|\s[–—-]\s/

/** A word, or another value, that places a value. */
export interface Weighed {
  word: Claimed
  weight: number
  /** Whether it stands in a clause that gives the value. */
  isNear: boolean
}

/** Whether it stands for another value, as those of `marksOf` do. */
export const isValue = ({ stem }: Claimed): boolean => stem.startsWith('§')

/** What is counted tells counts apart, however plain a word it is. */
const COUNTED = 0.8
const MARK = 0.3
/** What stands in a clause before the value is often its subject, what stands in one behind it seldom. */
const BEFORE = 0.8
const BEHIND = 0.3
const MIN_RARITY = 0.6

/**
 * The words and other values of a part by which its values of a kind are placed, plain words for nothing unless they
 * are written as names.
 */
export function wordsToBind(
  support: Support,
  part: string,
  { kind, language }: { kind: ValueKind; language: string },
): Weighed[] {
  const clauses = part.replace(WITHOUT, ' ').split(CLAUSE)
  const first = clauses.findIndex((clause) => READ[kind](clause).length > 0)
  const last = clauses.findLastIndex((clause) => READ[kind](clause).length > 0)
  const isLabelled = LABELLED.test(part)
  const own = clauses.map((clause, at) =>
    wordsOfClause(support, clause, { kind, language, isLabel: isLabelled && at === 0 }),
  )
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
const namesSubject = (words: readonly Weighed[] = []): boolean =>
  words.some(({ word, weight }) => weight > 0 && !isValue(word))

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

export const wordsOfClause = (support: Support, clause: string, bound: BoundClause): Weighed[] => [
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
  const isMeant = (mark: string): boolean =>
    !mark.startsWith(`§${kind} `) && (!mark.startsWith('§time ') || times.has(mark.slice(6)))
  const marks = marksOf(clause).filter(isMeant)
  const days = marks.filter((mark) => mark.startsWith('§day')).length
  return marks.map((mark) => ({
    word: { stem: mark, terms: new Set([mark]) },
    weight: mark.startsWith('§count') ? MARK : mark.startsWith('§day') ? 1 / days : 1,
    isNear: true,
  }))
}

/** What places a price of a sentence that has plain words only, two of them at least. */
export function plainWords(support: Support, text: string, language: string): Weighed[] {
  const words = weakWords(support, text, language).filter(({ stem }) => !SOURCE.has(stem) && !isCostWord(stem))
  return words.length < 2 ? [] : words.map((word) => ({ word, weight: COUNTED, isNear: true }))
}

/** All words beside a value that some part has, plain ones too, each for as much. */
export function wordsBeside(part: string, { kind, language }: BoundClause, given: readonly ValuePiece[]): Weighed[] {
  const stopwords = idleWordsOf(language)
  const spoken = wordsOf(kind === 'duration' ? withoutDurations(part) : part)
  const stems = new Set(
    spoken.filter((word) => word.length > 1 && !stopwords.has(word) && !/\p{N}/u.test(word)).map(stemOf),
  )
  const words = Array.from(stems, (stem) => ({
    stem,
    terms: new Set([stem, ...conceptsOf(stem, language).map(conceptTerm)]),
  }))
  const said = words.filter((word) => given.some(({ own, around }) => holds(own, word) || holds(around, word)))
  return said.map((word) => ({ word, weight: 1, isNear: true }))
}

/** Words count the more, the fewer parts have them as their own. */
export function weigh(words: readonly Weighed[], given: readonly ValuePiece[]): Weighed[] {
  return words.map(({ word, weight, isNear }) => {
    const own = given.filter((piece) => holds(piece.own, word)).length
    const count = own > 0 ? own : given.filter(({ around }) => holds(around, word)).length
    return { word, isNear, weight: weight * Math.min(3, Math.log2((given.length + 1) / (count + 0.5))) }
  })
}
