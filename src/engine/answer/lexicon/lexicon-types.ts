/** What a question can ask for. */
export const ASKED_KINDS = [
  'price',
  'hours',
  'phone',
  'email',
  'address',
  'date',
  'founded',
  'when',
  'duration',
  'age',
  'frequency',
  'percent',
  'count',
  'weight',
  'length',
  'area',
  'person',
  'payment',
  'yesno',
  'list',
  'about',
] as const
export type AskedKind = (typeof ASKED_KINDS)[number]

/** What a business has one of: asked for without anything else, it is the business that is meant. */
export const CONTACT_KINDS = ['phone', 'email', 'address', 'hours'] as const satisfies readonly AskedKind[]

/** The words of one language that the answerer needs to know. Accents are folded away when it is read. */
export interface Lexicon {
  language: string
  /** Words without meaning of their own, by spaces. They also tell the language of a text. */
  stopwords: string
  /** How a question goes on from the one before: words that open it, and words that point back. */
  openers: string
  pointers: string
  /**
   * Turns of phrase that show what is asked for, in the form of `alternatives`; a `*` by itself stands for up to four
   * words.
   */
  cues: Partial<Record<AskedKind, string>>
  /** Of a language without a column in the tables: words for everyday ideas, by how they begin. */
  ideas?: Readonly<Record<string, string>>
}
