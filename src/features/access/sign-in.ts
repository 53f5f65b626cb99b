import { AppError } from '#src/base/errors.ts'
import type { SecretKeys } from '#src/base/signed-text.ts'
import { foldEmail } from '#src/contract/api/email.ts'
import {
  type Entry,
  HOUR_SECONDS,
  type Session,
  countRequest,
  endSession,
  getAccount,
  insertAuditEntry,
  findSecondsLeft,
  findSignIn,
  getSigningIn,
  getVerifiedAccount,
  hasAccount,
  insertSignIn,
  saveMember,
  startSession,
  trySignInCode,
  useSignInLink,
} from '#src/features/accounts/accounts.ts'
import { type MailQueueDeps, hashInbox, queueAccessMail, queueSignInMail } from '#src/features/mail/mail.ts'
import { acquireLocks } from '#src/store/advisory-locks.ts'
import type { Db, Tx } from '#src/store/database.ts'
import type { KnownBrowser } from './known-browser.ts'

export interface SignInDeps extends MailQueueDeps {
  db: Db
  secretKeys: SecretKeys
  config: { signIn: { perEmailPerHour: number } }
}

/** The browser that signs in. */
export interface SignInBrowser {
  /** Browser and system, for the list of sessions. */
  device: string
  /** The session the browser had before. */
  earlier: Session | undefined
  /** The browser, if an owner has signed in there before. */
  browser: KnownBrowser | undefined
  /** Default: `sign-in`. */
  entry?: Entry
}

/** Who asks for an email or enters a code. */
export interface SignInCaller {
  addressHash: string
  /** The browser, if an owner has signed in there before. */
  browser: KnownBrowser | undefined
}

const DAY_SECONDS = 86_400
/** From all browsers that are not known, so that nobody can flood an inbox. */
const MAILS_PER_EMAIL_PER_DAY = 20
/** Codes that a known browser may try per day. */
const CODES_PER_BROWSER = 20
/** Codes that a client address may try for an inbox per day. */
const CODES_PER_ADDRESS = 10
/** From all addresses: guessing one code of a million takes 45 years on average. Links still work. */
const CODES_PER_INBOX = 60

/**
 * Emails a link and a code to an inbox, whether or not it has an account, and does not reveal which. Returns the secret
 * that the browser keeps for the code. Beyond the limits of this caller and of the inbox, throws `rate_limited` while
 * an earlier link to the inbox works. Otherwise an account still gets its email, so that nobody can lock its owner out.
 */
export async function requestSignIn(deps: SignInDeps, email: string, caller: SignInCaller): Promise<string> {
  const inbox = foldEmail(email)
  return deps.db.transaction().execute(async (tx) => {
    await acquireLocks(tx, [`signin:${inbox}`])
    const isWithin = await isWithinLimits(tx, listMailLimits(deps, inbox, caller))
    if (!isWithin) await refuseWhileLinkWorks(tx, inbox)
    const { id, browserSecret } = await insertSignIn(tx, inbox)
    // An inbox has any number of addresses (anna+1@, anna+2@), and few of them have an account.
    if (isWithin || (await hasAccount(tx, inbox))) await queueSignInMail(deps, tx, id, inbox)
    return browserSecret
  })
}

interface SignInLimit {
  key: string
  max: number
  windowSeconds: number
}

/** A known browser has its own limit. The others have one per client address and one together. */
function listMailLimits({ config, hashKey }: SignInDeps, inbox: string, caller: SignInCaller): SignInLimit[] {
  const inboxHash = hashInbox(hashKey, inbox)
  const own = { max: config.signIn.perEmailPerHour, windowSeconds: HOUR_SECONDS }
  if (caller.browser?.inboxHash === inboxHash) return [{ key: `signin:${inboxHash}:${caller.browser.id}`, ...own }]
  return [
    { key: `signin:${inboxHash}:${caller.addressHash}`, ...own },
    { key: `signin:${inboxHash}`, max: MAILS_PER_EMAIL_PER_DAY, windowSeconds: DAY_SECONDS },
  ]
}

function listCodeLimits(hashKey: string, inbox: string, caller: SignInCaller): SignInLimit[] {
  const inboxHash = hashInbox(hashKey, inbox)
  const key = `signin:code:${inboxHash}`
  const windowSeconds = DAY_SECONDS
  if (caller.browser?.inboxHash === inboxHash)
    return [{ key: `${key}:${caller.browser.id}`, max: CODES_PER_BROWSER, windowSeconds }]
  return [
    { key: `${key}:${caller.addressHash}`, max: CODES_PER_ADDRESS, windowSeconds },
    { key, max: CODES_PER_INBOX, windowSeconds },
  ]
}

/** Counts an attempt under each key, up to the first one beyond its limit; false if there is one. */
async function isWithinLimits(db: Db, limits: readonly SignInLimit[]): Promise<boolean> {
  for (const { key, max, windowSeconds } of limits)
    if ((await countRequest(db, key, windowSeconds)).count > max) return false
  return true
}

async function refuseWhileLinkWorks(db: Tx, inbox: string): Promise<void> {
  const secondsLeft = await findSecondsLeft(db, inbox)
  if (secondsLeft === undefined) return
  const minutes = Math.ceil(secondsLeft / 60)
  throw new AppError(
    'rate_limited',
    `Too many sign-in emails for this address. Use the link in the newest one, or try again in ${minutes} minutes.`,
    { retryAfterSeconds: Math.max(1, secondsLeft) },
  )
}

/** Returns the email a link verifies; changes nothing. Throws a message if the link is invalid, used or expired. */
export async function previewSignIn(db: Db, token: string): Promise<string> {
  const found = await findSignIn(db, token)
  if (!found) throw linkEnded()
  return found.email
}

/** Uses a link and starts a session for its account. If several requests use the link, exactly one succeeds. */
export function signInByLink(deps: SignInDeps, token: string, visit: SignInBrowser): Promise<string> {
  return deps.db.transaction().execute(async (tx) => {
    const email = await useSignInLink(tx, token)
    if (email === undefined) throw linkEnded()
    return signIn(deps, tx, await getVerifiedAccount(tx, email), visit)
  })
}

function linkEnded(): AppError {
  return new AppError('not_found', 'This link is invalid, used or expired. Request a new email.')
}

/** A code from the email that this browser requested. */
export interface EnteredCode {
  browserSecret: string
  code: string
  caller: SignInCaller
}

/** Starts a session with a code. */
export async function signInByCode(deps: SignInDeps, entered: EnteredCode, visit: SignInBrowser): Promise<string> {
  const email = await useCode(deps, entered)
  return deps.db.transaction().execute(async (tx) => signIn(deps, tx, await getVerifiedAccount(tx, email), visit))
}

/**
 * Uses a code and returns the email it verifies. Every attempt counts for the caller, including the right one. Throws a
 * message if the code is wrong, used, expired or was tried too often.
 */
export async function useCode(
  { db, secretKeys, hashKey }: SignInDeps,
  { browserSecret, code, caller }: EnteredCode,
): Promise<string> {
  const tried = await trySignInCode(db, secretKeys, { browserSecret, code })
  if (!tried) throw new AppError('conflict', 'This code is used, expired or was tried too often. Request a new email.')
  if (!(await isWithinLimits(db, listCodeLimits(hashKey, tried.email, caller))))
    throw new AppError(
      'conflict',
      'Too many codes were tried for this address today. Request a new email and use its link.',
    )
  if (!tried.right) throw new AppError('invalid_input', 'This code is wrong. Use the code from the newest email.')
  return tried.email
}

/** Starts a session, with an entry in the account's audit log. */
export async function signIn(deps: MailQueueDeps, db: Tx, accountId: string, visit: SignInBrowser): Promise<string> {
  const { email } = await getAccount(db, accountId)
  const actor = { kind: 'person', id: accountId, name: email } as const
  await insertAuditEntry(db, { accountId, actor, action: 'signIn', targetId: null, fields: [] })
  return startSignedInSession(deps, db, accountId, visit)
}

/**
 * Starts a session, replaces the browser's earlier one, and returns its token. A person who worked in a provisional
 * workspace stays in it as a member: it can move only to the inbox that its agents were created under. Emails the
 * account's owner if the browser is new, except at the first sign-in to a new account.
 */
export async function startSignedInSession(
  deps: MailQueueDeps,
  db: Tx,
  accountId: string,
  { device, earlier, browser, entry }: SignInBrowser,
): Promise<string> {
  if (earlier) {
    if (earlier.account.provisional && earlier.account.id !== accountId)
      await saveMember(db, earlier.account.id, accountId, 'owner')
    await endSession(db, earlier.account.id, earlier.id)
  }
  const { email, isNew } = await getSigningIn(db, accountId)
  const isKnown = earlier?.account.id === accountId || browser?.inboxHash === hashInbox(deps.hashKey, email)
  if (email && !isNew && !isKnown) await queueAccessMail(deps, db, { kind: 'new_browser', email, device })
  return startSession(db, accountId, device, entry)
}
