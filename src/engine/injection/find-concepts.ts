import { findMatches } from '#src/base/find-matches.ts'
import { memoize } from '#src/base/memoize.ts'
import { fold } from '../language/fold.ts'
import { type Concept, CONCEPTS, type InjectionWords } from './words/injection-concepts.ts'
import { INJECTION_WORDS } from './words/injection-words.ts'

/** A word or phrase of a text that stands for a concept, by its place in the text. */
export interface Found {
  concept: Concept
  start: number
  end: number
}

/** One phrase of a table. */
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
const MAX_GAP = 7
const JOINED_GAP = '[^.!?。！？]{0,12}?'

const MAX_CACHED = 20_000
/** Orders that somebody else before them carries out, and whom the reader serves. */
const DONE_BY_OTHERS: ReadonlySet<Concept> = new Set(['say', 'tell', 'direct', 'hide', 'reveal', 'forget'])

/** No instruction goes without one of them. */
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

/** All phrases that one with `(a|b)` stands for. */
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
  table.set(first.text, [...(table.get(first.text) ?? []), { language, concept, rest }])
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
  language: number
  script: RegExp
  patterns: { concept: Concept; pattern: RegExp }[]
}

const joined: JoinedTable[] = []

function joinedTable(language: number, words: InjectionWords, script: string): JoinedTable {
  // Arabic adds "and", "so", "to", "by" and "the" to the beginning of a word.
  const before = words.language === 'ar' ? '(?<!\\p{L})[وفسأ]?[بلك]?(?:ال)?' : ''
  const patterns = CONCEPTS.flatMap((concept) => {
    const phrases = (words[concept] ?? '').split(/,\s?/).filter(Boolean).map(joinedPhrase)
    return phrases.length === 0 ? [] : [{ concept, pattern: new RegExp(`${before}(?:${phrases.join('|')})`, 'gu') }]
  })
  return { language, script: new RegExp(script, 'u'), patterns }
}

function joinedPhrase(phrase: string): string {
  const source = fold(phrase)
    .replace(/[:：。]/g, '[:：]?')
    .split(/\s*\.\.\s*/)
    .join(JOINED_GAP)
  return /^[a-z]/.test(source) ? `(?<![a-z])${source}(?![a-z])` : source
}

for (const [language, words] of INJECTION_WORDS.entries()) {
  if (words.script !== undefined) joined.push(joinedTable(language, words, words.script))
  else
    for (const concept of CONCEPTS)
      for (const text of (words[concept] ?? '').split(',').flatMap(expand)) addPhrase(language, concept, text)
}

/** The phrases that may begin with a word, and whether one of them may make an instruction. */
const phrasesOf = memoize(MAX_CACHED, (token: string): { phrases: readonly Phrase[]; isTelling: boolean } => {
  const phrases = [...(whole.get(token) ?? [])]
  for (let length = shortest; length <= Math.min(longest, token.length); length++)
    phrases.push(...(beginnings.get(token.slice(0, length)) ?? []))
  return { phrases, isTelling: phrases.some(({ concept }) => TELLING.has(concept)) }
})

/** What the words of nearly every instruction stand for. */
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

/** Reports whether a folded word begins a phrase of instructions, in a language whose words stand apart. */
export const isOrderWord = (word: string): boolean =>
  whole.get(word)?.some(({ concept }) => ORDERING.has(concept)) === true

interface Token {
  text: string
  phrases: readonly Phrase[]
  start: number
  end: number
}

/**
 * Finds what the words of a folded text stand for, in order, by the language of the words. Finds nothing if no word
 * could make the text an instruction, unless `isSpeaker`: then the text is the name of a speaker.
 */
export function findConcepts(text: string, isSpeaker = false): Found[][] {
  const byLanguage: Found[][] = []
  const add = (language: number, found: Found): void => {
    ;(byLanguage[language] ??= []).push(found)
  }
  findInWords(text, add, isSpeaker)
  for (const { language, script, patterns } of joined) {
    if (!script.test(text)) continue
    for (const { concept, pattern } of patterns)
      for (const match of findMatches(text, pattern))
        add(language, { concept, start: match.index, end: match.index + match[0].length })
  }
  const isTelling = (found: readonly Found[]): boolean => found.some(({ concept }) => TELLING.has(concept))
  const telling = byLanguage.filter(
    (found) => found !== undefined && (isSpeaker || (found.length > 1 && isTelling(found))),
  )
  return telling.map((found) => withoutOthers(found.toSorted((a, b) => a.start - b.start)))
}

function findInWords(text: string, add: (language: number, found: Found) => void, isSpeaker: boolean): void {
  const tokens: Token[] = []
  let isTold = isSpeaker
  for (const { 0: token, index } of findMatches(text, TOKEN)) {
    const { phrases, isTelling } = phrasesOf(token)
    isTold ||= isTelling
    tokens.push({ text: token, phrases, start: index, end: index + token.length })
  }
  if (!isTold) return
  for (const [at, { phrases, start }] of tokens.entries())
    for (const { language, concept, rest } of phrases) {
      const end = endOf(tokens, at + 1, rest)
      if (end !== undefined) add(language, { concept, start, end })
    }
}

/** Where a phrase ends whose words after the first are `rest`, if it stands here. */
function endOf(tokens: readonly Token[], from: number, rest: readonly (Word | undefined)[]): number | undefined {
  let at = from
  let gap = 0
  for (const word of rest) {
    if (word === undefined) {
      gap = MAX_GAP
      continue
    }
    while (gap > 0 && !isWord(tokens[at], word)) {
      at++
      gap--
    }
    if (!isWord(tokens[at], word)) return undefined
    at++
    gap = 0
  }
  return tokens[at - 1]?.end
}

const isWord = (token: Token | undefined, { text, isBeginning }: Word): boolean =>
  token !== undefined && (isBeginning ? token.text.startsWith(text) : token.text === text)

/** Leaves out what is no order because somebody else does it, and those whom the reader serves. */
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
