import { Worker } from 'node:worker_threads'
import type { UnderstoodCompany } from './knowledge-types.ts'
import { understandSite, type SiteToUnderstand } from './understand-site.ts'

const WORKER = new URL('./understand-site-worker.ts', import.meta.url)
/** Up to so many blocks it takes less time than starting a thread. */
const FEW_BLOCKS = 1_500
const TIME_LIMIT_MS = 30_000
const MAX_HEAP_MB = 1_024

/**
 * `understandSite`, off the main thread for all but small sites. A site that takes longer than 30 s or breaks the thread is understood as
 * saying nothing. Never rejects for what the pages hold.
 */
export async function understandApart(site: SiteToUnderstand): Promise<UnderstoodCompany> {
  const blocks = site.pages.reduce((sum, page) => sum + page.blocks.length, 0)
  if (blocks <= FEW_BLOCKS) return understandSite(site)
  return inThread(site).catch(() => understandSite({ ...site, pages: [] }))
}

function inThread(site: SiteToUnderstand): Promise<UnderstoodCompany> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(WORKER, { workerData: site, resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB } })
    const timer = setTimeout(() => void worker.terminate(), TIME_LIMIT_MS)
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => {
      clearTimeout(timer)
      reject(new Error('The thread ended without an answer'))
    })
  })
}
