import type { Addresses } from '#src/base/addresses.ts'
import type { Log } from '#src/base/log.ts'
import { MailError, type MailMessage, type Mailer } from '#src/engine/mail/mail-types.ts'
import { quoteWords } from '#src/engine/mail/quote-words.ts'
import { createMailedClaimToken, deleteClaimLink } from '#src/features/agents/agents.ts'
import type { Db, Tx } from '#src/store/database.ts'
import type { Queue } from '#src/store/queue.ts'
import { queueUpFor } from '#src/store/queue-up.ts'
import { createStopToken, hashInbox, readStopToken } from './inbox.ts'
import { type QueuedMail, countMails, findUnsentMail, insertMail, insertStop, isStopped, markSent } from './mail-store.ts'

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

/**
 * Queues the mail that lets the owner of an inbox claim an agent, in the transaction that creates the agent. Nothing is queued for an
 * inbox that wants no mail, or got three in the last 24 hours; exact when many are queued at once.
 */
export async function queueClaimMail({ queue, secretKey }: MailQueueDeps, db: Tx, agentId: string, email: string): Promise<void> {
  const inboxHash = hashInbox(secretKey, email)
  await queueUpFor(db, [`inbox:${inboxHash}`])
  if ((await isStopped(db, inboxHash)) || (await countMails(db, inboxHash)) >= MAILS_PER_DAY) return
  const id = await insertMail(db, { agentId, email, inboxHash })
  await queue.send(db, 'send-mail', { mail_id: id }, { key: id })
}

/**
 * Sends a queued mail unless its inbox was stopped meanwhile. Its claim link is made now, so that it stands nowhere but in the mail.
 * Throws when trying again makes sense; what a server refuses for good is logged and left.
 */
export async function sendQueuedMail(deps: MailDeps, mailId: string, signal?: AbortSignal): Promise<void> {
  const mail = await findUnsentMail(deps.db, mailId)
  if (!mail || (await isStopped(deps.db, mail.inboxHash))) return
  const token = await createMailedClaimToken(deps.db, mail.agentId, mail.email)
  try {
    await deps.mailer.send(composeClaimMail(deps, mail, token), signal)
  } catch (error) {
    await deleteClaimLink(deps.db, token)
    if (!(error instanceof MailError && error.permanent)) throw error
    deps.log.warn({ mailId, reason: error.message }, 'a mail was refused for good')
    return
  }
  await markSent(deps.db, mailId)
  deps.log.info({ mailId }, 'a mail was sent')
}

function composeClaimMail({ addresses, secretKey }: MailDeps, mail: QueuedMail, token: string): MailMessage {
  return {
    id: mail.id,
    to: mail.email,
    subject: 'A sales agent is waiting for you to claim it',
    paragraphs: [
      'Hello,',
      'somebody, probably you, has created an AI sales agent under this email address. Whoever did so called the company:',
      `“${quoteWords(mail.companyName)}”`,
      'The link below makes the agent yours. It works once, within 30 days, and only this mail carries it.',
      'If it was not you, there is nothing to do: without the link nobody acts under your address.',
    ],
    button: { label: 'Claim the agent', url: `${addresses.app()}/login?invite=${token}` },
    stopUrl: `${addresses.public()}/mail/stop?token=${createStopToken(secretKey, mail.inboxHash)}`,
  }
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
