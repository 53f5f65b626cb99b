import { mkdir, readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { vector } from '@electric-sql/pglite-pgvector'
import { servePglite } from './serve-pglite.ts'

/** PostgreSQL in a thread of its own: on the main thread every query would stop every stream. */
export interface PgliteWorkerData {
  /** A folder, or `memory://`. */
  dataDir: string
  /** A dump to begin with, made by `dumpTo`. */
  loadFrom?: string
}

const { dataDir, loadFrom } = workerData as PgliteWorkerData
if (!parentPort) throw new Error('pglite-worker.ts runs as a worker thread')
if (!dataDir.startsWith('memory://')) await mkdir(dataDir, { recursive: true, mode: 0o700 })
const pglite = await PGlite.create(dataDir, {
  extensions: { vector },
  postgresqlconf: ['shared_buffers=32MB'],
  ...(loadFrom ? { loadDataDir: new Blob([await readFile(loadFrom)]) } : {}),
})
servePglite(parentPort, pglite)
