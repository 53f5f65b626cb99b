import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { vector } from '@electric-sql/pglite-pgvector'

/** PostgreSQL in a thread of its own: on the main thread every query would stop every stream. */
export interface PgliteWorkerData {
  /** A folder, or `memory://`. */
  dataDir: string
  /** A dump to begin with, made by `dumpTo`. */
  loadFrom?: string
}
export type PgliteRequest = { id: number; wire: Uint8Array } | { id: number; dumpTo: string } | { id: number; close: true }
export type PgliteReply = { id: number; wire?: Uint8Array; error?: string }

const { dataDir, loadFrom } = workerData as PgliteWorkerData
if (!parentPort) throw new Error('pglite-worker.ts runs as a worker thread')
const port = parentPort
if (!dataDir.startsWith('memory://')) await mkdir(dataDir, { recursive: true })
const pglite = await PGlite.create(dataDir, {
  extensions: { vector },
  postgresqlconf: ['shared_buffers=32MB'],
  ...(loadFrom ? { loadDataDir: new Blob([await readFile(loadFrom)]) } : {}),
})

port.on('message', (request: PgliteRequest) => {
  serve(request).then(
    (wire) => port.postMessage({ id: request.id, wire } satisfies PgliteReply, wire ? [wire.buffer as ArrayBuffer] : []),
    (error: unknown) => port.postMessage({ id: request.id, error: String(error) } satisfies PgliteReply),
  )
})
port.postMessage({ id: 0 } satisfies PgliteReply)

async function serve(request: PgliteRequest): Promise<Uint8Array | undefined> {
  if ('wire' in request) return (await pglite.execProtocolRaw(request.wire)).slice()
  if ('dumpTo' in request) await writeFile(request.dumpTo, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()))
  else await pglite.close()
  return undefined
}
