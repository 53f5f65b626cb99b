/** What a check came to: `odd` works, but is worth a look. */
export interface Finding {
  verdict: 'good' | 'odd' | 'bad'
  sentence: string
}

export const good = (sentence: string): Finding => ({ verdict: 'good', sentence })
export const odd = (sentence: string): Finding => ({ verdict: 'odd', sentence })
export const bad = (sentence: string): Finding => ({ verdict: 'bad', sentence })

/** A failure in words, whatever was thrown. */
export function wordsOf(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException
  return message || code || String(error)
}
