import type { Addresses } from '#src/base/addresses.ts'
import type { Log } from '#src/base/log.ts'
import { MailError, type Mailer } from '#src/engine/mail/mail-types.ts'
import { createMailedClaimToken, deleteClaimLink } from '#src/features/agents/agents.ts'
import type { Db, Tx } from '#src/store/database.ts'
import type { Queue } from '#src/store/queue.ts'
import { queueUpFor } from '#src/store/queue-up.ts'
import { createStopToken, hashInbox, readStopToken } from './inbox.ts'
import {
  type NewMail,
  type QueuedMail,
  countMails,
  findAgentInboxes,
  findUnsentMail,
  insertMail,
  insertStop,
  isStopped,
  markSent,
} from './mail-store.ts'
import { writeMail } from './mail-words.ts'

/** Mails that nobody asked for in so many words: few of them, and none to whoever wants none. */
export { pruneMails } from './mail-store.ts'

export interface MailQueueDeps {
  queue: Queue
  secretKey: string
}

export interface MailDeps extends MailQueueDeps {
  db: Db
  addresses: Addresses
  mailer: Mailer
  log: Log
}

const MAILS_PER_DAY = 3

/** Queues the mail that lets the owner of an inbox claim an agent, in the transaction that creates the agent. */
export function queueClaimMail(deps: MailQueueDeps, db: Tx, agentId: string, email: string): Promise<void> {
  return queueMail(deps, db, { kind: 'claim', agentId, email })
}

/** Tells whoever has, or made, an agent that it was archived because somebody else has proven its website. */
export async function queueWebsiteTakenMail(deps: MailQueueDeps, db: Tx, agentId: string): Promise<void> {
  const inboxes = await findAgentInboxes(db, agentId)
  const email = inboxes?.proven ?? inboxes?.given
  if (email) await queueMail(deps, db, { kind: 'website_taken', agentId, email })
}

/** Tells the owner once, if the account has a proven inbox, that the agent has no free messages any more. */
export async function tellTrialEnded(deps: MailQueueDeps & { db: Db }, agentId: string): Promise<void> {
  const inboxes = await findAgentInboxes(deps.db, agentId)
  const email = inboxes?.proven
  if (email) await deps.db.transaction().execute((db) => queueMail(deps, db, { kind: 'trial_ended', agentId, email }))
}

/** Tells the owner, if the account has a proven inbox, that somebody left their contact details or wants a person. */
export async function tellOwner(deps: MailQueueDeps, db: Tx, agentId: string, kind: 'new_lead' | 'person_wanted'): Promise<void> {
  const email = (await findAgentInboxes(db, agentId))?.proven
  if (email) await queueMail(deps, db, { kind, agentId, email })
}

/**
 * Queues a mail in the caller's transaction. Nothing is queued for an inbox that wants no mail, or got three in the last 24 hours;
 * exact when many are queued at once.
 */
async function queueMail({ queue, secretKey }: MailQueueDeps, db: Tx, mail: Omit<NewMail, 'inboxHash'>): Promise<void> {
  const inboxHash = hashInbox(secretKey, mail.email)
  await queueUpFor(db, [`inbox:${inboxHash}`])
  if ((await isStopped(db, inboxHash)) || (await countMails(db, inboxHash)) >= MAILS_PER_DAY) return
  const id = await insertMail(db, { ...mail, inboxHash })
  if (id) await queue.send(db, 'send-mail', { mail_id: id }, { key: id })
}

/**
 * Sends a queued mail unless its inbox was stopped meanwhile, or its agent is gone. A claim link is made now, so that it stands
 * nowhere but in the mail. Throws when trying again makes sense; what a server refuses for good is logged and left.
 */
export async function sendQueuedMail(deps: MailDeps, mailId: string, signal?: AbortSignal): Promise<void> {
  const mail = await findUnsentMail(deps.db, mailId)
  if (!mail || (await isStopped(deps.db, mail.inboxHash))) return
  if (mail.kind === 'claim' && mail.agentState === 'archived') return
  const claimToken = mail.kind === 'claim' ? await createMailedClaimToken(deps.db, mail.agentId, mail.email) : undefined
  try {
    await deliver(deps, mail, claimToken, signal)
  } catch (error) {
    if (claimToken) await deleteClaimLink(deps.db, claimToken)
    if (!(error instanceof MailError && error.permanent)) throw error
    deps.log.warn({ mailId, reason: error.message }, 'a mail was refused for good')
    return
  }
  await markSent(deps.db, mailId)
  deps.log.info({ mailId }, 'a mail was sent')
}

function deliver({ addresses, mailer, secretKey }: MailDeps, mail: QueuedMail, claimToken?: string, signal?: AbortSignal): Promise<void> {
  const stopUrl = `${addresses.public()}/mail/stop?token=${createStopToken(secretKey, mail.inboxHash)}`
  return mailer.send({ id: mail.id, to: mail.email, ...writeMail(addresses, mail, claimToken), stopUrl }, signal)
}

/** Whether a link that stops mails was signed by this installation. */
export function isStopToken({ secretKey }: Pick<MailDeps, 'secretKey'>, token: string): boolean {
  return readStopToken(secretKey, token) !== undefined
}

/** Ends mails to the inbox of a link; false when the link was not signed by this installation. */
export async function stopMails({ db, secretKey }: Pick<MailDeps, 'db' | 'secretKey'>, token: string): Promise<boolean> {
  const inboxHash = readStopToken(secretKey, token)
  if (inboxHash === undefined) return false
  await insertStop(db, inboxHash)
  return true
}
