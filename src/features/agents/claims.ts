import { AppError } from '#src/base/errors.ts'
import { createToken } from '#src/base/tokens.ts'
import {
  type Account,
  getProvenAccount,
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
  wasClaimedByAnswer,
} from './claims-store.ts'

/** Who may become an agent's owner by a claim link: whoever holds it, or for a mailed one the owner of its inbox. */
export interface Claim {
  agent: Agent
  mailedTo: string | null
}

/**
 * A link that gives an agent to whoever uses it first: one use, 30 days, 256 random bits. One that is mailed is for its
 * inbox alone, proves it, and wins over what was claimed without proof.
 */
export async function createClaimToken(db: Db, agentId: string, mailedTo: string | null = null): Promise<string> {
  const token = createToken('', 256)
  await insertClaimLink(db, { token, agentId, mailedTo })
  return token
}

/** What a claim link leads to; changes nothing. Throws a sentence for an unknown, used or expired link. */
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
 * A demo is anybody's who holds a link; what was claimed by the link of an answer, by whomever, is still open to the
 * inbox that it was made under.
 */
async function isClaimable(db: Db, agent: Agent, mailedTo: string | null): Promise<boolean> {
  if (agent.state !== 'active') return agent.state === 'demo'
  if (mailedTo === null || agent.accountId === null) return false
  return (await isProvisional(db, agent.accountId)) || (await wasClaimedByAnswer(db, agent.id))
}

/**
 * Gives the agent to the account that `receiverOf` names. Of simultaneous callers, exactly one succeeds, or the mailed
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
  const accountId = await receiverOf(db, claim.mailedTo, signedIn)
  if (claim.agent.accountId !== null && claim.agent.accountId !== accountId) await endIntegrations(db, claim.agent.id)
  await assignAgent(db, claim.agent.id, accountId)
  return { agent: claim.agent, accountId }
}

/**
 * An account with a proven email that is signed in receives every agent. Else a mailed link leads to the account of its
 * inbox, made now if there is none, and any other link to the workspace that is signed in, or to a new one.
 */
async function receiverOf(db: Tx, mailedTo: string | null, signedIn: Account | undefined): Promise<string> {
  if (mailedTo !== null && (signedIn === undefined || signedIn.provisional)) return getProvenAccount(db, mailedTo)
  return signedIn?.id ?? insertProvisionalAccount(db)
}

function alreadyUsed(): AppError {
  return new AppError('conflict', 'This claim link was already used. Sign in to see the agent.')
}
