import type { Db } from '#src/store/database.ts'
import { type InboxConversation, type InboxFilter, listInbox } from './inbox-store.ts'
import type { LiveFeed } from './live-feed.ts'

export type InboxEvent =
  | { type: 'conversation'; conversation: InboxConversation }
  | { type: 'removed'; conversationId: string }

/** Changes within this time are reported once. */
const GATHER_MS = 100
/** Retry delay after a database error. */
const AGAIN_MS = 1_000
/** How late a deletion by another node may be noticed. */
const POLL_MS = 5_000
const WATCHED = 200

/**
 * Reports each change in the account's conversations that match the filter, until `signal` aborts. Also reports when a
 * conversation on the first pages is deleted or no longer matches.
 */
export function followInbox(
  { db, live }: { db: Db; live: LiveFeed },
  {
    accountId,
    filter,
    signal,
  }: { accountId: string; filter: Omit<InboxFilter, 'ids' | 'cursor' | 'limit'>; signal: AbortSignal },
  tell: (event: InboxEvent) => void,
): void {
  if (signal.aborted) return
  /** Last change of each conversation the listener knows, most recently reported last. */
  const known = new Map<string, number>()
  const woken = new Set<string>()
  let gathering: NodeJS.Timeout | undefined
  let busy: Promise<void> = Promise.resolve()

  const look = async (ids: string[]): Promise<void> => {
    if (signal.aborted || ids.length === 0) return
    const found = await listInbox(db, accountId, { ...filter, ids, limit: ids.length })
    for (const conversation of found.filter(({ lastMessageId }) => lastMessageId !== null)) {
      const changedAt = conversation.changedAt.getTime()
      if (known.get(conversation.id) === changedAt) continue
      remember(conversation.id, changedAt)
      tell({ type: 'conversation', conversation })
    }
    for (const id of ids.filter((id) => known.has(id) && !found.some((one) => one.id === id))) {
      known.delete(id)
      tell({ type: 'removed', conversationId: id })
    }
  }
  const remember = (id: string, changedAt: number): void => {
    known.delete(id)
    known.set(id, changedAt)
    for (const oldest of [...known.keys()].slice(0, -WATCHED)) known.delete(oldest)
  }
  const begin = async (): Promise<void> => {
    const newestFirst = await listInbox(db, accountId, { ...filter, limit: WATCHED })
    for (const { id, changedAt } of newestFirst.toReversed()) remember(id, changedAt.getTime())
  }
  const next = (work: () => Promise<void>): void => {
    busy = busy.then(work).catch(() => {})
  }
  const flush = (): void => {
    const ids = [...woken]
    woken.clear()
    gathering = undefined
    next(() => look(ids).catch(() => gather(ids, AGAIN_MS)))
  }
  const gather = (ids: string[], afterMs: number): void => {
    for (const id of ids) woken.add(id)
    gathering ??= setTimeout(flush, afterMs).unref()
  }
  const stopListening = live.listenToAll((id) => gather([id], GATHER_MS))
  const timer = setInterval(() => next(() => look([...known.keys()])), POLL_MS).unref()
  const stop = (): void => {
    stopListening()
    clearInterval(timer)
    clearTimeout(gathering)
  }
  signal.addEventListener('abort', stop, { once: true })
  next(begin)
}
