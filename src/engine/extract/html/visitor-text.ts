import { memoize } from '#src/base/memoize.ts'
import { decodePercent } from '#src/base/decode-percent.ts'
import { elementsOf, type HtmlElement, isHeading } from './html-tree.ts'
import { findSignedBoxes } from './signed-boxes.ts'
import { boxNames } from './box-names.ts'
import { GUEST_BOOK, isVisitorName, WRITTEN_ON } from './visitor-names.ts'

/** Types of schema.org. An `Answer` is a visitor's in a `QAPage`, and the site's in an `FAQPage`. */
const VISITOR_TYPE =
  /(?:^|[\s/#])(?:Review|UserReview|CriticReview|EmployerReview|ClaimReview|Comment|UserComments|CorrectionComment|DiscussionForumPosting|SocialMediaPosting|Message|Conversation|QAPage)(?:\s|$)/u
const VISITOR_PROPERTY = /(?:^|\s)(?:review|reviews|reviewBody|comment|commentText|suggestedAnswer)(?:\s|$)/u
/** The text of an item of such a type, even if the item has the page's title. */
const BODY_PROPERTY = /(?:^|\s)(?:text|articleBody|reviewBody|acceptedAnswer|suggestedAnswer)(?:\s|$)/u
/** Attributes whose values name an element for scripts. */
const NAMING: ReadonlySet<string> = new Set(['class', 'id', 'component', 'data-hook', 'data-testid', 'data-role'])
/** An attribute that says who wrote an element's text: `data-by="customer"`. */
const WRITER_ATTRIBUTE =
  /^data-(?:by|author|author-(?:type|role)|user-type|written-by|posted-by|answered-by|asked-by|from|writer)$/u
const WRITER =
  /^(?:customer|buyer|guest|user|visitor|client|shopper|reviewer|commenter|member|community|ugc|reader|traveller|traveler|patient|public)s?$/iu
const NAMED_ATTRIBUTE = /^data-(?:(?:service-)?review|comment|consumer)(?:$|-(?!.*count))/u
const NEVER_A_BOX: ReadonlySet<string> = new Set([
  '#root',
  'html',
  'head',
  'body',
  'main',
  'h1',
  'a',
  'button',
  'input',
  'pre',
  'code',
])

/** A character that each rating in `STARS` has. */
const STAR_SIGN = /[★☆⭐✭✩/]/u
const STARS = /(?:[★☆⭐✭✩]\s?){3}|(?<![\d.,/])[1-5](?:[.,]\d)?\s?\/\s?5(?![\d.,/])/u
const RATED = /(?<![\d.,])[1-5](?:[.,]\d)?\s\p{L}{1,6}(?:\s\p{L}{1,3})?\s5(?![\d.,])/u
const MIN_STARS = 3
const MAX_CACHED = 4_000
const PRICE = /\p{Sc}\s?\d|\d\s?\p{Sc}/u
/** A shorter text is the line above a review. A longer box contains more than one. */
const MIN_REVIEW = 40
const MAX_REVIEW = 3_000
const MAX_ALONE = 1_500

/** What is below an element. */
interface Below {
  /** Contains the page's title or its main part. */
  isTitled: boolean
  stars: number
  hasAuthor: boolean
  /** Whether a date was found. Texts are searched only if everything else makes the box a review. */
  hasDate: boolean
  length: number
  /** Has a heading that is a link, as a teaser does. */
  hasLinkedHeading: boolean
  hasLink: boolean
}

/**
 * Marks the elements whose content visitors of the website wrote: comments, reviews, posts and guest books by their
 * names and types, and boxes with a text and stars, an author or a date. Quotes in boxes named for testimonials stay
 * the site's own, and so does a box with the page's title.
 */
export function markVisitorText(root: HtmlElement): void {
  const below = new Map<HtmlElement, Below>()
  const shaped = new Set<HtmlElement>()
  look(root, below, shaped)
  for (const box of findSignedBoxes(root, (element) => below.get(element))) shaped.add(box)
  mark(root, { below, shaped, isTyped: false })
}

function look(element: HtmlElement, below: Map<HtmlElement, Below>, shaped: Set<HtmlElement>): Below {
  const names = boxNames(element)
  const { tag, attributes, hasHeading } = element
  const isRated =
    names.rated || [attributes['aria-label'], attributes['title']].some((label) => label && RATED.test(label))
  const found: Below = {
    isTitled: tag === 'h1' || tag === 'main',
    stars: isRated ? MIN_STARS : names.star ? 1 : 0,
    hasAuthor: names.author || attributes['itemprop'] === 'author',
    hasDate: tag === 'time',
    length: 0,
    hasLinkedHeading: tag === 'a' && hasHeading,
    hasLink: tag === 'a',
  }
  const reviews: HtmlElement[] = []
  for (const child of element.children) {
    if (typeof child === 'string') lookAtText(child, found)
    else if (child.tag !== 'script' && child.tag !== 'style') {
      const inside = look(child, below, shaped)
      add(found, inside)
      if (mayBeReview(inside) && !NEVER_A_BOX.has(child.tag) && isReview(child, inside)) reviews.push(child)
    }
  }
  if (isHeading(element) && found.hasLink) found.hasLinkedHeading = true
  below.set(element, found)
  for (const alike of Map.groupBy(reviews, kindOf).values())
    for (const review of alike) if (alike.length > 1 || isWhole(below.get(review))) shaped.add(review)
  return found
}

function lookAtText(text: string, found: Below): void {
  found.length += text.trim().length
  if (STAR_SIGN.test(text) && STARS.test(text)) found.stars = MIN_STARS
}

function add(to: Below, from: Below): void {
  to.isTitled ||= from.isTitled
  to.stars += from.stars
  to.hasAuthor ||= from.hasAuthor
  to.hasDate ||= from.hasDate
  to.hasLinkedHeading ||= from.hasLinkedHeading
  to.hasLink ||= from.hasLink
  to.length += from.length
}

/** Reports whether a box has the stars and the size of a review. */
const mayBeReview = ({ isTitled, stars, length, hasLinkedHeading }: Below): boolean =>
  stars >= MIN_STARS && !isTitled && !hasLinkedHeading && length >= MIN_REVIEW && length <= MAX_REVIEW

/** Reports whether such a box names an author or a date, and no price. */
function isReview(element: HtmlElement, box: Below): boolean {
  box.hasDate ||= hasText(element, WRITTEN_ON)
  return (box.hasAuthor || box.hasDate) && !hasText(element, PRICE)
}

const hasText = ({ children }: HtmlElement, pattern: RegExp): boolean =>
  children.some((child) =>
    typeof child === 'string'
      ? pattern.test(child)
      : child.tag !== 'script' && child.tag !== 'style' && hasText(child, pattern),
  )

const kindOf = ({ tag, attributes }: HtmlElement): string => `${tag}.${attributes['class'] ?? ''}`

/** Reports whether a box alone has everything that a review needs. */
const isWhole = (box: Below | undefined): boolean => box?.hasAuthor === true && box.hasDate && box.length <= MAX_ALONE

interface Marking {
  below: ReadonlyMap<HtmlElement, Below>
  shaped: ReadonlySet<HtmlElement>
  /** Inside an item of a type that visitors write. */
  isTyped: boolean
}

function mark(element: HtmlElement, marking: Marking): void {
  for (const child of elementsOf(element)) {
    if (isQuoted(child)) continue
    const { below, shaped, isTyped } = marking
    const isTypedChild = VISITOR_TYPE.test(child.attributes['itemtype'] ?? child.attributes['typeof'] ?? '')
    const isFree = below.get(child)?.isTitled !== true && !NEVER_A_BOX.has(child.tag)
    const isBody = isTyped && BODY_PROPERTY.test(child.attributes['itemprop'] ?? child.attributes['property'] ?? '')
    if (element.byVisitors || (isFree && (isTypedChild || isBody || shaped.has(child) || isVisitorBox(child))))
      child.byVisitors = true
    mark(child, isTypedChild && !isTyped ? { ...marking, isTyped: true } : marking)
  }
}

const isQuoted = (element: HtmlElement): boolean => !element.byVisitors && boxNames(element).quoted

function isVisitorBox({ attributes }: HtmlElement): boolean {
  if (VISITOR_PROPERTY.test(attributes['itemprop'] ?? attributes['property'] ?? '')) return true
  for (const name in attributes) {
    const value = attributes[name] ?? ''
    if (NAMING.has(name) && hasVisitorName(value)) return true
    if (name.startsWith('data-') && (NAMED_ATTRIBUTE.test(name) || (WRITER.test(value) && WRITER_ATTRIBUTE.test(name))))
      return true
  }
  return false
}

const hasVisitorName = memoize(MAX_CACHED, (names: string): boolean => names.split(/\s+/).some(isVisitorName))

/** Reports whether a page is a guest book, by its URL. */
export const isGuestBook = (url: string): boolean =>
  GUEST_BOOK.test(decodePercent(URL.parse(url)?.pathname ?? '').toLowerCase())
