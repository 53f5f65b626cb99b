import type { BoxNames } from './box-names.ts'
import { rawText, type HtmlElement } from './html-tree.ts'

const ON_SALE = /(?:^|\s)price--on-sale(?:\s|$)/u
const SOLD_OUT = /(?:^|\s)price--sold-out(?:\s|$)/u
/** What has no place on a page, unless at some width of it: `hidden md:block`. */
const CONCEALED = /(?:^|\s)hidden(?![^:]*:)(?:\s|$)/u

const namesOf = (node: HtmlElement | string): string =>
  typeof node === 'string' ? '' : (node.attributes['class'] ?? '')

/**
 * The names of the box of a price around what `names` is of: '' where there is none, and inside of the amounts in one.
 */
export function priceBoxInside(names: BoxNames, outer: string): string {
  if (names.price) return names.text
  return names.amount ? '' : outer
}

/**
 * Whether a part of a price's box is for another state than the box is in, or a label for screen readers alone. Themes
 * of shops write the usual price, the sale's, "Sale" and "Sold out" into every box, and show those that its names call
 * for.
 */
export function isUnshownOfPrice(element: HtmlElement, { text: names }: BoxNames, box: string): boolean {
  if (box === '') return false
  if (names.includes('price__badge-sold-out')) return !SOLD_OUT.test(box)
  if (names.includes('price__badge-sale')) return !ON_SALE.test(box)
  if (names.includes('price__regular')) return ON_SALE.test(box)
  if (names.includes('price__sale'))
    return !ON_SALE.test(box) && element.children.some((child) => namesOf(child).includes('price-item--sale'))
  return CONCEALED.test(names) || (names.includes('visually-hidden') && !/\d/u.test(rawText(element)))
}
