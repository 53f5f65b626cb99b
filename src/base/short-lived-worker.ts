import { setFlagsFromString } from 'node:v8'
import { Worker, type ResourceLimits } from 'node:worker_threads'
import { limitProcessorTime } from './processor-time.ts'

/** In MB. Collecting the whole heap each time it grows by a fifth would take a tenth of a short-lived thread's time. */
const UNCOLLECTED_MB = 128

/** Starts a worker thread that stops when it has no work. V8 collects its whole heap only once it is large. */
export function startShortLivedWorker(program: URL, resourceLimits: ResourceLimits): Worker {
  // V8 reads the flag when a thread starts. The database thread, which lives long, has already started.
  setFlagsFromString(`--initial-old-space-size=${UNCOLLECTED_MB}`)
  return new Worker(program, { resourceLimits })
}

/**
 * Resolves with the first message of a thread that `isAnswer` accepts. Rejects if the thread ends before, and ends it
 * if it uses more processor time than `limitMs`.
 */
export function awaitAnswer<Message, Answer extends Message>(
  worker: Worker,
  limitMs: number,
  isAnswer: (message: Message) => message is Answer,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const fail = (): void => reject(new Error('The thread ended without an answer'))
    if (worker.threadId === -1) return fail()
    const stopClock = limitProcessorTime(worker, limitMs, () => void worker.terminate())
    worker.on('message', (message: Message) => {
      if (isAnswer(message)) resolve(message)
    })
    worker.once('exit', () => {
      stopClock()
      fail()
    })
  })
}
