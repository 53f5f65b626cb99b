import { setTimeout as sleep } from 'node:timers/promises'
import { wasNeverSent } from '#src/engine/fetch/fetch-failures.ts'
import { FetchError } from '#src/engine/fetch/fetch-types.ts'
import { sendGraphMessage } from '#src/engine/whatsapp/graph-client.ts'
import { GraphError, explainGraphError, isAboutTemplate } from '#src/engine/whatsapp/graph-errors.ts'
import { type OutboundContent, toGraphMessage } from '#src/engine/whatsapp/outbound-message.ts'
import { countRequest } from '#src/features/accounts/accounts.ts'
import type { Db, Tx } from '#src/store/database.ts'
import { acquireLocks } from '#src/store/advisory-locks.ts'
import { type Chat, closeWindow, findChat } from './chats-store.ts'
import { setProblem } from './numbers-store.ts'
import {
  type OutboxRow,
  failWaiting,
  findNextOutbound,
  hasLaterReport,
  markSending,
  markSent,
  recordRefusal,
} from './outbox-store.ts'
import { retryDelayMs } from './retry-delay.ts'
import { type SendingNumber, findSendingNumber, reportProblem } from './sending-number.ts'
import type { WhatsappDeps } from './whatsapp-deps.ts'

/**
 * How long to wait for WhatsApp's report on a message whose response was lost; it usually takes seconds. The Graph API
 * has no idempotency key.
 */
const UNSURE_MS = 30_000
/** Nobody waits longer, and the 24-hour window has closed. */
const GIVE_UP_MS = 24 * 3_600_000
const UNKNOWN =
  'The connection broke before WhatsApp confirmed this message. Foyer does not resend it, to avoid a duplicate. Write again if the visitor does not react.'
const OPTED_OUT = 'The visitor opted out of messages. They can send START to opt in again.'
const DISCONNECTED = 'The number the visitor wrote to is no longer connected.'
const SENT = {
  name: 'foyer_whatsapp_messages_total',
  help: 'Messages to WhatsApp by outcome: sent, refused, unreached, unsure.',
}

/**
 * Sends a chat's waiting messages in order. A rejected message is retried with growing pauses that depend on the error,
 * or fails with the reason; all fail if the number is gone.
 */
export async function sendOutbox(deps: WhatsappDeps, chatId: string): Promise<void> {
  const chat = await findChat(deps.db, chatId)
  if (!chat) return
  const number = await findSendingNumber(deps, chat.phoneNumberId)
  if (!number) return failWaiting(deps.db, chatId, DISCONNECTED)
  do {
    await waitForRate(deps, number)
    const claimed = await deps.db.transaction().execute((tx) => claimNext(deps, tx, { chat, number }))
    if (claimed === undefined) return
    const waitMs = claimed === 'again' ? 0 : await handOver(deps, { chat, number, row: claimed })
    if (waitMs > 0) return queueSend(deps, deps.db, chatId, waitMs)
  } while (await findNextOutbound(deps.db, chatId))
}

/** Queues sending after a delay. A longer delay does not hold up new messages. */
export function queueSend(
  { queue }: Pick<WhatsappDeps, 'queue'>,
  db: Db,
  chatId: string,
  waitMs: number,
): Promise<void> {
  return queue.send(
    db,
    'send-whatsapp',
    { chat_id: chatId },
    { key: `${chatId}:later`, startAfterSeconds: Math.ceil(waitMs / 1000) },
  )
}

/** Queues sending now. */
export function queueSendNow({ queue }: Pick<WhatsappDeps, 'queue'>, db: Db, chatId: string): Promise<void> {
  return queue.send(db, 'send-whatsapp', { chat_id: chatId }, { key: chatId })
}

interface Sending {
  chat: Chat
  number: SendingNumber
  row: OutboxRow
}

/** Waits until the number may send again. All nodes share the count. */
async function waitForRate({ db, config }: WhatsappDeps, { phoneNumberId }: SendingNumber): Promise<void> {
  for (;;) {
    const { count, secondsLeft } = await countRequest(db, `whatsapp:${phoneNumberId}`, 1)
    if (count <= config.graph.messagesPerSecond) return
    await sleep(Math.max(1, secondsLeft) * 1000 * Math.random())
  }
}

/** Claims the next message; undefined if there is none, or another process may be sending it. */
async function claimNext(
  deps: WhatsappDeps,
  tx: Tx,
  { chat, number }: Omit<Sending, 'row'>,
): Promise<OutboxRow | 'again' | undefined> {
  await acquireLocks(tx, [`whatsapp:${chat.id}`])
  const row = await findNextOutbound(tx, chat.id)
  if (!row) return undefined
  if (row.state === 'sending' && row.attemptAgeMs < UNSURE_MS) {
    await queueSend(deps, tx, chat.id, UNSURE_MS - row.attemptAgeMs)
    return undefined
  }
  if (row.state === 'sending' && !(await hasLaterReport(tx, chat.phoneNumberId, row.id))) {
    await recordRefusal(tx, row.id, { state: 'unknown', error: UNKNOWN })
    return 'again'
  }
  const { content, refusal } = await judge(tx, { chat, number, row })
  if (refusal !== undefined) {
    await recordRefusal(tx, row.id, { state: 'failed', error: refusal })
    return 'again'
  }
  await markSending(tx, row.id, content)
  return { ...row, content, attempts: row.attempts + 1 }
}

/** Returns what to send, or why not. */
async function judge(tx: Tx, { chat, number, row }: Sending): Promise<{ content: OutboundContent; refusal?: string }> {
  const { content } = row
  const now = (await findChat(tx, chat.id)) ?? chat
  if (now.optedOut && !row.key.startsWith('stop:')) return { content, refusal: OPTED_OUT }
  if (row.ageMs > GIVE_UP_MS)
    return { content, refusal: explainGraphError('retry', 0, 'it could not be sent within 24 hours') }
  if (now.isOpen || content.kind === 'template') return { content }
  const [name, language] = number.template?.split('/') ?? []
  if (!name || !language) return { content, refusal: explainGraphError('window', 0, '') }
  return { content: { kind: 'template', name, language, text: content.text } }
}

/** Returns the milliseconds to wait before the chat's next message; 0 for none. */
async function handOver(deps: WhatsappDeps, sending: Sending): Promise<number> {
  const { chat, number, row } = sending
  try {
    const remoteId = await sendGraphMessage(deps.graphFetch, number, toGraphMessage(chat.visitor, row.content, row.id))
    await markSent(deps.db, row.id, remoteId)
    deps.metrics.increase(SENT, { outcome: 'sent' })
    const { problem } = number.own ?? {}
    if (problem && (row.content.kind === 'template' || !isAboutTemplate(problem)))
      await setProblem(deps.db, number.phoneNumberId, null)
    return 0
  } catch (error) {
    if (error instanceof FetchError && wasNeverSent(error)) {
      deps.metrics.increase(SENT, { outcome: 'unreached' })
      await recordRefusal(deps.db, row.id, { state: 'waiting', error: explainGraphError('retry', 0, error.message) })
      return retryDelayMs('retry', row.attempts) ?? 0
    }
    if (error instanceof FetchError) {
      deps.metrics.increase(SENT, { outcome: 'unsure' })
      deps.log.warn({ outboxId: row.id, reason: error.message }, 'it is not known whether WhatsApp accepted a message')
      return UNSURE_MS
    }
    if (!(error instanceof GraphError)) throw error
    deps.metrics.increase(SENT, { outcome: 'refused' })
    return settle(deps, sending, error)
  }
}

async function settle(
  deps: WhatsappDeps,
  { chat, number, row }: Sending,
  { verdict, message }: GraphError,
): Promise<number> {
  const { content } = row
  if (verdict === 'rejected' && 'fallback' in content) {
    const plain: OutboundContent = { kind: 'text', text: content.fallback }
    await recordRefusal(deps.db, row.id, { state: 'waiting', error: message, content: plain })
    return 0
  }
  const needsOwner = verdict === 'token' || verdict === 'account' || verdict === 'template'
  if (needsOwner) await deps.db.transaction().execute((tx) => reportProblem(deps, tx, number.phoneNumberId, message))
  if (verdict === 'window') {
    await closeWindow(deps.db, chat.id)
    await recordRefusal(deps.db, row.id, { state: content.kind === 'template' ? 'failed' : 'waiting', error: message })
    return 0
  }
  const waitMs = retryDelayMs(verdict, row.attempts)
  await recordRefusal(deps.db, row.id, { state: waitMs === undefined ? 'failed' : 'waiting', error: message })
  return waitMs ?? 0
}
