/** The result of a check. `odd` works but deserves a look. */
export interface Finding {
  verdict: 'good' | 'odd' | 'bad'
  sentence: string
}

export const good = (sentence: string): Finding => ({ verdict: 'good', sentence })
export const odd = (sentence: string): Finding => ({ verdict: 'odd', sentence })
export const bad = (sentence: string): Finding => ({ verdict: 'bad', sentence })

/** Returns a hint for the usual mistake in an endpoint's URL, which `setting` names. */
export function hintAtVersion(setting: string, baseUrl: string, words: string): string {
  const isElsewhere = /\b40[45]\b|JSON|instead of a stream/.test(words) && !words.includes('/v1')
  return isElsewhere && !/\/v\d\w*$/.test(baseUrl) ? ` ${setting} usually ends in /v1.` : ''
}

/** Returns the message of whatever was thrown. */
export function wordsOf(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException
  return message || code || String(error)
}
