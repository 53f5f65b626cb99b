import type { Block } from '../../extract/blocks/page-types.ts'
import { documentPage } from '../../extract/documents/document-page.ts'
import { detectLanguage } from '../../language/detect-language.ts'
import { toKnowledge, wholeDraft, type Draft, splitLongDrafts } from '../drafts/drafts.ts'
import type { UnderstoodCompany } from '../knowledge/knowledge-types.ts'
import { withoutRepetition } from '../drafts/repetition.ts'
import { contentLines, joinSources, listLines, offerDrafts, type Offer } from './offer-drafts.ts'
import { findMissing } from '../facts/missing-content.ts'
import { quarantine } from '../quarantine/hold-back.ts'
import { itemFacts } from '../typed/item-facts.ts'
import { languageTimeZone, siteTimeZone } from '../facts/site-country.ts'
import { pageDrafts } from '../page/page-drafts.ts'
import { surveySite } from '../page/survey-site.ts'
import { blockText } from '../drafts/render-blocks.ts'
import { partOf } from '../../language/language-packs.ts'
import { markdownBlocks } from '../../extract/documents/markdown-blocks.ts'
import { type ReadText, type TextShape, readText, shapeOf, withoutGaps } from '../../extract/read-text.ts'
import { countWords, hasContact } from '../../values/text-signs.ts'
import { type Reading, warnOfLosses, warnOfReading } from './warn-of-losses.ts'
import { buyersReadme, isNotice, withoutNotices } from './for-buyers.ts'

/** A placeholder URL, because the texts have none. */
const NOWHERE = 'https://codebase.invalid/'

/** What an assistant has gathered from a codebase: the members of the public contract's `codebase_context`. */
export interface CodebaseContext {
  landing_page_content?: string
  readme_content?: string
  products?: Offer[]
  pricing_tiers?: Offer[]
  company_description?: string
  value_proposition?: string
  target_customers?: string
  key_differentiators?: string[]
  contact_info?: { email?: string; phone?: string }
}

export interface UnderstoodCodebase extends UnderstoodCompany {
  warnings: string[]
}

/**
 * Turns every member of the context into knowledge. Each product and tier becomes a product. The landing page and the
 * README become questions, offers and documents, like pages of a website. The audience and the reasons to choose the
 * company become questions, and everything else documents. `warnings` says what was left out or gave nothing, and
 * why.
 */
export function understandCodebase(context: CodebaseContext, companyName: string): UnderstoodCodebase {
  const { landing_page_content: landingText = '', readme_content: readmeText = '', ...members } = context
  const landing = readLanding(landingText)
  const readme = readReadme(readmeText, companyName)
  const language = detectLanguage(saidIn(context, [...landing.blocks, ...readme.blocks]), '')
  const drafts = joinSources([
    offerDrafts(context.products, 'Product', language),
    offerDrafts(context.pricing_tiers, 'Plan', language),
    memberDrafts(context, companyName, language),
    textDrafts(landing.blocks, companyName, language),
    textDrafts(readme.blocks, companyName, language),
  ]).map((draft) => ({ ...draft, language }))
  const { kept, quarantined } = quarantine(withoutRepetition(drafts))
  const plain = toKnowledge(splitLongDrafts(kept))
  const contents = plain.map(({ content }) => content)
  const timeZone = siteTimeZone([], contents)
  const items = plain.map((item) => ({ ...item, facts: itemFacts(item, timeZone) }))
  const waiting = toKnowledge(quarantined)
  return {
    items,
    missing: findMissing(items),
    quarantined: waiting,
    language,
    timeZone: timeZone || languageTimeZone(language),
    warnings: [
      ...warnOfReading('landing_page_content', landingText, landing),
      ...warnOfReading('readme_content', readmeText, readme),
      ...warnOfLosses(members, items, waiting),
    ],
  }
}

/** Returns the text of the members, whole sentences first. */
function saidIn(context: CodebaseContext, blocks: Block[]): string {
  const {
    company_description: description,
    value_proposition: value,
    target_customers: customers,
    key_differentiators: reasons,
  } = context
  const offers = [...(context.products ?? []), ...(context.pricing_tiers ?? [])].flatMap((offer) => [
    offer.name,
    offer.description,
    ...(offer.features ?? []),
  ])
  return [description, value, customers, ...(reasons ?? []), ...blocks.map(blockText), ...offers]
    .filter(Boolean)
    .join('\n')
}

function memberDrafts(context: CodebaseContext, companyName: string, language: string): Draft[] {
  const { contact_info: contact, company_description: description, value_proposition: value } = context
  const email = contact?.email?.trim()
  const phone = contact?.phone?.trim()
  const titles = partOf('items', language)
  const reached = [email ? `${titles.email}: ${email}` : '', phone ? `${titles.phone}: ${phone}` : '']
  return [
    wholeDraft('document', `${titles.contact} ${companyName}`, contentLines(reached.join('\n'))),
    wholeDraft('document', `${titles.about} ${companyName}`, contentLines(description ?? '')),
    wholeDraft('faq', titles.value, contentLines(value ?? '')),
    wholeDraft('faq', titles.customers, contentLines(context.target_customers ?? '')),
    wholeDraft('faq', titles.reasons, listLines(context.key_differentiators)),
  ]
}

/** Returns the drafts of a text as of a page: its questions, its offers and its other parts. */
function textDrafts(blocks: Block[], companyName: string, language: string): Draft[] {
  const survey = surveySite()
  const page = { ...documentPage(NOWHERE, { title: companyName, blocks, cut: false }), language }
  survey.add(page)
  const { subjects, splitPage } = survey.tell([page], companyName)
  return pageDrafts(splitPage(page), subjects, () => '').map((draft) => ({ ...draft, url: '' }))
}

/** The same limit as for a document. */
const MAX_BLOCKS = 5_000
/** A title has fewer words. */
const MIN_SENTENCE = 6

interface ReadMember extends Reading {
  blocks: Block[]
}

/** Reads the text of a landing page in any shape. */
function readLanding(text: string): ReadMember {
  const shape = shapeOf(text)
  return bounded(shape === 'text' ? readText(withoutNotices(text), shape) : shownText(text, shape))
}

const MARKDOWN_LINK = /\[[^\][\n]{1,200}\](?:\(https?:|\[[^\][\n]{0,200}\])/u

/** Returns the parts of a README for buyers. The name above everything is the project's. */
function readReadme(text: string, companyName: string): ReadMember {
  const shape = shapeOf(text)
  const isMarkdown = shape === 'text' || (shape === 'html' && MARKDOWN_LINK.test(text))
  if (!isMarkdown) return bounded(shownText(text, shape))
  const { markdown, leftOut, statements } = buyersReadme(text, companyName)
  const blocks = withSentences(withoutTitle(markdownBlocks(markdown)))
  return { ...bounded({ blocks: blocks.flatMap((block) => withoutGaps(block) ?? []), gaps: 0 }), leftOut, statements }
}

/** Leaves out the name of the project. Other headings of its level are sections. */
function withoutTitle(blocks: Block[]): Block[] {
  const isTop = (block: Block): boolean => block.kind === 'heading' && block.level === 1
  const title = blocks.find(isTop)
  return blocks
    .filter((block) => block !== title && (block.kind !== 'heading' || block.text.trim() !== ''))
    .map((block) => (block.kind === 'heading' && block.level === 1 ? { ...block, level: 2 } : block))
}

/** Converts a heading without a sentence below it, such as the slogan below a logo, to a paragraph. */
const withSentences = (blocks: Block[]): Block[] =>
  blocks.map((block, at) => {
    const next = blocks[at + 1]
    const isAlone =
      next === undefined || (next.kind === 'heading' && block.kind === 'heading' && next.level <= block.level)
    return block.kind === 'heading' && isAlone && countWords(block.text) >= MIN_SENTENCE
      ? { ...block, kind: 'paragraph' }
      : block
  })

/** Returns a text without code, notices and links that lead elsewhere. */
function shownText(text: string, shape: TextShape): ReadText {
  const { blocks, gaps } = readText(text, shape)
  const isShown = (block: Block): boolean =>
    (!block.linked || hasContact(blockText(block))) && !isNotice(blockText(block))
  return { blocks: blocks.filter(isShown), gaps }
}

const bounded = ({ blocks, gaps }: ReadText): ReadMember => ({
  blocks: blocks.slice(0, MAX_BLOCKS),
  read: blocks.length,
  cut: blocks.length > MAX_BLOCKS,
  gaps,
  leftOut: [],
  statements: 0,
})
