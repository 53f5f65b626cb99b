import {
  pruneAuditEntries,
  pruneIdempotencyKeys,
  pruneInvitations,
  pruneOauth,
  prunePasskeyChallenges,
  pruneRequestCounts,
  pruneSessions,
  pruneSignIns,
} from '#src/features/accounts/accounts.ts'
import { releaseUnclaimedAgents } from '#src/features/agents/agents.ts'
import { type AnswerModel, pruneTokens } from '#src/features/answers/answers.ts'
import { pruneWhatsapp } from '#src/features/channels/channels.ts'
import { pruneMails } from '#src/features/mail/mail.ts'
import { forgetAddresses, forgetOldMessages, endLostTurns } from '#src/features/conversations/conversations.ts'
import { pruneRemovedItems } from '#src/features/knowledge/knowledge.ts'
import { queueDueRefreshes, queueUnjudgedLines } from '#src/features/research/research.ts'
import { pruneDeliveries } from '#src/features/webhooks/webhooks.ts'
import { pruneBatches } from './batches-store.ts'
import type { Database, Db } from '#src/store/database.ts'
import type { Queue } from '#src/store/queue.ts'

const CHORES: readonly ((db: Db) => Promise<void>)[] = [
  pruneRequestCounts,
  pruneIdempotencyKeys,
  pruneTokens,
  pruneMails,
  pruneDeliveries,
  pruneBatches,
  pruneSessions,
  pruneSignIns,
  prunePasskeyChallenges,
  pruneInvitations,
  pruneOauth,
  pruneAuditEntries,
  (db) => releaseUnclaimedAgents(db),
  endLostTurns,
  forgetOldMessages,
  forgetAddresses,
  pruneRemovedItems,
  pruneWhatsapp,
]

export interface HousekeepingDeps {
  database: Database
  queue: Queue
  answerModel: AnswerModel | undefined
  /** Whether websites are refreshed automatically. */
  refreshes: boolean
}

/**
 * Deletes expired rows, ends turns of dead processes and queues due refreshes and judgments. Nothing depends on it
 * being on time, because readers check the times themselves. A failing task does not stop the others; its error is
 * thrown at the end.
 */
export async function runHousekeeping({ database, queue, answerModel, refreshes }: HousekeepingDeps): Promise<void> {
  const { db } = database
  const failures: unknown[] = []
  const note = (error: unknown): void => void failures.push(error)
  for (const chore of CHORES) await chore(db).catch(note)
  await database.vacuum?.().catch(note)
  if (refreshes) await queueDueRefreshes({ db, queue }).catch(note)
  await queueUnjudgedLines({ db, queue, answerModel }).catch(note)
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('\n'))
}
