import { setTimeout as sleep } from 'node:timers/promises'
import type { ConversationMode } from '#src/contract/chat/chat-contract.ts'
import type { Db } from '#src/store/database.ts'
import { type StoredMessage, findLatestMessages, listMessagesAfter } from './conversations-store.ts'
import type { LiveFeed } from './live-feed.ts'

export type FollowEvent =
  | { type: 'message'; message: StoredMessage }
  | { type: 'mode'; mode: ConversationMode }
  | { type: 'ended' }

/** Messages to look back: a reply is stored after the messages that came while it was written, but has a smaller ID. */
const WINDOW = 10
const CATCH_UP_AT_ONCE = 100
/** Leaves the database to a turn that has just started. */
const SETTLING_MS = 50
/** Retry delay after a database error. */
const AGAIN_MS = 1_000

/**
 * Reports what happens in a conversation, starting after a message, until `signal` aborts. Each message once, in the
 * order stored; `mode` before the messages of its speaker.
 */
export function followConversation(
  { db, live }: { db: Db; live: LiveFeed },
  { conversationId, after, signal }: { conversationId: string; after: string | undefined; signal: AbortSignal },
  tell: (event: FollowEvent) => void,
): void {
  if (signal.aborted) return
  let seen: string[] = []
  let mode: ConversationMode | undefined
  /** Last change that was checked. */
  let changed: string | undefined
  let busy: Promise<void> = Promise.resolve()
  let isBegun = false
  /** Another check is pending, which covers everything before it. */
  let isWaiting = false
  let again: NodeJS.Timeout | undefined
  const look = async (): Promise<void> => {
    if (signal.aborted) return
    const first = !isBegun
    const last = await findLatestMessages(db, conversationId, WINDOW)
    const missed = first && after ? await listAllAfter(db, conversationId, after) : []
    isBegun = true
    if (!last) return end()
    const { messages: window } = last
    changed = last.changed
    if (last.mode !== mode && !signal.aborted) tell({ type: 'mode', mode: last.mode })
    mode = last.mode
    if (first) seen = window.map(({ id }) => id).filter((id) => !missed.some((one) => one.id === id))
    for (const message of [...missed, ...window]) if (!seen.includes(message.id) && !signal.aborted) say(message)
    seen = seen.filter((id) => window.some((one) => one.id === id))
  }
  const say = (message: StoredMessage): void => {
    seen.push(message.id)
    tell({ type: 'message', message })
  }
  const end = (): void => {
    stop()
    tell({ type: 'ended' })
  }
  const lookAgain = (): void => {
    clearTimeout(again)
    again = setTimeout(() => next(), AGAIN_MS).unref()
  }
  const next = (change?: string): void => {
    if (isWaiting || (change !== undefined && change === changed)) return
    isWaiting = true
    busy = busy
      .then(() => isBegun && sleep(SETTLING_MS, undefined, { ref: false }))
      .then(() => {
        isWaiting = false
        return look()
      })
      .catch(lookAgain)
  }
  const stopListening = live.listen(conversationId, next)
  const stop = (): void => {
    stopListening()
    clearTimeout(again)
  }
  signal.addEventListener('abort', stop, { once: true })
  next()
}

async function listAllAfter(db: Db, conversationId: string, after: string): Promise<StoredMessage[]> {
  const found: StoredMessage[] = []
  for (let last: string | undefined = after; last !== undefined;) {
    const next: StoredMessage[] = await listMessagesAfter(db, conversationId, last, CATCH_UP_AT_ONCE)
    found.push(...next)
    last = next.at(CATCH_UP_AT_ONCE - 1)?.id
  }
  return found
}
