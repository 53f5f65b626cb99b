import { findMatches } from '#src/base/find-matches.ts'
import { memoize } from '#src/base/memoize.ts'
import { fold } from '../language/fold.ts'
import { type Concept, CONCEPTS, type InjectionWords } from './words/injection-concepts.ts'
import { INJECTION_WORDS } from './words/injection-words.ts'

/** A word or phrase of a text that means a concept, and its place in the text. */
export interface Found {
  concept: Concept
  start: number
  end: number
}

/** A phrase of a word table. */
interface Phrase {
  language: number
  concept: Concept
  /** The words after the first; `undefined` is a gap. */
  rest: (Word | undefined)[]
}

interface Word {
  text: string
  isBeginning: boolean
}

const TOKEN = /[\p{L}\p{M}\p{N}]+/gu
/** The same for text in ASCII. Searching with it is several times faster. */
const PLAIN_TOKEN = /[a-z0-9]+/gi
const NOT_PLAIN = /[^\0-\x7f]/
/** A letter of a script that writes words without spaces, or joins small words to them. */
const JOINED_LETTER = /[\u0590-\u1dff\u2e80-\uffff]/
const MAX_GAP = 7
const JOINED_GAP = '[^.!?。！？]{0,12}?'

const MAX_CACHED = 20_000
/** Orders that are none if somebody else carries them out, and the people whom the reader serves. */
const DONE_BY_OTHERS: ReadonlySet<Concept> = new Set(['say', 'tell', 'direct', 'hide', 'reveal', 'forget'])

/** Every instruction has at least one of these concepts. */
const TELLING: ReadonlySet<Concept> = new Set([
  'forget',
  'void',
  'decode',
  'prompt',
  'fromNow',
  'become',
  'machine',
  'maybeMachine',
  'asks',
  'say',
  'tell',
  'everyAnswer',
  'hide',
  'speaker',
  'responder',
  'asker',
  'secret',
  'anyQuestion',
])

const whole = new Map<string, Phrase[]>()
const beginnings = new Map<string, Phrase[]>()
let shortest = Infinity
let longest = 0

const EITHER = /\(([^()]*)\)/

/** Returns all phrases that a phrase with `(a|b)` matches. */
function expand(text: string): string[] {
  const either = EITHER.exec(text)
  if (!either) return [text]
  return (either[1] ?? '').split('|').flatMap((one) => expand(text.replace(EITHER, () => one)))
}

function addPhrase(language: number, concept: Concept, text: string): void {
  const words = text.split(/\s+/).flatMap(toWords)
  const [first, ...rest] = words
  if (!first) return
  const table = first.isBeginning ? beginnings : whole
  const phrases = table.get(first.text) ?? []
  phrases.push({ language, concept, rest })
  table.set(first.text, phrases)
  if (first.isBeginning) {
    shortest = Math.min(shortest, first.text.length)
    longest = Math.max(longest, first.text.length)
  }
}

function toWords(word: string): (Word | undefined)[] {
  if (word === '..') return [undefined]
  const parts = fold(word).match(TOKEN) ?? []
  return parts.map((text, at) => ({ text, isBeginning: word.endsWith('*') && at === parts.length - 1 }))
}

interface JoinedTable {
  script: RegExp
  telling: RegExp
  patterns: { concept: Concept; pattern: RegExp }[]
}

const joined: JoinedTable[] = []

function joinedTable(words: InjectionWords, script: string): JoinedTable {
  const { before = '' } = words
  const sources = CONCEPTS.flatMap((concept) => {
    const phrases = (words[concept] ?? '').split(/,\s?/).filter(Boolean).map(joinedPhrase)
    return phrases.length === 0 ? [] : [{ concept, source: `${before}(?:${phrases.join('|')})` }]
  })
  const telling = sources.filter(({ concept }) => TELLING.has(concept)).map(({ source }) => source)
  return {
    script: new RegExp(script, 'u'),
    telling: new RegExp(telling.join('|'), 'u'),
    patterns: sources.map(({ concept, source }) => ({ concept, pattern: new RegExp(source, 'gu') })),
  }
}

function joinedPhrase(phrase: string): string {
  const source = fold(phrase)
    .replace(/[:：。]/g, '[:：]?')
    .split(/\s*\.\.\s*/)
    .join(JOINED_GAP)
  return /^[a-z]/.test(source) ? `(?<![a-z])${source}(?![a-z])` : source
}

for (const [language, words] of INJECTION_WORDS.entries()) {
  if (words.script !== undefined) joined.push(joinedTable(words, words.script))
  else
    for (const concept of CONCEPTS)
      for (const text of (words[concept] ?? '').split(',').flatMap(expand)) addPhrase(language, concept, text)
}

/** The phrases that may begin with a word: all, and those that may be part of an instruction. */
interface WordPhrases {
  telling: readonly Phrase[]
  all: readonly Phrase[]
}

const NO_PHRASES: WordPhrases = { telling: [], all: [] }

const phrasesOf = memoize(MAX_CACHED, (token: string): WordPhrases => {
  const all = [...(whole.get(token) ?? [])]
  for (let length = shortest; length <= Math.min(longest, token.length); length++)
    all.push(...(beginnings.get(token.slice(0, length)) ?? []))
  if (all.length === 0) return NO_PHRASES
  return { all, telling: all.filter(({ concept }) => TELLING.has(concept)) }
})

/** Concepts of which nearly every instruction has one. */
const ORDERING: ReadonlySet<Concept> = new Set([
  'machine',
  'forget',
  'orders',
  'earlier',
  'audience',
  'say',
  'tell',
  'direct',
])

/** Reports whether a folded word begins a phrase of instructions, in a language that separates words by spaces. */
export const isOrderWord = (word: string): boolean =>
  whole.get(word)?.some(({ concept }) => ORDERING.has(concept)) === true

/**
 * Finds the concepts of a folded text, in order, by the language of their words. Finds nothing if no word could make
 * the text an instruction. With `isSpeaker`, the text is the name of a speaker and this check is skipped.
 */
export function findConcepts(text: string, isSpeaker = false): Found[][] {
  const mayMatter = (found: readonly Found[] | undefined): found is Found[] =>
    found !== undefined && (isSpeaker || (found.length > 1 && found.some(({ concept }) => TELLING.has(concept))))
  const byLanguage = [...findInWords(text, isSpeaker, mayMatter), ...findJoined(text, isSpeaker).filter(mayMatter)]
  return byLanguage.map((found) => withoutOthers(found.toSorted((a, b) => a.start - b.start)))
}

/** Finds concepts in languages that separate words by spaces. */
function findInWords(
  text: string,
  isSpeaker: boolean,
  mayMatter: (found: readonly Found[] | undefined) => found is Found[],
): Found[][] {
  const pattern = NOT_PLAIN.test(text) ? TOKEN : PLAIN_TOKEN
  const words = text.match(pattern) ?? []
  const known = words.map(phrasesOf)
  const isTold = (telling: readonly Phrase[], at: number): boolean => {
    for (const { rest } of telling) if (lastWordOf(words, at, rest) !== undefined) return true
    return false
  }
  if (!isSpeaker && !known.some(({ telling }, at) => isTold(telling, at))) return []
  const byLanguage: Found[][] = []
  for (const [at, { all }] of known.entries())
    for (const { language, concept, rest } of all) {
      const last = lastWordOf(words, at, rest)
      if (last !== undefined) (byLanguage[language] ??= []).push({ concept, start: at, end: last })
    }
  const found = byLanguage.filter(mayMatter)
  if (found.length === 0) return []
  const places = findMatches(text, pattern)
  return found.map((each) =>
    each.map(({ concept, start, end }) => ({
      concept,
      start: places[start]?.index ?? 0,
      end: (places[end]?.index ?? 0) + (words[end]?.length ?? 0),
    })),
  )
}

/** Finds concepts in languages that write words without spaces. */
function findJoined(text: string, isSpeaker: boolean): Found[][] {
  if (!JOINED_LETTER.test(text)) return []
  return joined
    .filter(({ script, telling }) => script.test(text) && (isSpeaker || telling.test(text)))
    .map(({ patterns }) =>
      patterns.flatMap(({ concept, pattern }) =>
        findMatches(text, pattern).map(({ 0: { length }, index }) => ({ concept, start: index, end: index + length })),
      ),
    )
}

/**
 * Returns the index of the last word of a phrase that starts at `first` and goes on with `rest`, if the words match.
 */
function lastWordOf(words: readonly string[], first: number, rest: readonly (Word | undefined)[]): number | undefined {
  let at = first + 1
  let gap = 0
  for (const word of rest) {
    if (word === undefined) {
      gap = MAX_GAP
      continue
    }
    while (gap > 0 && !isWord(words[at], word)) {
      at++
      gap--
    }
    if (!isWord(words[at], word)) return undefined
    at++
    gap = 0
  }
  return at - 1
}

const isWord = (found: string | undefined, { text, isBeginning }: Word): boolean =>
  found !== undefined && (isBeginning ? found.startsWith(text) : found === text)

/** Leaves out orders that somebody else carries out, and the people whom the reader serves. */
function withoutOthers(found: Found[]): Found[] {
  const others = found.filter(({ concept }) => concept === 'others')
  const yours = found.filter(({ concept }) => concept === 'your')
  const musts = found.filter(({ concept }) => concept === 'must')
  const abouts = found.filter(({ concept }) => concept === 'about')
  const isRightBefore = (them: readonly Found[], { start }: Found, gap = 1): boolean =>
    them.some(({ end }) => end <= start && start - end <= gap)
  return found.filter((one) => {
    if (DONE_BY_OTHERS.has(one.concept)) return !isRightBefore(others, one, JOINED_SPACE) || isRightBefore(musts, one)
    if (one.concept === 'audience') return !isRightBefore(yours, one)
    if (one.concept === 'told') return !abouts.some(({ start }) => start >= one.end && start - one.end <= 1)
    return true
  })
}
const JOINED_SPACE = 2
