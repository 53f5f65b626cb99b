import type pg from 'pg'

/** PostgreSQL: the server, the database or the role has reached its connection limit. */
const TOO_MANY_CONNECTIONS = '53300'
// Then asks for more again, because others may have released theirs.
const ASK_AGAIN_MS = 60_000

/**
 * Connects to a server that allows fewer connections than the pool wants: callers then wait for one of the existing
 * connections.
 */
export function connectWithBackoff(pool: pg.Pool): () => Promise<pg.PoolClient> {
  const wanted = pool.options.max
  const connect = async (): Promise<pg.PoolClient> => {
    try {
      return await pool.connect()
    } catch (error) {
      const isRefused = (error as NodeJS.ErrnoException).code === TOO_MANY_CONNECTIONS
      if (!isRefused || pool.totalCount === 0) throw error
      pool.options.max = pool.totalCount
      setTimeout(() => (pool.options.max = wanted), ASK_AGAIN_MS).unref()
      return connect()
    }
  }
  return connect
}
