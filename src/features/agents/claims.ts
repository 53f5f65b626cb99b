import { AppError } from '#src/base/errors.ts'
import { createToken } from '#src/base/tokens.ts'
import { insertProvisionalAccount } from '#src/features/accounts/accounts.ts'
import type { Db } from '#src/store/database.ts'
import { type Agent, assignAgent, findAgent } from './agents-store.ts'
import { findClaimLink, insertClaimLink, useClaimLink } from './claims-store.ts'

/** A link that gives an agent to whoever uses it first: one use, 30 days, 256 random bits. */
export async function createClaimToken(db: Db, agentId: string): Promise<string> {
  const token = createToken('', 256)
  await insertClaimLink(db, token, agentId)
  return token
}

/** What a claim link leads to; changes nothing. Throws a sentence for an unknown, used or expired link. */
export async function previewClaim(db: Db, token: string): Promise<Agent> {
  const link = await findClaimLink(db, token)
  if (!link) throw new AppError('not_found', 'This claim link is not known. Check that it was copied whole.')
  if (link.used) throw alreadyUsed()
  if (link.expired) throw new AppError('conflict', 'This claim link has expired. Create the agent again to get a new one.')
  const agent = await findAgent(db, link.agentId)
  if (agent?.state !== 'demo') throw new AppError('conflict', 'This agent was already claimed.')
  return agent
}

/** Gives the agent to the signed-in account, or to a new provisional workspace. Of simultaneous callers, exactly one succeeds. */
export function claimAgent(db: Db, token: string, accountId: string | undefined): Promise<{ agent: Agent; accountId: string }> {
  return db.transaction().execute(async (tx) => {
    const agent = await previewClaim(tx, token)
    if (!(await useClaimLink(tx, token))) throw alreadyUsed()
    const owner = accountId ?? (await insertProvisionalAccount(tx))
    await assignAgent(tx, agent.id, owner)
    return { agent, accountId: owner }
  })
}

function alreadyUsed(): AppError {
  return new AppError('conflict', 'This claim link was already used. Sign in to see the agent.')
}
