import type { Log } from '#src/base/log.ts'
import type { Db } from '#src/store/database.ts'
import { listLiveKeys } from './api-keys-store.ts'
import { listShownWorkspaces } from './sessions-store.ts'

/** What gave access: a session or an API key. */
export type Credential = { kind: 'session'; id: string; workspaceId: string } | { kind: 'key'; id: string }

/** Notifies streams when the session or key that opened them ends, on any node. */
export interface SessionWatch {
  /** Calls `onEnd` once, within about a second of the end. Returns a function that stops watching. */
  watch(credential: Credential, onEnd: () => void): () => void
  stop(): void
}

const POLL_MS = 1_000

/** One query for sessions and one for keys per second serve the whole process; none while nothing is watched. */
export function createSessionWatch(db: Db, log: Log): SessionWatch {
  const watched = new Set<{ credential: Credential; onEnd: () => void }>()
  let timer: NodeJS.Timeout | undefined
  const look = async (): Promise<void> => {
    const before = [...watched]
    try {
      const open = await listOpen(
        db,
        before.map(({ credential }) => credential),
      )
      for (const one of before) if (!open.has(one.credential) && watched.delete(one)) one.onEnd()
    } catch (error) {
      log.warn({ err: error }, 'ended sessions and keys could not be listed')
    }
    timer = undefined
    begin()
  }
  const begin = (): void => {
    if (watched.size > 0) timer ??= setTimeout(() => void look(), POLL_MS).unref()
  }
  return {
    watch: (credential, onEnd) => {
      const one = { credential, onEnd }
      watched.add(one)
      begin()
      return () => void watched.delete(one)
    },
    stop: () => {
      watched.clear()
      clearTimeout(timer)
    },
  }
}

/** Returns the ones that still give the same access. */
async function listOpen(db: Db, credentials: Credential[]): Promise<Set<Credential>> {
  const idsOf = (wanted: Credential['kind']): string[] => [
    ...new Set(credentials.filter(({ kind }) => kind === wanted).map(({ id }) => id)),
  ]
  const [shown, keys] = await Promise.all([listShownWorkspaces(db, idsOf('session')), listLiveKeys(db, idsOf('key'))])
  const isOpen = (credential: Credential): boolean =>
    credential.kind === 'session' ? shown.get(credential.id) === credential.workspaceId : keys.has(credential.id)
  return new Set(credentials.filter(isOpen))
}
