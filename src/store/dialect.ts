import {
  CompiledQuery,
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
/** The answers to the `begin` of connections' transactions. */
const beginnings = new WeakMap<DatabaseConnection, Promise<void>>()
/** Connections whose transaction `sendCommit` has committed. */
const committed = new WeakSet<DatabaseConnection>()

class Driver extends PostgresDriver {
  /** Does not wait: `begin` and the first statement take one round trip. */
  override async beginTransaction(...given: Parameters<PostgresDriver['beginTransaction']>): Promise<void> {
    const [connection] = given
    followUps.delete(connection)
    committed.delete(connection)
    const beginning = super.beginTransaction(...given)
    beginning.catch(() => {})
    beginnings.set(connection, beginning)
  }
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await beginnings.get(connection)
    if (!committed.has(connection)) await super.commitTransaction(connection)
    for (const followUp of followUps.get(connection) ?? []) followUp()
  }
}

/**
 * Commits a connection's transaction in the same round trip as the statements sent just before. Rejects if one of them
 * failed. No statement may follow.
 */
export async function sendCommit(connection: DatabaseConnection): Promise<void> {
  committed.add(connection)
  const { rows } = await connection.executeQuery<{ command: string }>(CompiledQuery.raw('commit'))
  if (rows[0]?.command === 'ROLLBACK') throw new Error('a transaction was rolled back')
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
