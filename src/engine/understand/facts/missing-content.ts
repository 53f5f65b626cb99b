import { hasPrice } from '../../values/prices.ts'
import type { ContentHint, Fact, KnowledgeDraft } from '../knowledge/knowledge-types.ts'
import { policyFacts } from '../typed/policy-facts.ts'
import { isBuyersRule } from '../knowledge/text-kinds.ts'
import { hasEmail, hasHours, hasPhone } from '../../values/text-signs.ts'

interface Said extends Pick<KnowledgeDraft, 'type' | 'title' | 'content'> {
  facts?: Fact[] | null
}

/**
 * Returns topics that buyers ask about and no item covers: prices, contact details, opening hours, policies. Reads
 * the rules of items without facts only.
 */
export function findMissing(items: Said[]): ContentHint[] {
  const lines = items.flatMap(({ title, content }) => [title, ...content.split('\n')])
  const missing: ContentHint[] = []
  if (!lines.some(hasPrice)) missing.push('pricing')
  if (!lines.some((line) => hasEmail(line) || hasPhone(line))) missing.push('contact')
  if (!lines.some(hasHours)) missing.push('hours')
  if (!items.some(namesRules) && !items.some(saysRule)) missing.push('policies')
  return missing
}

/** A privacy notice does not answer a question about returns. */
function namesRules({ type, title, content }: Said): boolean {
  const headings = content.split('\n').filter((line) => line.startsWith('#'))
  return (type === 'policy' || type === 'faq') && [title, ...headings].some(isBuyersRule)
}

const saysRule = ({ content, facts }: Said): boolean =>
  facts?.some(({ kind }) => kind === 'policy') ??
  content.split('\n').some((line) => policyFacts({ text: line, heading: '' }).length > 0)
