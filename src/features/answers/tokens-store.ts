import { sql } from 'kysely'
import type { Db } from '#src/store/database.ts'
import { compileOnce, runFixed } from '#src/store/fixed-statement.ts'

const TODAY = sql<Date>`(now() at time zone 'utc')::date`

/** The owner that counts the tokens of all accounts. */
export const INSTALLATION = 'installation'

/** Adds tokens to the day's count of each owner. */
export async function countTokens(db: Db, owners: string[], tokens: number): Promise<void> {
  await runFixed(db, COUNT, [owners, tokens])
}

const COUNT = `insert into token_counts (day, owner, tokens)
  select (now() at time zone 'utc')::date, owner, $2::bigint from unnest($1::text[]) owner
  on conflict (day, owner) do update set tokens = token_counts.tokens + excluded.tokens`

/** Returns the day's tokens by owner. It leaves out owners without any. */
export async function readTokens(db: Db, owners: string[]): Promise<Map<string, number>> {
  const { rows } = await OF_TODAY(db, { owners })
  return new Map(rows.map(({ owner, tokens }) => [owner, tokens]))
}

const OF_TODAY = compileOnce((db, { owners }: { owners: string[] }) =>
  db
    .selectFrom('token_counts')
    .select(['owner', sql<number>`tokens::float8`.as('tokens')])
    .where('day', '=', TODAY)
    .where('owner', '=', sql<string>`any(${owners}::text[])`),
)

/** Deletes old counts. Budgets are daily; the last days stay for diagnosis. */
export async function pruneTokens(db: Db): Promise<void> {
  await db
    .deleteFrom('token_counts')
    .where('day', '<', sql<Date>`${TODAY} - 30`)
    .execute()
}
