import { fold } from './fold.ts'

const COLUMNS = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'ar']

/** Words are split at hyphens everywhere else too. */
const longestPart = (word: string): string => word.split('-').toSorted((a, b) => b.length - a.length)[0] ?? word

/**
 * The words of a table in a language, folded, by the name that each line begins with. Behind a name stand words for it
 * in English | German | French | Spanish | Portuguese | Italian | Dutch | Arabic.
 */
export function wordsOfTable(table: string, language: string): [name: string, words: string[]][] {
  const column = COLUMNS.indexOf(language)
  return table.split('\n').flatMap((row): [string, string[]][] => {
    const [name = '', words = ''] = row.split(': ')
    const said = fold(words.split('|')[column] ?? '').trim()
    return said === '' ? [] : [[name, said.split(/\s+/).map(longestPart)]]
  })
}
