import { computeOnce } from '#src/base/memoize.ts'
import type { ClaimWords } from '../../language/packs/language-pack.ts'
import { partsOf } from '../../language/language-packs.ts'
import { alternatives } from '../../language/word-lists.ts'
import { CLAIM_KINDS } from './claim-word-table.ts'

const LANGUAGES = partsOf('claims')

/** Returns the expression of each shape. Its gaps are limited, so that reading takes linear time. */
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
