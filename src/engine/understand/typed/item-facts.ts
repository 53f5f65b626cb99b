import type { Fact, KnowledgeDraft } from '../knowledge-types.ts'
import { contactFacts } from './contact-facts.ts'
import { hoursFacts } from './hours-facts.ts'
import { readItemLines, type ItemLine } from './item-lines.ts'
import { policyFacts } from './policy-facts.ts'
import { priceFacts } from './price-facts.ts'

const MAX_FACTS = 200
const MAX_WORDS = 300
const MIN_UNTOLD = 3
/** What an article mentions is seldom what is sold, and was written for its day. */
const ARTICLE =
  /\/(?:[a-z-]*blog|news|journal|magazine?|ratgeber|articles?|posts?|aktuelles|neuigkeiten|actualites?|noticias|novedades|notizie|nieuws)[/.-]/iu

/**
 * The typed facts of an item, each with the words it stands in: prices, opening hours, phone numbers, email and postal
 * addresses, and the time spans of policies. Values
 * are as written. `timeZone` becomes the unit of hours. At most 200 of one item.
 */
export function itemFacts(item: Pick<KnowledgeDraft, 'title' | 'content' | 'sourceUrl'>, timeZone: string): Fact[] {
  const facts = new Map<string, Fact>()
  for (const line of readItemLines(item)) {
    for (const fact of lineFacts(line, item.sourceUrl ?? '', timeZone)) {
      const key = [fact.kind, fact.value, fact.subject, fact.qualifier].join('\n')
      if (!facts.has(key) && facts.size < MAX_FACTS) facts.set(key, fact)
    }
  }
  return withoutUntold([...facts.values()])
}

/** Several prices of one thing in several lines, with nothing that tells them apart, say of none what it is the price of. */
function withoutUntold(facts: Fact[]): Fact[] {
  const keyOf = ({ subject, qualifier, unit, currency }: Fact): string => [subject, qualifier, unit, currency].join('\n')
  const prices = Map.groupBy(
    facts.filter(({ kind }) => kind === 'price'),
    keyOf,
  )
  const isTold = (fact: Fact): boolean => new Set(prices.get(keyOf(fact))?.map(({ words }) => words)).size < MIN_UNTOLD
  return facts.filter((fact) => fact.kind !== 'price' || isTold(fact))
}

const isSentence = (text: string): boolean => /\p{Ll}[.!?…]['"’”»)]*$/u.test(text) || /[.!?]\s+\p{Lu}/u.test(text)

function lineFacts(line: ItemLine, sourceUrl: string, timeZone: string): Fact[] {
  const place = { sourceUrl, words: line.text.slice(0, MAX_WORDS) }
  const isMention = isSentence(line.text) && ARTICLE.test(sourceUrl)
  return [
    ...(isMention ? [] : priceFacts(line)).map((fact) => ({ kind: 'price' as const, ...fact, ...place })),
    ...hoursFacts(line).map((fact) => ({ kind: 'hours' as const, ...fact, currency: '', unit: timeZone, ...place })),
    ...policyFacts(line).map((fact) => ({ kind: 'policy' as const, ...fact, currency: '', unit: '', ...place })),
    ...contactFacts(line).map((fact) => ({ ...fact, currency: '', unit: '', ...place })),
  ]
}
