import { GraphError, explainGraphError, isAboutTemplate } from '#src/engine/whatsapp/graph-errors.ts'
import { readControl } from '#src/engine/whatsapp/control-words.ts'
import { readWebhook } from '#src/engine/whatsapp/read-webhook.ts'
import type { InboundMessage, StatusUpdate, TemplateUpdate, VisitorMove } from '#src/engine/whatsapp/webhook-types.ts'
import type { Tx } from '#src/store/database.ts'
import { batchRuns } from '#src/store/batch-runs.ts'
import { closeWindow } from './chats-store.ts'
import { type FreshMessage, inboundKey, storeInbound } from './inbound-store.ts'
import { listNumbersWithTemplate, setProblem } from './numbers-store.ts'
import { applyFailure, applyProgress } from './outbox-store.ts'
import { MAX_ATTEMPTS, retryDelayMs } from './retry-delay.ts'
import { queueSend, queueSendNow } from './send-outbox.ts'
import { moveChat } from './move-chat.ts'
import { type SendingNumber, findSendingNumber, reportProblem } from './sending-number.ts'
import type { WhatsappDeps } from './whatsapp-deps.ts'

/** Whose secret signed a webhook. It can report only on these numbers. */
export type WebhookSource = { of: 'service' } | { of: 'number'; phoneNumberId: string }

const RECEIVED = {
  name: 'foyer_whatsapp_received_total',
  help: 'Entries of WhatsApp webhooks by kind: message, repeated, move, status, template.',
}
const IGNORED = {
  name: 'foyer_whatsapp_ignored_total',
  help: 'Ignored entries of WhatsApp webhooks, by field or type.',
}
const BAD_TEMPLATE = new Set(['REJECTED', 'PAUSED', 'DISABLED'])
const GOOD_TEMPLATE = new Set(['APPROVED', 'REINSTATED'])

export type WebhookReceiver = (source: WebhookSource, payload: unknown) => Promise<void>

/** The relevant parts of a delivery, stored in one transaction. */
interface Delivered {
  messages: InboundMessage[]
  moves: VisitorMove[]
  templates: TemplateUpdate[]
  source: WebhookSource
}

interface Fresh {
  message: InboundMessage
  chat: FreshMessage
}

/** New messages of a delivery, or the error if nothing was stored. */
type Taken = { fresh: Fresh[] } | { error: unknown }

/**
 * Receives webhook deliveries with verified signatures. When a call resolves, everything in it is stored and its work
 * queued in the same transaction, which concurrent calls share. Repeated deliveries are ignored.
 */
export function createWebhookReceiver(deps: WhatsappDeps): WebhookReceiver {
  const take = batchRuns((deliveries: Delivered[]) => storeTogether(deps, deliveries))
  const note = batchRuns(async (news: StatusUpdate[][]) => {
    await storeStatuses(deps, news.flat())
    return news.map(() => true)
  })
  return async (source, payload) => {
    const { messages, moves, statuses, templates, ignored } = readWebhook(payload)
    const numbers = await findNumbers(deps, source, [...messages, ...moves, ...statuses])
    const known = <Item extends { phoneNumberId: string }>(items: Item[]): Item[] =>
      items.filter(({ phoneNumberId }) => {
        if (!numbers.has(phoneNumberId)) ignored.push('unknown_number')
        return numbers.has(phoneNumberId)
      })
    const delivered = { messages: known(messages), moves: known(moves), templates, source }
    const news = known(statuses)
    const hasMore = [delivered.messages, delivered.moves, templates].some(({ length }) => length > 0)
    if (news.length > 0) await note(news)
    const taken = hasMore ? await take(delivered) : { fresh: [] }
    if ('error' in taken) throw taken.error
    for (const { message, chat } of taken.fresh) {
      const number = numbers.get(message.phoneNumberId)
      if (number && !chat.optedOut && isTalk(message)) deps.receipts.send(number, message.id, !chat.withPerson)
    }
    count(deps, { ...delivered, statuses: news, ignored, fresh: taken.fresh.length })
  }
}

/** Uses one transaction for all; if it fails, one for each, so that one delivery cannot fail the others. */
async function storeTogether(deps: WhatsappDeps, deliveries: Delivered[]): Promise<Taken[]> {
  try {
    return await deps.db.transaction().execute((tx) => takeAll(deps, tx, deliveries))
  } catch (error) {
    if (deliveries.length === 1) return [{ error }]
    const each: Taken[] = []
    for (const one of deliveries) each.push(...(await storeTogether(deps, [one])))
    return each
  }
}

async function takeAll(deps: WhatsappDeps, tx: Tx, deliveries: Delivered[]): Promise<Taken[]> {
  await moveChats(deps, tx, deliveries)
  const stored = await storeInbound(
    tx,
    deliveries.flatMap(({ messages }) => messages),
  )
  const startAfterSeconds = deps.config.chat.whatsappWaitMs / 1000
  const jobs = Array.from(new Set(stored.map(({ chatId }) => chatId)), (id) => ({
    data: { chat_id: id },
    key: id,
    startAfterSeconds,
  }))
  if (jobs.length > 0) await deps.queue.sendAll(tx, 'answer-whatsapp', jobs)
  for (const { templates, source } of deliveries)
    for (const template of templates) await takeTemplate(deps, tx, source, template)
  const chats = new Map(stored.map((one) => [inboundKey(one), one]))
  // Of several copies, the first is new.
  const takeFirst = (message: InboundMessage): Fresh[] => {
    const chat = chats.get(inboundKey(message))
    return chat && chats.delete(inboundKey(message)) ? [{ message, chat }] : []
  }
  return deliveries.map(({ messages }) => ({ fresh: messages.flatMap(takeFirst) }))
}

/** Stores message statuses; known ones change nothing. */
async function storeStatuses(deps: WhatsappDeps, statuses: StatusUpdate[]): Promise<void> {
  await applyProgress(
    deps.db,
    statuses.filter(({ state }) => state !== 'failed'),
  )
  for (const status of statuses)
    if (status.state === 'failed') await deps.db.transaction().execute((tx) => storeFailure(deps, tx, status))
}

/** Runs before the rest of the same deliveries, which may come from the new number. */
async function moveChats({ queue }: WhatsappDeps, tx: Tx, deliveries: Delivered[]): Promise<void> {
  for (const move of deliveries.flatMap((one) => one.moves)) {
    const moved = await moveChat(tx, move)
    if (!moved) continue
    await queue.send(tx, 'answer-whatsapp', { chat_id: moved }, { key: moved })
    await queueSendNow({ queue }, tx, moved)
  }
}

async function findNumbers(
  deps: WhatsappDeps,
  source: WebhookSource,
  items: readonly { phoneNumberId: string }[],
): Promise<Map<string, SendingNumber>> {
  const numbers = new Map<string, SendingNumber>()
  for (const id of new Set(items.map(({ phoneNumberId }) => phoneNumberId))) {
    const number =
      source.of === 'service' || source.phoneNumberId === id ? await findSendingNumber(deps, id) : undefined
    if (number && number.hasOwnApp === (source.of === 'number')) numbers.set(id, number)
  }
  return numbers
}

/** Reports whether a message gets a reply. */
function isTalk({ content }: InboundMessage): boolean {
  return content.kind !== 'reaction' && !(content.kind === 'text' && readControl(content.text) === 'stop')
}

async function storeFailure(deps: WhatsappDeps, db: Tx, status: StatusUpdate): Promise<void> {
  const { verdict, message } = new GraphError(status.error?.code ?? 0, 400, status.error?.details ?? '')
  const waitMs = retryDelayMs(verdict, 1)
  const tryAgainBelow = waitMs === undefined ? 0 : MAX_ATTEMPTS
  const [asWords, asTemplate] = [verdict === 'rejected', verdict === 'window']
  const failed = await applyFailure(db, status, { error: message, tryAgainBelow, asWords, asTemplate })
  if (!failed) return
  if (verdict === 'window') await closeWindow(db, failed.chatId)
  if (verdict === 'token' || verdict === 'account' || verdict === 'template')
    await reportProblem(deps, db, status.phoneNumberId, message)
  if (failed.state === 'waiting') await queueSend(deps, db, failed.chatId, retryDelayMs(verdict, failed.attempts) ?? 0)
}

/** Tells the owner to fix a template that can no longer be used. */
async function takeTemplate(
  deps: WhatsappDeps,
  db: Tx,
  source: WebhookSource,
  { name, language, event, reason }: TemplateUpdate,
): Promise<void> {
  const isBad = BAD_TEMPLATE.has(event)
  if (!isBad && !GOOD_TEMPLATE.has(event)) return
  const template = `${name}/${language}`
  const why = reason && reason !== 'NONE' ? ` (${reason})` : ''
  const problem = explainGraphError(
    'template',
    0,
    `WhatsApp set the template ${template} to ${event.toLowerCase()}${why}`,
  )
  const own = source.of === 'number' ? source.phoneNumberId : undefined
  for (const number of await listNumbersWithTemplate(db, template, own)) {
    if (isBad) await reportProblem(deps, db, number.phoneNumberId, problem)
    else if (number.problem && isAboutTemplate(number.problem)) await setProblem(db, number.phoneNumberId, null)
  }
  const isOurs = own === undefined && deps.whatsapp.template === template
  if (isBad && isOurs) await reportProblem(deps, db, deps.whatsapp.phoneNumberId, problem)
}

function count(
  { metrics }: WhatsappDeps,
  found: {
    messages: unknown[]
    moves: unknown[]
    statuses: unknown[]
    templates: unknown[]
    ignored: string[]
    fresh: number
  },
): void {
  const kinds = {
    message: found.fresh,
    repeated: found.messages.length - found.fresh,
    move: found.moves.length,
    status: found.statuses.length,
    template: found.templates.length,
  }
  for (const [kind, times] of Object.entries(kinds)) if (times > 0) metrics.increase(RECEIVED, { kind }, times)
  for (const kind of found.ignored) metrics.increase(IGNORED, { kind })
}
