import { AppError } from '#src/base/errors.ts'
import { createId } from '#src/base/ids.ts'
import type { Db, Tx } from '#src/store/database.ts'

export interface Account {
  id: string
  /** '' while nobody has proven an inbox. */
  email: string
  provisional: boolean
}

export async function insertProvisionalAccount(db: Db): Promise<string> {
  const id = createId()
  await db.insertInto('accounts').values({ id, email: null, provisional: true }).execute()
  return id
}

/** The account of somebody who has shown that this inbox is theirs; made now if there is none. */
export async function getProvenAccount(db: Tx, email: string): Promise<string> {
  await db
    .insertInto('accounts')
    .values({ id: createId(), email, provisional: false })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
  const { id } = await db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  return id
}

/** Whether nobody has proven an inbox for the account. */
export async function isProvisional(db: Db, accountId: string): Promise<boolean> {
  const account = await db.selectFrom('accounts').select('provisional').where('id', '=', accountId).executeTakeFirst()
  return account?.provisional ?? false
}

/**
 * Remembers an email with which an agent is created, in the creating transaction; true when it was not registered
 * before: no account has it, and no creation with it has succeeded. Of simultaneous callers, one gets true.
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

/** Throws `not_found`. Email and name are empty where there is none. */
export async function getAccount(db: Db, id: string): Promise<Account & { name: string; createdAt: Date }> {
  const row = await db
    .selectFrom('accounts')
    .select(['id', 'email', 'provisional', 'name', 'created_at as createdAt'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new AppError('not_found', 'Account not found')
  return { ...row, email: row.email ?? '', name: row.name ?? '' }
}

/** What the workspace is called from now on; '' for nothing of its own. */
export async function nameWorkspace(db: Db, accountId: string, name: string): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ name: name || null })
    .where('id', '=', accountId)
    .execute()
}
