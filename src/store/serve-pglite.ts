import { writeFile } from 'node:fs/promises'
import type { MessagePort } from 'node:worker_threads'

export type PgliteRequest = { id: number; wire: Uint8Array } | { id: number; dumpTo: string } | { id: number; close: true }
export type PgliteReply = { id: number; wire?: Uint8Array; error?: string }

/** What every release of PGlite can do. */
export interface RunningPglite {
  execProtocolRaw(wire: Uint8Array): Promise<Uint8Array>
  dumpDataDir(compression: 'none'): Promise<Blob>
  close(): Promise<void>
}

/** Does what comes over the port, from now on; reply 0 says that it has begun. */
export function servePglite(port: MessagePort, pglite: RunningPglite): void {
  port.on('message', (request: PgliteRequest) => {
    serve(pglite, request).then(
      (wire) => port.postMessage({ id: request.id, wire } satisfies PgliteReply, wire ? [wire.buffer as ArrayBuffer] : []),
      (error: unknown) => port.postMessage({ id: request.id, error: String(error) } satisfies PgliteReply),
    )
  })
  port.postMessage({ id: 0 } satisfies PgliteReply)
}

async function serve(pglite: RunningPglite, request: PgliteRequest): Promise<Uint8Array | undefined> {
  if ('wire' in request) return (await pglite.execProtocolRaw(request.wire)).slice()
  if ('dumpTo' in request) await writeFile(request.dumpTo, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()))
  else await pglite.close()
  return undefined
}
