import { sql } from 'kysely'
import { createToken, hashToken } from '#src/base/tokens.ts'
import type { Db } from '#src/store/database.ts'
import type { Account } from './accounts-store.ts'

export const SESSION_DAYS = 30

/** Signs an account in. The token is shown to the browser once; the database keeps its hash. */
export async function startSession(db: Db, accountId: string): Promise<string> {
  const token = createToken('', 256)
  const expires_at = sql<Date>`now() + make_interval(days => ${SESSION_DAYS})`
  await db
    .insertInto('sessions')
    .values({ token_hash: hashToken(token), account_id: accountId, expires_at })
    .execute()
  return token
}

export async function findSessionAccount(db: Db, token: string): Promise<Account | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select(['accounts.id', 'accounts.email', 'accounts.provisional'])
    .where('sessions.token_hash', '=', hashToken(token))
    .where('sessions.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row && { ...row, email: row.email ?? '' }
}

export async function endSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute()
}
