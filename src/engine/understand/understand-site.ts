import type { Page } from '../extract/blocks/page-types.ts'
import { declaredDrafts } from './facts/declared-drafts.ts'
import { toKnowledge, type Draft, splitLongDrafts } from './drafts/drafts.ts'
import { quarantine, holdBack, vouchingOf } from './quarantine/hold-back.ts'
import { type SharedBlock, type SplitPage, pageText, type Survey, surveySite } from './page/survey-site.ts'
import { joinDrafts } from './drafts/join-drafts.ts'
import type { Fact, ItemCounts, UnderstoodCompany } from './knowledge/knowledge-types.ts'
import { findMissing } from './facts/missing-content.ts'
import { pageDrafts, splitVisitors, type VisitorBlocks, visitorDrafts } from './page/page-drafts.ts'
import { offerPictures } from './page/find-products.ts'
import { withoutRepetition, nameSharedLines } from './drafts/repetition.ts'
import { siteWideDrafts } from './facts/site-wide-drafts.ts'
import { findConflicts } from './typed/fact-conflicts.ts'
import { type FactsOf, memoizeFacts } from './typed/item-facts.ts'
import { languageTimeZone, siteTimeZone } from './facts/site-country.ts'
import { isErrorTitle, leadsNowhere } from './knowledge/text-kinds.ts'

export interface SiteToUnderstand {
  pages: Page[]
  companyName: string
  websiteUrl: string
  /** What visitors of the website wrote is also knowledge. */
  usesVisitorTexts?: boolean
}

const MAX_BLOCKS = 60_000
/** A language with a smaller share of the text of the main language has no contact item of its own. */
const MIN_LANGUAGE_SHARE = 0.15
const FIRST_PAGE_WEIGHT = 2

/** A site whose pages arrive one by one. */
export interface SiteInHand {
  add(page: Page): void
  /**
   * Does the work of `finish` for the pages added since the last call. `finish` is then faster, with the same result.
   */
  prepare(): void
  /**
   * Counts the items of all added pages, each page separately. The result of `finish` differs a little, because it
   * knows what pages repeat and what the whole site says.
   */
  countItems(): ItemCounts
  finish(site: Omit<SiteToUnderstand, 'pages'>): UnderstoodCompany
}

/**
 * Turns the pages of a site into knowledge items. Keeps visible text once, in the item where it belongs. Text that
 * visitors cannot see never becomes knowledge. Stops reading at 60,000 blocks.
 */
export function understandSite({ pages, ...site }: SiteToUnderstand): UnderstoodCompany {
  const inHand = beginSite()
  for (const page of pages) inHand.add(page)
  return inHand.finish(site)
}

/** Starts `understandSite` for pages that arrive one by one. */
export function beginSite(): SiteInHand {
  const pages: Page[] = []
  const visitors: VisitorBlocks[] = []
  const survey = surveySite()
  const factsOf = memoizeFacts()
  let blocksLeft = MAX_BLOCKS
  let prepared = 0
  let counted = 0
  const counts: ItemCounts = { faq: 0, product: 0, policy: 0, document: 0 }
  /** Returns the drafts of each page alone. */
  const draftEach = (fresh: Page[]): Draft[][] => {
    const { subjects, splitPage } = survey.tell(fresh, '')
    return fresh.map((page) => withoutRepetition(pageDrafts(splitPage(page), subjects, noPicture)))
  }
  return {
    add(given) {
      if (blocksLeft <= 0 || isErrorTitle(given.title) || leadsNowhere(given.url)) return
      const limited = withinLimit(given, blocksLeft)
      blocksLeft -= limited.blocks.length
      const { page, visitors: found } = splitVisitors(limited)
      visitors.push(...found)
      pages.push(page)
      survey.add(page)
    },
    prepare() {
      const fresh = pages.slice(prepared)
      prepared = pages.length
      for (const drafts of draftEach(fresh)) toItems(drafts, factsOf)
    },
    countItems() {
      const fresh = pages.slice(counted)
      counted = pages.length
      for (const drafts of draftEach(fresh)) for (const { type } of toKnowledge(splitLongDrafts(drafts))) counts[type]++
      return { ...counts }
    },
    finish: (site) => finishSite({ ...site, pages, visitors: site.usesVisitorTexts ? visitors : [] }, survey, factsOf),
  }
}

const noPicture = (): string => ''

function finishSite(
  { pages, visitors, companyName, websiteUrl }: SiteToUnderstand & { visitors: VisitorBlocks[] },
  survey: Survey,
  factsOf: FactsOf,
): UnderstoodCompany {
  const { subjects, splitPage } = survey.tell(pages, companyName)
  const sharedByKey = new Map<string, SharedBlock>()
  const told = pages.map((page) =>
    splitPage(page, (key, shared) => void (sharedByKey.has(key) || sharedByKey.set(key, shared))),
  )
  const shared = [...sharedByKey.values()]
  const spoken = siteLanguages(told)
  const main = spoken.find((language) => language !== '') ?? ''
  const languages = spoken.filter((language) => language !== '' || main === '')
  // A list of names and prices has too few words to detect its language.
  const split = told.map((page) => (page.language === '' ? { ...page, language: main } : page))
  const wide = siteWideDrafts({ pages: split, shared, subjects, languages, companyName, websiteUrl })
  const findPicture = offerPictures(pages)
  const vouching = vouchingOf({ pages, companyName, websiteUrl }, subjects.of)
  const said = quarantine([
    ...split.flatMap((page) => pageDrafts(page, subjects, findPicture)),
    ...declaredDrafts(split),
  ])
  const contacts = quarantine(wide.map(({ contact }) => contact))
  const companies = quarantine(wide.map(({ company }) => company))
  const written = quarantine(visitorDrafts(visitors, { subjects, language: main }))
  const own = holdBack(said.kept, vouching)
  const ofVisitors = holdBack(written.kept, vouching)
  const drafts = withoutRepetition(
    joinDrafts(inOrder(own.kept, { contacts: contacts.kept, companies: companies.kept })),
  )
  const kept = [...nameSharedLines(drafts), ...ofVisitors.kept]
  const quarantined = [said, contacts, companies, written].flatMap((part) => part.quarantined)
  const held = [...own.held, ...ofVisitors.held]
  const untimed = toItems(kept, factsOf)
  const timeZone = siteTimeZone(
    pages,
    untimed.map(({ content }) => content),
  )
  const items = untimed.map((item) => ({ ...item, facts: item.facts.map((fact) => inTimeZone(fact, timeZone)) }))
  const conflicts = findConflicts(
    items.flatMap(({ facts }) => facts),
    companyName,
  )
  const language = languages[0] ?? ''
  return {
    items,
    missing: findMissing(items),
    conflicts,
    quarantined: toKnowledge(withoutRepetition(quarantined)),
    held: toKnowledge(withoutRepetition(held)),
    language,
    timeZone: timeZone || languageTimeZone(language),
  }
}

/** Orders the drafts of pages and of the whole site. Repeated text stays in the first draft that has it. */
function inOrder(own: Draft[], { contacts, companies }: Record<'contacts' | 'companies', Draft[]>): Draft[] {
  const ofType = (type: Draft['type']) => own.filter((draft) => draft.type === type)
  return [...ofType('faq'), ...ofType('product'), ...ofType('policy'), ...contacts, ...ofType('document'), ...companies]
}

/** Converts drafts to items with their facts. Hours have no time zone yet. */
function toItems(drafts: Draft[], factsOf: FactsOf) {
  const parts = splitLongDrafts(drafts)
  return toKnowledge(parts).map((item, at) => {
    const { name = item.title, about } = parts[at] ?? {}
    // Visitors' prices and hours are not the business's.
    return { ...item, facts: item.author ? [] : factsOf({ ...item, title: name, about: onlyOne(about) }) }
  })
}

const inTimeZone = (fact: Fact, timeZone: string): Fact => (fact.kind === 'hours' ? { ...fact, unit: timeZone } : fact)

/** Returns the subject, if there is exactly one. */
const onlyOne = (about: string[] = []): string => (about.length === 1 ? (about[0] ?? '') : '')

const withinLimit = (page: Page, blocks: number): Page =>
  page.blocks.length <= blocks ? page : { ...page, blocks: page.blocks.slice(0, blocks) }

/**
 * Returns the languages of the site, first the one with most text, unless the first page has another with nearly as
 * much.
 */
function siteLanguages(pages: SplitPage[]): string[] {
  const lengths = new Map<string, number>()
  for (const { language, own } of pages) lengths.set(language, (lengths.get(language) ?? 0) + pageText(own).length)
  const most = Math.max(...lengths.values())
  const weight = (language: string) =>
    (lengths.get(language) ?? 0) * (language === pages[0]?.language ? FIRST_PAGE_WEIGHT : 1)
  const ordered = [...lengths.keys()].sort((a, b) => weight(b) - weight(a))
  return ordered.filter((language) => (lengths.get(language) ?? 0) >= most * MIN_LANGUAGE_SHARE)
}
