import { AppError } from '#src/base/errors.ts'
import type { MailFolder } from '#src/engine/mail/mail-folder.ts'
import type { Session } from '#src/features/accounts/accounts.ts'
import type { Db } from '#src/store/database.ts'
import { deleteOrphanJobs } from '#src/store/orphan-jobs.ts'
import { eraseRows, listOwnedRows } from './erase-store.ts'

export interface DeletionDeps {
  db: Db
  /** Folder for emails if there is no mail server. */
  mailFolder: MailFolder | undefined
}

/** What a person without a verified email types. */
const WORD = 'delete'

/**
 * Deletes a person's account permanently, with its agents and all their data, its keys, team and jobs. If the session
 * shows a workspace without a verified email as its owner, deletes that one instead: nobody else could. `confirm` must
 * be the account's email, or “delete” for a workspace without one; otherwise throws `invalid_input`. Backups keep the
 * data until they expire.
 */
export async function deleteAccount(
  { db, mailFolder }: DeletionDeps,
  { account, workspace }: Session,
  confirm: string,
): Promise<void> {
  const { id, email } = workspace.provisional && workspace.role === 'owner' ? workspace : account
  const expected = email || WORD
  if (confirm.trim().toLowerCase() !== expected)
    throw new AppError('invalid_input', `confirm must be “${expected}” to delete this account`)
  const { mailIds } = await db.transaction().execute(async (tx) => {
    const belongings = await listOwnedRows(tx, id)
    await eraseRows(tx, id, belongings)
    await deleteOrphanJobs(tx)
    return belongings
  })
  await mailFolder?.remove(mailIds)
}
