import { sql } from 'kysely'
import { NOW } from '#src/store/clock.ts'
import type { Db, Tx } from '#src/store/database.ts'
import { affectsRows } from '#src/store/affects-rows.ts'
import { compileOnce } from '#src/store/fixed-statement.ts'

/**
 * Returns a statement that takes one credit if `wanted`: from the agent's trial, or if that is spent or expired, from
 * its account's grant. Inside it, `HAS_CREDIT` tells whether there was one.
 */
export function takeCreditStatement(db: Db, agentId: string, wanted: boolean) {
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
      moveAccountCredits(within, agentId, 1)
        .where(sql<boolean>`${wanted}::boolean and not exists (select from trial)`)
        .returning('id'),
    )
}

export const HAS_CREDIT = sql<boolean>`(exists (select from trial) or exists (select from granted))`

/** Credits that an agent can use: those of its trial, unless it has expired, and those granted to its account. */
export interface Balance {
  left: number
  /** Of the trial and the account's grants together. */
  limit: number
}

/** Returns undefined for an agent without an account. */
export async function findBalance(db: Db, agentId: string): Promise<Balance | undefined> {
  return (await BALANCE(db, { agentId })).rows[0]
}

const BALANCE = compileOnce((db, { agentId }: { agentId: string }) =>
  db
    .selectFrom('agents as a')
    .innerJoin('accounts as c', 'c.id', 'a.account_id')
    .select([
      sql<number>`case when a.trial_ends_at <= ${NOW} then 0 else a.credits_limit - a.credits_used end
        + c.credits_limit - c.credits_used`.as('left'),
      sql<number>`a.credits_limit + c.credits_limit`.as('limit'),
    ])
    .where('a.id', '=', agentId),
)

/**
 * Notes that credits of this limit are announced as low or out. Returns false if they were before, so that credits
 * which come back after a failed reply are not announced again.
 */
export function markCreditsAnnounced(
  db: Tx,
  agentId: string,
  { level, limit }: { level: 'low' | 'out'; limit: number },
): Promise<boolean> {
  const before = level === 'low' ? ['low', 'out'] : ['out']
  return affectsRows(
    db
      .updateTable('agents')
      .set({ credits_announced: `${level} of ${limit}` })
      .where('id', '=', agentId)
      .where(({ or, eb }) =>
        or([
          eb('credits_announced', 'is', null),
          eb(
            'credits_announced',
            'not in',
            before.map((word) => `${word} of ${limit}`),
          ),
        ]),
      ),
  )
}

/** Returns one credit, to the account's grant first, because all its agents share it. */
export async function giveCreditBack(db: Db, agentId: string): Promise<void> {
  if (await affectsRows(moveAccountCredits(db, agentId, -1))) return
  await db
    .updateTable('agents')
    .set({ credits_used: sql<number>`credits_used - 1` })
    .where('id', '=', agentId)
    .where('credits_used', '>', 0)
    .execute()
}

/** Uses or returns credits of the account's grant; affects no row if that would exceed its bounds. */
function moveAccountCredits(db: Pick<Db, 'updateTable'>, agentId: string, count: 1 | -1) {
  return db
    .updateTable('accounts')
    .set({ credits_used: sql<number>`credits_used + ${count}` })
    .where('id', '=', (eb) => eb.selectFrom('agents').select('account_id').where('agents.id', '=', agentId))
    .where(sql<boolean>`credits_used + ${count} between 0 and credits_limit`)
}

export interface AccountUse {
  id: string
  /** '' until an email is verified. */
  email: string
  name: string
  createdAt: Date
  creditsGranted: number
  creditsUsed: number
  /** The operator's exceptions; null: as in the settings. */
  agentsPerDay: number | null
  modelTokensPerDay: number | null
}

/** Returns what an account can use beyond its agents' trials. */
export async function findAccountUse(db: Db, accountId: string): Promise<AccountUse | undefined> {
  const [row] = (await ACCOUNT(db, { accountId })).rows
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

const ACCOUNT = compileOnce((db, { accountId }: { accountId: string }) =>
  db.selectFrom('accounts').selectAll().where('id', '=', accountId),
)

/** Returns the account with this ID or email, or that owns the agent with this ID. */
export async function findAccountId(db: Db, text: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from accounts where id::text = lower(${text}) or email = lower(${text})
      or id = (select account_id from agents where agents.id::text = lower(${text}))`.execute(db)
  return rows[0]?.id
}

/** Grants credits or takes granted ones away, between what is used and a billion. */
export async function addAccountCredits(db: Db, accountId: string, count: number): Promise<void> {
  await db
    .updateTable('accounts')
    .set({
      credits_limit: sql<number>`greatest(credits_used, least(credits_limit::bigint + ${count}, 1000000000))::int`,
    })
    .where('id', '=', accountId)
    .execute()
}

/** Sets the given limits; null restores the settings'. */
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
