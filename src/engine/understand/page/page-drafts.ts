import { blockPlace, type Block, type Page } from '../../extract/page-types.ts'
import type { Draft } from '../drafts/drafts.ts'
import { isBarePrice, takeProducts, type ProductSections } from './find-products.ts'
import { takeQuestions } from './find-questions.ts'
import type { SplitPage } from './boilerplate.ts'
import { packSections } from './pack-sections.ts'
import type { FindPicture } from './offer-picture.ts'
import type { Subjects } from './page-subject.ts'
import { blockText, freeLine, renderBlocks, type ContentLine } from '../drafts/render-blocks.ts'
import { listBareHeadings, splitSections, type Section } from './sections.ts'
import { isBuyersRule, isLegalNotice, isPolicyName } from '../words/site-words.ts'
import { foldKey, hasContact } from '../words/text-signs.ts'

/** Rules are read as a whole, and long ones are not worth many items. */
const MAX_POLICY_PART = 3_600
/** A longer line of a notice is running text. */
const MAX_LABEL = 80
/** So long a text that names a contact is seldom about it. */
const MAX_CONTACT = 200

/** What becomes a draft, and the offer that it tells of. */
interface Found {
  draft: Draft
  product?: ProductSections
}

/** What one page says, as questions, offers, rules and documents. */
export function pageDrafts(split: SplitPage, subjects: Subjects, findPicture: FindPicture): Draft[] {
  return findOnPage(split, subjects).map(({ draft, product }) =>
    product ? { ...draft, picture: findPicture(split.page, product) } : draft,
  )
}

const lastFound = new WeakMap<Page, { own: Block[]; subject: string; found: Found[] }>()

/** Found once for each page, as long as it is taken to say the same of the same subject. */
function findOnPage(split: SplitPage, subjects: Subjects): Found[] {
  const { page, own } = split
  const subject = subjects.of(page)
  const last = lastFound.get(page)
  if (last && last.subject === subject && last.own.length === own.length && last.own.every((block, at) => block === own[at]))
    return last.found
  const found = findBelow(split, subject, subjects.isHome(page))
  lastFound.set(page, { own, subject, found })
  return found
}

function findBelow({ page, language, own }: SplitPage, subject: string, isHome: boolean): Found[] {
  const found = (type: Draft['type'], title: string, lines: ContentLine[], partial = false): Found => ({
    draft: { type, title, about: isHome ? [] : [subject], partial, lines, url: page.url, language },
  })
  const { questions, rest } = takeQuestions(listBareHeadings(splitSections(own.map(withoutPriceHeading))))
  const isRules = isPolicyName(subject) || isPolicyName(lastWords(page))
  // What a notice of privacy or cookies asks itself, no buyer asks.
  const isNotice = isRules && !isBuyersRule(subject) && !isBuyersRule(lastWords(page))
  const headings = ({ heading, path }: Section) => [heading?.text ?? '', ...path]
  const isPolicy = (section: Section) => isRules || headings(section).some(isPolicyName)
  const isLegal = (section: Section) =>
    ((isNotice && [subject, lastWords(page)].some(isLegalNotice)) || headings(section).some(isLegalNotice)) &&
    !headings(section).some(isBuyersRule)
  const sections = Map.groupBy(rest, isPolicy)
  const { products, rest: documents } = takeProducts(sections.get(false) ?? [])
  const policies = packSections(
    (sections.get(true) ?? []).map((section) => (isLegal(section) ? openingOf(section) : section)),
    MAX_POLICY_PART,
  )
  const parts = packSections(documents)
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

/** Of what the law asks a site to say the first that each section says, what is short, and how to reach somebody: no buyer asks for the rest. */
function openingOf(section: Section): Section {
  const lines = section.blocks.flatMap((block) =>
    block.kind === 'paragraph' ? block.text.split('\n').map((text): Block => ({ ...block, text })) : [block],
  )
  const first = lines.findIndex((line) => blockText(line).length > MAX_LABEL)
  return { ...section, blocks: lines.filter((line, at) => at === 0 || at === first || isKeptOfNotice(line)) }
}

function isKeptOfNotice(block: Block): boolean {
  const text = blockText(block)
  return (block.kind !== 'list-item' && text.length <= MAX_LABEL) || (text.length <= MAX_CONTACT && hasContact(text))
}

/** The lines of an offer without its name, which is the title. */
function productLines({ name, isPage, sections }: ProductSections, subject: string): ContentLine[] {
  const lines = renderBlocks(sections.flatMap(({ heading, blocks }, index) => [...(heading && index > 0 ? [heading] : []), ...blocks]))
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
