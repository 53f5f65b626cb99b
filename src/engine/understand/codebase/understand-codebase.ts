import type { Block } from '../../extract/page-types.ts'
import { documentPage } from '../../extract/documents/document-page.ts'
import { detectLanguage } from '../words/detect-language.ts'
import { toKnowledge, type Draft } from '../drafts/drafts.ts'
import type { UnderstoodCompany } from '../knowledge-types.ts'
import { withoutRepetition } from '../drafts/repetition.ts'
import { readLanding, readReadme } from './codebase-texts.ts'
import { findMissing } from '../missing-content.ts'
import { quarantine } from '../quarantine/quarantine-drafts.ts'
import { itemFacts } from '../typed/item-facts.ts'
import { languageTimeZone, siteTimeZone } from '../typed/site-country.ts'
import { pageDrafts } from '../page/page-drafts.ts'
import { surveySite } from '../page/survey-site.ts'
import { freeLine, type ContentLine } from '../drafts/render-blocks.ts'
import { splitLongDrafts } from '../drafts/split-lines.ts'

/** The texts have no address. */
const NOWHERE = 'https://codebase.invalid/'

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

/**
 * Turns every member of the context into knowledge: each product and tier a product; of the landing page and the README their questions, offers and
 * other parts, like pages of a website; all else documents. `warnings` say which text was too long to be read to its end.
 */
export function understandCodebase(context: CodebaseContext, companyName: string): UnderstoodCompany & { warnings: string[] } {
  const everything = [context.landing_page_content, context.readme_content, context.company_description, context.value_proposition]
    .filter(Boolean)
    .join('\n')
  const language = detectLanguage(everything || JSON.stringify(context), '')
  const landing = readLanding(context.landing_page_content ?? '')
  const readme = readReadme(context.readme_content ?? '')
  const drafts = [
    ...offerDrafts(context.products, 'Product'),
    ...offerDrafts(context.pricing_tiers, 'Plan'),
    contactDraft(context.contact_info, companyName),
    textDraft(`About ${companyName}`, context.company_description),
    textDraft('Value proposition', context.value_proposition),
    textDraft('Target customers', context.target_customers),
    listDraft('Key differentiators', context.key_differentiators),
    ...textDrafts(landing.blocks, companyName, language),
    ...textDrafts(readme.blocks, companyName, language),
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
    warnings: [...(landing.cut ? [cutWarning('landing_page_content')] : []), ...(readme.cut ? [cutWarning('readme_content')] : [])],
  }
}

const cutWarning = (member: string): string => `${member} is longer than is read of one text, so its end is not known.`

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

/** What a text says as the page that it is of: its questions, its offers and its other parts. */
function textDrafts(blocks: Block[], companyName: string, language: string): Draft[] {
  const survey = surveySite()
  const page = { ...documentPage(NOWHERE, { title: companyName, blocks, cut: false }), language }
  survey.add(page)
  const { subjects, splitPage } = survey.tell([page], companyName)
  return pageDrafts(splitPage(page), subjects, () => '').map((draft) => ({ ...draft, url: '' }))
}
