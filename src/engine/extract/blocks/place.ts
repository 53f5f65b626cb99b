import { boxNames, type BoxNames } from '../html/box-names.ts'
import { foldText } from '../html/fold-text.ts'
import { rawText, type HtmlElement } from '../html/html-tree.ts'
import { isUnshownOfPrice, priceBoxInside } from '../html/price-states.ts'
import { isHidden, isOpened, WINDOW } from '../html/visibility.ts'
import type { PagePart, Region } from './page-types.ts'
import { partInside } from './page-part.ts'

/** The current place of the walk through the page. */
export interface Place {
  region: Region
  cards: readonly number[]
  listDepth: number
  /** Inside a box of questions whose answers open on a click. */
  accordion: boolean
  part: PagePart
  byVisitors: boolean
  form: boolean
  /** Inside a dialog that a link or a button of the page opens. */
  opened: boolean
  /** The names of the box around a price. */
  price: string
  inline: boolean
  linked: boolean
  /** Inside an element that is read as one line. */
  title: boolean
}

export const START: Place = {
  region: 'main',
  cards: [],
  listDepth: 0,
  accordion: false,
  part: 'unnamed',
  byVisitors: false,
  form: false,
  opened: false,
  price: '',
  inline: false,
  linked: false,
  title: false,
}

const MAX_LINK = 80

/** Returns the place inside `element`, given the place around it. */
export function placeInside(element: HtmlElement, outer: Place, controlled: ReadonlySet<string>): Place {
  const names = boxNames(element)
  const hidden =
    outer.region === 'hidden' || isHidden(element, controlled) || isUnshownOfPrice(element, names, outer.price)
  const opened = outer.opened || isOpened(element, controlled)
  return {
    ...outer,
    region: hidden ? 'hidden' : regionInside(element, names, outer),
    accordion: outer.accordion || element.tag === 'details' || names.accordion,
    opened,
    part: opened && WINDOW.test(names.text) ? outer.part : partInside(element, names, outer.part),
    byVisitors: outer.byVisitors || element.byVisitors === true,
    form: outer.form || element.tag === 'form',
    price: priceBoxInside(names, outer.price),
    linked: outer.linked || isLink(element) || isBreadcrumb(element, names),
  }
}

/** Reports whether an element is a link of a few words. A whole card may be a link in the markup, but it is content. */
function isLink(element: HtmlElement): boolean {
  return element.tag === 'a' && !element.hasHeading && foldText(rawText(element)).length <= MAX_LINK
}

function isBreadcrumb(element: HtmlElement, names: BoxNames): boolean {
  return !element.hasHeading && (names.breadcrumb || /breadcrumb/iu.test(element.attributes['aria-label'] ?? ''))
}

function regionInside(element: HtmlElement, names: BoxNames, outer: Place): Region {
  const role = element.attributes['role'] ?? ''
  if (element.tag === 'main' || role === 'main') return 'main'
  if (outer.region !== 'main') return outer.region
  if (isBreadcrumb(element, names) || (!element.hasHeading && names.menu)) return 'header'
  if (element.tag === 'nav' || role === 'navigation' || role === 'banner') return 'header'
  if (role === 'contentinfo' || (outer.cards.length === 0 && (element.tag === 'footer' || names.footer)))
    return 'footer'
  if (outer.cards.length === 0 && !element.tag.startsWith('h') && names.header) return 'header'
  if (outer.cards.length === 0 && element.tag === 'header') return 'header'
  return element.tag === 'aside' || role === 'complementary' ? 'aside' : 'main'
}
