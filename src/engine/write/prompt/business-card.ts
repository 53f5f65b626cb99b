import type { AnswerIndex } from '../../answer/search/prepare-knowledge.ts'
import type { KnowledgeText } from '../../answer/units/answer-types.ts'
import { streetBefore } from '../../answer/business/business-lines.ts'
import { aboutBusiness } from '../../answer/say/overview.ts'
import { partsOf } from '../../language/language-packs.ts'

/** A branch has its own address and hours. A card has room for a few. */
const MAX_ADDRESSES = 3
const MAX_HOURS = 8
const MAX_LINE = 300

/** Returns what visitors ask first, one fact per line, with the number of the text that contains it. */
export function businessCard(index: AnswerIndex, numberOf: (item: KnowledgeText) => number | undefined): string {
  const { company, contact, items, units, business } = index
  const about = aboutBusiness(index, company.language)
  const titles = new Set(partsOf('items').map(({ customers: name }) => name))
  const customers = items.find(({ title }) => titles.has(title))
  const cite = (item: KnowledgeText | undefined): string => {
    const number = item && numberOf(item)
    return number === undefined ? '' : ` [${number}]`
  }
  const cited = (at: number): string => {
    const unit = units[at]
    const before = unit && streetBefore(units, at)
    return unit ? [before?.text, unit.text].filter(Boolean).join(', ').slice(0, MAX_LINE) + cite(items[unit.item]) : ''
  }
  const stated = (value: string): string =>
    value === '' ? '' : value + cite(items.find(({ content }) => content.includes(value)))
  const byId = (id: string | undefined): KnowledgeText | undefined => items.find((item) => item.id === id)
  const different = (found: ReadonlySet<number>, most: number): string[] =>
    [...new Map([...found].map((at) => [units[at]?.text, cited(at)])).values()].slice(0, most)
  const languages = [...new Set([company.language, ...items.map(({ language }) => language)])].filter(Boolean)
  const lines: [label: string, value: string][] = [
    ['Name', company.name.replace(/\s+/g, ' ')],
    ['What it does', about ? about.parts.join('') + cite(byId(about.sources[0]?.itemId)) : ''],
    ['For whom', customers ? customers.content.replace(/\s+/g, ' ').slice(0, MAX_LINE) + cite(customers) : ''],
    ['Phone', stated(contact.phone)],
    ['Email', stated(contact.email)],
    ['Address', different(business.address, MAX_ADDRESSES).join(' · ')],
    ['Hours', different(business.hours, MAX_HOURS).join(' · ')],
    ['Contact page', contact.url],
    [contact.nextStep?.label ?? 'Booking', contact.nextStep?.url ?? ''],
    ['Languages of the texts', languages.join(', ')],
  ]
  return lines
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n')
}
