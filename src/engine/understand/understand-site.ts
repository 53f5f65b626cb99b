import type { Block, Page } from '../extract/page-types.ts'
import { businessLines } from './business-facts.ts'
import { detectLanguage } from './detect-language.ts'
import { toKnowledge, type Draft } from './drafts.ts'
import { companyDraft, contactDraft } from './find-contact.ts'
import { splitFurniture, type SplitPage } from './furniture.ts'
import type { UnderstoodCompany } from './knowledge-types.ts'
import { withoutRepetition } from './repetition.ts'
import { findMissing } from './missing-content.ts'
import { pageDrafts } from './page-drafts.ts'
import { createNoiseTest } from './page-noise.ts'
import { pageSubjects, type Subjects } from './page-subject.ts'
import { blockText } from './render-blocks.ts'
import { declaredDrafts } from './declared-drafts.ts'
import { isErrorTitle } from './site-words.ts'
import { entitiesOf } from './structured-facts.ts'

export interface SiteToUnderstand {
  pages: Page[]
  companyName: string
  websiteUrl: string
}

/** A language with a smaller share of the pages has no contact item of its own. */
const MIN_LANGUAGE_SHARE = 0.15

/**
 * Turns the pages of a site into knowledge items. What visitors can see is kept once, in the item where it belongs; text that they cannot
 * see never becomes knowledge.
 */
export function understandSite({ pages: given, companyName, websiteUrl }: SiteToUnderstand): UnderstoodCompany {
  const pages = given.filter(({ title }) => !isErrorTitle(title))
  const located = pages.map((page) => ({ page, language: detectLanguage(pageText(page.blocks), page.language) }))
  const subjects = pageSubjects(pages, companyName)
  const { pages: split, shared } = splitFurniture(located, createNoiseTest(pages, subjects))
  const languages = mainLanguages(split)
  const main = languages[0] ?? ''
  const drafts = [...split.flatMap((page) => pageDrafts(page, subjects.of(page.page))), ...declaredDrafts(split)]
  const siteWide = languages.map((language) => {
    const blocks = shared.filter((each) => each.language === language || (language === main && !languages.includes(each.language)))
    const own = split.filter((page) => page.language === language)
    const home = own.find(({ page }) => subjects.isHome(page)) ?? own[0]
    const site = {
      language,
      companyName,
      homeUrl: home?.page.url ?? websiteUrl,
      contactUrl: own.find(({ page }) => isContactUrl(page.url))?.page.url,
    }
    const declared = businessLines(
      own.flatMap(({ page }) => entitiesOf(page.structured)),
      language,
    )
    const visible = blocks.map(({ block }) => block)
    return { contact: contactDraft(visible, declared, site), company: companyDraft(visible, homeSummary(own, subjects, companyName), site) }
  })
  const ofType = (type: Draft['type']) => drafts.filter((draft) => draft.type === type)
  const inOrder = [
    ...ofType('faq'),
    ...ofType('product'),
    ...ofType('policy'),
    ...siteWide.map(({ contact }) => contact),
    ...ofType('document'),
    ...siteWide.map(({ company }) => company),
  ]
  const items = toKnowledge(withoutRepetition(inOrder))
  return { items, missing: findMissing(items), language: main }
}

/** The languages of the site, the one with most text first. */
function mainLanguages(pages: SplitPage[]): string[] {
  const lengths = new Map<string, number>()
  for (const { language, own } of pages) lengths.set(language, (lengths.get(language) ?? 0) + pageText(own).length)
  const total = [...lengths.values()].reduce((sum, length) => sum + length, 0)
  const ordered = [...lengths].sort((a, b) => b[1] - a[1])
  return ordered.filter(([, length], index) => index === 0 || length >= total * MIN_LANGUAGE_SHARE).map(([language]) => language)
}

/** How the home page sums the company up: the rest of its title, and its description. */
function homeSummary(pages: SplitPage[], subjects: Subjects, companyName: string): string[] {
  const home = pages.find(({ page }) => subjects.isHome(page))?.page
  if (!home) return []
  return [home.title === companyName ? '' : home.title, home.description]
}

function isContactUrl(url: string): boolean {
  return /contact|kontakt|contatt/iu.test(URL.parse(url)?.pathname ?? '')
}

function pageText(blocks: Block[]): string {
  return blocks
    .filter(({ region }) => region !== 'hidden')
    .map(blockText)
    .join(' ')
}
