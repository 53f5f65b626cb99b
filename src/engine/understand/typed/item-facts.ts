import { memoize } from '#src/base/memoize.ts'
import { anyWord, siteWords, sourceOf } from '../../language/word-lists.ts'
import type { Fact, KnowledgeDraft } from '../knowledge/knowledge-types.ts'
import { type ContactFact, contactFacts } from './contact-facts.ts'
import { hoursFacts } from './hours-facts.ts'
import { nameIn, readItemLines, type ItemLine } from './item-lines.ts'
import { isArticlePath } from '../knowledge/text-kinds.ts'
import { policyFacts } from './policy-facts.ts'
import { joinAddresses, joinLabelled } from './address-lines.ts'
import { priceFacts } from './price-facts.ts'
import { isCommon, isThing } from './price-subject.ts'

const MAX_FACTS = 200
const MAX_WORDS = 300
const MAX_CACHED = 1_000
/** Pages that compare also give the prices of others. */
const COMPARES = anyWord(siteWords('comparisons'))
const OTHERS = new RegExp(sourceOf(siteWords('otherBusinesses')), 'iu')
const namesOthers = memoize(MAX_CACHED, (names) => OTHERS.test(names))

export type Item = Pick<KnowledgeDraft, 'type' | 'title' | 'content' | 'sourceUrl'> & {
  /** The subject of the item's page. */
  about?: string
}

export type FactsOf = (item: Item) => Fact[]

/** Returns `itemFacts` without a time zone that caches the last result for each content. */
export function memoizeFacts(): FactsOf {
  const known = new Map<string, { item: Item; facts: Fact[] }>()
  return (item) => {
    const last = known.get(item.content)
    if (last && SAYING.every((member) => last.item[member] === item[member])) return last.facts
    const facts = itemFacts(item, '')
    known.set(item.content, { item, facts })
    return facts
  }
}

/** Members of an item, besides its content, that its facts depend on. */
const SAYING = ['type', 'title', 'sourceUrl', 'about'] as const

/**
 * Returns the typed facts of an item, each with its words: prices, opening hours, phone numbers, email and postal
 * addresses, and the time spans of policies. Values are as written. `timeZone` becomes the unit of hours. Leaves out
 * what belongs to others or is only mentioned. Returns at most 200.
 */
export function itemFacts(item: Item, timeZone: string): Fact[] {
  const lines = linesOf(item)
  return uniqueFacts(item, [
    ...pricesIn(item, lines),
    ...joinAddresses(lines).flatMap((line) => lineFacts(line, timeZone)),
  ])
}

/** Returns the prices among the facts of an item, without reading the others. */
export const itemPrices = (item: Item): Fact[] => uniqueFacts(item, pricesIn(item, linesOf(item)))

type FoundFact = Omit<Fact, 'sourceUrl'>

function pricesIn({ title, type, sourceUrl = '' }: Item, lines: ItemLine[]): FoundFact[] {
  const path = pathOf(sourceUrl)
  if (isArticlePath(path) || COMPARES.test(`${title} ${path}`.slice(0, MAX_WORDS))) return []
  return priceFacts(lines, type !== 'document').map((fact) => ({ kind: 'price' as const, ...fact }))
}

function uniqueFacts({ sourceUrl = '' }: Item, found: readonly FoundFact[]): Fact[] {
  const facts = new Map<string, Fact>()
  for (const fact of found) {
    const key = [fact.kind, fact.value, fact.subject, fact.qualifier].join('\n')
    if (!facts.has(key) && facts.size < MAX_FACTS)
      facts.set(key, { ...fact, words: fact.words.slice(0, MAX_WORDS), sourceUrl })
  }
  return [...facts.values()]
}

/** Returns the lines of an item that are about the business itself. */
function linesOf(item: Item): ItemLine[] {
  const lines = readItemLines({ ...item, title: wholeTitle(item) })
  return joinLabelled(lines).filter(({ title, heading }) => !namesOthers(`${title} ${heading}`))
}

/** A contact fact of an item, with its line and the heading above the line. */
export type ItemContact = ContactFact & { words: string; heading: string }

/**
 * Yields the phone numbers, email addresses and postal addresses of an item line by line, so that the reader can
 * pause between lines.
 */
export function* itemContacts(item: Item): Generator<ItemContact[]> {
  for (const line of joinAddresses(linesOf(item)))
    yield contactFacts(line).map((fact) => ({ ...fact, words: line.text, heading: line.heading }))
}

/** Returns the title, with the subject of the page if it says too little alone: `Judo: 12 Sessions / Month`. */
function wholeTitle({ title, about = '' }: Item): string {
  return about !== '' && isCommon(title) && isThing(about) ? nameIn(about, title) : title
}

const pathOf = (url: string): string => URL.parse(url)?.pathname ?? ''

function lineFacts(line: ItemLine, timeZone: string): FoundFact[] {
  const words = line.text
  return [
    ...hoursFacts(line).map((fact) => ({ kind: 'hours' as const, ...fact, currency: '', unit: timeZone, words })),
    ...policyFacts(line).map((fact) => ({ kind: 'policy' as const, ...fact, currency: '', unit: '', words })),
    ...contactFacts(line).map((fact) => ({ ...fact, currency: '', unit: '', words })),
  ]
}
