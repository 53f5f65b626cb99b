/** Quotes a word as a term of PostgreSQL's `tsquery`. */
export const toTerm = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/** Returns a `like` pattern for values that contain a text. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
