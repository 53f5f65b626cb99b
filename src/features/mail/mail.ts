import { NOTICE_EVENTS, type NoticeEvent } from '#src/contract/app/notices-contract.ts'
import type { Addresses } from '#src/base/addresses.ts'
import type { Log } from '#src/base/log.ts'
import type { SecretKeys } from '#src/base/signed-text.ts'
import { hashToken } from '#src/base/tokens.ts'
import { MailError, type Mailer } from '#src/engine/mail/mail-types.ts'
import { makeInvitationToken, makeSignInSecrets } from '#src/features/accounts/accounts.ts'
import { createClaimToken, deleteClaimLink } from '#src/features/agents/agents.ts'
import type { Db, Tx } from '#src/store/database.ts'
import type { Queue } from '#src/store/queue.ts'
import { acquireLocks } from '#src/store/advisory-locks.ts'
import { createStopToken, hashInbox, readStopToken } from './inbox.ts'
import {
  type ACCESS_KINDS,
  DIGEST,
  NOTICE_KINDS,
  type NewMail,
  type QueuedMail,
  deleteStop,
  findAgentInboxes,
  findUnsentMail,
  insertMail,
  insertStop,
  isStopped,
  markSent,
  secondsUntilRoom,
} from './mail-store.ts'
import { type MailSecrets, writeMail } from './mail-words.ts'
import { isNoticeWanted, notifyAgain } from './notify-readers.ts'

/** Emails. Most are unrequested, so there are few of them, and none to inboxes that stopped them. */
export { hashInbox } from './inbox.ts'
export { pruneMails } from './mail-store.ts'
export { getNoticeSettings, notifyOwner, setNoticeSettings } from './notify-readers.ts'

export interface MailQueueDeps {
  queue: Queue
  /** Hashes inboxes. */
  hashKey: string
}

export interface MailDeps extends MailQueueDeps {
  db: Db
  addresses: Addresses
  mailer: Mailer
  log: Log
  secretKey: string
}

const MAILS_PER_DAY = 3
/** Sent once; they wait for the next day where others are dropped. */
const MUST_ARRIVE: ReadonlySet<NewMail['kind']> = new Set(['website_taken', 'trial_ended'])
const EDITION_CHARACTERS = 8

/** Queues the email with a claim link, in the transaction that creates the agent. */
export async function queueClaimMail(deps: MailQueueDeps, db: Tx, agentId: string, email: string): Promise<void> {
  await queueMail(deps, db, { kind: 'claim', agentId, email })
}

/** Notifies the agent's owner or creator that it was archived because another account verified its website. */
export async function queueWebsiteTakenMail(deps: MailQueueDeps, db: Tx, agentId: string): Promise<void> {
  const inboxes = await findAgentInboxes(db, agentId)
  const email = inboxes?.proven ?? inboxes?.given
  if (email) await queueMail(deps, db, { kind: 'website_taken', agentId, email })
}

/**
 * Notifies the owner, if the account has a verified email, that the trial ended (once), that WhatsApp refuses the
 * number's token, account or template, or that a webhook was disabled.
 */
export async function alertOwner(
  deps: MailQueueDeps,
  db: Tx,
  agentId: string,
  kind: 'trial_ended' | 'whatsapp_problem' | 'webhook_off',
): Promise<void> {
  const email = (await findAgentInboxes(db, agentId))?.proven
  if (email) await queueMail(deps, db, { kind, agentId, email })
}

/** Queues a sign-in email. Limits and stops do not apply to it. */
export async function queueSignInMail(
  { queue, hashKey }: MailQueueDeps,
  db: Tx,
  signInId: string,
  email: string,
): Promise<void> {
  const id = await insertMail(db, { kind: 'sign_in', signInId, email, inboxHash: hashInbox(hashKey, email) })
  if (id) await queue.send(db, 'send-mail', { mail_id: id }, { key: id })
}

/** Queues the email about a sign-in from a new browser, or about a new passkey, unless the inbox stopped emails. */
export async function queueAccessMail(
  { queue, hashKey }: MailQueueDeps,
  db: Tx,
  { kind, email, device }: { kind: (typeof ACCESS_KINDS)[number]; email: string; device: string },
): Promise<void> {
  const inboxHash = hashInbox(hashKey, email)
  if (await isStopped(db, inboxHash)) return
  const id = await insertMail(db, { kind, email, inboxHash, device })
  if (id) await queue.send(db, 'send-mail', { mail_id: id }, { key: id })
}

/** Queues an invitation; false if the inbox stopped emails or reached its daily limit. */
export function queueInvitationMail(
  deps: MailQueueDeps,
  db: Tx,
  invitationId: string,
  email: string,
): Promise<boolean> {
  return queueMail(deps, db, { kind: 'invitation', invitationId, email })
}

/**
 * Queues an email in the caller's transaction and returns true. Queues nothing for an inbox that stopped emails. After
 * three emails in 24 hours, important ones wait for room and others are dropped; exact under concurrency.
 */
async function queueMail(
  { queue, hashKey }: MailQueueDeps,
  db: Tx,
  mail: Omit<NewMail, 'inboxHash'>,
): Promise<boolean> {
  const inboxHash = hashInbox(hashKey, mail.email)
  await acquireLocks(db, [`inbox:${inboxHash}`])
  if (await isStopped(db, inboxHash)) return false
  const waitSeconds = await secondsUntilRoom(db, inboxHash, MAILS_PER_DAY)
  if (waitSeconds > 0 && !MUST_ARRIVE.has(mail.kind)) return false
  const id = await insertMail(db, { ...mail, inboxHash }, waitSeconds)
  if (id) await queue.send(db, 'send-mail', { mail_id: id }, { key: id, startAfterSeconds: waitSeconds })
  return id !== undefined
}

/**
 * Sends a queued email unless its inbox stopped emails or its agent is gone; a notice goes to the agent's current
 * owner. Creates the link's token or code now, so that it is stored nowhere. Throws if a retry may help; logs and drops
 * what the server rejects permanently.
 */
export async function sendQueuedMail(deps: MailDeps, mailId: string, signal?: AbortSignal): Promise<void> {
  const mail = await findUnsentMail(deps.db, mailId)
  if (!mail || (mail.kind !== 'sign_in' && (await isStopped(deps.db, mail.inboxHash)))) return
  if (mail.kind === 'claim' && mail.agentState === 'archived') return
  if (mail.kind === 'invitation' && mail.invitationId === null) return
  if (await hasMoved(deps, mail))
    return deps.db.transaction().execute((tx) => noteSent(deps, tx, { ...mail, notices: 0, digest: {} }))
  const secrets = await makeSecrets(deps, mail)
  try {
    await deliver(deps, mail, secrets, signal)
  } catch (error) {
    if (mail.kind === 'claim' && secrets.token) await deleteClaimLink(deps.db, secrets.token)
    if (!(error instanceof MailError && error.permanent)) throw error
    deps.log.warn({ mailId, reason: error.message }, 'a mail was refused for good')
    return
  }
  await deps.db.transaction().execute((tx) => noteSent(deps, tx, mail))
  deps.log.info({ mailId }, 'a mail was sent')
}

/** Reports whether a notice that waited is no longer for its reader, who left, changed inboxes or turned it off. */
async function hasMoved({ db, hashKey }: MailDeps, { kind, agentId, inboxHash, digest }: QueuedMail): Promise<boolean> {
  if (!agentId || !NOTICE_KINDS.some((one) => one === kind)) return false
  const kinds = kind === DIGEST ? (Object.keys(digest) as NoticeEvent[]) : NOTICE_EVENTS.filter((one) => one === kind)
  return !(await isNoticeWanted({ hashKey }, db, { agentId, inboxHash, kinds }))
}

/** Events that arrived while the email was being sent go into the next one. */
async function noteSent(
  deps: MailQueueDeps,
  db: Tx,
  { id, kind, agentId, inboxHash, notices, digest }: QueuedMail,
): Promise<void> {
  await acquireLocks(db, [`inbox:${inboxHash}`])
  const now = await markSent(db, id)
  if (!agentId || !NOTICE_KINDS.some((one) => one === kind)) return
  const untold = NOTICE_EVENTS.flatMap((event) => {
    const inDigest = kind === DIGEST ? (now.digest[event] ?? 0) - (digest[event] ?? 0) : 0
    const count = kind === event ? now.notices - notices : inDigest
    return Array.from({ length: count }, () => event)
  })
  await notifyAgain(deps, db, { agentId, inboxHash, events: untold })
}

async function makeSecrets(
  { db, secretKey }: MailDeps,
  { agentId, signInId, invitationId, kind, email }: QueuedMail,
): Promise<MailSecrets> {
  if (kind === 'claim' && agentId) return { token: await createClaimToken(db, agentId, email) }
  if (signInId) return makeSignInSecrets(db, secretKey, signInId)
  return invitationId ? { token: await makeInvitationToken(db, invitationId) } : {}
}

function deliver(
  { addresses, mailer, secretKey }: MailDeps,
  mail: QueuedMail,
  secrets: MailSecrets,
  signal?: AbortSignal,
): Promise<void> {
  const stopUrl = `${addresses.public()}/mail/stop?token=${createStopToken(secretKey, mail.inboxHash)}`
  const stop = mail.kind === 'sign_in' ? {} : { stopUrl }
  const edition = secrets.token ? { edition: hashToken(secrets.token).slice(0, EDITION_CHARACTERS) } : {}
  return mailer.send(
    { id: mail.id, ...edition, to: mail.email, ...writeMail(addresses, mail, secrets), ...stop },
    signal,
  )
}

interface StopDeps {
  db: Db
  secretKeys: SecretKeys
}

/**
 * Reports whether the inbox of an unsubscribe link stopped emails; undefined if this installation did not sign the
 * link.
 */
export async function hasStoppedMails({ db, secretKeys }: StopDeps, token: string): Promise<boolean | undefined> {
  const inboxHash = readStopToken(secretKeys, token)
  return inboxHash === undefined ? undefined : isStopped(db, inboxHash)
}

/** Stops or resumes emails to the inbox of an unsubscribe link; false if this installation did not sign the link. */
export async function stopMails({ db, secretKeys }: StopDeps, token: string, stop: boolean): Promise<boolean> {
  const inboxHash = readStopToken(secretKeys, token)
  if (inboxHash === undefined) return false
  await (stop ? insertStop : deleteStop)(db, inboxHash)
  return true
}
