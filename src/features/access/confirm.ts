import { AppError } from '#src/base/errors.ts'
import type { ConfirmationResponse } from '#src/contract/app/sign-in-contract.ts'
import { type Session, listPasskeys, renewSignIn } from '#src/features/accounts/accounts.ts'
import type { Db } from '#src/store/database.ts'
import { type EnteredCode, type SignInDeps, useCode } from './sign-in.ts'

/** Returns whether the person signed in recently, and how they can confirm who they are. */
export async function listWaysToConfirm(db: Db, { account, recent }: Session): Promise<ConfirmationResponse> {
  const passkeys = await listPasskeys(db, account.id)
  return { recent, email: account.email || undefined, passkey: passkeys.length > 0 }
}

/** Makes the session's sign-in count as recent again with a code from the person's own inbox. */
export async function confirmByCode(deps: SignInDeps, { id, account }: Session, entered: EnteredCode): Promise<void> {
  const email = await useCode(deps, entered)
  if (email !== account.email)
    throw new AppError('invalid_input', 'This code is for another address. Request a new email.')
  await renewSignIn(deps.db, id)
}
