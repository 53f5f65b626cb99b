/** The only elements a message can contain. */
export type MarkdownTag =
  | 'p'
  | 'strong'
  | 'em'
  | 'code'
  | 'pre'
  | 'a'
  | 'br'
  | 'ul'
  | 'ol'
  | 'li'
  | 'blockquote'
  | 'hr'
  | 'table'
  | 'tr'
  | 'th'
  | 'td'

export interface MarkdownElement {
  tag: MarkdownTag
  /** Link: a URL from `toSafeLink`. */
  href?: string
  /** Ordered list: its first number. */
  start?: number
  children: MarkdownNode[]
}

export type MarkdownNode = string | MarkdownElement
