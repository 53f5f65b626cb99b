import type { PageLook } from '../look/read-look.ts'

/** The region of the page that a block is in. `hidden` is text that visitors cannot see. */
export type Region = 'header' | 'main' | 'footer' | 'aside' | 'hidden'

/**
 * What the names of the boxes around a block say: the page's own text, comments below it, reviews and posts (`talk`),
 * or content beside it (related pages, newsletters, share buttons, consent).
 */
export type PagePart = 'own' | 'comments' | 'talk' | 'beside' | 'unnamed'

/** The place of a block on its page. */
export interface BlockPlace {
  region: Region
  /**
   * The boxes around it, outermost first, that have a heading and similar siblings: sections, price cards, team
   * members, teasers. A heading applies only inside its own box.
   */
  cards: readonly number[]
  /** The whole text is one link, or several. */
  linked: boolean
  part: PagePart
  /** Visitors of the website wrote it. */
  byVisitors?: true
  /** The probability that the block is the page's own content, 0 to 1. */
  likelihood: number
}

/** Returns the place of a block, for a block that replaces it. */
export const blockPlace = ({ region, cards, linked, part, byVisitors, likelihood }: BlockPlace): BlockPlace => ({
  region,
  cards,
  linked,
  part,
  ...(byVisitors && { byVisitors }),
  likelihood,
})

/**
 * A part of a page, in reading order. Texts are plain, with white space folded and links as their words; a line break
 * in a text is one that the page shows. `answer` is in lines, with `- ` before list items and `|` around table cells.
 * `image` is an alternative text.
 */
export type Block = BlockPlace &
  (
    | { kind: 'heading'; level: number; text: string }
    | { kind: 'paragraph'; text: string }
    | { kind: 'list-item'; text: string; depth: number }
    | { kind: 'row'; cells: string[]; headers: string[]; caption: string }
    | { kind: 'pair'; label: string; value: string }
    | { kind: 'question'; question: string; answer: string }
    | { kind: 'field'; label: string; options: string[] }
    | { kind: 'image'; text: string }
  )

export interface PageLink {
  /** Absolute, without fragment. */
  url: string
  text: string
  rel: string
  /** Visitors of the website wrote it. */
  byVisitors?: true
}

/** The same page in another language, such as `en-GB`, or `x-default`. */
export interface Alternate {
  language: string
  /** Absolute. */
  url: string
}

/** A picture in the page's own content, unless it is known to be small. `cards` as in `BlockPlace`. */
export interface PagePicture {
  /** Absolute. */
  url: string
  cards: readonly number[]
}

/** An HTML page as data: its content, links and declarations. */
export interface Page {
  url: string
  title: string
  description: string
  /** `lang` of the document in lower case, or ''. */
  language: string
  canonicalUrl: string
  /** The languages in which the page exists (`hreflang`), often including its own; at most 100. */
  alternates: Alternate[]
  noindex: boolean
  nofollow: boolean
  links: PageLink[]
  /** In reading order, at most 500. */
  pictures: PagePicture[]
  blocks: Block[]
  /** JSON-LD objects, `@graph` flattened. */
  structured: Record<string, unknown>[]
  /**
   * `meta` names and Open Graph properties, in lower case. Several values of `robots` or `…-verification` are joined
   * with commas.
   */
  meta: Record<string, string>
  /** The page has almost no text and asks for JavaScript. */
  emptyShell: boolean
  /** The absolute URL that a `Refresh` (in `meta` or a header) or a script redirect leads to, or ''. */
  redirectsTo: string
  /** Present if the source asked for it. */
  look?: PageLook
  /** Reading stopped at a limit, so something is missing. */
  cut: boolean
}

/** The response that a page is read from. */
export interface PageSource {
  url: string
  contentType: string
  /** Lower-case names. */
  headers: Record<string, string>
  body: Uint8Array
  /** Whether to read how the page looks. */
  withLook?: boolean
}
