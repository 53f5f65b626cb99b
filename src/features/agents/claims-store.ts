import { sql } from 'kysely'
import { hashToken } from '#src/base/tokens.ts'
import { NOW } from '#src/store/clock.ts'
import type { Db, Tx } from '#src/store/database.ts'
import { affectsRows } from '#src/store/affects-rows.ts'
import { CLAIM_DAYS } from './agents-store.ts'

export interface NewClaimLink {
  token: string
  agentId: string
  mailedTo: string | null
}

/**
 * Stores the token's hash, so that a reader of the database cannot claim. The link expires with the agent's website, 30
 * days after creation.
 */
export async function insertClaimLink(db: Db, { token, agentId, mailedTo }: NewClaimLink): Promise<void> {
  const expires_at = sql<Date>`(select created_at from agents where id = ${agentId}) + make_interval(days => ${CLAIM_DAYS})`
  await db
    .insertInto('claim_links')
    .values({ token_hash: hashToken(token), agent_id: agentId, expires_at, used_at: null, mailed_to: mailedTo })
    .execute()
}

export function findClaimLink(db: Db, token: string) {
  return db
    .selectFrom('claim_links')
    .select([
      'agent_id as agentId',
      'mailed_to as mailedTo',
      sql<boolean>`used_at is not null`.as('used'),
      sql<boolean>`expires_at <= now()`.as('expired'),
    ])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
}

/** Reports whether the agent was claimed with the link from the API response, and not with an emailed link since. */
export async function wasClaimedByResponseLink(db: Db, agentId: string): Promise<boolean> {
  const used = await db
    .selectFrom('claim_links')
    .select('mailed_to')
    .where('agent_id', '=', agentId)
    .where('used_at', 'is not', null)
    .execute()
  return used.length > 0 && used.every(({ mailed_to: mailedTo }) => mailedTo === null)
}

/**
 * Ends what an earlier owner connected to an agent: its own webhooks, its WhatsApp number, and the secret that signs
 * visitors' identities.
 */
export async function endIntegrations(db: Tx, agentId: string): Promise<void> {
  await db.deleteFrom('webhooks').where('agent_id', '=', agentId).execute()
  await db.deleteFrom('whatsapp_numbers').where('agent_id', '=', agentId).execute()
  await db
    .updateTable('agents')
    .set({ whatsapp_phone: null, identity_salt: sql<string>`gen_random_uuid()` })
    .where('id', '=', agentId)
    .execute()
}

/** Marks the link as used. Returns false if another request used it first. */
export function useClaimLink(db: Tx, token: string): Promise<boolean> {
  return affectsRows(
    db
      .updateTable('claim_links')
      .set({ used_at: NOW })
      .where('token_hash', '=', hashToken(token))
      .where('used_at', 'is', null),
  )
}

export async function deleteClaimLink(db: Db, token: string): Promise<void> {
  await db.deleteFrom('claim_links').where('token_hash', '=', hashToken(token)).execute()
}

/** Locks the agent of this link, so that concurrent claims run one after another. */
export async function lockLinkedAgent(db: Tx, token: string): Promise<void> {
  await sql`select from agents where id = (select agent_id from claim_links where token_hash = ${hashToken(token)}) for update`.execute(
    db,
  )
}
