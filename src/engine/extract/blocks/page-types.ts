import type { PageLook } from '../look/read-look.ts'

/** Where on the page a block stands. `hidden` is text that visitors cannot see. */
export type Region = 'header' | 'main' | 'footer' | 'aside' | 'hidden'

/**
 * What the names of the boxes around a block call it: the page's own text, what visitors wrote below it (`comments`),
 * reviews and the like (`talk`), or what stands beside (related pages, newsletters, buttons to share, consent).
 */
export type PagePart = 'own' | 'comments' | 'talk' | 'beside' | 'unnamed'

/** What every block says of its place. */
export interface BlockPlace {
  region: Region
  /**
   * The boxes around it, outermost first, that have a heading and stand among others alike: sections, price cards, team
   * members, teasers. A heading speaks for no text outside of its own box.
   */
  cards: readonly number[]
  /** The whole text is one link, or several. */
  linked: boolean
  part: PagePart
  /** Visitors of the website wrote it. */
  byVisitors?: true
  /** How likely it belongs to what the page itself says rather than to what stands around that, 0 to 1. */
  likelihood: number
}

/** The place of a block, for another that stands in its stead. */
export const blockPlace = ({ region, cards, linked, part, byVisitors, likelihood }: BlockPlace): BlockPlace => ({
  region,
  cards,
  linked,
  part,
  ...(byVisitors && { byVisitors }),
  likelihood,
})

/**
 * A piece of a page, in reading order. Texts are plain, white space folded, links as their words; a line break inside a
 * text is one that the page shows. `answer` is in lines, with `- ` before list items and `|` around table cells.
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

/** The same page in a language, `en-GB` style, or `x-default`. */
export interface Alternate {
  language: string
  /** Absolute. */
  url: string
}

/** A picture of the page's own part that is not known to be small. `cards` as in `BlockPlace`. */
export interface PagePicture {
  /** Absolute. */
  url: string
  cards: readonly number[]
}

/** One HTML page as data: what it says, where it leads, what it declares about itself. */
export interface Page {
  url: string
  title: string
  description: string
  /** `lang` of the document, lower case, or ''. */
  language: string
  canonicalUrl: string
  /** The languages that the page says it stands in (`hreflang`), its own often among them; at most 100. */
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
   * `meta` names and Open Graph properties, lower case; several of `robots` and of `…-verification` joined with a
   * comma.
   */
  meta: Record<string, string>
  /** The page holds almost no text and asks for JavaScript. */
  emptyShell: boolean
  /** Where a `Refresh` (by `meta` or header) or a bare script redirect leads, absolute, or ''. */
  redirectsTo: string
  /** Present if the source asked for it. */
  look?: PageLook
  /** Reading stopped at a limit; something is missing. */
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
