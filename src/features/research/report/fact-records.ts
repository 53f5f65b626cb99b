import type { FactRecord } from '#src/contract/api/knowledge-items-contract.ts'
import type { ResearchReport } from '#src/contract/api/research-contract.ts'
import type { Fact } from '#src/engine/understand/knowledge/knowledge-types.ts'
import type { KnownConflict, KnownFact } from './known-facts.ts'

/** Formats a fact for the API. Leaves out fields that do not apply. */
export function toPlainFact({
  kind,
  value,
  subject,
  qualifier,
  currency,
  unit,
  sourceUrl,
  words,
}: Fact): Omit<FactRecord, 'knowledge_item_id'> {
  return {
    kind,
    value,
    subject,
    qualifier: qualifier || undefined,
    currency: currency || undefined,
    unit: unit || undefined,
    source_url: sourceUrl || undefined,
    words,
  }
}

export function toFactRecord(fact: KnownFact): FactRecord {
  return { ...toPlainFact(fact), knowledge_item_id: fact.itemId }
}

export function toConflictRecord({
  kind,
  subject,
  facts,
  itemIds,
}: KnownConflict): ResearchReport['conflicts'][number] {
  return { kind, subject, facts: facts.map(toFactRecord), knowledge_item_ids: [...itemIds] }
}
