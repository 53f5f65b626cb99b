import {
  type DatabaseConnection,
  type Kysely,
  PostgresAdapter,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
} from 'kysely'

/** Skips the migrator's session lock: the migration runs in a transaction that holds the lock (migrate.ts). */
class Adapter extends PostgresAdapter {
  override acquireMigrationLock(): Promise<void> {
    return Promise.resolve()
  }
  override releaseMigrationLock(): Promise<void> {
    return Promise.resolve()
  }
}

/** Callbacks to run after a connection's transaction commits. */
const followUps = new WeakMap<DatabaseConnection, (() => void)[]>()

class Driver extends PostgresDriver {
  override async beginTransaction(...given: Parameters<PostgresDriver['beginTransaction']>): Promise<void> {
    followUps.delete(given[0])
    await super.beginTransaction(...given)
  }
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection)
    for (const followUp of followUps.get(connection) ?? []) followUp()
  }
}

/** PostgreSQL that may be behind a pooler, where a session lock could be released on another session. */
export class PooledDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }
  override createAdapter(): PostgresAdapter {
    return new Adapter()
  }
  override createDriver(): PostgresDriver {
    return new Driver(this.#config)
  }
}

/** Calls back after the transaction of `db` has committed, and never if it rolls back. */
export async function afterCommit(
  db: Pick<Kysely<never>, 'isTransaction' | 'getExecutor'>,
  followUp: () => void,
): Promise<void> {
  if (!db.isTransaction) return followUp()
  await db.getExecutor().provideConnection(async (connection) => {
    followUps.set(connection, [...(followUps.get(connection) ?? []), followUp])
  })
}
