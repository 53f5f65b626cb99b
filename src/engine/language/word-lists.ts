import { partsOf } from './language-packs.ts'
import type { SiteWords } from './sites/site-words.ts'

/**
 * Words of one meaning, by language: lists with commas, in which `*` at an end of a word stands for any letters, `_`
 * for any word; everything else is a regular expression.
 */
export type WordTable = Readonly<Record<string, string>>

/** The expression for one of these lists. */
export const alternatives = (list: string): string =>
  list
    .replaceAll(', ', '|')
    .replace(/(?<=[\p{L}}])\*|(?<=^|[\s|(])\*(?=\p{L})/gu, '\\p{L}*')
    .replaceAll('_', '\\p{L}+')

/** The expression for all lists of some tables. */
export const alternativesOf = (...tables: WordTable[]): string =>
  tables
    .flatMap(Object.values<string>)
    .map(alternatives)
    .join('|')

/** The source of an expression that finds any word of tables, where a word begins and up to where it ends. */
export const sourceOf = (...tables: WordTable[]): string => `(?<!\\p{L})(?:${alternativesOf(...tables)})(?!\\p{L})`

/** An expression that finds any word of a table in folded text. */
export const wordsOfAny = (table: WordTable): RegExp => new RegExp(sourceOf(table), 'u')

/** An expression that finds any word of some tables in text as it was written, in upper or lower case. */
export const anyWord = (...tables: WordTable[]): RegExp => new RegExp(sourceOf(...tables), 'iu')

/** Returns a list of the words that websites use, by language. */
export const siteWords = (name: keyof SiteWords): WordTable =>
  Object.fromEntries(
    partsOf('site').flatMap(({ language, [name]: list = '' }) => (list === '' ? [] : [[language, list]])),
  )
