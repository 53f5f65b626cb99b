import { isDeepStrictEqual } from 'node:util'
import type { App } from '#src/app.ts'
import { AppError } from '#src/base/errors.ts'
import { listDeliveries } from '#src/features/channels/channels.ts'
import {
  type FollowEvent,
  followConversation,
  listJudged,
  listThread,
} from '#src/features/conversations/conversations.ts'
import type { EventStream } from '../wire/sse-reply.ts'
import { toThreadRecord } from './inbox-records.ts'

/** Returns what changes of a message after it was stored, by its ID. */
async function listStates(db: App['db'], conversationId: string) {
  const deliveries = await listDeliveries(db, conversationId)
  const judged = await listJudged(db, conversationId)
  const ids = [...deliveries.keys(), ...judged.keys()]
  return new Map(ids.map((id) => [id, { delivery: deliveries.get(id), judged: judged.get(id) }]))
}

/**
 * Yields each message as its owner sees it, with its passages, and again when it was judged or its delivery state on
 * WhatsApp changes. Ends if a message cannot be sent. `check` throws `not_found` once the agent has another owner: for
 * the previous owner, the conversation is gone.
 */
export function followThread(
  app: App,
  stream: EventStream,
  {
    conversationId,
    after,
    check,
  }: { conversationId: string; after: string | undefined; check: () => Promise<unknown> },
): undefined {
  if (stream.signal.aborted) return
  const findStates = () => listStates(app.db, conversationId)
  let sent: Awaited<ReturnType<typeof findStates>> = new Map()
  const sendMessage = async (id: string): Promise<void> => {
    // A change between the two reads is sent again.
    const state = (await findStates()).get(id)
    const [message] = await listThread(app.db, conversationId, { id, limit: 1 })
    if (state) sent.set(id, state)
    if (message) stream.send({ type: 'message', message: toThreadRecord(message, state?.delivery) })
  }
  const send = async (event: FollowEvent): Promise<void> => {
    if (event.type !== 'ended') await check()
    if (event.type === 'message') return sendMessage(event.message.id)
    stream.send(event)
  }
  const sendChanged = async (): Promise<void> => {
    for (const [id, state] of await findStates()) {
      const before = sent.get(id)
      if (!before || isDeepStrictEqual(before, state)) continue
      await check()
      await sendMessage(id)
    }
  }
  const end = (error: unknown): void => {
    if (error instanceof AppError && error.code === 'not_found') stream.send({ type: 'ended' })
    stream.end()
  }
  let busy = findStates().then((now) => void (sent = now), end)
  const stopListening = app.live.listen(conversationId, () => void (busy = busy.then(sendChanged).catch(end)))
  stream.signal.addEventListener('abort', stopListening, { once: true })
  followConversation(app, { conversationId, after, signal: stream.signal }, (event) => {
    busy = busy.then(() => send(event)).catch(end)
    if (event.type === 'ended') void busy.then(() => stream.end())
  })
}
