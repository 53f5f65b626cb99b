import { textSignals } from './text-signals.ts'

/** What can be said of a text by itself, wherever it stands. */
export interface TextTraits {
  words: number
  /** Its words in lower case. */
  lowerWords: readonly string[]
  signals: readonly number[]
}

const WORD = /[\p{L}\p{N}_]+/gu

/** Menus, headers and footers say the same on every page of a site: what is short is remembered. */
const MAX_REMEMBERED = 1_000
const MAX_REMEMBERED_LENGTH = 80
const remembered = new Map<string, TextTraits>()

export function textTraits(text: string): TextTraits {
  if (text.length > MAX_REMEMBERED_LENGTH) return readTraits(text)
  const known = remembered.get(text)
  if (known !== undefined) return known
  if (remembered.size >= MAX_REMEMBERED) remembered.clear()
  const traits = readTraits(text)
  remembered.set(text, traits)
  return traits
}

function readTraits(text: string): TextTraits {
  const lower = text.toLowerCase()
  const lowerWords = lower.match(WORD) ?? []
  // A letter that becomes two in lower case (İ) may part a word.
  const words = lower.length === text.length ? lowerWords.length : (text.match(WORD)?.length ?? 0)
  return { words, lowerWords, signals: textSignals(text) }
}

/** The words of a text in lower case. */
export function wordsIn(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? []
}
