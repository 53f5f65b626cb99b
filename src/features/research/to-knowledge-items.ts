import type { UnderstoodCompany } from '#src/engine/understand/knowledge-types.ts'
import { type NewKnowledgeItem, toNewItem } from '#src/features/knowledge/knowledge.ts'

/** Returns a source's items, and its sentences that address an assistant as items held for the owner. */
export function toKnowledgeItems(
  { items, quarantined = [] }: Pick<UnderstoodCompany, 'items' | 'quarantined'>,
  origin: NewKnowledgeItem['origin'],
): NewKnowledgeItem[] {
  return [
    ...items.map((draft) => toNewItem(draft, origin)),
    ...quarantined.map((draft) => ({ ...toNewItem(draft, origin), state: 'quarantined' as const })),
  ]
}
