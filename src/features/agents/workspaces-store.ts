import { type RawBuilder, sql } from 'kysely'
import { timeAgo } from '#src/store/clock.ts'
import type { Db, Tx } from '#src/store/database.ts'
import { CLAIM_DAYS } from './agents-store.ts'

/**
 * Agents created under an account's email: those of a provisional workspace, by its ID, or an unclaimed one, by its own
 * ID.
 */
export interface Offer {
  id: string
  heldBy: 'workspace' | 'nobody'
  agents: OfferedAgent[]
}

interface OfferedAgent {
  id: string
  name: string
  companyName: string
}

/**
 * Whether an agent of a workspace belongs to another inbox. The email of an agent created with an API key gives nobody
 * a claim.
 */
const isAnothers = (email: RawBuilder<string | null>) => sql<boolean>`(coalesce(agents.email <> ${email}, false)
  and exists (select from claim_links where claim_links.agent_id = agents.id))`

/**
 * Lists provisional workspaces that were created under the account's verified email or have agents under it, with the
 * agents that it would get, except refused ones.
 */
export async function listOfferedWorkspaces(db: Db, accountId: string): Promise<Offer[]> {
  const rows = await db
    .selectFrom('accounts as own')
    .innerJoin('accounts as workspace', (join) =>
      join.on(
        sql<boolean>`workspace.provisional and (workspace.origin_email = own.email
          or exists (select from agents a where a.account_id = workspace.id and a.email = own.email))`,
      ),
    )
    .innerJoin('agents', 'agents.account_id', 'workspace.id')
    .select(['workspace.id as workspaceId', 'agents.id', 'agents.name', 'agents.company_name as companyName'])
    .where('own.id', '=', accountId)
    .where('own.provisional', '=', false)
    .where(({ not }) => not(isAnothers(sql`own.email`)))
    .where(
      sql<boolean>`not exists (select from refused_workspaces r where r.account_id = own.id and r.workspace_id = workspace.id)`,
    )
    .orderBy('agents.id')
    .execute()
  const workspaces = Map.groupBy(rows, ({ workspaceId }) => workspaceId)
  return Array.from(workspaces, ([id, agents]) => ({
    id,
    heldBy: 'workspace',
    agents: agents.map(({ id, name, companyName }) => ({ id, name, companyName })),
  }))
}

/** Lists unclaimed agents under the account's verified email while they can be claimed, except refused ones. */
export async function listOfferedAgents(db: Db, accountId: string): Promise<Offer[]> {
  const agents = await db
    .selectFrom('accounts as own')
    .innerJoin('agents', 'agents.email', 'own.email')
    .select(['agents.id', 'agents.name', 'agents.company_name as companyName'])
    .where('own.id', '=', accountId)
    .where('own.provisional', '=', false)
    .where('agents.account_id', 'is', null)
    .where('agents.state', '=', 'demo')
    .where('agents.created_at', '>', timeAgo(CLAIM_DAYS, 'days'))
    .where(
      sql<boolean>`not exists (select from refused_agents r where r.account_id = own.id and r.agent_id = agents.id)`,
    )
    .orderBy('agents.id')
    .execute()
  return agents.map((agent) => ({ id: agent.id, heldBy: 'nobody', agents: [agent] }))
}

/** Locks an offer, so that decisions about it and claims of its agent run one after another. */
export async function lockOffer(db: Tx, id: string): Promise<void> {
  await db.selectFrom('accounts').select('id').where('id', '=', id).forUpdate().execute()
  await db.selectFrom('agents').select('id').where('id', '=', id).forUpdate().execute()
}

/**
 * Moves the workspace's agents to the account, with new identity secrets, and ends its sessions and keys. Agents under
 * another email stay in the workspace until their own inbox accepts them. Returns the IDs of those that moved.
 */
export async function mergeWorkspace(db: Tx, workspaceId: string, accountId: string): Promise<string[]> {
  const ownEmail = sql<string | null>`(select email from accounts where id = ${accountId})`
  const moved = await db
    .updateTable('agents')
    .set({ account_id: accountId, identity_salt: sql<string>`gen_random_uuid()` })
    .where('account_id', '=', workspaceId)
    .where(({ not }) => not(isAnothers(ownEmail)))
    .returning('id')
    .execute()
  await db
    .deleteFrom('accounts')
    .where('id', '=', workspaceId)
    .where(sql<boolean>`not exists (select from agents where account_id = accounts.id)`)
    .execute()
  return moved.map(({ id }) => id)
}

/** Stops offering it to the account. */
export async function refuseWorkspace(db: Tx, workspaceId: string, accountId: string): Promise<void> {
  await db
    .insertInto('refused_workspaces')
    .values({ account_id: accountId, workspace_id: workspaceId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Stops offering it to the account. */
export async function refuseAgent(db: Tx, agentId: string, accountId: string): Promise<void> {
  await db
    .insertInto('refused_agents')
    .values({ account_id: accountId, agent_id: agentId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
