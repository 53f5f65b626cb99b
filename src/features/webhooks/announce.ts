import type { WebhookEvent } from '#src/contract/api/webhooks-contract.ts'
import type { Tx } from '#src/store/database.ts'
import type { Queue } from '#src/store/queue.ts'
import { insertDelivery } from './deliveries-store.ts'
import { listListening } from './webhooks-store.ts'

export interface Announcement {
  event: WebhookEvent
  agentId: string
  conversationId: string
  /** Of the event, in the words of the API; the ids are added. */
  data: Record<string, unknown>
}

/** Tells every webhook that wants to know, in the transaction in which it happens: if and only if that commits. */
export async function announce(
  { queue }: { queue: Queue },
  db: Tx,
  { event, agentId, conversationId, data }: Announcement,
): Promise<void> {
  for (const webhookId of await listListening(db, agentId, event)) {
    const body = toBody(event, { agent_id: agentId, conversation_id: conversationId, ...data })
    const id = await insertDelivery(db, { webhookId, agentId, conversationId, event, body })
    await queue.send(db, 'deliver-webhook', { delivery_id: id }, { key: id, group: webhookId })
  }
}

/** The payload that Standard Webhooks recommends. */
export function toBody(type: string, data: Record<string, unknown>): string {
  return JSON.stringify({ type, timestamp: new Date().toISOString(), data })
}
