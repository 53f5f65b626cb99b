import { AppError } from '#src/base/errors.ts'
import type { AccountResponse } from '#src/contract/api/account-contract.ts'
import { type Agent, findAccountUse, listAgents } from '#src/features/agents/agents.ts'
import type { Db } from '#src/store/database.ts'

const AT_ZERO =
  'Without credits, the agent tells visitors that it is unavailable, asks for contact details and stores their messages. You get one email if your email address is verified.'

/** Returns an account's limits, and its credits used and left. */
export async function describeAccount(
  { db, config }: { db: Db; config: { creation: { perOwnerPerDay: number } } },
  accountId: string,
): Promise<AccountResponse> {
  const account = await findAccountUse(db, accountId)
  if (!account) throw new AppError('not_found', 'Account not found')
  const { id, email, name, createdAt, creditsGranted, creditsUsed } = account
  return {
    success: true,
    account: {
      account_id: id,
      email: email || undefined,
      name: name || undefined,
      created_at: createdAt.toISOString(),
    },
    credits: { granted: creditsGranted, used: creditsUsed, left: creditsGranted - creditsUsed },
    agents: (await listAgents(db, accountId)).filter(({ state }) => state !== 'archived').map(toTrial),
    agents_per_day: account.agentsPerDay ?? config.creation.perOwnerPerDay,
    at_zero: AT_ZERO,
  }
}

/**
 * Returns the credits an agent can use: its trial, of which none are left once it has expired, and the account's grant.
 */
export async function countCredits(db: Db, agent: Agent): Promise<{ used: number; limit: number }> {
  const account = agent.accountId === null ? undefined : await findAccountUse(db, agent.accountId)
  const { used, left } = toTrial(agent)
  return { used: used + (account?.creditsUsed ?? 0), limit: used + left + (account?.creditsGranted ?? 0) }
}

function toTrial({ id, name, creditsUsed, creditsLimit, trialEndsAt }: Agent): AccountResponse['agents'][number] {
  const hasEnded = trialEndsAt !== null && trialEndsAt.getTime() <= Date.now()
  return {
    agent_id: id,
    agent_name: name,
    used: creditsUsed,
    limit: creditsLimit,
    left: hasEnded ? 0 : creditsLimit - creditsUsed,
    trial_ends_at: trialEndsAt?.toISOString(),
  }
}
