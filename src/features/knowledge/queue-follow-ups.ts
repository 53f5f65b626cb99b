import type { Db } from '#src/store/database.ts'
import type { Queue } from '#src/store/queue.ts'
import type { PreparedKnowledge } from './knowledge-store.ts'

/** Fewer chunks are indexed while a question waits, in less than 0.1 s. */
const MANY_CHUNKS = 50
/** For single additions: in knowledge versions. */
const LOOK_EVERY_VERSIONS = 50
/** Additions in this time share one check. */
const LOOK_AFTER_SECONDS = 5

/**
 * Queues follow-up work in the transaction that stores knowledge: missing vectors and, for many chunks, the search
 * index of large agents.
 */
export async function queueFollowUps(
  queue: Queue,
  db: Db,
  agentId: string,
  { chunks }: PreparedKnowledge,
): Promise<void> {
  if (chunks.some(({ vector }) => vector === undefined))
    await queue.send(db, 'embed-knowledge', { agent_id: agentId }, { key: agentId })
  if (chunks.length >= MANY_CHUNKS) await queueSearchPreparation(queue, db, agentId)
}

/**
 * Checks now and then whether single additions have made an agent large. If a check is lost, the next one or the first
 * question makes up for it.
 */
export async function queueGrowthCheck(queue: Queue, db: Db, agentId: string, version: number): Promise<void> {
  if (version % LOOK_EVERY_VERSIONS === 0) await queueSearchPreparation(queue, db, agentId, LOOK_AFTER_SECONDS)
}

const queueSearchPreparation = (queue: Queue, db: Db, agentId: string, startAfterSeconds = 0): Promise<void> =>
  queue.send(db, 'prepare-search', { agent_id: agentId }, { key: agentId, startAfterSeconds })
