import { parentPort } from 'node:worker_threads'
import type { Page } from '../extract/page-types.ts'
import { blockKeys } from './page/furniture.ts'
import { languageOf, understandSite, type SiteToUnderstand } from './understand-site.ts'

/** Pages as they come, then what ends them; answered by what the site comes to. */
export type UnderstandingMessage = { pages: Page[] } | { finish: Omit<SiteToUnderstand, 'pages'> }

const pages: Page[] = []

parentPort?.on('message', (message: UnderstandingMessage) => {
  if ('finish' in message) parentPort?.postMessage(understandSite({ ...message.finish, pages }))
  else
    for (const page of message.pages) {
      languageOf(page)
      blockKeys(page)
      pages.push(page)
    }
})
