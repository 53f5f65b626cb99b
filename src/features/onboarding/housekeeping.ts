import {
  pruneAuditEntries,
  pruneIdempotencyKeys,
  pruneInvitations,
  pruneRequestCounts,
  pruneSessions,
  pruneSignIns,
} from '#src/features/accounts/accounts.ts'
import { releaseUnclaimedAgents } from '#src/features/agents/agents.ts'
import { pruneMails } from '#src/features/mail/mail.ts'
import { forgetAddresses, forgetOldMessages, settleLostTurns } from '#src/features/conversations/conversations.ts'
import type { Db } from '#src/store/database.ts'

/** Forgets what has run out, and settles the turns of processes that died. Nothing waits for it: whoever reads such rows looks at their time. */
export async function keepHouse(db: Db): Promise<void> {
  await pruneRequestCounts(db)
  await pruneIdempotencyKeys(db)
  await pruneMails(db)
  await pruneSessions(db)
  await pruneSignIns(db)
  await pruneInvitations(db)
  await pruneAuditEntries(db)
  await releaseUnclaimedAgents(db)
  await settleLostTurns(db)
  await forgetOldMessages(db)
  await forgetAddresses(db)
}
