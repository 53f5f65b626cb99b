import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type PostgresServer, databaseUrl, onServer, startPostgres } from '../../scripts/postgres-server.ts'
import type { Bench } from './figure-types.ts'

/**
 * Returns folders and a PostgreSQL server for one run: that of DATABASE_URL, or else one started when first needed.
 * Disposing of it removes all.
 */
export function openBench(): Bench & AsyncDisposable {
  const leave = new AsyncDisposableStack()
  let server: Promise<{ url: string }> | undefined
  const openServer = async (): Promise<{ url: string }> => {
    const given = process.env.DATABASE_URL
    if (given) return { url: given }
    const started: PostgresServer = await startPostgres()
    return leave.use(started)
  }
  return {
    createDatabase: async () => {
      server ??= openServer()
      const { url } = await server
      const name = `bench_${randomUUID().replaceAll('-', '')}`
      await onServer(url, `create database ${name}`)
      leave.defer(() => onServer(url, `drop database if exists ${name} with (force)`))
      return databaseUrl(url, name)
    },
    createFolder: async () => {
      const folder = await mkdtemp(join(tmpdir(), 'foyer-bench-'))
      leave.defer(() => rm(folder, { recursive: true, force: true }))
      return folder
    },
    say: (text) => void process.stderr.write(`… ${text}\n`),
    [Symbol.asyncDispose]: () => leave.disposeAsync(),
  }
}
