import {
  pruneAuditEntries,
  pruneIdempotencyKeys,
  pruneInvitations,
  prunePasskeyChallenges,
  pruneRequestCounts,
  pruneSessions,
  pruneSignIns,
} from '#src/features/accounts/accounts.ts'
import { releaseUnclaimedAgents } from '#src/features/agents/agents.ts'
import { pruneWhatsapp } from '#src/features/channels/channels.ts'
import { pruneMails } from '#src/features/mail/mail.ts'
import { forgetAddresses, forgetOldMessages, settleLostTurns } from '#src/features/conversations/conversations.ts'
import { pruneRemovedItems } from '#src/features/knowledge/knowledge.ts'
import { queueDueRefreshes } from '#src/features/research/research.ts'
import { pruneDeliveries } from '#src/features/webhooks/webhooks.ts'
import type { Db } from '#src/store/database.ts'
import type { Queue } from '#src/store/queue.ts'

export interface HouseDeps {
  db: Db
  queue: Queue
  /** Whether websites are looked at again by themselves. */
  refreshes: boolean
}

/**
 * Forgets what has run out, settles the turns of processes that died, and has pages looked at again whose time has come. Nothing waits for it: whoever reads such rows looks at their time. */
export async function keepHouse({ db, queue, refreshes }: HouseDeps): Promise<void> {
  await pruneRequestCounts(db)
  await pruneIdempotencyKeys(db)
  await pruneMails(db)
  await pruneDeliveries(db)
  await pruneSessions(db)
  await pruneSignIns(db)
  await prunePasskeyChallenges(db)
  await pruneInvitations(db)
  await pruneAuditEntries(db)
  await releaseUnclaimedAgents(db)
  await settleLostTurns(db)
  await forgetOldMessages(db)
  await forgetAddresses(db)
  await pruneRemovedItems(db)
  if (refreshes) await queueDueRefreshes({ db, queue })
  await pruneWhatsapp(db)
}
