import { memoize } from '#src/base/memoize.ts'
import type { HtmlElement } from './html-tree.ts'

const ACCORDION = /faq|accordion|question|toggle|collaps/iu
const BESIDE =
  /(?:^|[\s_-])(?:related\w*|recommend\w*|recirc\w*|sidebar\w*|side-?bar|widgets?|widget-area|share\w*|sharing|social\w*|newsletter\w*|subscri\w*|signup|cookies?\w*|consent|gdpr|onetrust\w*|promo\w*|advert\w*|ads?|sponsor\w*|banner\w*|popup\w*|modal\w*|toast|tooltip|upsell\w*|cross-?sell\w*|also-?like|recently\w*|pagination|pager|paging|toolbar|tags?|byline|author-?(?:box|bio|info)|toc|print|skip\w*|menu\w*|nav\w*|breadcrumbs?|filters?|facets?|sort\w*|login|cart|carousel|slider)(?:$|[\s_-])/iu
const TALK =
  /(?:^|[\s_-])(?:comments?\w*|disqus\w*|respond|reviews?\w*|ratings?|replies|discussion|bv-?\w*|feedback|testimonials?)(?:$|[\s_-])/iu
/** The box of all comments on a page, as blogs name it. A single line may be named a comment for other reasons. */
const COMMENTS =
  /(?:^|\s)(?:(?:post-|blog-|wp-block-)?comments(?:-(?:area|section|wrapper|container|list|template))?|comment-?list|comment-respond|respond|disqus_thread)(?:\s|$)/iu
const OWN =
  /(?:^|[\s_-])(?:article\w*|post-?(?:content|body|text)|entry-?(?:content|body|text)|page-?content|main-?content|content-?(?:body|main)|story\w*|blog-?post|description|product-?(?:description|details?|info\w*|single|main)|details|specs?|specifications?|rte|prose|markdown\w*|body-?text|rich-?text|cms\w*|message\w*|post)(?:$|[\s_-])/iu
const BREADCRUMB = /breadcrumb|crumbs(?:$|[\s_-])/iu
const MENU = /(?:^|[\s_-])(?:nav|navbar|navigation|drawer|offcanvas|mobile-?menu|mega-?menu|main-?menu)(?:$|[\s_-])/iu
const HEADER =
  /(?:^|\s)(?:site-|page-|main-|global-|top-?)?(?:header|navbar|nav|navigation|topbar|masthead|menu-main)(?:-wrapper|-container)?(?:\s|$)/iu
const FOOTER = /(?:^|\s)(?:site-|page-|main-|global-)?(?:footer|colophon)(?:-wrapper|-container)?(?:\s|$)/iu
const PRICE = /(?:^|\s)price(?:\s|$)/u
const RATED = /(?:^|[\s_-])(?:stars|(?:star-?)?rating|rated)(?:$|[\s_-])/iu
const STAR = /(?:^|[\s_-])star(?:$|[\s_-])/iu
const AUTHOR = /(?:^|[\s_-])(?:author|reviewer|user-?name|nick-?name|consumer|buyer)(?:$|[\s_-])/iu
const QUOTED =
  /(?:^|[\s_-])(?:testimonials?|quotes?|references?|referenzen|kundenstimmen|case-?stud(?:y|ies))(?:$|[\s_-])/iu
const UNSEEN =
  /(?:^|\s)(?:sr-only|visually-?hidden|screen-reader-(?:text|only|response)|screenreader|u-hidden-visually|assistive-text|a11y-hidden|offscreen)(?:\s|$)/iu
const AMOUNT = /(?:^|\s)price-item(?:\s|$)/u

/** What the classes and the ID of a box say about it. */
export interface BoxNames {
  /** The classes and the ID, as written. */
  text: string
  accordion: boolean
  beside: boolean
  comments: boolean
  talk: boolean
  own: boolean
  breadcrumb: boolean
  menu: boolean
  header: boolean
  footer: boolean
  /** The box contains all states of a price: regular, on sale. */
  price: boolean
  /** The box contains one of these states. */
  amount: boolean
  rated: boolean
  star: boolean
  author: boolean
  /** The box contains quotes that the business chose. */
  quoted: boolean
  /** The box contains text for screen readers only. */
  unseen: boolean
}

/** All pages of a site use the same names. */
const MAX_REMEMBERED = 1_000
const MAX_REMEMBERED_LENGTH = 400
const readNamesCached = memoize(MAX_REMEMBERED, readNames)

export function boxNames({ attributes }: HtmlElement): BoxNames {
  const { class: classes = '', id = '' } = attributes
  if (classes === '' && id === '') return NO_NAMES
  const text = `${classes} ${id}`
  return text.length > MAX_REMEMBERED_LENGTH ? readNames(text) : readNamesCached(text)
}

function readNames(text: string): BoxNames {
  return {
    text,
    accordion: ACCORDION.test(text),
    beside: BESIDE.test(text),
    comments: COMMENTS.test(text),
    talk: TALK.test(text),
    own: OWN.test(text),
    breadcrumb: BREADCRUMB.test(text),
    menu: MENU.test(text),
    header: HEADER.test(text),
    footer: FOOTER.test(text),
    price: PRICE.test(text),
    amount: AMOUNT.test(text),
    rated: RATED.test(text),
    star: STAR.test(text),
    author: AUTHOR.test(text),
    quoted: QUOTED.test(text),
    unseen: UNSEEN.test(text),
  }
}

const NO_NAMES = readNames(' ')
