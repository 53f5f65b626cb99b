import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { vector } from '@electric-sql/pglite-pgvector'

/** PostgreSQL runs in its own thread: on the main thread, each query would block all streams. */
export interface PgliteWorkerData {
  /** A folder or `memory://`. */
  dataDir: string
  /** The dump to start from, written by `dumpTo`. */
  loadFrom?: string
}

export type PgliteRequest =
  | { id: number; wire: Uint8Array }
  | { id: number; dumpTo: string }
  | { id: number; close: true }
export type PgliteReply = { id: number; wire?: Uint8Array; error?: string }

const READY_FOR_QUERY = 'Z'.charCodeAt(0)
/**
 * An error of this severity ends the server: later queries would wait forever.
 * https://www.postgresql.org/docs/current/protocol-error-fields.html
 */
const FATAL_ERROR = /\0V(?:PANIC|FATAL)\0[^]*?\0M(?<message>[^\0]*)/

const { dataDir, loadFrom } = workerData as PgliteWorkerData
if (!parentPort) throw new Error('pglite-worker.ts runs as a worker thread')
if (!dataDir.startsWith('memory://')) await mkdir(dataDir, { recursive: true, mode: 0o700 })
const pglite = await PGlite.create(dataDir, {
  extensions: { vector },
  postgresqlconf: ['shared_buffers=32MB'],
  ...(loadFrom ? { loadDataDir: new Blob([await readFile(loadFrom)]) } : {}),
})
servePglite(parentPort)

/** Answers each request on the port; reply 0 means it is ready. If the database crashes, the thread ends. */
function servePglite(port: MessagePort): void {
  const reply = (message: PgliteReply, transferred: ArrayBuffer[] = []): void => port.postMessage(message, transferred)
  const exchange = async (id: number, request: Uint8Array): Promise<void> => {
    const parts: Uint8Array[] = []
    // `execProtocolRaw` parses each response a second time and keeps it until PGlite closes.
    await pglite.execProtocolRawStream(request, { onRawData: (part) => void parts.push(part.slice()) })
    const wire = concat(parts)
    throwIfFatal(wire)
    reply({ id, wire }, [wire.buffer])
  }
  port.on('message', (request: PgliteRequest) => {
    const { id } = request
    if ('wire' in request) return void exchange(id, request.wire)
    const done = 'dumpTo' in request ? dump(request.dumpTo) : pglite.close()
    done.then(
      () => reply({ id }),
      (error: unknown) => reply({ id, error: String(error) }),
    )
  })
  reply({ id: 0 })
}

async function dump(file: string): Promise<void> {
  await writeFile(file, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()))
}

/** Returns the parts as one array that owns its memory, so that it can be transferred. */
function concat(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((bytes, { length }) => bytes + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

function throwIfFatal(wire: Uint8Array): void {
  if (wire.at(-6) === READY_FOR_QUERY) return
  const message = FATAL_ERROR.exec(Buffer.from(wire.buffer).toString('latin1'))?.groups?.['message']
  if (message !== undefined) throw new Error(message)
}
