import { createApp } from '#src/app.ts'
import { tuneV8 } from '#src/base/tune-v8.ts'
import { readConfig } from '#src/config.ts'
import { researchWebsite } from '#src/features/research/research.ts'
import { startPglite } from '#src/store/pglite.ts'

/**
 * `node crawl-by-foyer.ts URL PAGES FOLDER` runs the research of an agent's creation, twice in one process. It prints
 * the pages, time and processor time of each as JSON.
 */
const [url = '', maxPages = '', folder = ''] = process.argv.slice(2)
tuneV8()
await using app = await createApp(readConfig({ DATA_DIR: folder, LOG_LEVEL: 'warn', CRAWL_MAX_PAGES: maxPages }), {
  pglite: await startPglite({ dataDir: 'memory://' }),
})
const runs = []
for (let run = 0; run < 2; run++) {
  const startedAt = performance.now()
  const cpuBefore = process.cpuUsage()
  const { pages, items } = await researchWebsite(app, {
    website: new URL(url),
    companyName: 'Lindenhof',
    report: () => {},
  })
  const seconds = (performance.now() - startedAt) / 1000
  const { user, system } = process.cpuUsage(cpuBefore)
  runs.push({ pages: pages.read, items: items.length, seconds, cpuSeconds: (user + system) / 1e6 })
}
process.stdout.write(`${JSON.stringify(runs)}\n`)
