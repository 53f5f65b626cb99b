/** A word as a term of PostgreSQL's `tsquery`, whatever is in it. */
export const toTerm = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/** A pattern of `like` for what holds a text. */
export const holding = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
