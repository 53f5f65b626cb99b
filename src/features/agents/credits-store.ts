import { sql } from 'kysely'
import { NOW } from '#src/store/clock.ts'
import type { Db } from '#src/store/database.ts'
import { affectsRows } from '#src/store/affects-rows.ts'

/**
 * A statement that takes one credit where it is `wanted`: of the agent's own trial, or when that has none left or has
 * ended, of what the operator granted to its account. `HAS_CREDIT` tells within it whether there was one.
 */
export function takingCredit(db: Db, agentId: string, wanted: boolean) {
  return db
    .with('trial', (within) =>
      within
        .updateTable('agents')
        .set({ credits_used: sql<number>`credits_used + 1` })
        .where('id', '=', agentId)
        .where(sql<boolean>`${wanted}::boolean`)
        .whereRef('credits_used', '<', 'credits_limit')
        .where(({ or, eb }) => or([eb('trial_ends_at', 'is', null), eb('trial_ends_at', '>', NOW)]))
        .returning('id'),
    )
    .with('granted', (within) =>
      accountCreditsMoved(within, agentId, 1)
        .where(sql<boolean>`${wanted}::boolean and not exists (select from trial)`)
        .returning('id'),
    )
}

export const HAS_CREDIT = sql<boolean>`(exists (select from trial) or exists (select from granted))`

/** Gives one credit back, to the account's grant first: that one serves all of its agents. */
export async function giveCreditBack(db: Db, agentId: string): Promise<void> {
  if (await affectsRows(accountCreditsMoved(db, agentId, -1))) return
  await db
    .updateTable('agents')
    .set({ credits_used: sql<number>`credits_used - 1` })
    .where('id', '=', agentId)
    .where('credits_used', '>', 0)
    .execute()
}

/**
 * Counts credits as used from the grant of the agent's account, or gives them back; hits nothing when that would leave
 * its bounds.
 */
function accountCreditsMoved(db: Pick<Db, 'updateTable'>, agentId: string, count: 1 | -1) {
  return db
    .updateTable('accounts')
    .set({ credits_used: sql<number>`credits_used + ${count}` })
    .where('id', '=', (eb) => eb.selectFrom('agents').select('account_id').where('agents.id', '=', agentId))
    .where(sql<boolean>`credits_used + ${count} between 0 and credits_limit`)
}

export interface AccountUse {
  id: string
  /** '' while nobody has proven an inbox. */
  email: string
  name: string
  createdAt: Date
  creditsGranted: number
  creditsUsed: number
  /** The operator's exceptions; null: as the settings say. */
  agentsPerDay: number | null
  modelTokensPerDay: number | null
}

/** What an account may use beyond its agents' trials. */
export async function findAccountUse(db: Db, accountId: string): Promise<AccountUse | undefined> {
  const row = await db.selectFrom('accounts').selectAll().where('id', '=', accountId).executeTakeFirst()
  return (
    row && {
      id: row.id,
      email: row.email ?? '',
      name: row.name ?? '',
      createdAt: row.created_at,
      creditsGranted: row.credits_limit,
      creditsUsed: row.credits_used,
      agentsPerDay: row.agents_per_day,
      modelTokensPerDay: row.model_tokens_per_day === null ? null : Number(row.model_tokens_per_day),
    }
  )
}

/** The account with this id or email, or that owns the agent with this id. */
export async function findAccountId(db: Db, text: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from accounts where id::text = lower(${text}) or email = lower(${text})
      or id = (select account_id from agents where agents.id::text = lower(${text}))`.execute(db)
  return rows[0]?.id
}

/** Grants credits, or takes granted ones away, never below what is used, nor above a thousand million. */
export async function addAccountCredits(db: Db, accountId: string, count: number): Promise<void> {
  await db
    .updateTable('accounts')
    .set({
      credits_limit: sql<number>`greatest(credits_used, least(credits_limit::bigint + ${count}, 1000000000))::int`,
    })
    .where('id', '=', accountId)
    .execute()
}

/** Sets what is given; null lets the settings count again. */
export async function setAccountLimits(
  db: Db,
  accountId: string,
  { agentsPerDay, modelTokensPerDay }: { agentsPerDay?: number | null; modelTokensPerDay?: number | null },
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ id: accountId, agents_per_day: agentsPerDay, model_tokens_per_day: modelTokensPerDay })
    .where('id', '=', accountId)
    .execute()
}
