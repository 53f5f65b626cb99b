import type { Fact, FactConflict, FactKind } from '#src/engine/understand/knowledge/knowledge-types.ts'
import { findConflicts } from '#src/engine/understand/typed/fact-conflicts.ts'
import { itemFactsApart } from '#src/engine/understand/understand-text.ts'
import { type FactItem, listFactItems } from '#src/features/knowledge/knowledge.ts'
import type { Db } from '#src/store/database.ts'

/** A fact with its item. */
export interface KnownFact extends Fact {
  itemId: string
}

/** Returns the items' facts, and reads those that are not stored yet. */
export async function factsOf(
  items: Pick<FactItem, 'id' | 'type' | 'title' | 'content' | 'sourceUrl' | 'facts'>[],
): Promise<KnownFact[]> {
  const zone =
    items.flatMap(({ facts }) => facts ?? []).find(({ kind, unit }) => kind === 'hours' && unit !== '')?.unit ?? ''
  const known: KnownFact[] = []
  for (const { id, type, title, content, sourceUrl, facts } of items) {
    const read = facts ?? (await itemFactsApart({ type, title, content, sourceUrl: sourceUrl ?? undefined }, zone))
    known.push(...read.map((fact) => ({ ...fact, itemId: id })))
    // Other requests have their turn after each item that was read.
    if (!facts) await new Promise(setImmediate)
  }
  return known
}

export interface KnownConflict extends Omit<FactConflict, 'kind'> {
  kind: FactKind | 'edited'
  facts: KnownFact[]
  /** Items to review. */
  itemIds: string[]
}

/** Returns conflicts: different values for the same thing, from different pages or from a page and another source. */
export function conflictsOf(facts: KnownFact[], companyName: string): KnownConflict[] {
  return findConflicts(facts, companyName, ({ sourceUrl, itemId }) => sourceUrl || itemId).map((conflict) => ({
    ...conflict,
    itemIds: [...new Set(conflict.facts.map(({ itemId }) => itemId))],
  }))
}

/** Lists an agent's facts, of one kind or all. */
export async function listFacts(db: Db, agentId: string, kind: FactKind | undefined): Promise<KnownFact[]> {
  const facts = await factsOf(await listFactItems(db, agentId))
  return kind ? facts.filter((fact) => fact.kind === kind) : facts
}
