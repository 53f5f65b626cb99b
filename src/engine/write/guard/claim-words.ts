import { computeOnce } from '#src/base/memoize.ts'
import { alternatives } from '../../language/word-lists.ts'
import { CLAIM_KINDS, type ClaimWords } from './claim-word-table.ts'
import { ARABIC_CLAIMS } from './words/claim-words-ar.ts'
import { GERMAN_CLAIMS } from './words/claim-words-de.ts'
import { ENGLISH_CLAIMS } from './words/claim-words-en.ts'
import { SPANISH_CLAIMS } from './words/claim-words-es.ts'
import { FRENCH_CLAIMS } from './words/claim-words-fr.ts'
import { ITALIAN_CLAIMS } from './words/claim-words-it.ts'
import { DUTCH_CLAIMS } from './words/claim-words-nl.ts'
import { PORTUGUESE_CLAIMS } from './words/claim-words-pt.ts'

const LANGUAGES: readonly ClaimWords[] = [
  ENGLISH_CLAIMS,
  GERMAN_CLAIMS,
  FRENCH_CLAIMS,
  SPANISH_CLAIMS,
  ITALIAN_CLAIMS,
  PORTUGUESE_CLAIMS,
  DUTCH_CLAIMS,
  ARABIC_CLAIMS,
]

/** The expression of each shape. Its gaps are bounded, so that reading stays linear. */
function composeShapes({ words, shapes }: ClaimWords): RegExp[] {
  const fill = (text: string): string =>
    alternatives(text)
      .replace(/~(\d+)/g, '(?!\\p{L})[^.!?]{0,$1}?(?<!\\p{L})')
      .replace(/\{([a-z]\w+)\}/g, (_, name: string) => `(?:${fill(words[name] ?? '')})`)
  return shapes.map((shape) => new RegExp(`(?<!\\p{L})(?:${fill(shape)})(?!\\p{L})`, 'gu'))
}

const anyOf = (lists: readonly string[]): string => lists.map(alternatives).join('|')

export const PROMISES = computeOnce(() => LANGUAGES.flatMap(composeShapes))
export const CLAIMS = computeOnce(() =>
  CLAIM_KINDS.map((kind) => ({
    kind,
    pattern: new RegExp(`(?<![\\p{L}-])(?:${anyOf(LANGUAGES.map(({ claims }) => claims[kind]))})(?!\\p{L})`, 'u'),
  })),
)
export const HEDGES = computeOnce(
  () => new RegExp(`(?<!\\p{L})(?:${anyOf(LANGUAGES.map(({ hedges }) => hedges))})(?!\\p{L})`, 'u'),
)
export const POINTERS = computeOnce(
  () => new RegExp(`^\\P{L}*(?:${anyOf(LANGUAGES.map(({ pointers }) => pointers))})(?!\\p{L})`, 'u'),
)
