import { nameId } from '#src/base/ids.ts'
import { readControl } from '#src/engine/whatsapp/control-words.ts'
import { countRequest, HOUR_SECONDS } from '#src/features/accounts/accounts.ts'
import { type StoredMessage, findMessageByClientId, runTurn } from '#src/features/conversations/conversations.ts'
import type { Db, Tx } from '#src/store/database.ts'
import { type Chat, findChat, setOptOut } from './chats-store.ts'
import { PENDING_AT_ONCE, type PendingMessage, listPending, markHandled } from './inbound-store.ts'
import { sendNotice, noticeFor } from './notices.ts'
import { queueReply, queueTexts } from './queue-reply.ts'
import { type Route, findBinding, routeText } from './route-chat.ts'
import { type SendingNumber, findSendingNumber } from './sending-number.ts'
import type { WhatsappDeps } from './whatsapp-deps.ts'
import { whatsappWords } from './whatsapp-words.ts'

/** A visitor who never pauses gets a reply after this many waits. */
const MAX_WAITS = 5

type Bound = Pick<Route, 'agent' | 'conversation'>

/** Texts that get one reply together. */
interface Burst {
  route: Route
  said: { id: string; text: string }[]
}

/**
 * Answers a visitor's messages after a pause; until then, queues itself again. Each message is handled once and its
 * reply queued once, however often this runs and wherever it stops.
 */
export async function answerChat(deps: WhatsappDeps, chatId: string): Promise<void> {
  const chat = await findChat(deps.db, chatId)
  const pending = chat ? await listPending(deps.db, chatId) : []
  const number = chat && pending.length > 0 ? await findSendingNumber(deps, chat.phoneNumberId) : undefined
  if (!chat || !number) return
  const waitMs = untilPause(pending, deps.config.chat.whatsappWaitMs)
  if (waitMs > 0) return queueAnswer(deps, deps.db, chatId, waitMs)
  const turn = { deps, chat, number }
  let burst: Burst | undefined
  for (const message of pending) {
    const route = await routeOrHandle(turn, message)
    if (!route) continue
    if (burst && route.conversation.id !== burst.route.conversation.id) burst = await answerBurst(turn, burst)
    burst = { route, said: [...(burst?.said ?? []), { id: message.id, text: route.asked }] }
  }
  if (burst) await answerBurst(turn, burst)
  if (pending.length === PENDING_AT_ONCE) await queueAnswer(deps, deps.db, chatId, 0)
}

/** Queues the answer of a chat, unless it is already queued. */
function queueAnswer({ queue }: Pick<WhatsappDeps, 'queue'>, db: Db, chatId: string, waitMs: number): Promise<void> {
  return queue.send(db, 'answer-whatsapp', { chat_id: chatId }, { key: chatId, startAfterSeconds: waitMs / 1000 })
}

interface ChatTurn {
  deps: WhatsappDeps
  chat: Chat
  number: SendingNumber
}

/** Returns the milliseconds until the visitor has paused for `waitMs`, or 0 if they have typed for too long. */
function untilPause(pending: PendingMessage[], waitMs: number): number {
  const ages = pending.map(({ ageMs }) => ageMs)
  return Math.max(...ages) > waitMs * MAX_WAITS ? 0 : Math.max(0, waitMs - Math.min(...ages))
}

/** Returns where to route a text that the agent has to answer. Handles everything else itself. */
async function routeOrHandle(turn: ChatTurn, message: PendingMessage): Promise<Route | undefined> {
  const { deps, chat, number } = turn
  const { content } = message
  const text = content.kind === 'text' ? content.text : content.kind === 'media' ? content.caption : ''
  const control = content.kind === 'text' ? readControl(text) : undefined
  if (control === 'stop' || (control === 'start' && chat.optedOut)) {
    await setMessaging(turn, message, control)
    return undefined
  }
  const route = text.trim() === '' ? undefined : await routeText(deps, number, chat, text)
  if (chat.optedOut) {
    if (!route?.byCode) return void (await markHandled(deps.db, chat.id, [message.id]))
    await setOptOut(deps.db, chat.id, false)
    chat.optedOut = false
  }
  if (route) return (await isWithinLimit(turn, message, route)) ? route : undefined
  const bound = text.trim() === '' ? await findBinding(deps.db, number, chat) : undefined
  const notice = bound ? noticeFor(content, bound.agent.language) : whatsappWords.noAgent(chat.visitor)
  if (notice === undefined || (await isWithinLimit(turn, message, bound)))
    await sendNotice(deps, { chat, message, bound, notice })
  return undefined
}

/** Opts the visitor out or in and confirms it. */
async function setMessaging(
  { deps, chat, number }: ChatTurn,
  { id }: PendingMessage,
  control: 'stop' | 'start',
): Promise<void> {
  const bound = await findBinding(deps.db, number, chat)
  const words = whatsappWords.in(bound?.agent.language ?? '')
  await deps.db.transaction().execute(async (tx) => {
    if (!(await markHandled(tx, chat.id, [id]))) return
    await setOptOut(tx, chat.id, control === 'stop')
    await queueTexts(deps, tx, chat.id, {
      key: `${control}:${id}`,
      texts: [control === 'stop' ? words.stopped : words.started],
    })
  })
  chat.optedOut = control === 'stop'
}

/**
 * Counts a message, and tells the visitor about the limit once. It counts per visitor, because each agent's code
 * starts another conversation and an autoresponder replies to everything. It does not count messages to a person, or
 * those that an earlier turn has stored.
 */
async function isWithinLimit(
  { deps, chat }: ChatTurn,
  { id }: PendingMessage,
  bound: Bound | undefined,
): Promise<boolean> {
  if (bound?.conversation.mode === 'person') return true
  if (bound && (await findMessageByClientId(deps.db, bound.conversation.id, clientIdOf(chat, id)))) return true
  const { count, secondsLeft } = await countRequest(deps.db, `chat:${chat.id}`, HOUR_SECONDS)
  const limit = deps.config.chat.perVisitorPerHour
  if (count <= limit) return true
  const text = whatsappWords
    .in(bound?.agent.language ?? '')
    .tooMany.replace('{minutes}', String(Math.ceil(secondsLeft / 60)))
  await deps.db.transaction().execute(async (tx) => {
    const isNew = await markHandled(tx, chat.id, [id])
    if (isNew && count === limit + 1) await queueTexts(deps, tx, chat.id, { key: `limit:${id}`, texts: [text] })
  })
  return false
}

const clientIdOf = ({ phoneNumberId }: Chat, messageId: string): string => nameId(`${phoneNumberId}:${messageId}`)

/**
 * Runs one turn for all texts of a burst. If a person or the turn of a later message replies instead, it queues
 * nothing.
 */
async function answerBurst({ deps, chat }: ChatTurn, { route, said }: Burst): Promise<undefined> {
  const { agent, conversation } = route
  const messages = said.map(({ id, text }) => ({ text, clientId: clientIdOf(chat, id) }))
  const last = messages.at(-1)
  if (!last) return
  const ids = said.map(({ id }) => id)
  const onReply = async (tx: Tx, reply: StoredMessage): Promise<void> => {
    await queueReply(deps, tx, chat.id, { message: reply, language: agent.language })
    await markHandled(tx, chat.id, ids)
  }
  const input = {
    agent,
    conversation,
    ...last,
    earlier: messages.slice(0, -1),
    locale: conversation.locale,
    onReply,
  }
  const turn = runTurn(deps, input)
  for (let step = await turn.next(); !step.done;) step = await turn.next()
  await markHandled(deps.db, chat.id, ids)
}
