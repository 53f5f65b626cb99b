import { isRecord } from '#src/base/is-record.ts'
import type { Page } from '../extract/blocks/page-types.ts'
import { toKnowledge, wholeDraft } from './drafts/drafts.ts'
import { freeLine } from './drafts/render-blocks.ts'
import { businessLines } from './facts/declared-drafts.ts'
import { asArray, entitiesOf, isType, textOf, textsOf, type Entity } from '../extract/structured/structured-facts.ts'
import type { UnderstoodCompany } from './knowledge/knowledge-types.ts'
import { quarantine } from './quarantine/hold-back.ts'
import { itemFacts } from './typed/item-facts.ts'
import { detectLanguage } from '../language/detect-language.ts'
import { partOf } from '../language/language-packs.ts'

const COMPANY = /^(?:Organization|Corporation|LocalBusiness|EducationalOrganization|NGO)$/u
/** The text that the network puts before a company's own words: `Acme | 1,234 followers on LinkedIn. `. */
const NETWORK_WORDS = /^[^|]{0,200}\|\s*\d[\p{L}\d.,:’'\s]{0,80}LinkedIn\s*[|.]\s*/u

/** Returns the knowledge of a company's public profile: one item, from its declarations and its description. */
export function understandProfile(page: Page, companyName: string): Pick<UnderstoodCompany, 'items' | 'quarantined'> {
  const companies = entitiesOf(page.structured).filter((entity) => isType(entity, COMPANY))
  const described = textOf(companies[0]?.['description']) || ownDescription(page)
  const language = detectLanguage(described, page.language)
  const [company] = companies
  const lines = [
    ...(described ? [freeLine(described)] : []),
    ...(company ? companyLines(company, language) : []).map((text) => ({ text, role: 'bound' as const })),
    ...businessLines(companies.slice(0, 1), language),
  ]
  const draft = wholeDraft('document', `${partOf('items', language).about} ${companyName}`, lines, {
    url: page.url,
    language,
  })
  const { kept, quarantined } = quarantine(lines.length > 0 ? [draft] : [])
  const items = toKnowledge(kept).map((item) => ({ ...item, facts: itemFacts(item, '') }))
  return { items, quarantined: toKnowledge(quarantined) }
}

const ownDescription = ({ description }: Page): string =>
  NETWORK_WORDS.test(description) ? description.replace(NETWORK_WORDS, '') : ''

function companyLines(company: Entity, language: string): string[] {
  const labels = partOf('items', language)
  const employees = asArray(company['numberOfEmployees'])
    .map((count) => (isRecord(count) ? textOf(count['value']) : textOf(count)))
    .find(Boolean)
  const members: [label: string, value: string][] = [
    [labels.slogan, textOf(company['slogan'])],
    [labels.employees, employees ?? ''],
    [labels.founded, textOf(company['foundingDate'])],
    [labels.specialties, textsOf(company['knowsAbout']).join(', ')],
    [labels.website, textsOf(company['sameAs'])[0] ?? ''],
  ]
  return members.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${value}`)
}
