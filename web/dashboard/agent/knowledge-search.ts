import type { KnowledgeView } from '#src/contract/app/app-contract.ts'

export const KNOWLEDGE_TYPES = ['product', 'faq', 'policy', 'document'] as const
export type KnowledgeType = (typeof KNOWLEDGE_TYPES)[number]

/** Letters only differ by what they say: case, accents and width are folded. */
const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** The items of `type` that hold every word of `query` in title, content or category. */
export function searchKnowledge(items: KnowledgeView[], query: string, type: KnowledgeType | undefined): KnowledgeView[] {
  const words = fold(query).split(/\s+/).filter(Boolean)
  return items.filter((item) => {
    if (type && item.type !== type) return false
    if (words.length === 0) return true
    const text = fold(`${item.title}\n${item.category ?? ''}\n${item.content}`)
    return words.every((word) => text.includes(word))
  })
}

export function countByType(items: KnowledgeView[]): Record<KnowledgeType, number> {
  const counts = { product: 0, faq: 0, policy: 0, document: 0 }
  for (const { type } of items) counts[type]++
  return counts
}
