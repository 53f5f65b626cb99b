import type { Worker } from 'node:worker_threads'
import { startShortLivedWorker } from '#src/base/short-lived-worker.ts'
import { limitProcessorTime } from '#src/base/processor-time.ts'
import type { FetchedResponse } from '../fetch/fetch-types.ts'
import { FileLimitError } from './documents/file-limit-error.ts'
import type { Page, PageSource } from './blocks/page-types.ts'
import type { Reading } from './read-page-worker.ts'

export interface PageReader {
  /**
   * Reads one page off the main thread, in the order of the calls. Rejects with a `FileLimitError` if it exceeds a
   * limit on time, memory or size, and with another error if it breaks the reader.
   */
  read(response: FetchedResponse, options?: { withLook: boolean }): Promise<Page>
  /** Ends the threads. Rejects pages that are waiting or being read. */
  close(): Promise<void>
}

const WORKER = new URL('./read-page-worker.ts', import.meta.url)
/** Enough for the largest page. A page that needs more ends its thread, not the process. */
const MAX_HEAP_MB = 512
/** A page's tree is no longer needed when the next page comes. */
const YOUNG_MB = 16
/**
 * Each thread compiles its code, which takes about half a second of processor time: a thread that has done so reads
 * small pages sooner.
 */
const MAX_BYTES_PER_THREAD = 250_000
/** Longer than the pauses within a crawl, because a warm thread is worth more than its idle memory. */
const IDLE_MS = 5_000

interface Task {
  source: PageSource
  resolve: (page: Page) => void
  reject: (error: Error) => void
}

interface Thread {
  worker: Worker
  task: Task | undefined
  /** Stops the task's timer. */
  stopClock: () => void
  /** Ends the thread when it has been idle for a while. */
  idleTimer: NodeJS.Timeout | undefined
}

/**
 * Creates a pool of worker threads. They start when pages come, more than one if over 250 kB are waiting, end after a
 * while without pages, and never keep the process alive.
 */
export function createPageReader({ threads, processorMs }: { threads: 1 | 2; processorMs: number }): PageReader {
  const queue: Task[] = []
  const pool = new Set<Thread>()
  let closed = false

  function startNext(): void {
    const thread = [...pool].find(({ task }) => !task) ?? (pool.size === 0 || isBehind() ? startThread() : undefined)
    const task = thread && queue.shift()
    if (!thread || !task) return
    clearTimeout(thread.idleTimer)
    thread.task = task
    thread.worker.ref()
    thread.stopClock = limitProcessorTime(thread.worker, processorMs, () =>
      fail(thread, new FileLimitError(`takes more than ${processorMs / 1000} s of processor time to read`)),
    )
    thread.worker.postMessage(task.source)
  }

  /** Reports whether enough is waiting or being read to start one more thread. */
  function isBehind(): boolean {
    if (pool.size === threads) return false
    const tasks = [...[...pool].flatMap(({ task }) => task ?? []), ...queue]
    return tasks.reduce((bytes, { source }) => bytes + source.body.length, 0) > MAX_BYTES_PER_THREAD
  }

  function startThread(): Thread {
    const thread: Thread = {
      worker: startShortLivedWorker(WORKER, {
        maxOldGenerationSizeMb: MAX_HEAP_MB,
        maxYoungGenerationSizeMb: YOUNG_MB,
      }),
      task: undefined,
      stopClock: () => {},
      idleTimer: undefined,
    }
    pool.add(thread)
    thread.worker.unref()
    thread.worker.on('message', (text: string) => settle(finish(thread), JSON.parse(text) as Reading))
    thread.worker.on('error', (cause) => fail(thread, explain(cause)))
    return thread
  }

  /** Frees the thread for the next task and returns the task it had. */
  function finish(thread: Thread): Task | undefined {
    const { task } = thread
    thread.stopClock()
    thread.task = undefined
    thread.worker.unref()
    if (queue.length > 0) queueMicrotask(startNext)
    thread.idleTimer = setTimeout(end, IDLE_MS, thread).unref()
    return task
  }

  function fail(thread: Thread, error: Error): void {
    finish(thread)?.reject(error)
    end(thread)
  }

  function end(thread: Thread): void {
    clearTimeout(thread.idleTimer)
    pool.delete(thread)
    void thread.worker.terminate()
  }

  return {
    read({ url, headers, body, cut }, { withLook } = { withLook: false }) {
      if (closed) return Promise.reject(new Error('The page reader is closed'))
      const source: PageSource = { url, contentType: headers['content-type'] ?? '', headers, body, withLook }
      return new Promise((resolve, reject) => {
        queue.push({ source, resolve: (page) => resolve({ ...page, cut: page.cut || cut }), reject })
        startNext()
      })
    },
    async close() {
      closed = true
      const ended = new Error('The page reader is closed')
      for (const { reject } of queue.splice(0)) reject(ended)
      const workers = [...pool].map(({ worker }) => worker)
      for (const thread of pool) fail(thread, ended)
      await Promise.all(workers.map((worker) => worker.terminate()))
    },
  }
}

function settle(task: Task | undefined, reading: Reading): void {
  if ('page' in reading) task?.resolve(reading.page)
  else task?.reject(new FileLimitError(reading.limit))
}

function explain(cause: Error): Error {
  return 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? new FileLimitError(`takes more than ${MAX_HEAP_MB} MB of memory to read`)
    : new Error('The page could not be read', { cause })
}
