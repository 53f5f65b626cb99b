import type { Log } from '#src/base/log.ts'
import type { Db } from '#src/store/database.ts'
import { listChangedConversations, listExistingConversations } from './conversations-store.ts'

/** Wakes a conversation's listeners when something changes, on any node. */
export interface LiveFeed {
  /** Calls `wake` from now on, with the time of the change if known. Returns a function that stops. */
  listen(conversationId: string, wake: (changed?: string) => void): () => void
  /** Listens to all conversations: `wake` gets the one that changed. */
  listenToAll(wake: (conversationId: string) => void): () => void
  /** Reports a change in this process without waiting for the next poll. */
  wake(conversationId: string): void
  stop(): void
}

const POLL_MS = 1_000
/** Rows of slow transactions become visible late. */
const LOOK_BACK_SECONDS = 4
/** How late a deletion by another node may be noticed. */
const GONE_MS = 5_000

/** One query per second serves all listeners of a process; none while nobody listens. */
export function createLiveFeed(db: Db, log: Log): LiveFeed {
  const listeners = new Map<string, Set<(changed?: string) => void>>()
  const toAll = new Set<(conversationId: string) => void>()
  let timer: NodeJS.Timeout | undefined
  const wake = (conversationId: string, changed?: string): void => {
    for (const one of listeners.get(conversationId) ?? []) one(changed)
    for (const one of toAll) one(conversationId)
  }
  let known = new Map<string, string>()
  let lookedAt = 0
  let goneAt = 0
  const lookForGone = async (now: number): Promise<void> => {
    if (now - goneAt < GONE_MS || listeners.size === 0) return
    const heard = [...listeners.keys()]
    const standing = new Set(await listExistingConversations(db, heard))
    goneAt = now
    for (const id of heard) if (!standing.has(id)) wake(id)
  }
  const look = async (): Promise<void> => {
    const now = performance.now()
    try {
      // The next poll makes up for one that failed or was late.
      const changes = await listChangedConversations(db, LOOK_BACK_SECONDS + (now - lookedAt) / 1000)
      lookedAt = now
      for (const { id, changed } of changes) if (known.get(id) !== changed) wake(id, changed)
      known = new Map(changes.map(({ id, changed }) => [id, changed]))
      await lookForGone(now)
    } catch (error) {
      log.warn({ err: error }, 'changed conversations could not be listed')
    }
    if (listeners.size + toAll.size > 0) timer = setTimeout(() => void look(), POLL_MS).unref()
    else timer = undefined
  }
  const begin = (): void => {
    if (timer !== undefined) return
    lookedAt = performance.now()
    timer = setTimeout(() => void look(), POLL_MS).unref()
  }
  return {
    listen: (conversationId, one) => {
      const others = listeners.get(conversationId) ?? new Set()
      listeners.set(conversationId, others.add(one))
      begin()
      return () => {
        others.delete(one)
        if (others.size === 0) listeners.delete(conversationId)
      }
    },
    listenToAll: (one) => {
      toAll.add(one)
      begin()
      return () => void toAll.delete(one)
    },
    wake: (conversationId) => wake(conversationId),
    stop: () => {
      listeners.clear()
      toAll.clear()
      clearTimeout(timer)
    },
  }
}
