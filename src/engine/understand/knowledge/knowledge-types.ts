export const ITEM_TYPES = ['faq', 'product', 'policy', 'document'] as const
export type ItemType = (typeof ITEM_TYPES)[number]

/** Number of items by type. */
export type ItemCounts = Record<ItemType, number>

export const FACT_KINDS = ['price', 'hours', 'phone', 'email', 'address', 'policy'] as const
export type FactKind = (typeof FACT_KINDS)[number]

/** A statement of a page in a form that can be compared. Members that do not apply are ''. */
export interface Fact {
  kind: FactKind
  /** As written: `£1,950`, `Mon–Fri 9am–5pm`. */
  value: string
  /** The thing with this price, these hours or this number. */
  subject: string
  /** What limits it: `from`, `was`, a size, `+ VAT`, `bank holidays`. */
  qualifier: string
  /** ISO 4217, of prices. */
  currency: string
  /** The unit of a price (`per month`), or the IANA time zone of hours if known. */
  unit: string
  sourceUrl: string
  /** The line that contains it. */
  words: string
}

/** Facts about one thing that differ between pages. Both are kept. */
export interface FactConflict<F extends Fact = Fact> {
  kind: FactKind
  subject: string
  facts: F[]
}

/**
 * One knowledge item before it is stored. `content` is a small subset of Markdown: `#` headings, `-` lists, `|` table
 * rows (a header row is followed by a `| --- |` line), `Label: value` lines, paragraphs. People edit it, and the
 * answerer reads its units from it.
 */
export interface KnowledgeDraft {
  type: ItemType
  title: string
  content: string
  category?: string
  sourceUrl?: string
  /** A picture of the offer on its site. */
  imageUrl?: string
  language?: string
  /** Set if visitors wrote it, such as reviews. */
  author?: 'visitors'
  /** Its facts, in comparable form. */
  facts?: Fact[]
}

export const CONTENT_HINTS = ['pricing', 'contact', 'hours', 'policies'] as const
export type ContentHint = (typeof CONTENT_HINTS)[number]

/** The knowledge that a site or a codebase gives about its company. */
export interface UnderstoodCompany {
  items: KnowledgeDraft[]
  /** Common questions of buyers without an answer. */
  missing: ContentHint[]
  /** Contradictions between pages. */
  conflicts?: FactConflict[]
  /** Sentences that address an assistant, kept out of `items` until the owner allows them. */
  quarantined?: KnowledgeDraft[]
  /** Payment details and links that the website does not vouch for, also kept out. */
  held?: KnowledgeDraft[]
  /** The language of most of it, such as `en`, or ''. */
  language: string
  /** The IANA time zone of the business, or '' if unknown. */
  timeZone?: string
}
