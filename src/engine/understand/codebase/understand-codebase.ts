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
import { markdownBlocks, withoutCode } from '../../extract/documents/markdown-blocks.ts'
import { textBlocks } from '../../extract/documents/text-blocks.ts'
import { readPage } from '../../extract/read-page.ts'
import { sentencesOf } from '../../language/sentences.ts'
import { componentHtml, isComponent, GAP } from './component-html.ts'
import { hasContact } from '../../values/text-signs.ts'
import { CODE, buyersReadme, isNotice, withoutNotices } from './for-buyers.ts'

/** The texts have no address. */
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
 * Turns every member of the context into knowledge: each product and tier a product; of the landing page and the README
 * their questions, offers and other parts, like pages of a website; whom it is for and why to choose it questions; all
 * else documents. `warnings` say which text was too long to be read to its end.
 */
export function understandCodebase(context: CodebaseContext, companyName: string): UnderstoodCodebase {
  const landing = readLanding(context.landing_page_content ?? '')
  const readme = readReadme(context.readme_content ?? '', companyName)
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
  return {
    items,
    missing: findMissing(items),
    quarantined: toKnowledge(quarantined),
    language,
    timeZone: timeZone || languageTimeZone(language),
    warnings: [
      ...(landing.cut ? [cutWarning('landing_page_content')] : []),
      ...(readme.cut ? [cutWarning('readme_content')] : []),
    ],
  }
}

/** What the members say, those that are whole sentences first. */
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

const cutWarning = (member: string): string => `${member} is longer than is read of one text, so its end is not known.`

function memberDrafts(context: CodebaseContext, companyName: string, language: string): Draft[] {
  const { contact_info: contact, company_description: description, value_proposition: value } = context
  const email = contact?.email?.trim()
  const phone = contact?.phone?.trim()
  const titles = partOf('items', language)
  const reached = [email ? `${titles.email}: ${email}` : '', phone ? `${titles.phone}: ${phone}` : '']
  return [
    wholeDraft('document', `${titles.contact} ${companyName}`, contentLines(reached.join('\n'))),
    wholeDraft('document', `${titles.about} ${companyName}`, contentLines(description ?? '')),
    wholeDraft('document', titles.value, contentLines(value ?? '')),
    wholeDraft('faq', titles.customers, contentLines(context.target_customers ?? '')),
    wholeDraft('faq', titles.reasons, listLines(context.key_differentiators)),
  ]
}

/** What a text says as the page that it is of: its questions, its offers and its other parts. */
function textDrafts(blocks: Block[], companyName: string, language: string): Draft[] {
  const survey = surveySite()
  const page = { ...documentPage(NOWHERE, { title: companyName, blocks, cut: false }), language }
  survey.add(page)
  const { subjects, splitPage } = survey.tell([page], companyName)
  return pageDrafts(splitPage(page), subjects, () => '').map((draft) => ({ ...draft, url: '' }))
}

/** As many as are read of a document. */
const MAX_BLOCKS = 5_000
/** Text with so many is HTML. */
const MIN_CLOSING_TAGS = 3
const CLOSING_TAG = /<\/(?:p|div|section|main|h[1-6]|li)>/giu
const MARKDOWN_HEADING = /^\s{0,3}#{1,6}\s\S/gmu
/** Text with so many headings is Markdown, whatever tags it holds. */
const MIN_HEADINGS = 2

export interface ReadText {
  blocks: Block[]
  /** Whether it is longer than is read. */
  cut: boolean
}

/**
 * The text of a landing page: Markdown, the lines that it shows, or the HTML or the component's source that some send
 * instead.
 */
function readLanding(text: string): ReadText {
  if (isComponent(text) && countHeadings(text) < MIN_HEADINGS)
    return bounded(htmlBlocks(componentHtml(text)).flatMap(withoutGaps))
  if (isHtml(text)) return bounded(htmlBlocks(withoutCode(text)))
  return bounded(textBlocks(withoutNotices(text)))
}

/** What of a README is for those who buy. The name above all of it is the project's. */
function readReadme(text: string, companyName: string): ReadText {
  if (isHtml(text)) return bounded(htmlBlocks(withoutCode(text)))
  return bounded(
    markdownBlocks(buyersReadme(text, companyName)).filter((block) => block.kind !== 'heading' || block.level > 1),
  )
}

/** A block without the sentences that only the running program can complete; a picture may stand before one. */
function withoutGaps(block: Block): Block[] {
  if (!UNSAID.test(blockText(block))) return [block]
  if (block.kind !== 'paragraph' && block.kind !== 'list-item') return []
  const text = sentencesOf(block.text.replace(LEADING_GAP, ''))
    .filter((sentence) => !UNSAID.test(sentence))
    .join(' ')
  return text.trim() === '' ? [] : [{ ...block, text }]
}

/** A gap, or signs of code that the reader took for text: no visitor sees a tag or a brace. */
const UNSAID = new RegExp(`${GAP}|[{}]|<\\/?[a-z]|=>|\\/[a-z]+\\s*>`, 'iu')
const LEADING_GAP = new RegExp(`^${GAP}\\s{0,9}(?=\\p{Lu})`, 'u')

const bounded = (blocks: Block[]): ReadText => ({
  blocks: blocks.slice(0, MAX_BLOCKS),
  cut: blocks.length > MAX_BLOCKS,
})

const countHeadings = (text: string): number => text.match(MARKDOWN_HEADING)?.length ?? 0

const isHtml = (text: string): boolean =>
  countHeadings(text) < MIN_HEADINGS && (text.match(CLOSING_TAG)?.length ?? 0) >= MIN_CLOSING_TAGS

function htmlBlocks(html: string): Block[] {
  const body = new TextEncoder().encode(html)
  const page = readPage({
    url: 'https://codebase.invalid/',
    contentType: 'text/html; charset=utf-8',
    headers: {},
    body,
  })
  return page.blocks.filter(
    (block) =>
      block.region !== 'hidden' &&
      block.region !== 'header' &&
      (!block.linked || hasContact(blockText(block))) &&
      !CODE.test(blockText(block)) &&
      !isNotice(blockText(block)),
  )
}
