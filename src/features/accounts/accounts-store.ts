import { createId } from '#src/base/ids.ts'
import type { Db } from '#src/store/database.ts'

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

export async function findAccountByEmail(db: Db, email: string): Promise<Account | undefined> {
  const row = await db.selectFrom('accounts').select(['id', 'email', 'provisional']).where('email', '=', email).executeTakeFirst()
  return row && { ...row, email: row.email ?? '' }
}
