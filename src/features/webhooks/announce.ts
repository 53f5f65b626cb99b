import type { WebhookEvent } from '#src/contract/api/webhooks-contract.ts'
import type { Tx } from '#src/store/database.ts'
import type { Queue } from '#src/store/queue.ts'
import { insertDelivery } from './deliveries-store.ts'
import { listListening } from './webhooks-store.ts'

export interface Announcement {
  event: WebhookEvent
  agentId: string
  /** For an event of a conversation. The delivery is deleted with it. */
  conversationId?: string
  /** Event data as in the API; IDs are added. */
  data: Record<string, unknown>
}

/** Queues an event for every subscribed webhook, in the transaction in which it happens. */
export async function announce(
  { queue }: { queue: Queue },
  db: Tx,
  { event, agentId, conversationId, data }: Announcement,
): Promise<void> {
  for (const webhookId of await listListening(db, agentId, event)) {
    const body = toBody(event, { agent_id: agentId, conversation_id: conversationId, ...data })
    const id = await insertDelivery(db, { webhookId, agentId, conversationId: conversationId ?? null, event, body })
    await queue.send(db, 'deliver-webhook', { delivery_id: id }, { key: id, group: webhookId })
  }
}

/** Returns the payload that Standard Webhooks recommends. */
export function toBody(type: string, data: Record<string, unknown>): string {
  return JSON.stringify({ type, timestamp: new Date().toISOString(), data })
}
