import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { inStatementSpan } from './statement-span.ts'

// Statements whose text varies with the number of rows must not fill the server's memory: a connection keeps each named
// statement.
const MAX_NAMES = 500
const MAX_TEXT = 4_000

/**
 * Wraps the pool so that the server parses and plans each statement once per connection, which is most of the work of a
 * short query. A pooler in between must support prepared statements (PgBouncer 1.21 or later does).
 */
export function prepareStatements(pool: pg.Pool, connect: () => Promise<pg.PoolClient>): PostgresPool {
  const names = new Map<string, string>()
  const nameOf = (text: string): string | undefined => {
    if (!names.has(text) && names.size < MAX_NAMES && text.length <= MAX_TEXT) names.set(text, `foyer_${names.size}`)
    return names.get(text)
  }
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  const toPreparing = (client: pg.PoolClient): PostgresPoolClient => {
    const query = (text: string, values: readonly unknown[]): Promise<pg.QueryResult> => {
      const name = values.length > 0 ? nameOf(text) : undefined
      sendWithNext(client)
      return inStatementSpan(text, () =>
        client.query({ text, values: [...values], ...(name === undefined ? {} : { name }) }),
      )
    }
    // @NOTE The other way to call it, with a cursor, needs a package that is not installed.
    return { query: query as unknown as PostgresPoolClient['query'], release: (discard) => client.release(discard) }
  }
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await connect()
      const preparing = clients.get(client) ?? toPreparing(client)
      clients.set(client, preparing)
      return preparing
    },
  }
}

/** Holds what is written to the server until this turn of the event loop ends, so that it leaves in one packet. */
function sendWithNext({ connection: { stream } }: pg.PoolClient): void {
  stream.cork()
  process.nextTick(() => stream.uncork())
}
