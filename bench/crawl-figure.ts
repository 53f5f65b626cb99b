import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { runForJson } from './support/child-process.ts'
import type { Figure } from './support/figure-types.ts'
import { startMadeUpSite } from './support/made-up-site.ts'
import { median } from './support/statistics.ts'

const PAGES = 1_000
const ROUNDS = 2
const CRAWLEE = '@crawlee/cheerio@3.18.1'
const CRAWLEE_FOLDER = resolve('node_modules/.cache/bench')

interface Crawled {
  pages: number
  seconds: number
  cpuSeconds: number
}

interface Speed {
  perSecond: number
  cpuMsPerPage: number
}

/** Our research of a website, crawl to knowledge items, against Crawlee's CheerioCrawler taking title, text and links, in turns. */
export const crawlFigure: Figure = {
  name: 'crawl',
  measure: async (bench) => {
    await using site = await startMadeUpSite(PAGES)
    const problem = installCrawlee(bench.say)
    const crawl = async (program: string, folder: string): Promise<Speed> => {
      const { pages, seconds, cpuSeconds } = await runForJson<Crawled>(process.execPath, [
        `bench/support/${program}`,
        `${site.origin}/`,
        String(PAGES),
        folder,
      ])
      if (pages < PAGES) throw new Error(`${program} read ${pages} of ${PAGES} pages`)
      return { perSecond: pages / seconds, cpuMsPerPage: (cpuSeconds * 1000) / pages }
    }
    const ours: Speed[] = []
    const theirs: Speed[] = []
    for (let round = 0; round < ROUNDS; round++) {
      ours.push(await crawl('crawl-by-foyer.ts', await bench.createFolder()))
      if (!problem) theirs.push(await crawl('crawl-by-crawlee.ts', CRAWLEE_FOLDER))
      bench.say(
        `crawl: ${Math.round(ours.at(-1)?.perSecond ?? 0)} pages a second, Crawlee ${problem ? 'missing' : Math.round(theirs.at(-1)?.perSecond ?? 0)}`,
      )
    }
    const cpu = (speeds: Speed[]): string =>
      `${median(speeds.map(({ cpuMsPerPage }) => cpuMsPerPage)).toFixed(1)} ms of processor time a page`
    const stated = { what: 'research of 1,000 pages', value: median(ours.map(({ perSecond }) => perSecond)), unit: 'pages/s' }
    if (problem) return [{ ...stated, note: problem }]
    const ratios = ours.map(({ perSecond }, round) => perSecond / (theirs[round]?.perSecond ?? Number.NaN))
    return [
      { what: 'research over Crawlee', value: median(ratios), unit: '×', aim: { atLeast: 4 } },
      { ...stated, note: cpu(ours) },
      {
        what: 'CheerioCrawler on the same site',
        value: median(theirs.map(({ perSecond }) => perSecond)),
        unit: 'pages/s',
        note: `${cpu(theirs)}; ${CRAWLEE} with its own settings for concurrency`,
      },
    ]
  },
}

/** Crawlee is no dependency: it is fetched for the comparison, once. Answers with a sentence when it cannot be had. */
function installCrawlee(say: (text: string) => void): string | undefined {
  if (existsSync(`${CRAWLEE_FOLDER}/node_modules/@crawlee/cheerio`)) return undefined
  say(`crawl: installing ${CRAWLEE} into node_modules/.cache`)
  mkdirSync(CRAWLEE_FOLDER, { recursive: true })
  const { status } = spawnSync('npm', ['install', '--prefix', CRAWLEE_FOLDER, '--no-save', '--no-audit', '--no-fund', CRAWLEE], {
    stdio: 'ignore',
  })
  return status === 0 ? undefined : `not compared: npm could not install ${CRAWLEE}`
}
