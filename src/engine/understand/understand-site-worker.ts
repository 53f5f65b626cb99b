import { parentPort } from 'node:worker_threads'
import type { Page } from '../extract/blocks/page-types.ts'
import type { ItemCounts, UnderstoodCompany } from './knowledge/knowledge-types.ts'
import { beginSite, type SiteToUnderstand } from './understand-site.ts'

/** Pages as they arrive, then the final message. */
export type UnderstandingMessage = { pages: Page[] } | { finish: Omit<SiteToUnderstand, 'pages'> }

/** The counts so far, whenever no page is waiting; at the end, the knowledge of the site. */
export type UnderstandingReply = { counts: ItemCounts } | { understood: UnderstoodCompany }

/**
 * Enough to run all of the code, whose patterns alone take 0.1 s to compile; few enough to finish before more pages
 * arrive.
 */
const PAGES_TO_LEARN_ON = 20
/** Most of them link to each other, so their names are known; few enough to finish soon after the last page. */
const PAGES_TO_PREPARE = 50

const site = beginSite()
const waiting: Page[] = []
let added = 0

parentPort?.on('message', (message: UnderstandingMessage) => {
  if ('finish' in message) {
    for (const page of waiting.splice(0)) site.add(page)
    reply({ understood: site.finish(message.finish) })
  } else {
    if (waiting.length === 0) setImmediate(addNext)
    waiting.push(...message.pages)
  }
})

/**
 * Adds one page and does the work that is possible while others arrive. The final message comes before any waiting
 * page.
 */
function addNext(): void {
  const page = waiting.shift()
  if (page === undefined) return
  site.add(page)
  added++
  // The result of the first pages is dropped.
  if (added === PAGES_TO_LEARN_ON) site.finish({ companyName: '', websiteUrl: page.url })
  else if (added % PAGES_TO_PREPARE === 0) site.prepare()
  if (waiting.length > 0) setImmediate(addNext)
  else reply({ counts: site.countItems() })
}

function reply(message: UnderstandingReply): void {
  parentPort?.postMessage(message)
}
