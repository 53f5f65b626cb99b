import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import type { PgliteReply, PgliteRequest, PgliteWorkerData } from './pglite-worker.ts'

type Request = { wire: Uint8Array } | { dumpTo: string } | { close: true }

export interface Pglite {
  /**
   * Resolves when there is a session. After a crash, starts the database again, as PostgreSQL does; rejects if it
   * cannot.
   */
  begin(): Promise<void>
  /** Sends PostgreSQL wire-protocol bytes and returns the server's. Call it once at a time: there is one session. */
  exchange(wire: Uint8Array): Promise<Uint8Array>
  /** Writes the whole database to a file that `loadFrom` reads. */
  dumpTo(file: string): Promise<void>
  close(): Promise<void>
}

/** The embedded database while its thread lives. */
interface PgliteThread extends Omit<Pglite, 'begin'> {
  isAlive(): boolean
}

/** Size of V8's young generation. Query results are copied out at once, so little is worth keeping. */
const YOUNG_MB = 8
/** PostgreSQL: a crash has ended its sessions. */
const CRASHED = '57P02'

/**
 * Keeps the first wrapper of calls from WebAssembly into JavaScript. V8 may abort the process when it replaces one,
 * because it frees the code of a module that is already gone (nodejs/node#64500). Query times do not change.
 */
setFlagsFromString('--wasm-wrapper-tiering-budget=2000000000')

/** Starts the embedded database in its thread. Rejects if the folder cannot be opened. */
export function startPglite(data: PgliteWorkerData): Promise<Pglite> {
  return keepRunning(
    () =>
      new Worker(new URL('./pglite-worker.ts', import.meta.url), {
        workerData: data,
        resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
      }),
  )
}

async function keepRunning(start: () => Worker): Promise<Pglite> {
  // The cause of a failed start says more than that the database has stopped.
  let thread = await connectThread(start()).catch((error: Error) => Promise.reject(error.cause ?? error))
  let starting: Promise<void> | undefined
  const startAgain = async (): Promise<void> => {
    thread = await connectThread(start())
  }
  return {
    begin: async () => {
      if (!thread.isAlive()) await (starting ??= startAgain().finally(() => (starting = undefined)))
    },
    exchange: (wire) => thread.exchange(wire),
    dumpTo: (file) => thread.dumpTo(file),
    close: () => thread.close(),
  }
}

async function connectThread(worker: Worker): Promise<PgliteThread> {
  const waiting = new Map<number, { resolve(wire: Uint8Array): void; reject(error: Error): void }>()
  let lastId = 0
  let alive = true

  const request = (body: Request): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      if (!alive) return reject(stopped())
      const id = ++lastId
      waiting.set(id, { resolve, reject })
      worker.postMessage({ id, ...body } satisfies PgliteRequest)
    })
  const end = (cause?: Error): void => {
    alive = false
    for (const { reject } of waiting.values()) reject(stopped(cause))
    waiting.clear()
  }

  const ready = new Promise<Uint8Array>((resolve, reject) => waiting.set(0, { resolve, reject }))
  worker.on('message', ({ id, wire, error }: PgliteReply) => {
    const call = waiting.get(id)
    waiting.delete(id)
    if (error === undefined) call?.resolve(wire ?? new Uint8Array())
    else call?.reject(new Error(error))
  })
  worker.on('error', end)
  worker.on('exit', () => end())
  await ready

  return {
    exchange: (wire) => request({ wire }),
    dumpTo: async (dumpTo) => void (await request({ dumpTo })),
    isAlive: () => alive,
    close: async () => {
      if (alive) await request({ close: true })
      await worker.terminate()
    },
  }
}

function stopped(cause?: Error): Error {
  const why = cause ? `: ${cause.message}` : '.'
  return Object.assign(new Error(`The embedded database has stopped${why}`, { cause }), { code: CRASHED })
}
