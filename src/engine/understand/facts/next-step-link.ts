import type { Page } from '../../extract/blocks/page-types.ts'
import { hasPaymentDetails } from '../quarantine/payment-details.ts'
import { isNextStep } from '../words/next-step-words.ts'
import { isPolicyName } from '../words/site-words.ts'

export interface NextStepLink {
  label: string
  /** Absolute. */
  url: string
}

/**
 * Of a site with several pages, a link of one page alone is about something on that page, except that of its home to
 * elsewhere than the contact page. A link to pay by must be on most pages, as headers and footers are.
 */
const MIN_PAGES = 2

/**
 * The link by which a site has its visitors book, order or ask for an offer: the one that most pages have, or its home,
 * in the words most of them use.
 */
export function findNextStepLink(
  pages: readonly Page[],
  { home, contactUrl }: { home: Page | undefined; contactUrl: string | undefined },
): NextStepLink | undefined {
  const found = new Map<string, { pages: Set<Page>; labels: Map<string, number> }>()
  for (const page of pages) {
    for (const { url, text, byVisitors } of page.links) {
      if (byVisitors || !/^https?:/.test(url) || !isNextStep(text) || isPolicyName(text)) continue
      const link = found.get(url) ?? { pages: new Set(), labels: new Map() }
      link.pages.add(page)
      link.labels.set(text, (link.labels.get(text) ?? 0) + 1)
      found.set(url, link)
    }
  }
  const isOfSite = (url: string, on: ReadonlySet<Page>): boolean =>
    hasPaymentDetails(url)
      ? on.size > pages.length / 2
      : on.size >= Math.min(MIN_PAGES, pages.length) || (home !== undefined && on.has(home) && url !== contactUrl)
  const [best] = [...found]
    .filter(([url, link]) => isOfSite(url, link.pages))
    .toSorted(([, a], [, b]) => b.pages.size - a.pages.size)
  if (!best) return undefined
  const [url, { labels }] = best
  const [[label] = ['']] = [...labels].toSorted(([, a], [, b]) => b - a)
  return { label, url }
}
