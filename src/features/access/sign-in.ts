import { AppError } from '#src/base/errors.ts'
import { foldEmail } from '#src/contract/api/email.ts'
import {
  type Session,
  countRequest,
  endSession,
  findSignIn,
  getVerifiedAccount,
  insertSignIn,
  saveMember,
  startSession,
  trySignInCode,
  useSignInLink,
  enforceLimit,
} from '#src/features/accounts/accounts.ts'
import { type MailQueueDeps, hashInbox, queueSignInMail } from '#src/features/mail/mail.ts'
import type { Db, Tx } from '#src/store/database.ts'

export interface SignInDeps extends MailQueueDeps {
  db: Db
  config: { signIn: { perEmailPerHour: number } }
}

/** The browser that signs in. */
export interface SignInBrowser {
  /** Browser and system, for the list of sessions. */
  device: string
  /** The session the browser had before. */
  earlier: Session | undefined
}

const DAY_SECONDS = 86_400
/** For all client addresses together, so that nobody can flood an inbox. */
const MAILS_PER_EMAIL_PER_DAY = 20
/**
 * Codes that may be tried for an inbox per day, from all addresses: guessing one of a million would take a century.
 * Links still work.
 */
const CODES_PER_DAY = 20
const MANY_MAILS = 'Too many sign-in emails for this address. Use the newest one or try again later.'

/**
 * Emails a link and a code to an inbox, whether or not it has an account, and does not reveal which. Returns the secret
 * that the browser keeps for the code. Throws `rate_limited` after too many requests from this client address, or for
 * this inbox.
 */
export async function requestSignIn(deps: SignInDeps, email: string, addressHash: string): Promise<string> {
  const inbox = foldEmail(email)
  const inboxHash = hashInbox(deps.secretKey, inbox)
  await enforceLimit(deps.db, `signin:${inboxHash}:${addressHash}`, {
    max: deps.config.signIn.perEmailPerHour,
    words: MANY_MAILS,
  })
  await enforceLimit(deps.db, `signin:${inboxHash}`, {
    max: MAILS_PER_EMAIL_PER_DAY,
    windowSeconds: DAY_SECONDS,
    words: MANY_MAILS,
  })
  return deps.db.transaction().execute(async (tx) => {
    const { id, browserSecret } = await insertSignIn(tx, inbox)
    await queueSignInMail(deps, tx, id, inbox)
    return browserSecret
  })
}

/** Returns the email a link verifies; changes nothing. Throws a message if the link is invalid, used or expired. */
export async function previewSignIn(db: Db, token: string): Promise<string> {
  const found = await findSignIn(db, token)
  if (!found) throw linkEnded()
  return found.email
}

/** Uses a link and starts a session for its account. If several requests use the link, exactly one succeeds. */
export function signInByLink(db: Db, token: string, visit: SignInBrowser): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const email = await useSignInLink(tx, token)
    if (email === undefined) throw linkEnded()
    return startSignedInSession(tx, await getVerifiedAccount(tx, email), visit)
  })
}

function linkEnded(): AppError {
  return new AppError('not_found', 'This link is invalid, used or expired. Request a new email.')
}

/**
 * Starts a session with the code from the email that this browser requested. Every attempt counts, including the right
 * one.
 */
export async function signInByCode(
  { db, secretKey }: SignInDeps,
  { browserSecret, code }: { browserSecret: string; code: string },
  visit: SignInBrowser,
): Promise<string> {
  const tried = await trySignInCode(db, secretKey, { browserSecret, code })
  if (!tried) throw new AppError('conflict', 'This code is used, expired or was tried too often. Request a new email.')
  const { count } = await countRequest(db, `signin:code:${hashInbox(secretKey, tried.email)}`, DAY_SECONDS)
  if (count > CODES_PER_DAY)
    throw new AppError(
      'conflict',
      'Too many codes were tried for this address today. Request a new email and use its link.',
    )
  if (!tried.right) throw new AppError('invalid_input', 'This code is wrong. Use the code from the newest email.')
  return db
    .transaction()
    .execute(async (tx) => startSignedInSession(tx, await getVerifiedAccount(tx, tried.email), visit))
}

/**
 * Starts a session, replaces the browser's earlier one, and returns its token. A person who worked in a provisional
 * workspace stays in it as a member: it can move only to the inbox that its agents were created under.
 */
export async function startSignedInSession(
  db: Tx,
  accountId: string,
  { device, earlier }: SignInBrowser,
): Promise<string> {
  if (earlier) {
    if (earlier.account.provisional && earlier.account.id !== accountId)
      await saveMember(db, earlier.account.id, accountId, 'owner')
    await endSession(db, earlier.account.id, earlier.id)
  }
  return startSession(db, accountId, device)
}
