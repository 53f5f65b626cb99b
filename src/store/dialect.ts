import { PostgresAdapter, PostgresDialect } from 'kysely'

/** The migrator would lock for its session; it runs in a transaction that holds the lock (migrate.ts). */
class Adapter extends PostgresAdapter {
  override acquireMigrationLock(): Promise<void> {
    return Promise.resolve()
  }
  override releaseMigrationLock(): Promise<void> {
    return Promise.resolve()
  }
}

/** PostgreSQL, where a pooler may be in between: what is locked for a session could be given back on another one. */
export class PooledDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new Adapter()
  }
}
