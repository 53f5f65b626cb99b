import type { BoxNames } from './box-names.ts'
import { rawText, type HtmlElement } from './html-tree.ts'

const ON_SALE = /(?:^|\s)price--on-sale(?:\s|$)/u
const SOLD_OUT = /(?:^|\s)price--sold-out(?:\s|$)/u
/** Hidden at every width of the page. `hidden md:block` is shown at some. */
const CONCEALED = /(?:^|\s)hidden(?![^:]*:)(?:\s|$)/u

const namesOf = (node: HtmlElement | string): string =>
  typeof node === 'string' ? '' : (node.attributes['class'] ?? '')

/** Returns the names of the price box around an element; '' outside such a box, and inside the amounts in one. */
export function priceBoxInside(names: BoxNames, outer: string): string {
  if (names.price) return names.text
  return names.amount ? '' : outer
}

/**
 * Reports whether a part of a price box belongs to another state than the box has, or is a label for screen readers
 * only. Shop themes write the regular price, the sale price, "Sale" and "Sold out" into every box, and show those
 * that its names select.
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
