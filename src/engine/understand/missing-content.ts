import type { ContentHint, KnowledgeDraft } from './knowledge-types.ts'
import { hasEmail, hasHours, hasPhone, hasPrice } from './words/text-signs.ts'

/** What buyers ask and no item answers: prices, a way to reach the company, opening hours, policies. */
export function findMissing(items: KnowledgeDraft[]): ContentHint[] {
  const lines = items.flatMap(({ title, content }) => [title, ...content.split('\n')])
  const missing: ContentHint[] = []
  if (!lines.some(hasPrice)) missing.push('pricing')
  if (!lines.some((line) => hasEmail(line) || hasPhone(line))) missing.push('contact')
  if (!lines.some(hasHours)) missing.push('hours')
  if (!items.some(({ type }) => type === 'policy')) missing.push('policies')
  return missing
}
