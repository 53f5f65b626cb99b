/** What nobody may say of a business unless it says so itself. */
export const CLAIM_KINDS = ['discount', 'guarantee', 'certificate', 'free'] as const
export type ClaimKind = (typeof CLAIM_KINDS)[number]

/** The words of one language for what a sentence may claim without a value. Folded lists, as in `word-lists.ts`. */
export interface ClaimWords {
  /**
   * How a promise is told: shapes name word lists in braces, and `~40` stands for up to 40 characters of the same
   * sentence.
   */
  words: Readonly<Record<string, string>>
  shapes: readonly string[]
  claims: Readonly<Record<ClaimKind, string>>
  /** What denies or doubts a claim. */
  hedges: string
  /** How a sentence begins that cannot be read without the one before it. */
  pointers: string
}
