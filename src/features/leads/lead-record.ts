import type { LeadRecord } from '#src/contract/api/inbox-contract.ts'
import type { Lead } from './leads-store.ts'

/** Returns a lead as the API and webhooks show it. */
export function toLeadRecord({
  id,
  agentId,
  conversationId,
  details,
  stage,
  status,
  consent,
  createdAt,
  updatedAt,
}: Lead): LeadRecord {
  return {
    lead_id: id,
    agent_id: agentId,
    conversation_id: conversationId,
    details,
    stage,
    status,
    consent,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  }
}
