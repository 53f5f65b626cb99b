import { createRequire } from 'node:module'

/** What is used of Crawlee, which is installed for the measurement only. */
interface Crawlee {
  CheerioCrawler: new (options: object, configuration: object) => { run(urls: string[]): Promise<unknown> }
  Configuration: new (options: object) => object
  log: { setLevel(level: number): void; LEVELS: { OFF: number } }
}
interface CrawledPage {
  request: { loadedUrl: string }
  $: (selector: string) => { text(): string }
  enqueueLinks(): Promise<unknown>
}

/** `node crawl-by-crawlee.ts URL PAGES FOLDER`: title, text and links of a site's pages; prints how many, how long it took and what processor time, as JSON. */
const [url = '', maxPages = '', folder = ''] = process.argv.slice(2)
const { CheerioCrawler, Configuration, log } = createRequire(`${folder}/`)('@crawlee/cheerio') as Crawlee
log.setLevel(log.LEVELS.OFF)

const pages: { url: string; title: string; text: string }[] = []
const options = {
  maxRequestsPerCrawl: Number(maxPages),
  requestHandler: async ({ request, $, enqueueLinks }: CrawledPage) => {
    pages.push({ url: request.loadedUrl, title: $('title').text(), text: $('body').text() })
    await enqueueLinks()
  },
}
const crawler = new CheerioCrawler(options, new Configuration({ persistStorage: false }))
const startedAt = performance.now()
const cpuBefore = process.cpuUsage()
await crawler.run([url])
const seconds = (performance.now() - startedAt) / 1000
const { user, system } = process.cpuUsage(cpuBefore)
process.stdout.write(`${JSON.stringify({ pages: pages.length, seconds, cpuSeconds: (user + system) / 1e6 })}\n`)
