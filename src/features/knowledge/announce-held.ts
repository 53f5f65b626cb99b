import { announce } from '#src/features/webhooks/webhooks.ts'
import type { Tx } from '#src/store/database.ts'
import type { Queue } from '#src/store/queue.ts'
import type { NewKnowledgeItem } from './knowledge-store.ts'

/** The list of knowledge has all of them. */
const NAMED_ITEMS = 20

/** Sends the webhook of items that wait for the owner's approval, in the transaction that stores them. */
export async function announceHeld(
  deps: { queue: Queue },
  db: Tx,
  agentId: string,
  stored: readonly { id: string; item: NewKnowledgeItem }[],
): Promise<void> {
  const held = stored.flatMap(({ id, item: { title, state = 'live' } }) =>
    state === 'live' ? [] : [{ knowledge_item_id: id, title, state }],
  )
  if (held.length === 0) return
  const data = { count: held.length, items: held.slice(0, NAMED_ITEMS) }
  await announce(deps, db, { event: 'knowledge.held', agentId, data })
}
