export const ITEM_TYPES = ['faq', 'product', 'policy', 'document'] as const
export type ItemType = (typeof ITEM_TYPES)[number]

/**
 * One knowledge item before it is stored. `content` is Markdown of a small kind: `#` headings, `-` lists, `|` table rows (a header row is
 * followed by a `| --- |` line), `Label: value` lines, paragraphs. People edit it, and the answerer reads its units from it.
 */
export interface KnowledgeDraft {
  type: ItemType
  title: string
  content: string
  category?: string
  sourceUrl?: string
  language?: string
}

export const CONTENT_HINTS = ['pricing', 'contact', 'hours', 'policies'] as const
export type ContentHint = (typeof CONTENT_HINTS)[number]

/** What a whole site, or a codebase, says of its company. */
export interface UnderstoodCompany {
  items: KnowledgeDraft[]
  /** What a buyer would ask and nothing answers. */
  missing: ContentHint[]
  /** The language most of it is in, `en` style, or ''. */
  language: string
}
