import { blockPlace, type Block, type Page } from '../../extract/blocks/page-types.ts'
import { packSections } from './pack-sections.ts'
import { isArticle, shortenArticle, shortenNotice } from './shorten-sections.ts'
import { listBareHeadings, splitSections, type Section } from './split-sections.ts'
import { type Draft, wholeDraft } from '../drafts/drafts.ts'
import { isBarePrice, takeProducts, type ProductSections, type FindPicture } from './find-products.ts'
import { takeQuestions } from './find-questions.ts'
import type { SplitPage } from './survey-site.ts'
import type { Subjects } from './page-subject.ts'
import { freeLine, renderBlocks, type ContentLine } from '../drafts/render-blocks.ts'
import { isBuyersRule, isLegalClause, isLegalNotice, isPolicyName } from '../knowledge/text-kinds.ts'
import { foldKey } from '../../values/text-signs.ts'
import { partOf } from '../../language/language-packs.ts'

/** Rules are read as a whole, and long ones do not deserve many items. */
const MAX_POLICY_PART = 3_600

/** A draft, and the offer that it describes. */
interface Found {
  draft: Draft
  product?: ProductSections
}

/** Returns the drafts of one page: questions, offers, rules and documents. */
export function pageDrafts(split: SplitPage, subjects: Subjects, findPicture: FindPicture): Draft[] {
  return findOnPage(split, subjects).map(({ draft, product }) =>
    product ? { ...draft, picture: findPicture(split.page, product) } : draft,
  )
}

const lastFound = new WeakMap<Page, { own: Block[]; subject: string; found: Found[] }>()

/** Computed once for each page while its content and subject stay the same. */
function findOnPage(split: SplitPage, subjects: Subjects): Found[] {
  const { page, own } = split
  const subject = subjects.of(page)
  const last = lastFound.get(page)
  if (
    last &&
    last.subject === subject &&
    last.own.length === own.length &&
    last.own.every((block, at) => block === own[at])
  )
    return last.found
  const found = findBelow(split, subject, subjects.isHome(page))
  lastFound.set(page, { own, subject, found })
  return found
}

function findBelow({ page, language, own }: SplitPage, subject: string, isHome: boolean): Found[] {
  const found = (type: Draft['type'], title: string, lines: ContentLine[], partial = false): Found => ({
    draft: { type, title, about: isHome ? [] : [subject], partial, lines, url: page.url, language },
  })
  const isRules = isPolicyName(subject) || isPolicyName(lastWords(page))
  const blocks = own.map(withoutPriceHeading)
  const { questions, rest } = takeQuestions(listBareHeadings(splitSections(blocks)))
  // Questions in a privacy or cookie notice are not buyers' questions.
  const isNotice = isRules && !isBuyersRule(subject) && !isBuyersRule(lastWords(page))
  const headings = ({ heading, path }: Section) => [heading?.text ?? '', ...path]
  const isPolicy = (section: Section) => isRules || headings(section).some(isPolicyName)
  const isLegal = (section: Section) =>
    isLegalClause(section.heading?.text ?? '') ||
    (((isNotice && [subject, lastWords(page)].some(isLegalNotice)) || headings(section).some(isLegalNotice)) &&
      !headings(section).some(isBuyersRule))
  const sections = Map.groupBy(rest, isPolicy)
  const { products, rest: documents } = takeProducts(sections.get(false) ?? [])
  const policies = packSections(
    (sections.get(true) ?? []).map((section) => (isLegal(section) ? shortenNotice(section) : section)),
    MAX_POLICY_PART,
  )
  const parts = packSections(isArticle(page) ? documents.map(shortenArticle) : documents)
  return [
    ...questions.map(({ question, blocks }) => found(isNotice ? 'policy' : 'faq', question, renderBlocks(blocks))),
    ...products.map((product) => ({
      ...found('product', product.isPage ? subject : product.name, productLines(product, subject)),
      product,
    })),
    ...policies.map((lines) => found('policy', subject, lines, !isRules || policies.length > 1)),
    ...parts.map((lines) => found('document', subject, lines, parts.length > 1)),
  ]
}

/** Returns the lines of an offer without its name, which is the title. */
function productLines({ name, isPage, sections }: ProductSections, subject: string): ContentLine[] {
  const lines = renderBlocks(
    sections.flatMap(({ heading, blocks }, index) => [...(heading && index > 0 ? [heading] : []), ...blocks]),
  )
  return isPage && foldKey(name) !== foldKey(subject) ? [freeLine(name), ...lines] : lines
}

function lastWords(page: Page): string {
  const path = (URL.parse(page.url)?.pathname ?? '').replace(/\.\w+$/u, '')
  return path.split('/').at(-1)?.replaceAll(/[-_]/gu, ' ') ?? ''
}

function withoutPriceHeading(block: Block): Block {
  if (block.kind !== 'heading' || !isBarePrice(block)) return block
  return { kind: 'paragraph', text: block.text, ...blockPlace(block), linked: false }
}

/** What visitors of a website wrote on one of its pages. */
export interface VisitorBlocks {
  page: Page
  blocks: Block[]
}

/** Splits a page into its own content and what its visitors wrote. */
export function splitVisitors(given: Page): { page: Page; visitors: VisitorBlocks[] } {
  if (!given.blocks.some(({ byVisitors }) => byVisitors)) return { page: given, visitors: [] }
  const page = { ...given, blocks: given.blocks.filter(({ byVisitors }) => !byVisitors) }
  const blocks = given.blocks.filter(({ byVisitors, region }) => byVisitors && region !== 'hidden')
  return { page, visitors: blocks.length > 0 ? [{ page, blocks }] : [] }
}

/** Returns one document per page with what its visitors wrote. */
export const visitorDrafts = (
  visitors: readonly VisitorBlocks[],
  { subjects, language }: { subjects: Subjects; language: string },
): Draft[] =>
  visitors.map(({ page, blocks }) => ({
    ...wholeDraft('document', `${subjects.of(page)}: ${partOf('items', language).visitors}`, renderBlocks(blocks), {
      url: page.url,
      language,
    }),
    isByVisitors: true,
  }))
