import { benchPackage, installBenchPackage } from './support/bench-package.ts'
import { runForJson } from './support/child-process.ts'
import type { Figure } from './support/figure-types.ts'
import { serviceFlags } from './support/foyer-process.ts'
import { startMadeUpSite } from './support/made-up-site.ts'
import { median } from './support/statistics.ts'

const PAGES = 1_000
const ROUNDS = 3
const CRAWLEE = benchPackage('@crawlee/cheerio', '3.18.1')
const FOYER = [...serviceFlags(), 'bench/support/crawl-by-foyer.ts']
const CRAWLEE_CRAWL = ['bench/support/crawl-by-crawlee.ts']

interface Crawled {
  pages: number
  seconds: number
  cpuSeconds: number
}

interface Speed {
  perSecond: number
  cpuMsPerPage: number
}

/**
 * Our research of a website, crawl to knowledge items, on Node as the service runs it, against Crawlee's CheerioCrawler taking title, text and
 * links, in turns: once as its guide writes it, its queue and what it took in files, and once with all of that in memory.
 */
export const crawlFigure: Figure = {
  name: 'crawl',
  measure: async (bench) => {
    await using site = await startMadeUpSite(PAGES)
    const problem = installBenchPackage(CRAWLEE, bench.say)
    const crawl = async (command: string[], ...places: string[]): Promise<Speed> => {
      const { pages, seconds, cpuSeconds } = await runForJson<Crawled>(process.execPath, [
        ...command,
        `${site.origin}/`,
        String(PAGES),
        ...places,
      ])
      if (pages < PAGES) throw new Error(`${command.at(-1)} read ${pages} of ${PAGES} pages`)
      return { perSecond: pages / seconds, cpuMsPerPage: (cpuSeconds * 1000) / pages }
    }
    const ours: Speed[] = []
    const inFiles: Speed[] = []
    const inMemory: Speed[] = []
    // The round before the first is not counted: it fills the compile cache.
    for (let round = 0; round <= ROUNDS; round++) {
      const research = await crawl(FOYER, await bench.createFolder())
      if (round === 0) continue
      ours.push(research)
      if (!problem) {
        inFiles.push(await crawl(CRAWLEE_CRAWL, CRAWLEE.folder, await bench.createFolder()))
        inMemory.push(await crawl(CRAWLEE_CRAWL, CRAWLEE.folder))
      }
      const said = [research, inFiles.at(-1), inMemory.at(-1)].map((speed) => (speed ? Math.round(speed.perSecond) : 'none'))
      bench.say(`crawl: ${said[0]} pages a second, Crawlee ${said[1]}, in memory ${said[2]}`)
    }
    const stated = { what: 'research of 1,000 pages', ...describe(ours) }
    if (problem) return [{ ...stated, note: `not compared: ${problem}` }]
    return [
      { what: 'research over Crawlee', value: ratioOf(ours, inFiles), unit: '×', aim: { atLeast: 4 } },
      { what: 'research over Crawlee that keeps all in memory', value: ratioOf(ours, inMemory), unit: '×' },
      stated,
      { what: 'CheerioCrawler as its guide writes it', ...describe(inFiles) },
      { what: 'CheerioCrawler in memory', ...describe(inMemory) },
    ]
  },
}

function ratioOf(ours: Speed[], theirs: Speed[]): number {
  return median(ours.map(({ perSecond }, round) => perSecond / (theirs[round]?.perSecond ?? Number.NaN)))
}

function describe(speeds: Speed[]): { value: number; unit: string; note: string } {
  const cpu = median(speeds.map(({ cpuMsPerPage }) => cpuMsPerPage)).toFixed(1)
  return { value: median(speeds.map(({ perSecond }) => perSecond)), unit: 'pages/s', note: `${cpu} ms of processor time a page` }
}
