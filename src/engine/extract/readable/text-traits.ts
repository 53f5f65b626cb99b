import { memoize } from '#src/base/memoize.ts'
import { forEachWord } from '#src/base/letters.ts'
import { readTextSignals } from './text-signals.ts'

/** Features of a text that do not depend on its place. */
export interface TextTraits {
  words: number
  signals: readonly number[]
}

/** Menus, headers and footers are the same on every page of a site, so short texts are cached. */
const MAX_REMEMBERED = 1_000
const MAX_REMEMBERED_LENGTH = 80
const readTraitsCached = memoize(MAX_REMEMBERED, readTraits)

export const textTraits = (text: string): TextTraits =>
  text.length > MAX_REMEMBERED_LENGTH ? readTraits(text) : readTraitsCached(text)

function readTraits(text: string): TextTraits {
  let words = 0
  forEachWord(text, () => words++)
  return { words, signals: readTextSignals(text) }
}

export interface WordSet {
  words: ReadonlySet<string>
  /** The code units that the words begin with. */
  openings: ReadonlySet<number>
}

/** Returns the words of a text in lower case. */
export function wordsIn(text: string): WordSet {
  const lower = text.toLowerCase()
  const words = new Set<string>()
  forEachWord(lower, (start, end) => words.add(lower.slice(start, end)))
  return { words, openings: new Set([...words].map((word) => word.charCodeAt(0))) }
}

/** Returns the share of a text's words that are in the set, ignoring case. */
export function shareIn(text: string, { words, openings }: WordSet): number {
  const lower = text.toLowerCase()
  let all = 0
  let shared = 0
  forEachWord(lower, (start, end) => {
    all++
    if (openings.has(lower.charCodeAt(start)) && words.has(lower.slice(start, end))) shared++
  })
  return all === 0 ? 0 : shared / all
}
