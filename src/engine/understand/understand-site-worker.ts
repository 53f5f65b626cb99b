import { parentPort } from 'node:worker_threads'
import type { Page } from '../extract/page-types.ts'
import { blockKeys } from './page/furniture.ts'
import { languageOf, understandSite, type SiteToUnderstand } from './understand-site.ts'

/** Pages as they come, then what ends them; answered by what the site comes to. */
export type UnderstandingMessage = { pages: Page[] } | { finish: Omit<SiteToUnderstand, 'pages'> }

/** Enough to have run all of the code, whose expressions alone take 0.1 s to compile; few enough to be done before more pages came. */
const PAGES_TO_LEARN_ON = 20

const pages: Page[] = []

parentPort?.on('message', (message: UnderstandingMessage) => {
  if ('finish' in message) parentPort?.postMessage(understandSite({ ...message.finish, pages }))
  else for (const page of message.pages) add(page)
})

/** Does at once what concerns a page alone. The thread learns its code while others still come: what the first of them come to is dropped. */
function add(page: Page): void {
  languageOf(page)
  blockKeys(page)
  pages.push(page)
  if (pages.length === PAGES_TO_LEARN_ON) understandSite({ pages, companyName: '', websiteUrl: page.url })
}
