import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { BroadcastChannel, isMainThread } from 'node:worker_threads'

/**
 * Preloaded into the service (`node --import`). Collects garbage in all threads and returns what they still use, on the
 * socket `MEMORY_SOCKET`.
 */

/** Bytes of all threads after a collection. The embedded database is `external`. */
export interface UsedMemory {
  heap: number
  external: number
}

/** How long threads have to answer. A thread that reads a website answers late, and is gone soon. */
const PATIENCE_MS = 1_000

setFlagsFromString('--expose-gc')
// @NOTE No type describes the function that the flag adds.
const collect = runInNewContext('gc') as () => void
const requests = new BroadcastChannel('memory-probe-requests')
const reports = new BroadcastChannel('memory-probe-reports')

function measureThread(): UsedMemory {
  // What the first collection frees may hold more.
  collect()
  collect()
  const { used_heap_size: heap, external_memory: external } = getHeapStatistics()
  return { heap, external }
}

let threads: UsedMemory[] = []
if (isMainThread) {
  reports.addEventListener('message', (event) => void threads.push((event as MessageEvent).data as UsedMemory))
  if (process.env['MEMORY_SOCKET']) answerOn(process.env['MEMORY_SOCKET'])
} else requests.addEventListener('message', () => reports.postMessage(measureThread()))
requests.unref()
reports.unref()

function answerOn(socket: string): void {
  // `npm start` may restart itself with its own Node. The last process is the service.
  rmSync(socket, { force: true })
  createServer((_request, response) => {
    threads = []
    requests.postMessage('measure')
    setTimeout(() => {
      threads.push(measureThread())
      const sum = (of: keyof UsedMemory): number => threads.reduce((bytes, thread) => bytes + thread[of], 0)
      response.end(JSON.stringify({ heap: sum('heap'), external: sum('external') } satisfies UsedMemory))
    }, PATIENCE_MS)
  })
    .listen(socket)
    .unref()
}
