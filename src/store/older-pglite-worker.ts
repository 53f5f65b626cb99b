import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { type RunningPglite, servePglite } from './serve-pglite.ts'

/** An earlier release of the embedded database, as long as it takes to read what it wrote. */
export interface OlderPgliteWorkerData {
  dataDir: string
  /** The folder of its package. */
  packageDir: string
}

interface OlderPglite {
  PGlite: { create(dataDir: string, options: { extensions: object }): Promise<RunningPglite> }
}

const { dataDir, packageDir } = workerData as OlderPgliteWorkerData
if (!parentPort) throw new Error('older-pglite-worker.ts runs as a worker thread')
const load = (file: string): Promise<unknown> => import(pathToFileURL(join(packageDir, 'dist', file)).href)
const { PGlite } = (await load('index.js')) as OlderPglite
const { vector } = (await load('vector/index.js')) as { vector: object }
servePglite(parentPort, await PGlite.create(dataDir, { extensions: { vector } }))
