import { writeFile } from 'node:fs/promises'
import type { MessagePort } from 'node:worker_threads'

export type PgliteRequest =
  | { id: number; wire: Uint8Array }
  | { id: number; dumpTo: string }
  | { id: number; close: true }
export type PgliteReply = { id: number; wire?: Uint8Array; error?: string }

/** What every release of PGlite can do. */
export interface RunningPglite {
  execProtocolRaw(wire: Uint8Array): Promise<Uint8Array>
  dumpDataDir(compression: 'none'): Promise<Blob>
  close(): Promise<void>
}

/**
 * Does what comes over the port, from now on; reply 0 says that it has begun. A database that crashes takes its thread
 * along.
 */
export function servePglite(port: MessagePort, pglite: RunningPglite): void {
  const reply = (message: PgliteReply, transferred: ArrayBuffer[] = []): void => port.postMessage(message, transferred)
  const exchange = async (id: number, asked: Uint8Array): Promise<void> => {
    const wire = (await pglite.execProtocolRaw(asked)).slice()
    endAfterLastWords(wire)
    reply({ id, wire }, [wire.buffer])
  }
  port.on('message', (request: PgliteRequest) => {
    const { id } = request
    if ('wire' in request) return void exchange(id, request.wire)
    const done = 'dumpTo' in request ? dump(pglite, request.dumpTo) : pglite.close()
    done.then(
      () => reply({ id }),
      (error: unknown) => reply({ id, error: String(error) }),
    )
  })
  reply({ id: 0 })
}

async function dump(pglite: RunningPglite, file: string): Promise<void> {
  await writeFile(file, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()))
}

const READY_FOR_QUERY = 'Z'.charCodeAt(0)
/**
 * After an error of this severity there is no server any more: whoever asks again waits for ever.
 * https://www.postgresql.org/docs/current/protocol-error-fields.html
 */
const LAST_WORDS = /\0V(?:PANIC|FATAL)\0[^]*?\0M(?<said>[^\0]*)/

function endAfterLastWords(wire: Uint8Array): void {
  if (wire.at(-6) === READY_FOR_QUERY) return
  const said = LAST_WORDS.exec(Buffer.from(wire.buffer).toString('latin1'))?.groups?.['said']
  if (said !== undefined) throw new Error(said)
}
