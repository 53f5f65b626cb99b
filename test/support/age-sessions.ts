import { sql } from 'kysely'
import type { Service } from './service.ts'

/** Makes the last use of an account's sessions this much older. */
export async function ageSessions({ app }: Service, accountId: string, by: string): Promise<void> {
  await sql`update sessions set last_seen_at = last_seen_at - ${by}::interval where account_id = ${accountId}`.execute(
    app.db,
  )
}

/** Makes the sign-ins of all sessions of an account this much older. */
export async function ageSignIns({ app }: Service, accountId: string, by: string): Promise<void> {
  await sql`update sessions set recent_until = recent_until - ${by}::interval where account_id = ${accountId}`.execute(
    app.db,
  )
}
