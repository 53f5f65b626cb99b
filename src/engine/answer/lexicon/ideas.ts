import { fold } from '../text/fold.ts'
import { BASIC_IDEAS } from './ideas-basic.ts'
import { EVERYDAY_IDEAS } from './ideas-everyday.ts'
import { PLAIN_IDEAS } from './ideas-plain.ts'
import { TRADE_IDEAS } from './ideas-trades.ts'

const COLUMNS = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'ar']

/** Words are split at hyphens everywhere else too. */
const longestPart = (word: string): string => word.split('-').toSorted((a, b) => b.length - a.length)[0] ?? word

/** The words for the ideas of a table in a language, folded: pairs of an idea's name and its words. */
export function wordsOfTable(table: string, language: string): [idea: string, words: string[]][] {
  const column = COLUMNS.indexOf(language)
  return table.split('\n').flatMap((row): [string, string[]][] => {
    const [idea = '', words = ''] = row.split(': ')
    const said = fold(words.split('|')[column] ?? '').trim()
    return said === '' ? [] : [[idea, said.split(/\s+/).map(longestPart)]]
  })
}

/** The ideas without which no question is read, and their words in a language, folded. */
export const basicIdeasOf = (language: string): [idea: string, words: string[]][] => wordsOfTable(BASIC_IDEAS, language)

/** All further ideas, and their words in a language, folded. */
export const furtherIdeasOf = (language: string): [idea: string, words: string[]][] =>
  wordsOfTable(`${EVERYDAY_IDEAS}${TRADE_IDEAS}${PLAIN_IDEAS}`, language)
