import { businessLines } from './declared-drafts.ts'
import { type Draft, wholeDraft } from '../drafts/drafts.ts'
import type { SharedBlock, SplitPage } from '../page/survey-site.ts'
import { titleParts, type Subjects } from '../page/page-subject.ts'
import type { Page, Block } from '../../extract/blocks/page-types.ts'
import { blockText, freeLine, renderBlocks, type ContentLine } from '../drafts/render-blocks.ts'
import { writtenLike, withoutSameNumber } from '../drafts/join-drafts.ts'
import { alternativesOf, siteWords } from '../../language/word-lists.ts'
import { foldKey, countWords, hasContact, hasHours } from '../../values/text-signs.ts'
import { entitiesOf } from '../../extract/structured/structured-facts.ts'
import { isNextStep, isPolicyName, isRightsNotice } from '../knowledge/text-kinds.ts'
import { partOf } from '../../language/language-packs.ts'
import { hasPaymentDetails } from '../quarantine/payment-details.ts'

const HOME_WORD = new RegExp(`^(?:${alternativesOf(siteWords('homeWords'))})$`, 'iu')

/** Words up to this length mostly connect others. */
const SMALL_WORD = 3

export interface SiteParts {
  pages: SplitPage[]
  shared: SharedBlock[]
  subjects: Subjects
  /** The site's languages, the main one first. */
  languages: string[]
  companyName: string
  websiteUrl: string
}

/** What all pages say in one language of the site: how to reach the company, and about the company. */
export interface WideDrafts {
  contact: Draft
  company: Draft
}

export function siteWideDrafts(site: SiteParts): WideDrafts[] {
  const [main = ''] = site.languages
  return site.languages.map((language) => {
    const speaks = (other: string) => other === language || (language === main && !site.languages.includes(other))
    const pages = site.pages.filter((page) => speaks(page.language)).map(({ page }) => page)
    const shared = site.shared.filter((each) => speaks(each.language)).map(({ block }) => block)
    const home = pages.find(site.subjects.isHome)
    const contactUrl = pages.find(({ url }) => isContactUrl(url))?.url
    const wide = {
      language,
      companyName: site.companyName,
      homeUrl: (home ?? pages[0])?.url ?? site.websiteUrl,
      contactUrl,
      nextStep: findNextStepLink(pages, { home, contactUrl }),
    }
    const entities = pages.flatMap(({ structured }) => entitiesOf(structured))
    const shown = writtenLike(entities.some(({ telephone }) => telephone) ? pages.flatMap(visibleTexts) : [])
    // The title and the description of the home page summarize the company.
    const summary = home ? [titleBeside(home, site.companyName), shownDescription(home, pages)] : []
    return {
      contact: contactDraft(shared, businessLines(entities, language, shown), wide),
      company: companyDraft(shared, summary, wide),
    }
  })
}

/**
 * Returns the part of a title beside the company's name, if neither the page's text nor its description has its
 * words.
 */
function titleBeside(page: Page, companyName: string): string {
  const text = foldKey(visibleTexts(page).join('\n'))
  const company = foldKey(companyName)
  const words = new Set(`${text} ${company} ${foldKey(page.description)}`.split(' '))
  const said = (key: string): boolean => key.split(' ').every((word) => word.length <= SMALL_WORD || words.has(word))
  const parts = titleParts(page).filter((part) => {
    const key = foldKey(part)
    return !company.includes(key) && !text.includes(key) && !HOME_WORD.test(part) && !said(key)
  })
  return parts.join(' · ')
}

/** Returns the home page's description for search engines, if the pages show most of its words. */
function shownDescription({ description }: Page, pages: readonly Page[]): string {
  const words = foldKey(description)
    .split(' ')
    .filter((word) => word.length > SMALL_WORD)
  const unseen = new Set(words)
  const isShown = (): boolean => words.filter((word) => !unseen.has(word)).length * 2 >= words.length
  for (const page of pages) {
    if (isShown()) break
    for (const word of foldKey(visibleTexts(page).join('\n')).split(' ')) unseen.delete(word)
  }
  return isShown() ? description : ''
}

const visibleTexts = ({ blocks }: Page): string[] => blocks.filter(({ region }) => region !== 'hidden').map(blockText)

function isContactUrl(url: string): boolean {
  return /contact|kontakt|contatt/iu.test(URL.parse(url)?.pathname ?? '')
}

/** Shared text with fewer words is a label or a name. */
const MIN_STATEMENT_WORDS = 4

export interface SiteWide {
  language: string
  companyName: string
  homeUrl: string
  contactUrl: string | undefined
  /** Where visitors of the site book or order. */
  nextStep: NextStepLink | undefined
}

/**
 * Returns the item with the contact details and opening hours: shared text of that kind, and what the site declares
 * about itself.
 */
function contactDraft(
  shared: Block[],
  declared: ContentLine[],
  { language, homeUrl, contactUrl, nextStep }: SiteWide,
): Draft {
  const written = withoutSameNumber(renderBlocks(shared.filter(isContactLike)))
  const said = foldKey(written.map(({ text }) => text).join(' '))
  const saysHours = written.some(({ text }) => hasHours(text))
  const fresh = declared.filter(
    ({ text, role }) =>
      role === 'frame' || !(said.includes(foldKey(text.replace(/^[^:]*: /u, ''))) || (saysHours && hasHours(text))),
  )
  const step = nextStep ? [freeLine(`${nextStep.label}: ${nextStep.url}`)] : []
  const lines = [...withoutSameNumber([...written, ...fresh]), ...step]
  const title = lines.some(({ text }) => hasHours(text))
    ? partOf('items', language).contactAndHours
    : partOf('items', language).contact
  return wholeDraft('document', title, lines, { url: contactUrl ?? homeUrl, language })
}

/**
 * Returns what header, footer and the home page's description say about the company, once. Menus, consent and
 * copyright are not knowledge.
 */
function companyDraft(shared: Block[], summary: string[], { language, homeUrl, companyName }: SiteWide): Draft {
  const company = foldKey(companyName)
  const isName = (block: Block): boolean => foldKey(blockText(block)) === company
  const statements = renderBlocks(
    shared.filter((block) => !isContactLike(block) && isStatement(block) && !isName(block)),
  )
  const said = summary.filter(Boolean).map(freeLine)
  return wholeDraft('document', companyName, [...said, ...statements], { url: homeUrl, language })
}

function isContactLike(block: Block): boolean {
  const text = blockText(block)
  if (block.kind === 'heading' || block.kind === 'field') return false
  if (isRightsNotice(text)) return hasContact(text.replace(/(?:©|copyright|\(c\))\s*\d{4}/iu, ''))
  if (hasContact(text) || hasHours(text)) return true
  return block.kind === 'pair' && !block.linked && /\d/u.test(block.value)
}

function isStatement(block: Block): boolean {
  const text = blockText(block)
  if (block.kind === 'heading' || block.kind === 'field' || isRightsNotice(text)) return false
  return block.linked
    ? /\d/u.test(text) && countWords(text) > 1
    : countWords(text) >= MIN_STATEMENT_WORDS || /\d/u.test(text)
}

export interface NextStepLink {
  label: string
  /** Absolute. */
  url: string
}

/**
 * On a site with several pages, a link on only one page is about something on that page, except a link from the home
 * page to any page but the contact page. A payment link must be on most pages, as headers and footers are.
 */
const MIN_PAGES = 2

/**
 * Returns the link by which visitors book, order or ask for an offer: the one on most pages, or on the home page,
 * with its most frequent words.
 */
function findNextStepLink(
  pages: readonly Page[],
  { home, contactUrl }: { home: Page | undefined; contactUrl: string | undefined },
): NextStepLink | undefined {
  const found = new Map<string, { pages: Set<Page>; labels: Map<string, number> }>()
  for (const page of pages) {
    for (const { url, text, byVisitors } of page.links) {
      if (byVisitors || url === page.url || !/^https?:/.test(url) || !isNextStep(text) || isPolicyName(text)) continue
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
