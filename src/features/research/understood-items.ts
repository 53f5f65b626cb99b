import type { UnderstoodCompany } from '#src/engine/understand/knowledge-types.ts'
import { type NewKnowledgeItem, toNewItem } from '#src/features/knowledge/knowledge.ts'

/**
 * What a source says as items, and those of its sentences that address an assistant as items that wait for the owner.
 */
export function understoodItems(
  { items, quarantined = [] }: Pick<UnderstoodCompany, 'items' | 'quarantined'>,
  origin: NewKnowledgeItem['origin'],
): NewKnowledgeItem[] {
  return [
    ...items.map((draft) => toNewItem(draft, origin)),
    ...quarantined.map((draft) => ({ ...toNewItem(draft, origin), state: 'quarantined' as const })),
  ]
}
