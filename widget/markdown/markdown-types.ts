/** The only elements that a message can turn into. */
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
  /** Of a link: an address that `toSafeLink` has passed. */
  href?: string
  /** Of an ordered list: its first number. */
  start?: number
  children: MarkdownNode[]
}

export type MarkdownNode = string | MarkdownElement
