import type { UnderstoodCompany } from '#src/engine/understand/knowledge/knowledge-types.ts'
import { type NewKnowledgeItem, toNewItem } from '#src/features/knowledge/knowledge.ts'

/** Returns a source's items, and those that wait for the owner: instructions to an assistant, and unvouched text. */
export function toKnowledgeItems(
  { items, quarantined = [], held = [] }: Pick<UnderstoodCompany, 'items' | 'quarantined' | 'held'>,
  origin: NewKnowledgeItem['origin'],
): NewKnowledgeItem[] {
  return [
    ...items.map((draft) => toNewItem(draft, origin)),
    ...held.map((draft) => ({ ...toNewItem(draft, origin), state: 'held' as const })),
    ...quarantined.map((draft) => ({ ...toNewItem(draft, origin), state: 'quarantined' as const })),
  ]
}
