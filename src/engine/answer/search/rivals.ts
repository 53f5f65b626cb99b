import { isLight } from '../../language/word-rarity.ts'
import { stopwordsOf } from '../../language/lexicon.ts'
import { stemOf } from '../../language/stem.ts'
import { wordsOf } from '../../language/split-words.ts'

/** By stem, the stems that stand in its place elsewhere. */
export type Rivals = ReadonlyMap<string, ReadonlySet<string>>

const MAX_RIVALS = 12
const PLACE = '*'

/** For each word of a label the label without it: "harbour branch" stands in "* branch" and "harbour *". */
function framesOf(words: readonly string[]): [frame: string, word: string][] {
  return words.map((word, at) => [words.toSpliced(at, 1, PLACE).join(' '), word])
}

/** Adds a group of words in each other's place, unless it is a mere list of whatever a site speaks of. */
function addGroup(rivals: Map<string, Set<string>>, stems: ReadonlySet<string>): void {
  if (stems.size < 2 || stems.size > MAX_RIVALS) return
  for (const stem of stems) {
    const others = rivals.get(stem) ?? new Set()
    for (const other of stems) if (other !== stem) others.add(other)
    rivals.set(stem, others)
  }
}

/**
 * The labels of a site as their words, and what it lists side by side, as it is written: the headers of a table's
 * columns, the titles of offers.
 */
export interface NamedThings {
  labels: readonly (readonly string[])[]
  lists: readonly (readonly string[])[]
}

/**
 * What a site tells apart by name: the words in which two labels of otherwise the same words differ ("Harbour branch",
 * "Hill branch"), and the one-word names of what it lists side by side.
 */
export function findRivals({ labels, lists }: NamedThings, language: string): Rivals {
  const stopwords = stopwordsOf(language)
  const tells = (word: string): boolean => !/^\d/.test(word) && !stopwords.has(word) && !isLight(stemOf(word), language)
  const frames = new Map<string, Set<string>>()
  for (const words of labels) {
    if (words.length < 2) continue
    for (const [frame, word] of framesOf(words)) {
      if (!tells(word) || !frame.split(' ').some((other) => other !== PLACE && tells(other))) continue
      frames.set(frame, (frames.get(frame) ?? new Set()).add(stemOf(word)))
    }
  }
  const rivals = new Map<string, Set<string>>()
  for (const stems of frames.values()) addGroup(rivals, stems)
  for (const list of lists) {
    const names = list.map(wordsOf).flatMap((words) => (words.length === 1 ? words : []))
    addGroup(rivals, new Set(names.filter(tells).map(stemOf)))
  }
  return rivals
}
