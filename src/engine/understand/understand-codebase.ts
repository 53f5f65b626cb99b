import type { Block } from '../extract/page-types.ts'
import { readPage } from '../extract/read-page.ts'
import { detectLanguage } from './words/detect-language.ts'
import { toKnowledge, type Draft } from './drafts/drafts.ts'
import type { UnderstoodCompany } from './knowledge-types.ts'
import { withoutRepetition } from './drafts/repetition.ts'
import { markdownBlocks } from '../extract/documents/markdown-blocks.ts'
import { forBuyers } from './for-buyers.ts'
import { findMissing } from './missing-content.ts'
import { quarantine } from './quarantine/quarantine-drafts.ts'
import { itemFacts } from './typed/item-facts.ts'
import { languageTimeZone, siteTimeZone } from './typed/site-country.ts'
import { packSections } from './page/pack-sections.ts'
import { freeLine, type ContentLine } from './drafts/render-blocks.ts'
import { splitSections } from './page/sections.ts'
import { splitLongDrafts } from './drafts/split-lines.ts'

/** Text with so many is HTML. */
const MIN_CLOSING_TAGS = 3
const MARKDOWN_HEADINGS = /^#{1,6}\s\S[\s\S]*^#{1,6}\s\S/mu

interface Offer {
  name?: string | undefined
  description?: string | undefined
  price?: string | undefined
  features?: string[] | undefined
}

/** What an assistant has gathered from a codebase: the members of the public contract's `codebase_context`. */
export interface CodebaseContext {
  landing_page_content?: string | undefined
  readme_content?: string | undefined
  products?: Offer[] | undefined
  pricing_tiers?: Offer[] | undefined
  company_description?: string | undefined
  value_proposition?: string | undefined
  target_customers?: string | undefined
  key_differentiators?: string[] | undefined
  contact_info?: { email?: string | undefined; phone?: string | undefined } | undefined
}

/** Turns every member of the context into knowledge: each product and tier a product, all else documents. */
export function understandCodebase(context: CodebaseContext, companyName: string): UnderstoodCompany {
  const everything = [context.landing_page_content, context.readme_content, context.company_description, context.value_proposition]
    .filter(Boolean)
    .join('\n')
  const language = detectLanguage(everything || JSON.stringify(context), '')
  const drafts = [
    ...offerDrafts(context.products, 'Product'),
    ...offerDrafts(context.pricing_tiers, 'Plan'),
    contactDraft(context.contact_info, companyName),
    textDraft(`About ${companyName}`, context.company_description),
    textDraft('Value proposition', context.value_proposition),
    textDraft('Target customers', context.target_customers),
    listDraft('Key differentiators', context.key_differentiators),
    ...pageTextDrafts(companyName, context.landing_page_content),
    ...pageTextDrafts(companyName, context.readme_content),
  ].map((draft) => ({ ...draft, language }))
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
  }
}

function document(title: string, lines: string[]): Draft {
  return { type: 'document', title, about: [], partial: false, lines: lines.flatMap(contentLines), url: '', language: '' }
}

function contentLines(text: string): ContentLine[] {
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line.trim())
    .map(freeLine)
}

function offerDrafts(offers: Offer[] | undefined, fallback: string): Draft[] {
  return (offers ?? []).map(({ name, description, price, features }, index) => {
    const lines = [
      description ?? '',
      price?.trim() ? `Price: ${price.trim()}` : '',
      ...(features ?? []).filter((feature) => feature.trim()).map((feature) => `- ${feature.trim()}`),
    ]
    const title = name?.trim() || `${fallback} ${index + 1}`
    const content = lines.flatMap(contentLines)
    return {
      type: 'product',
      title,
      about: [],
      partial: false,
      lines: content.length > 0 ? content : contentLines(title),
      url: '',
      language: '',
    }
  })
}

function contactDraft(contact: CodebaseContext['contact_info'], companyName: string): Draft {
  const email = contact?.email?.trim()
  const phone = contact?.phone?.trim()
  return document(`Contact ${companyName}`, [email ? `Email: ${email}` : '', phone ? `Phone: ${phone}` : ''])
}

function textDraft(title: string, text: string | undefined): Draft {
  return document(title, [text ?? ''])
}

function listDraft(title: string, entries: string[] | undefined): Draft {
  return document(
    title,
    (entries ?? []).filter((entry) => entry.trim()).map((entry) => `- ${entry.trim()}`),
  )
}

function pageTextDrafts(companyName: string, text: string | undefined): Draft[] {
  const blocks = forBuyers(textBlocks(text ?? ''))
  const subject = blocks.find((block) => block.kind === 'heading' && block.level === 1)
  const title = subject?.kind === 'heading' && subject.text ? subject.text : companyName
  const parts = packSections(splitSections(blocks))
  return parts.map((lines) => ({ type: 'document', title, about: [], partial: parts.length > 1, lines, url: '', language: '' }))
}

/** Markdown, which may hold some HTML, or plain text, or the HTML that some send instead. */
function textBlocks(text: string): Block[] {
  if (MARKDOWN_HEADINGS.test(text) || (text.match(/<\/(?:p|div|section|main|h[1-6]|li)>/giu)?.length ?? 0) < MIN_CLOSING_TAGS)
    return markdownBlocks(text)
  const page = readPage({
    url: 'https://localhost/',
    contentType: 'text/html; charset=utf-8',
    headers: {},
    body: new TextEncoder().encode(text),
  })
  return page.blocks.filter(({ region, linked }) => region !== 'hidden' && region !== 'header' && !linked)
}
