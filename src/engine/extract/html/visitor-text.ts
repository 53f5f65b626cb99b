import { decodePercent } from '#src/base/decode-percent.ts'
import { elementsOf, type HtmlElement } from './html-tree.ts'

/** Names of the boxes of comments and reviews, and of the parts of one. */
const PARTS =
  '(?:-?(?:s|area|list|section|wrapper|wrap|container|body|content|text|thread|item|items|block|box|card|cards|inner|author|entry|grid|slider|carousel|feed|tab|respond|meta|metadata|description))?'
const COMMENTS = `(?:post-|blog-|entry-|wp-block-)?comments?${PARTS}|wp-block-(?:post-)?comments?[\\w-]*|commentlist|respond`
const REVIEWS = `(?:customer-|user-|product-|guest-|client-|google-|tab-|woocommerce-|shop-)?reviews?${PARTS}`
/** Services that show comments. */
const COMMENT_SERVICES =
  'disqus[\\w-]*|dsq-[\\w-]*|fb-comments|utterances|giscus|commento[\\w-]*|isso-[\\w-]*|cusdis[\\w-]*|hyvor[\\w-]*|hypercomments[\\w-]*'
/** Services that show reviews. */
const REVIEW_SERVICES =
  'jdgm-[\\w-]*|judgeme[\\w-]*|spr-[\\w-]*|shopify-product-reviews|yotpo[\\w-]*|trustpilot-?[\\w-]*|trustbox|stamped-[\\w-]*|loox-?[\\w-]*|oke-[\\w-]*|okendo[\\w-]*|bv-(?:content|review)[\\w-]*|bazaarvoice[\\w-]*|feefo[\\w-]*|reviews-?io[\\w-]*|ruk[_-][\\w-]*|rivyo[\\w-]*|opinew[\\w-]*|ryviu[\\w-]*|ti-(?:widget|review)[\\w-]*|wprev[\\w-]*|grw-[\\w-]*|rplg[\\w-]*|ekomi[\\w-]*|provenexpert[\\w-]*|kiyoh[\\w-]*|netreviews[\\w-]*|(?:cd)?tripadvisor[\\w-]*'
/** The posts of forums (phpBB, vBulletin, MyBB, XenForo, Flarum, bbPress, Discourse) and guest books. */
const POSTS =
  'postbody|post_body|postcontent|bbwrapper|js-post|poststream[\\w-]*|bbp-(?:reply|topic)-content|bbp-body|crawler-post|topic-post|topic-body|guest-?book[\\w-]*|g(?:ae|ä)ste-?buch[\\w-]*|gwolle[\\w-]*|gb-entry|gbook[\\w-]*'
const VISITOR_BOX = new RegExp(
  `(?:^|\\s)(?:${[COMMENTS, REVIEWS, COMMENT_SERVICES, REVIEW_SERVICES, POSTS].join('|')})(?:\\s|$)`,
  'iu',
)
/** What the business chose to quote is its own text. */
const QUOTED_BOX =
  /(?:^|[\s_-])(?:testimonials?|quotes?|references?|referenzen|kundenstimmen|case-?stud(?:y|ies))(?:$|[\s_-])/iu
/** Of schema.org. An `Answer` belongs to a visitor where a `QAPage` has it; that of an `FAQPage` is the site's. */
const VISITOR_TYPE =
  /(?:^|[\s/#])(?:Review|UserReview|CriticReview|Comment|UserComments|DiscussionForumPosting|SocialMediaPosting|QAPage)(?:\s|$)/u
const VISITOR_PROPERTY = /(?:^|\s)(?:review|reviews|reviewBody|comment|suggestedAnswer)(?:\s|$)/u
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
])
const GUEST_BOOK =
  /(?:^|[/_-])(?:guest-?book|g(?:ae|ä)ste-?buch|livre-d-?or|libro-de-(?:visitas|firmas)|libro-degli-ospiti|livro-de-visitas|gastenboek|ksiega-gosci)(?:$|[/_.-])/u

/**
 * Marks the elements that hold what visitors of the website wrote: comments, reviews, posts and guest books, by their
 * markup. Quotes in boxes named for testimonials stay the site's own, and so does a box with the page's title in it.
 */
export function markVisitorText(root: HtmlElement): void {
  const titled = new Set<HtmlElement>()
  findTitled(root, titled)
  mark(root, titled)
}

/** Collects the elements that have the title or the main part of the page in them. */
function findTitled(element: HtmlElement, titled: Set<HtmlElement>): boolean {
  let isTitled = element.tag === 'h1' || element.tag === 'main'
  for (const child of elementsOf(element)) isTitled = findTitled(child, titled) || isTitled
  if (isTitled) titled.add(element)
  return isTitled
}

function mark(element: HtmlElement, titled: ReadonlySet<HtmlElement>): void {
  for (const child of elementsOf(element)) {
    if (isQuoted(child)) continue
    if (element.byVisitors || (!titled.has(child) && isVisitorBox(child))) child.byVisitors = true
    mark(child, titled)
  }
}

const namesOf = ({ attributes }: HtmlElement): string => `${attributes['class'] ?? ''} ${attributes['id'] ?? ''}`

const isQuoted = (element: HtmlElement): boolean => !element.byVisitors && QUOTED_BOX.test(namesOf(element))

function isVisitorBox(element: HtmlElement): boolean {
  const { tag, attributes } = element
  if (NEVER_A_BOX.has(tag)) return false
  return (
    VISITOR_TYPE.test(attributes['itemtype'] ?? '') ||
    VISITOR_PROPERTY.test(attributes['itemprop'] ?? '') ||
    VISITOR_BOX.test(namesOf(element))
  )
}

/** Reports whether a page is a guest book by its address. */
export const isGuestBook = (url: string): boolean =>
  GUEST_BOOK.test(decodePercent(URL.parse(url)?.pathname ?? '').toLowerCase())
