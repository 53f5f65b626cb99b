import { resolveUrl } from '../../extract/html/resolve-url.ts'
import type { Page } from '../../extract/page-types.ts'
import type { ProductSections } from './find-products.ts'

/**
 * The address of a picture that shows an offer, or '': what the page declares as its picture when the page is about the offer, else the
 * first picture in the offer's own box.
 */
export function offerPicture({ meta, url, pictures }: Page, { isPage, sections }: ProductSections): string {
  const declared = meta['og:image'] ?? ''
  if (isPage && declared) return resolveUrl(declared, url)
  const card = sections[0]?.heading?.cards.at(-1)
  return pictures.find(({ cards }) => card !== undefined && cards.includes(card))?.url ?? ''
}
