/**
 * The expression for a list of words with commas, in folded text: `*` stands for any ending, `_` for any word; everything else is a regular
 * expression.
 */
export const alternatives = (list: string): string =>
  list
    .replaceAll(', ', '|')
    .replace(/(?<=[\p{L}}])\*/gu, '\\p{L}*')
    .replaceAll('_', '\\p{L}+')

/** The source of an expression that finds any word of lists by language, where a word begins and up to where it ends. */
export const sourceOf = (lists: Readonly<Record<string, string>>): string =>
  `(?<!\\p{L})(?:${Object.values(lists).map(alternatives).join('|')})(?!\\p{L})`

/** An expression that finds any word of lists by language. */
export const wordsOfAny = (lists: Readonly<Record<string, string>>): RegExp => new RegExp(sourceOf(lists), 'u')
