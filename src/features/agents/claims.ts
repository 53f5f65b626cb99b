import { AppError } from '#src/base/errors.ts'
import { createToken } from '#src/base/tokens.ts'
import {
  type Account,
  getVerifiedAccount,
  insertProvisionalAccount,
  isProvisional,
} from '#src/features/accounts/accounts.ts'
import type { Db, Tx } from '#src/store/database.ts'
import { type Agent, assignAgent, findAgent } from './agents-store.ts'
import {
  endIntegrations,
  findClaimLink,
  insertClaimLink,
  lockLinkedAgent,
  useClaimLink,
  wasClaimedByResponseLink,
} from './claims-store.ts'

/** Who can claim an agent with a link: anyone who has it, or the owner of the inbox it was emailed to. */
export interface Claim {
  agent: Agent
  mailedTo: string | null
}

/**
 * Creates a claim link: one use, 30 days, 256 random bits. An emailed link works only for its inbox, verifies it, and
 * overrides a claim without verification.
 */
export async function createClaimToken(db: Db, agentId: string, mailedTo: string | null = null): Promise<string> {
  const token = createToken('', 256)
  await insertClaimLink(db, { token, agentId, mailedTo })
  return token
}

/** Returns what a claim link leads to; changes nothing. Throws a message if the link is unknown, used or expired. */
export async function previewClaim(db: Db, token: string): Promise<Claim> {
  const link = await findClaimLink(db, token)
  if (!link) throw new AppError('not_found', 'This claim link is invalid. Check that you copied all of it.')
  if (link.used) throw alreadyUsed()
  if (link.expired)
    throw new AppError('conflict', 'This claim link has expired. Create the agent again to get a new one.')
  const agent = await findAgent(db, link.agentId)
  if (!agent || !(await isClaimable(db, agent, link.mailedTo)))
    throw new AppError('conflict', 'This agent is already claimed.')
  return { agent, mailedTo: link.mailedTo }
}

/**
 * A demo can be claimed by anyone with a link. An agent claimed with the link from an API response can still be claimed
 * by the inbox it was created under.
 */
async function isClaimable(db: Db, agent: Agent, mailedTo: string | null): Promise<boolean> {
  if (agent.state !== 'active') return agent.state === 'demo'
  if (mailedTo === null || agent.accountId === null) return false
  return (await isProvisional(db, agent.accountId)) || (await wasClaimedByResponseLink(db, agent.id))
}

/**
 * Gives the agent to the account that `receiverOf` returns. Of concurrent callers, exactly one succeeds, or the emailed
 * link last.
 */
export async function claimAgent(
  db: Tx,
  token: string,
  signedIn: Account | undefined,
): Promise<{ agent: Agent; accountId: string }> {
  await lockLinkedAgent(db, token)
  const claim = await previewClaim(db, token)
  if (!(await useClaimLink(db, token))) throw alreadyUsed()
  const accountId = await receiverOf(db, claim, signedIn)
  if (claim.agent.accountId !== null && claim.agent.accountId !== accountId) await endIntegrations(db, claim.agent.id)
  await assignAgent(db, claim.agent.id, accountId)
  return { agent: claim.agent, accountId }
}

/**
 * Returns the account that gets the agent: a signed-in account with a verified email; else, for an emailed link, its
 * inbox's account, which is created if needed; else the signed-in workspace, or a new one.
 */
async function receiverOf(db: Tx, { agent, mailedTo }: Claim, signedIn: Account | undefined): Promise<string> {
  if (mailedTo !== null && (signedIn === undefined || signedIn.provisional)) return getVerifiedAccount(db, mailedTo)
  return signedIn?.id ?? insertProvisionalAccount(db, agent.email ?? undefined)
}

function alreadyUsed(): AppError {
  return new AppError('conflict', 'This claim link was already used. Sign in to see the agent.')
}
