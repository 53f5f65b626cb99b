import type { Block, Page } from '../extract/page-types.ts'
import { detectLanguage } from './detect-language.ts'
import { toKnowledge, withoutRepetition, type Draft } from './drafts.ts'
import { contactDraft, sharedDraft } from './find-contact.ts'
import { takeProducts } from './find-products.ts'
import { takeQuestions } from './find-questions.ts'
import { splitFurniture, type SplitPage } from './furniture.ts'
import type { UnderstoodCompany } from './knowledge-types.ts'
import { findMissing } from './missing-content.ts'
import { packSections } from './pack-sections.ts'
import { pageSubjects } from './page-subject.ts'
import { blockText, renderBlocks } from './render-blocks.ts'
import { splitSections, type Section } from './sections.ts'
import { isCookieNotice, POLICY_WORDS } from './site-words.ts'
import { businessLines, entitiesOf, structuredProducts, structuredQuestions } from './structured-facts.ts'
import { foldKey } from './text-signs.ts'

export interface SiteToUnderstand {
  pages: Page[]
  companyName: string
  websiteUrl: string
}

/** Turns the pages of a site into knowledge items. Everything visible is kept once; text that visitors cannot see never is. */
export function understandSite({ pages, companyName, websiteUrl }: SiteToUnderstand): UnderstoodCompany {
  const { pages: split, shared } = splitFurniture(pages)
  const subjects = pageSubjects(pages, companyName)
  const language = siteLanguage(pages)
  const site = { language, url: pages[0]?.url ?? websiteUrl, companyName }
  const drafts = split.flatMap((page) => pageDrafts(page, subjects.get(page.page) ?? companyName))
  const ofType = (...types: Draft['type'][]) => drafts.filter(({ type }) => types.includes(type))
  const declared = businessLines(pages.flatMap(({ structured }) => entitiesOf(structured)))
  const inOrder = [...ofType('faq'), ...ofType('product'), ...ofType('policy'), contactDraft(shared, declared, site), ...ofType('document'), sharedDraft(shared, site)]
  const items = withoutRepetition(inOrder).map(toKnowledge)
  return { items, missing: findMissing(items), language }
}

function siteLanguage(pages: Page[]): string {
  const lengths = new Map<string, number>()
  for (const page of pages) {
    const text = pageText(page.blocks)
    const language = detectLanguage(text, page.language)
    lengths.set(language, (lengths.get(language) ?? 0) + text.length)
  }
  return [...lengths].sort((a, b) => b[1] - a[1])[0]?.[0] ?? ''
}

function pageText(blocks: Block[]): string {
  return blocks.filter(({ region }) => region !== 'hidden').map(blockText).join(' ')
}

function pageDrafts({ page, own }: SplitPage, subject: string): Draft[] {
  const language = detectLanguage(pageText(own), page.language)
  const draft = (type: Draft['type'], title: string, lines: Draft['lines']): Draft => ({ type, title, lines, url: page.url, language })
  const sections = splitSections(own.filter((block) => !isNoise(block)))
  const { questions, rest } = takeQuestions(sections)
  const { products, rest: remaining } = takeProducts(rest)
  const entities = entitiesOf(page.structured)
  const asked = new Set(questions.map(({ question }) => foldKey(question)))
  const named = new Set(products.map(({ name }) => foldKey(name)))
  return [
    ...questions.map(({ question, blocks }) => draft('faq', question, renderBlocks(blocks))),
    ...structuredQuestions(entities).filter(({ question }) => !asked.has(foldKey(question))).map(({ question, answer }) => draft('faq', question, [{ text: answer, frame: false }])),
    ...products.map(({ name, sections: parts }) => draft('product', name, renderBlocks(parts.flatMap((part, index) => [...(part.heading && index > 0 ? [part.heading] : []), ...part.blocks])))),
    ...structuredProducts(entities).filter(({ name }) => !named.has(foldKey(name))).map(({ name, lines }) => draft('product', name, lines)),
    ...documentDrafts(remaining, subject, page, draft),
  ]
}

function documentDrafts(sections: Section[], subject: string, page: Page, draft: (type: Draft['type'], title: string, lines: Draft['lines']) => Draft): Draft[] {
  const path = URL.parse(page.url)?.pathname.replaceAll(/[-_/.]/gu, ' ') ?? ''
  const wholePage = POLICY_WORDS.test(subject) || POLICY_WORDS.test(path)
  const isPolicy = (section: Section) => wholePage || POLICY_WORDS.test(section.heading?.text ?? '')
  const policies = packSections(sections.filter(isPolicy)).map(({ heading, lines }) => draft('policy', partTitle(subject, heading), lines))
  const documents = packSections(sections.filter((section) => !isPolicy(section))).map(({ heading, lines }) => draft('document', partTitle(subject, heading), lines))
  return [...policies, ...documents]
}

function partTitle(subject: string, heading: string): string {
  return !heading || foldKey(heading) === foldKey(subject) ? subject : `${subject}: ${heading}`
}

function isNoise(block: Block): boolean {
  if (block.kind === 'image' || isCookieNotice(blockText(block))) return true
  return block.linked && block.kind === 'paragraph' && block.text.split(/\s+/u).length <= 4 && !/[\d@]/u.test(block.text)
}
