import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'

const background = new AsyncLocalStorage<true>()

/** Runs work that no request waits for. Such work uses at most half of the pool's connections. */
export function inBackground<T>(work: () => T): T {
  return background.run(true, work)
}

/** Connects so that background work always leaves connections for requests. */
export function limitBackgroundConnections(
  pool: pg.Pool,
  connect: () => Promise<pg.PoolClient>,
): () => Promise<pg.PoolClient> {
  const held = new WeakSet<pg.PoolClient>()
  const waiting: (() => void)[] = []
  let taken = 0
  const leave = (): void => {
    const next = waiting.shift()
    if (next) next()
    else taken -= 1
  }
  pool.on('release', (_error, client) => {
    if (held.delete(client)) leave()
  })
  return async () => {
    if (!background.getStore()) return connect()
    if (taken < pool.options.max / 2) taken += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      const client = await connect()
      held.add(client)
      return client
    } catch (error) {
      leave()
      throw error
    }
  }
}
