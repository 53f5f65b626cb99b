import { AppError } from '#src/base/errors.ts'
import type { Addresses } from '#src/base/addresses.ts'
import {
  type AuthenticationResponseJSON,
  type PasskeySite,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  checkSignature,
  offerNewPasskey,
  offerSigning,
  readNewPasskey,
} from '#src/engine/passkeys/passkey-ceremonies.ts'
import {
  type Account,
  type AuditNote,
  type Passkey,
  type Session,
  findPasskey,
  insertPasskey,
  insertPasskeyChallenge,
  listPasskeys,
  makeChange,
  recordPasskeyUse,
  renewSignIn,
  takePasskeyChallenge,
} from '#src/features/accounts/accounts.ts'
import { type MailQueueDeps, queueAccessMail } from '#src/features/mail/mail.ts'
import { acquireLocks } from '#src/store/advisory-locks.ts'
import type { Db, Tx } from '#src/store/database.ts'
import { type SignInBrowser, signIn } from './sign-in.ts'

export interface PasskeyDeps extends MailQueueDeps {
  db: Db
  addresses: Addresses
}

const PASSKEYS_PER_ACCOUNT = 20
const NAMELESS = 'Unnamed workspace'

const siteOf = ({ addresses }: PasskeyDeps): PasskeySite => ({ name: 'Foyer', origin: new URL(addresses.app()).origin })

/** Returns the options a browser needs to create a passkey. Throws `invalid_input` at the limit. */
export async function createPasskeyOptions(
  deps: PasskeyDeps,
  account: Account,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const known = await listPasskeys(deps.db, account.id)
  checkLimit(known)
  const person = { id: account.id, name: account.email || NAMELESS }
  const options = await offerNewPasskey(
    siteOf(deps),
    person,
    known.map(({ credentialId }) => credentialId),
  )
  await insertPasskeyChallenge(deps.db, options.challenge, account.id)
  return options
}

function checkLimit(known: Passkey[]): void {
  if (known.length >= PASSKEYS_PER_ACCOUNT) {
    throw new AppError('invalid_input', `An account can have ${PASSKEYS_PER_ACCOUNT} passkeys. Remove one first.`)
  }
}

/** Stores a passkey that a browser created. Throws `invalid_input` if its response is invalid, and at the limit. */
export async function addPasskey(
  deps: PasskeyDeps,
  account: Account,
  { response, device }: { response: RegistrationResponseJSON; device: string },
  note: AuditNote,
): Promise<Passkey> {
  const takeChallenge = (challenge: string) => takePasskeyChallenge(deps.db, challenge, account.id)
  const credential = await readNewPasskey(siteOf(deps), response, takeChallenge).catch(refuse)
  if (!credential) return refuse(undefined)
  const add = async (db: Tx): Promise<Passkey> => {
    const { id, email, provisional } = account
    await acquireLocks(db, [`passkeys:${id}`])
    checkLimit(await listPasskeys(db, id))
    if (!provisional) await queueAccessMail(deps, db, { kind: 'new_passkey', email, device })
    return (await insertPasskey(db, id, { ...credential, device })) ?? refuse(undefined)
  }
  return makeChange(deps.db, note, add, ({ id }) => id)
}

/** Returns the options a browser needs to sign in with a passkey. */
export async function createSignInOptions(deps: PasskeyDeps): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const options = await offerSigning(siteOf(deps), [])
  await insertPasskeyChallenge(deps.db, options.challenge, null)
  return options
}

/**
 * Starts a session for the account whose passkey signed. If several requests use the same response, exactly one
 * succeeds.
 */
export async function signInByPasskey(
  deps: PasskeyDeps,
  response: AuthenticationResponseJSON,
  visit: SignInBrowser,
): Promise<string> {
  const { id, accountId, counter } = await checkPasskey(deps, response, null)
  return deps.db.transaction().execute(async (tx) => {
    await recordPasskeyUse(tx, id, counter)
    return signIn(deps, tx, accountId, visit)
  })
}

/** Returns the options a browser needs to confirm who a signed-in person is, with one of their passkeys. */
export async function createConfirmationOptions(
  deps: PasskeyDeps,
  { id }: Account,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const known = await listPasskeys(deps.db, id)
  const options = await offerSigning(
    siteOf(deps),
    known.map(({ credentialId }) => credentialId),
  )
  await insertPasskeyChallenge(deps.db, options.challenge, id)
  return options
}

/** Makes the session's sign-in count as recent again if a passkey of its person signed. */
export async function confirmByPasskey(
  deps: PasskeyDeps,
  session: Session,
  response: AuthenticationResponseJSON,
): Promise<void> {
  const { id, accountId, counter } = await checkPasskey(deps, response, session.account.id)
  if (accountId !== session.account.id) refuse(undefined)
  await deps.db.transaction().execute(async (tx) => {
    await recordPasskeyUse(tx, id, counter)
    await renewSignIn(tx, session.id)
  })
}

/**
 * Checks the signature of a passkey for a challenge of the person `challengedId`, or for signing in, if `challengedId`
 * is null. Throws `invalid_input` if it is wrong.
 */
async function checkPasskey(
  deps: PasskeyDeps,
  response: AuthenticationResponseJSON,
  challengedId: string | null,
): Promise<{ id: string; accountId: string; counter: number }> {
  const passkey = await findPasskey(deps.db, response.id)
  if (!passkey)
    throw new AppError(
      'invalid_input',
      'This passkey is no longer registered. Sign in by email and add it again under Settings.',
    )
  const takeChallenge = (challenge: string) => takePasskeyChallenge(deps.db, challenge, challengedId)
  const signed = { response, credential: passkey.credential }
  const counter = await checkSignature(siteOf(deps), signed, takeChallenge).catch(refuse)
  return { id: passkey.id, accountId: passkey.accountId, counter }
}

function refuse(cause: unknown): never {
  throw new AppError('invalid_input', 'The passkey could not be verified in time. Try again.', {
    cause,
  })
}
