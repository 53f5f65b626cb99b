import type pg from 'pg'

/** Of PostgreSQL: the server, the database or the role has as many connections as it may. */
const TOO_MANY_CONNECTIONS = '53300'
// Until more are asked for: others may have let go of theirs.
const ASK_AGAIN_MS = 60_000

/**
 * Where PostgreSQL has room for fewer connections than the pool may hold, whoever wants one waits for one of those that
 * there are.
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
