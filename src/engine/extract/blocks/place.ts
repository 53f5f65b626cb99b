import { foldText } from '../html/fold-text.ts'
import { rawText, type HtmlElement } from '../html/html-tree.ts'
import { isUnshownOfPrice, priceBoxInside } from '../html/price-states.ts'
import { isHidden, isOpened, WINDOW } from '../html/visibility.ts'
import type { PagePart, Region } from '../page-types.ts'
import { partInside } from './page-part.ts'

/** Where the walk stands. */
export interface Place {
  region: Region
  cards: readonly number[]
  listDepth: number
  /** Inside a box of questions whose answers open on a click. */
  accordion: boolean
  part: PagePart
  form: boolean
  /** In a window that a link or a button of the page opens. */
  opened: boolean
  /** The names of the box of a price. */
  price: string
  inline: boolean
  linked: boolean
  /** Inside of what is read as one line. */
  title: boolean
}

export const START: Place = {
  region: 'main',
  cards: [],
  listDepth: 0,
  accordion: false,
  part: 'unnamed',
  form: false,
  opened: false,
  price: '',
  inline: false,
  linked: false,
  title: false,
}

const MAX_LINK = 80
const ACCORDION = /faq|accordion|question|toggle|collaps/iu
const MENU_NAMES = /(?:^|[\s_-])(?:nav|navbar|navigation|drawer|offcanvas|mobile-?menu|mega-?menu|main-?menu)(?:$|[\s_-])/iu
const HEADER_NAMES =
  /(?:^|\s)(?:site-|page-|main-|global-|top-?)?(?:header|navbar|nav|navigation|topbar|masthead|menu-main)(?:-wrapper|-container)?(?:\s|$)/iu
const FOOTER_NAMES = /(?:^|\s)(?:site-|page-|main-|global-)?(?:footer|colophon)(?:-wrapper|-container)?(?:\s|$)/iu

/** The place inside `element`, seen from the place around it. */
export function placeInside(element: HtmlElement, outer: Place, controlled: ReadonlySet<string>): Place {
  const names = `${element.attributes['class'] ?? ''} ${element.attributes['id'] ?? ''}`
  const opened = outer.opened || isOpened(element, controlled)
  const place = {
    ...outer,
    accordion: outer.accordion || element.tag === 'details' || ACCORDION.test(names),
    opened,
    part: opened && WINDOW.test(names) ? outer.part : partInside(element, names, outer.part),
    form: outer.form || element.tag === 'form',
    price: priceBoxInside(names, outer.price),
    linked: outer.linked || isLink(element) || isBreadcrumb(element, names),
  }
  if (outer.region === 'hidden' || isHidden(element, controlled) || isUnshownOfPrice(element, names, outer.price))
    return { ...place, region: 'hidden' }
  return { ...place, region: regionInside(element, names, outer) }
}

/** A link in the sense of a few words to follow; a whole card may be one in the markup, and still is what the page says. */
function isLink(element: HtmlElement): boolean {
  return element.tag === 'a' && !element.hasHeading && foldText(rawText(element)).length <= MAX_LINK
}

function isBreadcrumb(element: HtmlElement, names: string): boolean {
  return (
    !element.hasHeading && (/breadcrumb|crumbs(?:$|[\s_-])/iu.test(names) || /breadcrumb/iu.test(element.attributes['aria-label'] ?? ''))
  )
}

function regionInside(element: HtmlElement, names: string, outer: Place): Region {
  const role = element.attributes['role'] ?? ''
  if (element.tag === 'main' || role === 'main') return 'main'
  if (outer.region !== 'main') return outer.region
  if (isBreadcrumb(element, names) || (!element.hasHeading && MENU_NAMES.test(names))) return 'header'
  if (element.tag === 'nav' || role === 'navigation' || role === 'banner') return 'header'
  if (role === 'contentinfo' || (outer.cards.length === 0 && (element.tag === 'footer' || FOOTER_NAMES.test(names)))) return 'footer'
  if (outer.cards.length === 0 && !element.tag.startsWith('h') && HEADER_NAMES.test(names)) return 'header'
  if (outer.cards.length === 0 && element.tag === 'header') return 'header'
  return element.tag === 'aside' || role === 'complementary' ? 'aside' : 'main'
}
