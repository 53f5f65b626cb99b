import { createRequire } from 'node:module'

/** The part of Crawlee that is used. It is installed for the measurement only. */
interface Crawlee {
  CheerioCrawler: new (options: object, configuration: object) => { run(urls: string[]): Promise<unknown> }
  Configuration: new (options: object) => object
  log: { setLevel(level: number): void; LEVELS: { OFF: number } }
}
interface CrawledPage {
  request: { loadedUrl: string }
  pushData(data: object): Promise<void>
  $: (selector: string) => { text(): string }
  enqueueLinks(): Promise<unknown>
}

/**
 * `node crawl-by-crawlee.ts URL PAGES FOLDER STORAGE` reads title, text and links of a site's pages, twice in one
 * process. It stores them as Crawlee's guide does, in the folder STORAGE, or in memory if that is ''. It prints the
 * number of pages, the time and the processor time as JSON.
 */
const [url = '', maxPages = '', folder = '', storage = ''] = process.argv.slice(2)
const { CheerioCrawler, Configuration, log } = createRequire(`${folder}/`)('@crawlee/cheerio') as Crawlee
log.setLevel(log.LEVELS.OFF)

let pages = 0
const options = {
  maxRequestsPerCrawl: Number(maxPages),
  requestHandler: async ({ request, $, enqueueLinks, pushData }: CrawledPage) => {
    await pushData({ url: request.loadedUrl, title: $('title').text(), text: $('body').text() })
    pages += 1
    await enqueueLinks()
  },
}
const runs = []
for (let run = 0; run < 2; run++) {
  pages = 0
  const keeping = storage
    ? { storageClientOptions: { localDataDirectory: `${storage}/${run}` } }
    : { persistStorage: false }
  const crawler = new CheerioCrawler(options, new Configuration(keeping))
  const startedAt = performance.now()
  const cpuBefore = process.cpuUsage()
  await crawler.run([url])
  const seconds = (performance.now() - startedAt) / 1000
  const { user, system } = process.cpuUsage(cpuBefore)
  runs.push({ pages, seconds, cpuSeconds: (user + system) / 1e6 })
}
process.stdout.write(`${JSON.stringify(runs)}\n`)
