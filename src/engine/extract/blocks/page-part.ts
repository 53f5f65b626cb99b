import type { HtmlElement } from '../html/html-tree.ts'
import type { PagePart } from '../page-types.ts'

const BESIDE =
  /(?:^|[\s_-])(?:related\w*|recommend\w*|recirc\w*|sidebar\w*|side-?bar|widgets?|widget-area|share\w*|sharing|social\w*|newsletter\w*|subscri\w*|signup|cookies?\w*|consent|gdpr|onetrust\w*|promo\w*|advert\w*|ads?|sponsor\w*|banner\w*|popup\w*|modal\w*|toast|tooltip|upsell\w*|cross-?sell\w*|also-?like|recently\w*|pagination|pager|paging|toolbar|tags?|byline|author-?(?:box|bio|info)|toc|print|skip\w*|menu\w*|nav\w*|breadcrumbs?|filters?|facets?|sort\w*|login|cart|carousel|slider)(?:$|[\s_-])/iu
const TALK =
  /(?:^|[\s_-])(?:comments?\w*|disqus\w*|respond|reviews?\w*|ratings?|replies|discussion|bv-?\w*|feedback|testimonials?)(?:$|[\s_-])/iu
const OWN =
  /(?:^|[\s_-])(?:article\w*|post-?(?:content|body|text)|entry-?(?:content|body|text)|page-?content|main-?content|content-?(?:body|main)|story\w*|blog-?post|description|product-?(?:description|details?|info\w*|single|main)|details|specs?|specifications?|rte|prose|markdown\w*|body-?text|rich-?text|cms\w*|message\w*|post)(?:$|[\s_-])/iu
const OWN_PROPERTY = /^(?:articleBody|description|text|mainContentOfPage|reviewBody)$/u

/** The part of the page that an element belongs to, seen from the one around it: what stands beside stays so all the way down. */
export function partInside({ tag, attributes }: HtmlElement, names: string, outer: PagePart): PagePart {
  if (outer === 'beside') return 'beside'
  const isWhole = tag === 'body' || tag === 'html' || tag === 'main'
  if (!isWhole && BESIDE.test(names)) return 'beside'
  if (outer === 'talk' || (!isWhole && TALK.test(names))) return 'talk'
  return outer === 'own' || tag === 'article' || OWN.test(names) || OWN_PROPERTY.test(attributes['itemprop'] ?? '') ? 'own' : 'unnamed'
}
