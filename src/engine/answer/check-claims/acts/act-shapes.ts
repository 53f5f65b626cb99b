import { alternatives } from '../../text/word-lists.ts'

/**
 * How a language tells of something done for the visitor. Words are lists with commas; shapes, and other words, name
 * them in braces, and `~40` stands for up to 40 characters of the same sentence. The rest is written as in every list
 * of words.
 */
export interface ActTable {
  words: Readonly<Record<string, string>>
  shapes: readonly string[]
}

/**
 * The expression of each shape. A shape begins and ends where words do; gaps are bounded, so that reading stays linear.
 */
export function composeShapes({ words, shapes }: ActTable): RegExp[] {
  const fill = (text: string): string =>
    alternatives(text)
      .replace(/~(\d+)/g, '(?!\\p{L})[^.!?]{0,$1}?(?<!\\p{L})')
      .replace(/\{([a-z]\w+)\}/g, (_, name: string) => `(?:${fill(words[name] ?? '')})`)
  return shapes.map((shape) => new RegExp(`(?<!\\p{L})(?:${fill(shape)})(?!\\p{L})`, 'u'))
}
