import { GraphError } from '#src/engine/whatsapp/graph-errors.ts'
import { readControl } from '#src/engine/whatsapp/control-words.ts'
import { readWebhook } from '#src/engine/whatsapp/read-webhook.ts'
import type { InboundMessage, StatusUpdate, TemplateUpdate } from '#src/engine/whatsapp/webhook-types.ts'
import type { Db, Tx } from '#src/store/database.ts'
import { queueAnswer } from './answer-chat.ts'
import { type Chat, closeWindow, openChat } from './chats-store.ts'
import { insertInbound } from './inbound-store.ts'
import { listNumbersWithTemplate } from './numbers-store.ts'
import { applyFailure, applyProgress } from './outbox-store.ts'
import { MAX_ATTEMPTS, retryDelayMs } from './retry-delay.ts'
import { queueSend } from './send-outbox.ts'
import { type SendingNumber, findSendingNumber, reportProblem } from './sending-number.ts'
import type { WhatsappDeps } from './whatsapp-deps.ts'

/** Whose secret signed a webhook: it may speak of these numbers and no other. */
export type WebhookSource = { of: 'service' } | { of: 'number'; phoneNumberId: string }

const RECEIVED = {
  name: 'foyer_whatsapp_received_total',
  help: 'What WhatsApp’s webhooks brought, by kind: message, repeated, status, template.',
}
const IGNORED = { name: 'foyer_whatsapp_ignored_total', help: 'What WhatsApp’s webhooks brought and no agent needs, by field or type.' }
const BAD_TEMPLATE = new Set(['REJECTED', 'PAUSED', 'DISABLED'])

/**
 * Takes in one delivery of a webhook whose signature was checked: when this resolves, everything in it is stored, and the work it causes
 * is queued in the same transaction. What came before is not taken twice.
 */
export async function receiveWebhook(deps: WhatsappDeps, source: WebhookSource, payload: unknown): Promise<void> {
  const { messages, statuses, templates, ignored } = readWebhook(payload)
  const numbers = await findNumbers(deps, source, [...messages, ...statuses])
  const known = <Item extends { phoneNumberId: string }>(items: Item[]): Item[] =>
    items.filter(({ phoneNumberId }) => {
      if (!numbers.has(phoneNumberId)) ignored.push('unknown_number')
      return numbers.has(phoneNumberId)
    })
  const taken = { messages: known(messages), statuses: known(statuses) }
  const begun = await deps.db.transaction().execute(async (tx) => {
    const fresh = await takeMessages(deps, tx, taken.messages)
    for (const status of taken.statuses) await takeStatus(deps, tx, status)
    for (const template of templates) await takeTemplate(deps, tx, template)
    return fresh
  })
  for (const { message, chat } of begun) {
    const number = numbers.get(message.phoneNumberId)
    if (number && !chat.optedOut && isTalk(message)) deps.receipts.send(number, message.id)
  }
  count(deps, { ...taken, templates, ignored, fresh: begun.length })
}

async function findNumbers(
  deps: WhatsappDeps,
  source: WebhookSource,
  items: readonly { phoneNumberId: string }[],
): Promise<Map<string, SendingNumber>> {
  const numbers = new Map<string, SendingNumber>()
  for (const id of new Set(items.map(({ phoneNumberId }) => phoneNumberId))) {
    const number = source.of === 'service' || source.phoneNumberId === id ? await findSendingNumber(deps, id) : undefined
    if (number && (source.of === 'number' || !number.hasOwnApp)) numbers.set(id, number)
  }
  return numbers
}

/** Those that are new. Chats are taken in one order everywhere, so that no two deliveries wait for each other. */
async function takeMessages(deps: WhatsappDeps, db: Db, messages: InboundMessage[]): Promise<{ message: InboundMessage; chat: Chat }[]> {
  const fresh: { message: InboundMessage; chat: Chat }[] = []
  for (const message of messages.toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))) {
    const chat = await openChat(db, message)
    if (!(await insertInbound(db, chat.id, message))) continue
    await queueAnswer(deps, db, chat.id, deps.config.chat.burstMs)
    fresh.push({ message, chat })
  }
  return fresh
}

/** What an answer follows to. */
function isTalk({ content }: InboundMessage): boolean {
  return content.kind !== 'reaction' && !(content.kind === 'text' && readControl(content.text) === 'stop')
}

async function takeStatus(deps: WhatsappDeps, db: Tx, status: StatusUpdate): Promise<void> {
  if (status.state !== 'failed') return applyProgress(db, status)
  const { verdict, message } = new GraphError(status.error?.code ?? 0, 400, status.error?.details ?? '')
  const waitMs = retryDelayMs(verdict, 1)
  const failed = await applyFailure(db, status, { error: message, tryAgainBelow: waitMs === undefined ? 0 : MAX_ATTEMPTS })
  if (!failed) return
  if (verdict === 'window') await closeWindow(db, failed.chatId)
  if (verdict === 'token' || verdict === 'account' || verdict === 'template') await reportProblem(deps, db, status.phoneNumberId, message)
  if (failed.state === 'waiting') await queueSend(deps, db, failed.chatId, retryDelayMs(verdict, failed.attempts) ?? 0)
}

/** A template that may not be used any more is the owner's to mend. */
async function takeTemplate(deps: WhatsappDeps, db: Tx, { name, language, event, reason }: TemplateUpdate): Promise<void> {
  if (!BAD_TEMPLATE.has(event)) return
  const template = `${name}/${language}`
  const problem = `WhatsApp has the template ${template} as ${event.toLowerCase()}${reason && reason !== 'NONE' ? ` (${reason})` : ''}. Mend it in WhatsApp Manager, or name another one here.`
  for (const phoneNumberId of await listNumbersWithTemplate(db, template)) await reportProblem(deps, db, phoneNumberId, problem)
  if (deps.whatsapp.template === template) await reportProblem(deps, db, deps.whatsapp.phoneNumberId, problem)
}

function count(
  { metrics }: WhatsappDeps,
  found: { messages: unknown[]; statuses: unknown[]; templates: unknown[]; ignored: string[]; fresh: number },
): void {
  const kinds = {
    message: found.fresh,
    repeated: found.messages.length - found.fresh,
    status: found.statuses.length,
    template: found.templates.length,
  }
  for (const [kind, times] of Object.entries(kinds)) if (times > 0) metrics.increase(RECEIVED, { kind }, times)
  for (const kind of found.ignored) metrics.increase(IGNORED, { kind })
}
