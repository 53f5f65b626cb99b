import {
  type DatabaseConnection,
  type Kysely,
  PostgresAdapter,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
} from 'kysely'

/** The migrator would lock for its session; it runs in a transaction that holds the lock (migrate.ts). */
class Adapter extends PostgresAdapter {
  override acquireMigrationLock(): Promise<void> {
    return Promise.resolve()
  }
  override releaseMigrationLock(): Promise<void> {
    return Promise.resolve()
  }
}

/** What is to be done once the transaction of a connection has committed. */
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

/** PostgreSQL, where a pooler may be in between: what is locked for a session could be given back on another one. */
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

/**
 * Calls this when what was written with `db` can be seen by all: after its transaction has committed, and never if it
 * does not.
 */
export async function afterCommit(
  db: Pick<Kysely<never>, 'isTransaction' | 'getExecutor'>,
  followUp: () => void,
): Promise<void> {
  if (!db.isTransaction) return followUp()
  await db.getExecutor().provideConnection(async (connection) => {
    followUps.set(connection, [...(followUps.get(connection) ?? []), followUp])
  })
}
