import type { Worker } from 'node:worker_threads'
import { awaitAnswer, startShortLivedWorker } from '#src/base/short-lived-worker.ts'
import type { Page } from '../extract/blocks/page-types.ts'
import { blockText } from './drafts/render-blocks.ts'
import type { ItemCounts, UnderstoodCompany } from './knowledge/knowledge-types.ts'
import type { UnderstandingMessage, UnderstandingReply } from './understand-site-worker.ts'
import { beginSite, understandSite, type SiteToUnderstand } from './understand-site.ts'

const WORKER = new URL('./understand-site-worker.ts', import.meta.url)
/** A site of so many blocks and characters at most is understood in less time than a thread takes to start. */
const FEW_BLOCKS = 1_500
const FEW_CHARACTERS = 200_000
/** A page of more is rare, and is what a text made to be slow comes as. */
const LARGE_PAGE = 32_000
const PROCESSOR_MS = 30_000
const MAX_HEAP_MB = 1_024

/** A site whose pages come one after the other. */
export interface Understanding extends Disposable {
  add(page: Page): void
  /**
   * What the pages come to. A site that needs more than 30 s of processor time or breaks the thread is understood as
   * saying nothing.
   * Never rejects for what the pages hold.
   */
  finish(site: Omit<SiteToUnderstand, 'pages'>): Promise<UnderstoodCompany>
}

/**
 * `understandSite`, off the main thread for all but small sites of small pages: the thread starts while pages are still
 * coming, takes them as they come, and does what concerns a page alone at once. `onCounts` is told how many items the
 * pages so far come to, about: at once for small sites, else a little later.
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

/** The same for pages that are there. */
export async function understandApart({ pages, ...site }: SiteToUnderstand): Promise<UnderstoodCompany> {
  using understanding = beginUnderstanding()
  for (const page of pages) understanding.add(page)
  return await understanding.finish(site)
}

function startThread(onCounts: ((counts: ItemCounts) => void) | undefined): Worker {
  const worker = startShortLivedWorker(WORKER, { maxOldGenerationSizeMb: MAX_HEAP_MB })
  // What breaks it is told by whoever waits for its answer.
  worker.on('error', () => {})
  if (onCounts) worker.on('message', (reply: UnderstandingReply) => 'counts' in reply && onCounts(reply.counts))
  worker.unref()
  return worker
}

const isUnderstood = (reply: UnderstandingReply): reply is { understood: UnderstoodCompany } => 'understood' in reply
