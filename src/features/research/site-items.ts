import type { UnderstoodCompany } from '#src/engine/understand/knowledge-types.ts'
import { toNewItem } from '#src/features/knowledge/knowledge.ts'

/** What a website says as items, and those of its sentences that address an assistant as items that wait for the owner. */
export function siteItems({ items, quarantined = [] }: Pick<UnderstoodCompany, 'items' | 'quarantined'>) {
  return [
    ...items.map((draft) => toNewItem(draft, 'website')),
    ...quarantined.map((draft) => ({ ...toNewItem(draft, 'website'), state: 'quarantined' as const })),
  ]
}
