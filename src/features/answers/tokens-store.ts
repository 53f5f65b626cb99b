import { sql } from 'kysely'
import type { Db } from '#src/store/database.ts'

const TODAY = sql<Date>`(now() at time zone 'utc')::date`

/** The owner that counts the tokens of all accounts. */
export const INSTALLATION = 'installation'

/** Adds tokens to the day's count of each owner. */
export async function countTokens(db: Db, owners: string[], tokens: number): Promise<void> {
  await db
    .insertInto('token_counts')
    .values(owners.map((owner) => ({ day: TODAY, owner, tokens })))
    .onConflict((conflict) =>
      conflict.columns(['day', 'owner']).doUpdateSet({ tokens: sql<number>`token_counts.tokens + excluded.tokens` }),
    )
    .execute()
}

/** Returns the day's tokens by owner. It leaves out owners without any. */
export async function readTokens(db: Db, owners: string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('token_counts')
    .select(['owner', sql<number>`tokens::float8`.as('tokens')])
    .where('day', '=', TODAY)
    .where('owner', 'in', owners)
    .execute()
  return new Map(rows.map(({ owner, tokens }) => [owner, tokens]))
}

/** Deletes old counts. Budgets are daily; the last days stay for diagnosis. */
export async function pruneTokens(db: Db): Promise<void> {
  await db
    .deleteFrom('token_counts')
    .where('day', '<', sql<Date>`${TODAY} - 30`)
    .execute()
}
