import { setFlagsFromString } from 'node:v8'
import { Worker, type ResourceLimits } from 'node:worker_threads'

/**
 * In MB. Marking all that lives in a heap each time that it has grown by a fifth would take a tenth of the time of a
 * thread that ends soon.
 */
const UNCOLLECTED_MB = 128

/**
 * Starts a thread that ends with its work, or when there was none for a while: V8 collects its heap as a whole only
 * when that has become large.
 */
export function startShortLivedWorker(program: URL, resourceLimits: ResourceLimits): Worker {
  // V8 reads it when a thread starts. The database's, which stays, has started before any other.
  setFlagsFromString(`--initial-old-space-size=${UNCOLLECTED_MB}`)
  return new Worker(program, { resourceLimits })
}
