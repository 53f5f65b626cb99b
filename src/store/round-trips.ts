import { type DatabaseConnection, DummyDriver, PostgresDialect, Transaction } from 'kysely'
import type { Db, Tx } from './database.ts'
import { sendCommit } from './dialect.ts'
import type { Tables } from './tables.ts'

type Answers<Calls extends readonly unknown[]> = { -readonly [At in keyof Calls]: Awaited<Calls[At]> }

/**
 * Sends statements in one round trip. `send` calls store functions of one statement each, which run in the order of the
 * calls. If one fails in a transaction, those after it fail too.
 */
export function sendTogether<Calls extends readonly Promise<unknown>[]>(
  db: Db,
  send: (db: Tx) => readonly [...Calls],
): Promise<Answers<Calls>> {
  return db.getExecutor().provideConnection((connection) => all(send(withoutWaiting(db, connection))))
}

/** Like `sendTogether`, and commits the transaction in the same round trip. Nothing may follow in the transaction. */
export function sendAndCommit<Calls extends readonly Promise<unknown>[]>(
  tx: Tx,
  send: (db: Tx) => readonly [...Calls],
): Promise<Answers<Calls>> {
  return tx.getExecutor().provideConnection(async (connection) => {
    const sent = all(send(withoutWaiting(tx, connection)))
    const committed = sendCommit(connection)
    // A statement's own error says more than that of the commit behind it.
    committed.catch(() => {})
    const answers = await sent
    await committed
    return answers
  })
}

const all = <Calls extends readonly Promise<unknown>[]>(calls: readonly [...Calls]): Promise<Answers<Calls>> =>
  Promise.all(calls)

// Never used: the executor alone runs statements.
const driver = new DummyDriver()
const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('this dialect opens no connection')) })

/** Kysely lets a transaction's statements wait for each other. These are sent at once. */
function withoutWaiting(db: Db, connection: DatabaseConnection): Tx {
  const executor = db.getExecutor().withConnectionProvider({ provideConnection: (use) => use(connection) })
  return new Transaction<Tables>({ config: { dialect }, dialect, driver, executor })
}
