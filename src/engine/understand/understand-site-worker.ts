import { parentPort } from 'node:worker_threads'
import type { Page } from '../extract/blocks/page-types.ts'
import type { ItemCounts, UnderstoodCompany } from './knowledge/knowledge-types.ts'
import { beginSite, type SiteToUnderstand } from './understand-site.ts'

/** Pages as they come, then what ends them. */
export type UnderstandingMessage = { pages: Page[] } | { finish: Omit<SiteToUnderstand, 'pages'> }

/** What the pages so far come to, whenever none waits; at the end, what the site comes to. */
export type UnderstandingReply = { counts: ItemCounts } | { understood: UnderstoodCompany }

/**
 * Enough to have run all of the code, whose expressions alone take 0.1 s to compile; few enough to be done before more
 * pages came.
 */
const PAGES_TO_LEARN_ON = 20
/**
 * Mostly linked to by each other, and so known by their names; few enough to be done soon when the last page has come.
 */
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
 * Takes in one page, and does what can be done while others still come. What ends them comes before any page that
 * waits.
 */
function addNext(): void {
  const page = waiting.shift()
  if (page === undefined) return
  site.add(page)
  added++
  // What the first of them come to is dropped.
  if (added === PAGES_TO_LEARN_ON) site.finish({ companyName: '', websiteUrl: page.url })
  else if (added % PAGES_TO_PREPARE === 0) site.prepare()
  if (waiting.length > 0) setImmediate(addNext)
  else reply({ counts: site.countItems() })
}

function reply(message: UnderstandingReply): void {
  parentPort?.postMessage(message)
}
