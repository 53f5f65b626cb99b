import type { Block, Page } from '../extract/page-types.ts'
import type { Draft } from './drafts.ts'
import { isBarePrice, takeProducts } from './find-products.ts'
import { takeQuestions } from './find-questions.ts'
import type { SplitPage } from './furniture.ts'
import { packSections } from './pack-sections.ts'
import { blockText, renderBlocks, type ContentLine } from './render-blocks.ts'
import { splitSections, type Section } from './sections.ts'
import { isCookieNotice, isPolicyName } from './site-words.ts'
import { countWords } from './text-signs.ts'

const MAX_CALL_WORDS = 4
/** Rules are read as a whole, and long ones are not worth many items. */
const MAX_POLICY_PART = 3_600

/** What one page says, as questions, offers, rules and documents. `subject` is what the page is about. */
export function pageDrafts({ page, language, own }: SplitPage, subject: string): Draft[] {
  const draft = (type: Draft['type'], title: string, lines: ContentLine[], partial = false): Draft => ({ type, title, partial, lines, url: page.url, language })
  const sections = splitSections(own.filter((block) => !isNoise(block)).map(withoutPriceHeadings))
  const { questions, rest } = takeQuestions(sections)
  const isPolicy = policyTest(page, subject)
  const { products, rest: documents } = takeProducts(rest.filter((section) => !isPolicy(section)))
  return [
    ...questions.map(({ question, blocks }) => draft('faq', question, renderBlocks(blocks))),
    ...products.map(({ name, sections: parts }) => draft('product', name, sectionsBelow(parts))),
    ...parts(rest.filter(isPolicy), MAX_POLICY_PART).map(({ lines, partial }) => draft('policy', subject, lines, partial)),
    ...parts(documents).map(({ lines, partial }) => draft('document', subject, lines, partial)),
  ]
}

function parts(sections: Section[], maxLength?: number): { lines: ContentLine[]; partial: boolean }[] {
  const packed = packSections(sections, maxLength)
  return packed.map((lines) => ({ lines, partial: packed.length > 1 }))
}

/** The lines of an offer without its name, which is the title. */
function sectionsBelow(sections: Section[]): ContentLine[] {
  return renderBlocks(sections.flatMap(({ heading, blocks }, index) => [...(heading && index > 0 ? [heading] : []), ...blocks]))
}

function policyTest(page: Page, subject: string): (section: Section) => boolean {
  const path = (URL.parse(page.url)?.pathname ?? '').replace(/\.\w+$/u, '').split('/').at(-1)?.replaceAll(/[-_]/gu, ' ') ?? ''
  const wholePage = isPolicyName(subject) || isPolicyName(path)
  return ({ heading, path: above }) => wholePage || [heading?.text ?? '', ...above].some(isPolicyName)
}

function withoutPriceHeadings(block: Block): Block {
  if (block.kind !== 'heading' || !isBarePrice(block)) return block
  return { kind: 'paragraph', text: block.text, region: block.region, card: block.card, linked: false }
}

/** Pictures' descriptions, consent to cookies, and buttons (`Learn more`) are not what the page says. */
function isNoise(block: Block): boolean {
  const text = blockText(block)
  if (block.kind === 'image' || isCookieNotice(text)) return true
  return block.linked && block.kind === 'paragraph' && countWords(text) <= MAX_CALL_WORDS && !/[\d@]/u.test(text)
}
