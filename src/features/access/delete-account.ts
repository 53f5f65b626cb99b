import { AppError } from '#src/base/errors.ts'
import type { MailFolder } from '#src/engine/mail/mail-folder.ts'
import type { Account } from '#src/features/accounts/accounts.ts'
import type { Db } from '#src/store/database.ts'
import { deleteOrphanJobs } from '#src/store/orphan-jobs.ts'
import { eraseRows, listBelongings } from './erase-store.ts'

export interface DeletionDeps {
  db: Db
  /** Where mails are kept while there is no mail server. */
  mailFolder: MailFolder | undefined
}

/** What a person without a proven email types. */
const WORD = 'delete'

/**
 * Deletes a person's account with its agents and all that they know, heard and sent, its keys, team and jobs, at once
 * and for good. `confirm` is the account's email, or the word “delete” where there is none; throws `invalid_input`
 * otherwise. What stands in backups goes as these do.
 */
export async function deleteAccount(
  { db, mailFolder }: DeletionDeps,
  { id, email }: Account,
  confirm: string,
): Promise<void> {
  const expected = email || WORD
  if (confirm.trim().toLowerCase() !== expected)
    throw new AppError('invalid_input', `confirm must be “${expected}” to delete this account`)
  const { mailIds } = await db.transaction().execute(async (tx) => {
    const belongings = await listBelongings(tx, id)
    await eraseRows(tx, id, belongings)
    await deleteOrphanJobs(tx)
    return belongings
  })
  await mailFolder?.remove(mailIds)
}
