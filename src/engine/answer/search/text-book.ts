import { spokenWords } from '../../language/spoken-words.ts'
import { conceptTerm } from '../../language/text-terms.ts'
import { languageOfWords } from '../../language/spoken-language.ts'
import { type Grouped, groupNumbers } from './grouped.ts'
import { createWordBook, type SiteWords } from './word-book.ts'

/** Texts, numbered from 0, as their words and the positions of each word. */
export interface WordPlaces {
  words: SiteWords
  texts: number
  /** By text: its number of terms, 4-grams and pairs of neighboring stems. */
  lengths: { terms: Uint32Array; grams: Uint32Array; pairs: Uint32Array }
  /** The word at each position, in the order of the texts, and the text of the position. */
  wordAt: Uint32Array
  textAt: Uint32Array
  /** The positions of each word, ascending. */
  placesOf: Grouped
  sizeBytes: number
}

/** Reads texts of one site, whose usual language is `expected`. */
export interface TextBook {
  /**
   * Reads a text, and concepts that it has without a word for them. With the language '', the words decide. Returns
   * its number.
   */
  read(text: string, language: string, concepts?: readonly string[]): number
  close(): WordPlaces
}

export function createTextBook(expected: string): TextBook {
  const words = createWordBook()
  const wordAt: number[] = []
  const textAt: number[] = []
  const ends: number[] = []
  const pairs: number[] = []
  return {
    read: (text, language, concepts = []) => {
      const spoken = spokenWords(text)
      const inLanguage = language || languageOfWords(text, spoken, expected) || expected
      for (const word of spoken) wordAt.push(words.numberOf(word, inLanguage))
      for (const concept of concepts) wordAt.push(words.numberOfConcept(conceptTerm(concept)))
      while (textAt.length < wordAt.length) textAt.push(ends.length)
      pairs.push(Math.max(0, spoken.length - 1))
      return ends.push(wordAt.length) - 1
    },
    close: () => {
      const known = words.close()
      const lengths = { ...countGiven(known, { wordAt, textAt, texts: ends.length }), pairs: new Uint32Array(pairs) }
      return {
        words: known,
        texts: ends.length,
        lengths,
        wordAt: new Uint32Array(wordAt),
        textAt: new Uint32Array(textAt),
        placesOf: groupNumbers(known.size, wordAt),
        sizeBytes: known.sizeBytes + wordAt.length * 12 + ends.length * 12,
      }
    },
  }
}

function countGiven(
  { termCounts, gramCounts }: SiteWords,
  { wordAt, textAt, texts }: { wordAt: readonly number[]; textAt: readonly number[]; texts: number },
): { terms: Uint32Array; grams: Uint32Array } {
  const terms = new Uint32Array(texts)
  const grams = new Uint32Array(texts)
  for (let place = 0; place < wordAt.length; place++) {
    const [word, text] = [wordAt[place] ?? 0, textAt[place] ?? 0]
    terms[text] = (terms[text] ?? 0) + (termCounts[word] ?? 0)
    grams[text] = (grams[text] ?? 0) + (gramCounts[word] ?? 0)
  }
  return { terms, grams }
}

/** Finds texts by a kind of key. */
export interface TextFinder {
  /** Returns the key. Keys that the same texts have equally often are the same. */
  keyOf(sought: string): string
  /** Visits the texts, each as often as it has the key, until `visit` returns true. Reports whether it did. */
  visit(sought: string, visit: (text: number) => boolean): boolean
}

function visitTexts(
  { placesOf: { starts, values }, textAt }: WordPlaces,
  words: Uint32Array,
  visit: (text: number) => boolean,
): boolean {
  for (const word of words) {
    const end = starts[word + 1] ?? 0
    for (let at = starts[word] ?? 0; at < end; at++) if (visit(textAt[values[at] ?? 0] ?? 0)) return true
  }
  return false
}

/** Finds texts by a stem or a concept. */
export function termFinder(places: WordPlaces): TextFinder {
  return { keyOf: (term) => term, visit: (term, visit) => visitTexts(places, places.words.wordsFor(term), visit) }
}

/** More words are not compared. */
const FEW_WORDS = 8

/** Finds texts by a character 4-gram. Most grams of a word are in no other word of a site. */
export function gramFinder(places: WordPlaces): TextFinder {
  const { wordsWithGram } = places.words
  return {
    keyOf: (gram) => {
      const words = wordsWithGram(gram)
      return words.length > FEW_WORDS ? gram : `#${words.join(' ')}`
    },
    visit: (gram, visit) => visitTexts(places, wordsWithGram(gram), visit),
  }
}

/** Finds texts by a stem and its right neighbor, separated by a space. */
export function pairFinder({ words, placesOf: { starts, values }, wordAt, textAt }: WordPlaces): TextFinder {
  return {
    keyOf: (pair) => pair,
    visit: (pair, visit) => {
      const [first = '', second = ''] = pair.split(' ')
      for (const word of words.wordsFor(first)) {
        const end = starts[word + 1] ?? 0
        for (let at = starts[word] ?? 0; at < end; at++) {
          const next = (values[at] ?? 0) + 1
          const text = textAt[next - 1] ?? 0
          if (textAt[next] === text && words.stems[wordAt[next] ?? 0] === second && visit(text)) return true
        }
      }
      return false
    },
  }
}
