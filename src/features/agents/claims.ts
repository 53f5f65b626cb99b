import { sql } from 'kysely'
import { AppError } from '#src/base/errors.ts'
import { createToken, hashToken } from '#src/base/tokens.ts'
import { insertProvisionalAccount } from '#src/features/accounts/accounts.ts'
import type { Db, Tx } from '#src/store/database.ts'
import { type Agent, assignAgent, findAgent } from './agents-store.ts'

const CLAIM_DAYS = 30

/** A link that gives an agent to whoever opens it first: one use, 30 days, stored hashed. */
export async function createClaimToken(db: Db, agentId: string): Promise<string> {
  const token = createToken('', 256)
  const expires_at = sql<Date>`now() + make_interval(days => ${CLAIM_DAYS})`
  await db.insertInto('claim_links').values({ token_hash: hashToken(token), agent_id: agentId, expires_at, used_at: null }).execute()
  return token
}

/** What a claim link leads to; changes nothing. Throws a sentence for an unknown, used or expired link. */
export async function previewClaim(db: Db, token: string): Promise<Agent> {
  const link = await db
    .selectFrom('claim_links')
    .select(['agent_id', 'used_at', sql<boolean>`expires_at <= now()`.as('expired')])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  if (!link) throw new AppError('not_found', 'This claim link is not known. Check that it was copied whole.')
  if (link.used_at) throw new AppError('conflict', 'This claim link was already used. Sign in to see the agent.')
  if (link.expired) throw new AppError('conflict', 'This claim link has expired. Create the agent again to get a new one.')
  const agent = await findAgent(db, link.agent_id)
  if (!agent || agent.state !== 'demo') throw new AppError('conflict', 'This agent was already claimed.')
  return agent
}

/**
 * Gives the agent to the signed-in account, or to a new provisional workspace, and uses the link up: exactly one of many simultaneous
 * callers succeeds.
 */
export async function claimAgent(db: Db, token: string, accountId: string | undefined): Promise<{ agent: Agent; accountId: string }> {
  return db.transaction().execute(async (tx: Tx) => {
    const agent = await previewClaim(tx, token)
    const used = await tx
      .updateTable('claim_links')
      .set({ used_at: sql<Date>`now()` })
      .where('token_hash', '=', hashToken(token))
      .where('used_at', 'is', null)
      .returning('agent_id')
      .executeTakeFirst()
    if (!used) throw new AppError('conflict', 'This claim link was already used. Sign in to see the agent.')
    const owner = accountId ?? (await insertProvisionalAccount(tx))
    await assignAgent(tx, agent.id, owner)
    return { agent, accountId: owner }
  })
}
