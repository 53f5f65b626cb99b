import type { ContentHint } from '#src/engine/understand/knowledge-types.ts'

/** What the creation's caller is told when research found less than a buyer needs. */
const HINTS: Record<ContentHint, string> = {
  pricing: 'No prices were found. Add them with POST /knowledge (item_type "product"), or visitors who ask will be referred to the contact.',
  contact: 'No contact (email, phone or address) was found. Add one with POST /knowledge, so that the agent can refer visitors to it.',
  hours: 'No opening hours were found. If visitors come by or call, add them with POST /knowledge.',
  policies: 'No policies (shipping, returns, cancellation, terms) were found. Add them with POST /knowledge (item_type "policy").',
}

export function missingContentWarning(missing: ContentHint[]): string[] {
  return missing.filter((hint) => hint === 'pricing' || hint === 'contact').map((hint) => HINTS[hint])
}
