import type { HtmlElement } from '../html/html-tree.ts'

/** A picture at its place on the page, with its URL as the page writes it. */
export interface PlacedPicture {
  source: string
  cards: readonly number[]
}

/** In pixels. Smaller pictures are icons beside text. */
const MIN_SIDE = 64
const MARKS =
  /(?:^|[\W_])(?:icons?|logos?|sprites?|placeholders?|badges?|spacers?|pixels?|avatars?|flags?|stars?|arrows?)(?:[\W_]|$)|\.svg(?:[?#]|$)/iu

/** Returns the URL of the file that an `img` shows, even if a script sets it later, or '' for an icon beside text. */
export function pictureSource({ attributes }: HtmlElement): string {
  const sources = [
    attributes['data-src'],
    attributes['data-lazy-src'],
    attributes['src'],
    firstOf(attributes['srcset'] ?? attributes['data-srcset']),
  ]
  const source = sources.find((each) => each && !each.startsWith('data:')) ?? ''
  const file = source.split('/').at(-1) ?? ''
  const isSmall = ['width', 'height'].some((side) => Number.parseInt(attributes[side] ?? '', 10) < MIN_SIDE)
  return isSmall || MARKS.test(file) || MARKS.test(attributes['class'] ?? '') ? '' : source
}

function firstOf(srcset: string | undefined): string | undefined {
  return srcset?.trim().split(/[\s,]/u)[0]
}
