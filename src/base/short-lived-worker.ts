import { setFlagsFromString } from 'node:v8'
import { Worker, type ResourceLimits } from 'node:worker_threads'

/** In MB. Collecting the whole heap each time it grows by a fifth would take a tenth of a short-lived thread's time. */
const UNCOLLECTED_MB = 128

/** Starts a worker thread that stops when it has no work. V8 collects its whole heap only once it is large. */
export function startShortLivedWorker(program: URL, resourceLimits: ResourceLimits): Worker {
  // V8 reads the flag when a thread starts. The database thread, which lives long, has already started.
  setFlagsFromString(`--initial-old-space-size=${UNCOLLECTED_MB}`)
  return new Worker(program, { resourceLimits })
}
