import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '../../src/store/database.ts'
import { databaseUrl, onServer } from '../../scripts/postgres-server.ts'

/** The PostgreSQL server that fault tests use. Without it they use the embedded database. */
export const SERVER_URL = process.env['TEST_DATABASE_URL']

/** A data folder, and on PostgreSQL an empty database, that outlive the processes using them. */
export interface FaultSetup extends AsyncDisposable {
  dataDir: string
  /** The settings that make a process use it. */
  settings: Record<string, string>
  /** Opens the database directly. No other process may be using an embedded one. */
  open(): Promise<Database>
}

export async function createFaultSetup(serverUrl = SERVER_URL): Promise<FaultSetup> {
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-fault-'))
  const many = { AGENTS_PER_ADDRESS_PER_DAY: '100000', KEYLESS_ITEMS_PER_HOUR: '100000', KEYLESS_ITEMS_MAX: '100000' }
  const settings = { DATA_DIR: dataDir, SECRET_KEY: 'of all nodes of the fault tests, the same', ...many }
  const removeFolder = (): Promise<void> => rm(dataDir, { recursive: true, force: true })
  if (!serverUrl)
    return { dataDir, settings, open: () => openDatabase({ folder: dataDir }), [Symbol.asyncDispose]: removeFolder }

  const name = `foyer_fault_${randomUUID().replaceAll('-', '')}`
  await onServer(serverUrl, `create database ${name}`)
  const url = databaseUrl(serverUrl, name)
  return {
    dataDir,
    settings: { ...settings, DATABASE_URL: url },
    open: () => openDatabase({ url }),
    [Symbol.asyncDispose]: async () => {
      await onServer(serverUrl, `drop database if exists ${name} with (force)`)
      await removeFolder()
    },
  }
}
