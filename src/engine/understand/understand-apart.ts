import type { Worker } from 'node:worker_threads'
import { awaitAnswer, startShortLivedWorker } from '#src/base/short-lived-worker.ts'
import type { Page } from '../extract/blocks/page-types.ts'
import { blockText } from './drafts/render-blocks.ts'
import type { ItemCounts, UnderstoodCompany } from './knowledge/knowledge-types.ts'
import type { UnderstandingMessage, UnderstandingReply } from './understand-site-worker.ts'
import { beginSite, understandSite, type SiteToUnderstand } from './understand-site.ts'

const WORKER = new URL('./understand-site-worker.ts', import.meta.url)
/** A site with at most this many blocks and characters is understood faster than a thread starts. */
const FEW_BLOCKS = 1_500
const FEW_CHARACTERS = 200_000
/** A larger page is rare, and typical of a text made to be slow. */
const LARGE_PAGE = 32_000
const PROCESSOR_MS = 30_000
const MAX_HEAP_MB = 1_024

/** A site whose pages arrive one by one. */
export interface Understanding extends Disposable {
  add(page: Page): void
  /**
   * Returns the knowledge of the pages. A site that needs more than 30 s of processor time, or breaks the thread, has
   * none. Never rejects because of the content.
   */
  finish(site: Omit<SiteToUnderstand, 'pages'>): Promise<UnderstoodCompany>
}

/**
 * Runs `understandSite` off the main thread, except for small sites. The thread starts while pages arrive and does
 * the work that concerns one page at once. `onCounts` gets the approximate number of items so far: immediately for
 * small sites, else a little later.
 */
export function beginUnderstanding(onCounts?: (counts: ItemCounts) => void): Understanding {
  const pages: Page[] = []
  const small = beginSite()
  let blocks = 0
  let characters = 0
  let worker: Worker | undefined
  const tell = (message: UnderstandingMessage): void => worker?.postMessage(message)
  return {
    add(page) {
      pages.push(page)
      blocks += page.blocks.length
      const length = page.blocks.reduce((sum, block) => sum + blockText(block).length, 0)
      characters += length
      if (worker) tell({ pages: [page] })
      else if (blocks > FEW_BLOCKS || characters > FEW_CHARACTERS || length > LARGE_PAGE) {
        worker = startThread(onCounts)
        tell({ pages })
      } else {
        small.add(page)
        onCounts?.(small.countItems())
      }
    },
    finish(site) {
      if (!worker) return Promise.resolve(small.finish(site))
      worker.ref()
      const answer = awaitAnswer(worker, PROCESSOR_MS, isUnderstood).then(
        ({ understood }) => understood,
        () => understandSite({ ...site, pages: [] }),
      )
      tell({ finish: site })
      return answer
    },
    [Symbol.dispose]: () => void worker?.terminate(),
  }
}

/** Does the same for pages that are complete. */
export async function understandApart({ pages, ...site }: SiteToUnderstand): Promise<UnderstoodCompany> {
  using understanding = beginUnderstanding()
  for (const page of pages) understanding.add(page)
  return await understanding.finish(site)
}

function startThread(onCounts: ((counts: ItemCounts) => void) | undefined): Worker {
  const worker = startShortLivedWorker(WORKER, { maxOldGenerationSizeMb: MAX_HEAP_MB })
  // The caller that waits for the answer reports what broke the thread.
  worker.on('error', () => {})
  if (onCounts) worker.on('message', (reply: UnderstandingReply) => 'counts' in reply && onCounts(reply.counts))
  worker.unref()
  return worker
}

const isUnderstood = (reply: UnderstandingReply): reply is { understood: UnderstoodCompany } => 'understood' in reply
