import type { KnowledgeText } from '../units/answer-types.ts'
import { type BusinessLines, findBusinessLines } from '../business/business-lines.ts'
import {
  findContact,
  findPhoneForms,
  type PhoneForms,
  type SiteContact,
  type StatedContact,
  stateContacts,
  withGroupedPhones,
} from '../business/contact.ts'
import { isHeld } from './bm25f.ts'
import { isNearable } from '../../language/vocabulary.ts'
import { buildSearchTables, type SearchTables } from './search-tables.ts'
import { isInjection } from '../../injection/read-injection.ts'
import { splitInjected } from '../../injection/split-injected.ts'
import { businessCountry } from '../../leads/business-country.ts'
import { memoize } from '#src/base/memoize.ts'
import { runInSlices, runSteps, type Steps } from '#src/base/steps.ts'
import type { KnownBusiness } from '../question/question-types.ts'
import { unitsSaid } from './spoken-of.ts'
import { splitUnits } from '../units/split-units.ts'
import type { Section, Unit } from '../units/unit-types.ts'

/** Everything that answering needs, computed once per version of an agent's knowledge. */
export interface AnswerIndex extends SearchTables, KnownBusiness {
  items: readonly KnowledgeText[]
  units: readonly Unit[]
  sections: readonly Section[]
  /** The sections of each item. */
  itemSections: readonly (readonly number[])[]
  contact: SiteContact
  /** The country of the business (`GB`) as far as its knowledge tells, or ''. */
  country: string
  phones: PhoneForms
  business: BusinessLines
  /** An estimate of its size in memory. */
  sizeBytes: number
}

/** Returns the language of a unit: that of its item, or else the company's. */
export const languageOf = (
  { items, company }: Pick<AnswerIndex, 'items' | 'company'>,
  unit: Unit | undefined,
): string => items[unit?.item ?? -1]?.language || company.language

const UNIT_BYTES = 400
/** Each message of a conversation reads the same last replies again. */
const MAX_REPLIES = 100

function sectionsByItem(items: number, sections: readonly Section[]): number[][] {
  const byItem: number[][] = Array.from({ length: items }, () => [])
  for (const [at, { item }] of sections.entries()) byItem[item]?.push(at)
  return byItem
}

const hostOf = ({ url }: KnowledgeText): string => URL.parse(url)?.hostname ?? ''

function countryOf(items: readonly KnowledgeText[], stated: readonly StatedContact[], language: string): string {
  const valuesOf = (kind: StatedContact['kind']): string[] =>
    stated
      .filter((one) => one.kind === kind)
      .toSorted((a, b) => b.weight - a.weight)
      .map(({ value }) => value)
  const hosts = [...new Set(items.map(hostOf))]
  const texts = items.map(({ content }) => content)
  return businessCountry({ phones: valuesOf('phone'), addresses: valuesOf('address'), hosts, texts, language }) ?? ''
}

/** Removes instructions to an assistant from all items that their owner has not approved. */
function* withoutInjected(items: readonly KnowledgeText[]): Steps<KnowledgeText[]> {
  const kept: KnowledgeText[] = []
  for (const item of items) {
    if (item.isApproved) kept.push(item)
    else if (!isInjection(item.title)) {
      const { clean, injected } = splitInjected(item.content)
      kept.push(injected.length === 0 ? item : { ...item, content: clean })
    }
    yield
  }
  return kept
}

function* indexSteps(given: readonly KnowledgeText[], company: AnswerIndex['company']): Steps<AnswerIndex> {
  const items = yield* withoutInjected(given)
  const { units, sections } = yield* splitUnits(items, company.name)
  const tables = yield* buildSearchTables(items, { units, sections }, company.language || 'en')
  yield
  const vocabulary = tables.terms.filter((term) => isNearable(term) && isHeld(tables.unitWords, term))
  yield
  const stated = yield* stateContacts(items)
  const contact = findContact(items, stated, company.language)
  yield
  const phones = findPhoneForms(stated)
  yield
  const itemBytes = items.reduce((sum, item) => sum + 2 * (item.content.length + item.title.length), 0)
  const unitBytes = units.reduce((sum, unit) => sum + UNIT_BYTES + 2 * unit.text.length, 0)
  yield
  const business = findBusinessLines(items, units, { ...contact, language: company.language })
  yield
  return {
    company,
    items,
    units,
    sections,
    ...tables,
    holds: (term) => isHeld(tables.unitWords, term),
    itemSections: sectionsByItem(items.length, sections),
    vocabulary,
    unitsSaid: memoize(MAX_REPLIES, (reply) => unitsSaid({ units, sections, unitWords: tables.unitWords }, reply)),
    contact: { ...contact, phone: withGroupedPhones(phones, contact.phone) },
    phones,
    country: countryOf(items, stated, company.language),
    business,
    sizeBytes: itemBytes + unitBytes + tables.tableBytes,
  }
}

/** Builds the index of one agent in one go. Takes linear time. */
export function buildAnswerIndex(items: readonly KnowledgeText[], company: AnswerIndex['company']): AnswerIndex {
  return runSteps(indexSteps(items, company))
}

/** Builds the same index in slices of a few milliseconds, so that it does not block other work. */
export function prepareAnswerIndex(
  items: readonly KnowledgeText[],
  company: AnswerIndex['company'],
): Promise<AnswerIndex> {
  return runInSlices(indexSteps(items, company))
}
