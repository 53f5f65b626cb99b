import { createApp } from '#src/app.ts'
import { readConfig } from '#src/config.ts'
import { researchWebsite } from '#src/features/research/research.ts'

/** `node crawl-by-foyer.ts URL PAGES FOLDER`: the research of an agent's creation; prints what was read, and how long it took, as JSON. */
const [url = '', maxPages = '', folder = ''] = process.argv.slice(2)
await using app = await createApp(readConfig({ DATA_DIR: folder, LOG_LEVEL: 'warn', CRAWL_MAX_PAGES: maxPages }), { memory: true })
const startedAt = performance.now()
const { pages, items } = await researchWebsite(app, { website: new URL(url), companyName: 'Lindenhof', report: () => {} })
process.stdout.write(`${JSON.stringify({ pages: pages.read, items: items.length, seconds: (performance.now() - startedAt) / 1000 })}\n`)
