import { partsOf } from './language-packs.ts'
import type { SiteWords } from './sites/site-words.ts'

/**
 * Words with one meaning, by language: lists with commas. A `*` at an end of a word matches any letters, `_` any
 * word. Everything else is a regular expression.
 */
export type WordTable = Readonly<Record<string, string>>

/** Returns the expression for one of these lists. */
export const alternatives = (list: string): string =>
  list
    .replaceAll(', ', '|')
    .replace(/(?<=[\p{L}}])\*|(?<=^|[\s|(])\*(?=\p{L})/gu, '\\p{L}*')
    .replaceAll('_', '\\p{L}+')

/** Returns the expression for all lists of some tables. */
export const alternativesOf = (...tables: WordTable[]): string =>
  tables
    .flatMap(Object.values<string>)
    .map(alternatives)
    .join('|')

/** Returns the source of an expression that finds any word of some tables, only as a whole word. */
export const sourceOf = (...tables: WordTable[]): string => `(?<!\\p{L})(?:${alternativesOf(...tables)})(?!\\p{L})`

/** Returns an expression that finds any word of a table in folded text. */
export const wordsOfAny = (table: WordTable): RegExp => new RegExp(sourceOf(table), 'u')

/** Returns an expression that finds any word of some tables in text as it was written, in upper or lower case. */
export const anyWord = (...tables: WordTable[]): RegExp => new RegExp(sourceOf(...tables), 'iu')

/** Returns a list of the words that websites use, by language. */
export const siteWords = (name: keyof SiteWords): WordTable =>
  Object.fromEntries(
    partsOf('site').flatMap(({ language, [name]: list = '' }) => (list === '' ? [] : [[language, list]])),
  )
