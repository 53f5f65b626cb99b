import { sql } from 'kysely'
import { AppError } from '#src/base/errors.ts'
import { createId } from '#src/base/ids.ts'
import type { Db, Tx } from '#src/store/database.ts'

export interface Account {
  id: string
  /** '' until an email is verified. */
  email: string
  provisional: boolean
}

/** Creates a workspace without a verified email; `originEmail` is that of the agent it was created for. */
export async function insertProvisionalAccount(db: Db, originEmail?: string): Promise<string> {
  const id = createId()
  await db
    .insertInto('accounts')
    .values({ id, email: null, provisional: true, origin_email: originEmail ?? null })
    .execute()
  return id
}

/** Returns the account of a verified email, and creates it if there is none. */
export async function getVerifiedAccount(db: Tx, email: string): Promise<string> {
  await db
    .insertInto('accounts')
    .values({ id: createId(), email, provisional: false })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
  const { id } = await db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  return id
}

/** Reports whether the email is verified by an account. */
export async function hasAccount(db: Db, email: string): Promise<boolean> {
  return (await db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst()) !== undefined
}

/** Reports whether the account has no verified email. */
export async function isProvisional(db: Db, accountId: string): Promise<boolean> {
  const account = await db.selectFrom('accounts').select('provisional').where('id', '=', accountId).executeTakeFirst()
  return account?.provisional ?? false
}

/**
 * Registers the email of a creation, in its transaction. Returns true if no account had the email and no earlier
 * creation with it succeeded. Of concurrent callers, one gets true.
 */
export async function registerEmail(db: Db, email: string): Promise<boolean> {
  const account = await db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst()
  const inserted = await db
    .insertInto('known_emails')
    .values({ email })
    .onConflict((conflict) => conflict.doNothing())
    .returning('email')
    .executeTakeFirst()
  return account === undefined && inserted !== undefined
}

/** Throws `not_found`. Email and name are '' if absent. */
export async function getAccount(db: Db, id: string): Promise<Account & { name: string; createdAt: Date }> {
  const row = await db
    .selectFrom('accounts')
    .select(['id', 'email', 'provisional', 'name', 'created_at as createdAt'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new AppError('not_found', 'Account not found')
  return { ...row, email: row.email ?? '', name: row.name ?? '' }
}

/** Returns an account's verified email, or '', and whether it is new: under an hour old, without a sign-in yet. */
export async function getSigningIn(db: Tx, id: string): Promise<{ email: string; isNew: boolean }> {
  const row = await db
    .selectFrom('accounts')
    .select([
      'email',
      sql<boolean>`created_at > now() - interval '1 hour'
        and not exists (select from sessions where account_id = accounts.id)`.as('isNew'),
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...row, email: row.email ?? '' }
}

/** Sets the workspace's name; '' removes it. */
export async function renameWorkspace(db: Db, accountId: string, name: string): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ name: name || null })
    .where('id', '=', accountId)
    .execute()
}
