import type { Db } from '#src/store/database.ts'
import type { Queue } from '#src/store/queue.ts'
import type { PreparedKnowledge } from './knowledge-store.ts'

/** Fewer chunks than so many are made ready while a question waits, in less than a tenth of a second. */
const MANY_CHUNKS = 50
/** Of what is added little by little: by the versions of an agent's knowledge. */
const LOOK_EVERY_VERSIONS = 50
/** What comes meanwhile shares the look. */
const LOOK_AFTER_SECONDS = 5

/**
 * Queues what knowledge still lacks, in the transaction that stores it: vectors that could not be made at once, and, of
 * much, what a large agent is searched by.
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
 * Looks now and then whether an agent has become large by single additions. A look that is lost is made up for by the
 * next, or by the first question.
 */
export async function queueGrowthCheck(queue: Queue, db: Db, agentId: string, version: number): Promise<void> {
  if (version % LOOK_EVERY_VERSIONS === 0) await queueSearchPreparation(queue, db, agentId, LOOK_AFTER_SECONDS)
}

const queueSearchPreparation = (queue: Queue, db: Db, agentId: string, startAfterSeconds = 0): Promise<void> =>
  queue.send(db, 'prepare-search', { agent_id: agentId }, { key: agentId, startAfterSeconds })
