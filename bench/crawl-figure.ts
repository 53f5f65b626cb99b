import { benchPackage, installBenchPackage } from './support/bench-package.ts'
import { runForJson } from './support/child-process.ts'
import type { Bench, Figure, Measurement } from './support/figure-types.ts'
import { serviceFlags } from './support/foyer-process.ts'
import { startGeneratedSite } from './support/generated-site.ts'
import { median } from './support/statistics.ts'

const PAGES = 1_000
const ROUNDS = 3
const CRAWLEE = benchPackage('@crawlee/cheerio', '3.18.1')

interface Crawled {
  pages: number
  seconds: number
  cpuSeconds: number
}

interface Speed {
  perSecond: number
  cpuMsPerPage: number
  /** Of the second crawl in one process. */
  perSecondAgain: number
}

/** Milliseconds of processor time per page. */
type Stages = Record<'extract' | 'understand' | 'injection', number>

/** Speeds by crawler and by where it stores what it reads. */
type Speeds = Record<'ours' | 'inFiles' | 'inMemory', Speed[]>

/**
 * Compares Foyer's research of a website, from crawl to knowledge items, with Crawlee's CheerioCrawler reading title,
 * text and links. They take turns. Crawlee runs once as its guide shows, with its queue and results in files, and once
 * with both in memory. The same on a site whose pages are like real ones. Each process crawls twice, and its first
 * crawl counts. Then single pages of 3 MB.
 */
export const crawlFigure: Figure = {
  name: 'crawl',
  measure: async (bench) => {
    const problem = installBenchPackage(CRAWLEE, bench.say)
    const plain = await crawlInTurns(bench, { dressed: false, compared: !problem })
    const dressed = await crawlInTurns(bench, { dressed: true, compared: !problem })
    const stated = [
      { what: 'research of 1,000 pages', ...describe(plain.ours) },
      { what: 'research of 1,000 pages as real ones are', ...describe(dressed.ours) },
      await measureStages('plain', plain.ours),
      await measureStages('dressed', dressed.ours),
      await measureLargePages(),
    ]
    if (problem) return stated.map((row, index) => (index === 0 ? { ...row, note: `not compared: ${problem}` } : row))
    return [
      { what: 'research over Crawlee', value: ratioOf(plain.ours, plain.inFiles), unit: '×', aim: { atLeast: 4 } },
      { what: 'research over Crawlee that keeps all in memory', value: ratioOf(plain.ours, plain.inMemory), unit: '×' },
      {
        what: 'research over Crawlee, pages as real ones are',
        value: ratioOf(dressed.ours, dressed.inFiles),
        unit: '×',
      },
      compareAgain(plain),
      ...stated,
      { what: 'CheerioCrawler as its guide writes it', ...describe(plain.inFiles) },
      { what: 'CheerioCrawler in memory', ...describe(plain.inMemory) },
      { what: 'CheerioCrawler as its guide writes it, pages as real ones are', ...describe(dressed.inFiles) },
    ]
  },
}

async function crawlInTurns(
  bench: Bench,
  { dressed, compared }: { dressed: boolean; compared: boolean },
): Promise<Speeds> {
  await using site = await startGeneratedSite(PAGES, { dressed })
  const crawl = async (command: string[], ...places: string[]): Promise<Speed> => {
    const args = [...command, `${site.origin}/`, String(PAGES), ...places]
    const [first, again] = await runForJson<[Crawled, Crawled]>(process.execPath, args)
    const { pages, seconds, cpuSeconds } = first
    if (pages < PAGES || again.pages < PAGES)
      throw new Error(`${command.at(-1)} read ${pages} and ${again.pages} of ${PAGES} pages`)
    return {
      perSecond: pages / seconds,
      cpuMsPerPage: (cpuSeconds * 1000) / pages,
      perSecondAgain: again.pages / again.seconds,
    }
  }
  const byFoyer = [...serviceFlags(), 'bench/support/crawl-by-foyer.ts']
  const byCrawlee = ['bench/support/crawl-by-crawlee.ts']
  const speeds: Speeds = { ours: [], inFiles: [], inMemory: [] }
  // The first round does not count: it fills the compile cache.
  for (let round = 0; round <= ROUNDS; round++) {
    const ours = await crawl(byFoyer, await bench.createFolder())
    if (round === 0) continue
    speeds.ours.push(ours)
    if (compared) {
      speeds.inFiles.push(await crawl(byCrawlee, CRAWLEE.folder, await bench.createFolder()))
      speeds.inMemory.push(await crawl(byCrawlee, CRAWLEE.folder))
    }
    const said = [ours, speeds.inFiles.at(-1), speeds.inMemory.at(-1)].map((speed) =>
      speed ? Math.round(speed.perSecond) : 'none',
    )
    bench.say(`crawl: ${said[0]} pages a second, Crawlee ${said[1]}, in memory ${said[2]}`)
  }
  return speeds
}

/** Breaks the processor time of a page down by stage. The rest fetches, crawls, collects garbage and compiles. */
async function measureStages(look: 'plain' | 'dressed', speeds: Speed[]): Promise<Measurement> {
  const args = [...serviceFlags(), 'bench/support/time-stages.ts', String(PAGES), look]
  const { extract, understand, injection } = await runForJson<Stages>(process.execPath, args)
  const value = median(speeds.map(({ cpuMsPerPage }) => cpuMsPerPage))
  const rest = value - extract - understand
  const stages = Object.entries({ extract, understand, 'of it injection': injection, rest })
  return {
    what: look === 'plain' ? 'processor time of a page' : 'processor time of a page as real ones are',
    value,
    unit: 'ms',
    aim: { atMost: 4 },
    note: stages.map(([stage, ms]) => `${stage} ${ms.toFixed(1)} ms`).join(', '),
  }
}

/** Measures the kind of 3 MB page that takes longest. The note lists all kinds. */
async function measureLargePages(): Promise<Measurement> {
  const args = [...serviceFlags(), 'bench/support/read-large-pages.ts']
  const read = await runForJson<{ kind: string; seconds: number; cut: boolean }[]>(process.execPath, args)
  const note = read.map(({ kind, seconds, cut }) => `${kind} ${seconds.toFixed(2)} s${cut ? ' (cut)' : ''}`).join(', ')
  return {
    what: 'a page of 3 MB, the worst kind',
    value: Math.max(...read.map(({ seconds }) => seconds)),
    unit: 's',
    aim: { atMost: 1 },
    note,
  }
}

function ratioOf(ours: Speed[], theirs: Speed[], figure: 'perSecond' | 'perSecondAgain' = 'perSecond'): number {
  return median(ours.map((speed, round) => speed[figure] / (theirs[round]?.[figure] ?? Number.NaN)))
}

/** Compares the second crawls in one process, because a service researches more than once. */
function compareAgain({ ours, inFiles, inMemory }: Speeds): Measurement {
  const [our, files, memory] = [ours, inFiles, inMemory].map((speeds) =>
    median(speeds.map(({ perSecondAgain }) => perSecondAgain)),
  )
  const note = `${our?.toFixed(0)} pages/s, Crawlee ${files?.toFixed(0)}, in memory ${memory?.toFixed(0)}`
  return {
    what: 'research over Crawlee, the second in one process',
    value: ratioOf(ours, inFiles, 'perSecondAgain'),
    unit: '×',
    note,
  }
}

function describe(speeds: Speed[]): { value: number; unit: string; note: string } {
  const cpu = median(speeds.map(({ cpuMsPerPage }) => cpuMsPerPage)).toFixed(1)
  return {
    value: median(speeds.map(({ perSecond }) => perSecond)),
    unit: 'pages/s',
    note: `${cpu} ms of processor time a page`,
  }
}
