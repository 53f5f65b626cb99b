import type { Block, Page } from '../extract/page-types.ts'
import { declaredDrafts } from './facts/declared-drafts.ts'
import { detectLanguage } from './words/detect-language.ts'
import { toKnowledge, type Draft } from './drafts/drafts.ts'
import { quarantine } from './quarantine/quarantine-drafts.ts'
import { splitFurniture, type SplitPage } from './page/furniture.ts'
import { joinDrafts } from './drafts/join-drafts.ts'
import type { UnderstoodCompany } from './knowledge-types.ts'
import { findMissing } from './missing-content.ts'
import { pageDrafts } from './page/page-drafts.ts'
import { offerPictures } from './page/offer-picture.ts'
import { createNoiseTest } from './page/page-noise.ts'
import { pageSubjects } from './page/page-subject.ts'
import { blockText } from './drafts/render-blocks.ts'
import { withoutRepetition } from './drafts/repetition.ts'
import { nameSharedLines } from './drafts/shared-lines.ts'
import { siteWideDrafts } from './facts/site-wide-drafts.ts'
import { findConflicts } from './typed/fact-conflicts.ts'
import { itemFacts } from './typed/item-facts.ts'
import { languageTimeZone, siteTimeZone } from './typed/site-country.ts'
import { isErrorTitle, leadsNowhere } from './words/site-words.ts'
import { splitLongDrafts } from './drafts/split-lines.ts'

export interface SiteToUnderstand {
  pages: Page[]
  companyName: string
  websiteUrl: string
}

const MAX_BLOCKS = 60_000
const MAX_PAGE_BLOCKS = 6_000
/** A language with a smaller share of the text has no contact item of its own. */
const MIN_LANGUAGE_SHARE = 0.15
const FIRST_PAGE_WEIGHT = 2

/**
 * Turns the pages of a site into knowledge items. What visitors can see is kept once, in the item where it belongs; text that they cannot
 * see never becomes knowledge. Reading stops at 60,000 blocks, 6,000 of them from one page.
 */
export function understandSite({ pages: given, companyName, websiteUrl }: SiteToUnderstand): UnderstoodCompany {
  const pages = withinLimits(given.filter(({ title, url }) => !isErrorTitle(title) && !leadsNowhere(url)))
  const subjects = pageSubjects(pages, companyName)
  const located = pages.map((page) => ({ page, language: languageOf(page) }))
  const { pages: split, shared } = splitFurniture(located, createNoiseTest(pages, subjects))
  const languages = siteLanguages(split)
  const wide = siteWideDrafts({ pages: split, shared, subjects, languages, companyName, websiteUrl })
  const findPicture = offerPictures(pages)
  const own = [...split.flatMap((page) => pageDrafts(page, subjects, findPicture)), ...declaredDrafts(split)]
  const ofType = (type: Draft['type']) => own.filter((draft) => draft.type === type)
  // What is said twice stays in the first of these that says it.
  const inOrder = [
    ...ofType('faq'),
    ...ofType('product'),
    ...ofType('policy'),
    ...wide.map(({ contact }) => contact),
    ...ofType('document'),
    ...wide.map(({ company }) => company),
  ]
  const { kept, quarantined } = quarantine(nameSharedLines(withoutRepetition(joinDrafts(inOrder))))
  const parts = splitLongDrafts(kept)
  const plain = toKnowledge(parts)
  const timeZone = siteTimeZone(
    pages,
    plain.map(({ content }) => content),
  )
  const items = plain.map((item, at) => ({ ...item, facts: itemFacts({ ...item, about: onlyOne(parts[at]?.about) }, timeZone) }))
  const conflicts = findConflicts(
    items.flatMap(({ facts }) => facts),
    companyName,
  )
  const language = languages[0] ?? ''
  return {
    items,
    missing: findMissing(items),
    conflicts,
    quarantined: toKnowledge(quarantined),
    language,
    timeZone: timeZone || languageTimeZone(language),
  }
}

/** What one thing alone is about. */
const onlyOne = (about: string[] = []): string => (about.length === 1 ? (about[0] ?? '') : '')

const languages = new WeakMap<Page, string>()

/** The language that a page is written in. Found once for each page. */
export function languageOf(page: Page): string {
  const known = languages.get(page) ?? detectLanguage(pageText(page.blocks), page.language)
  languages.set(page, known)
  return known
}

function withinLimits(pages: Page[]): Page[] {
  let left = MAX_BLOCKS
  const kept: Page[] = []
  for (const page of pages) {
    const blocks = page.blocks.slice(0, Math.min(left, MAX_PAGE_BLOCKS))
    if (left > 0) kept.push(blocks.length === page.blocks.length ? page : { ...page, blocks })
    left -= blocks.length
  }
  return kept
}

/** The languages of the site: first the one with most text, unless the first page speaks another that has nearly as much. */
function siteLanguages(pages: SplitPage[]): string[] {
  const lengths = new Map<string, number>()
  for (const { language, own } of pages) lengths.set(language, (lengths.get(language) ?? 0) + pageText(own).length)
  const total = [...lengths.values()].reduce((sum, length) => sum + length, 0)
  const most = Math.max(...lengths.values())
  const weight = (language: string) => (lengths.get(language) ?? 0) * (language === pages[0]?.language ? FIRST_PAGE_WEIGHT : 1)
  const ordered = [...lengths.keys()].sort((a, b) => weight(b) - weight(a))
  return ordered.filter((language) => {
    const length = lengths.get(language) ?? 0
    return length === most || length >= total * MIN_LANGUAGE_SHARE
  })
}

function pageText(blocks: Block[]): string {
  return blocks
    .filter(({ region }) => region !== 'hidden')
    .map(blockText)
    .join(' ')
}
