import { resolveUrl } from '../../extract/html/resolve-url.ts'
import type { Page } from '../../extract/blocks/page-types.ts'
import type { ProductSections } from './find-products.ts'

/** Finds the address of a picture that shows an offer of a page, or ''. */
export type FindPicture = (page: Page, product: ProductSections) => string

/**
 * An offer that is all of its page is shown by what the page declares as its picture, else by the first that stands in
 * no box, unless another page has the same: that one shows the site. Any other offer is shown by the first picture in
 * its own box.
 */
export function offerPictures(pages: Page[]): FindPicture {
  const uses = new Map<string, number>()
  const pictures = new Map(pages.map((page) => [page, picturesOf(page)]))
  for (const ofPage of pictures.values())
    for (const picture of new Set(ofPage)) uses.set(picture, (uses.get(picture) ?? 0) + 1)
  return (page, { isPage, sections }) => {
    const card = sections[0]?.heading?.cards.at(-1)
    const boxed = page.pictures.find(({ cards }) => card !== undefined && cards.includes(card))?.url ?? ''
    return (isPage && pictures.get(page)?.find((picture) => uses.get(picture) === 1)) || boxed
  }
}

/** What stands for the whole page: the declared picture and the first outside of boxes. */
function picturesOf({ meta, url, pictures }: Page): string[] {
  const declared = meta['og:image'] ? resolveUrl(meta['og:image'], url) : ''
  const first = pictures.find(({ cards }) => cards.length === 0)?.url ?? ''
  return [declared, first].filter(Boolean)
}
