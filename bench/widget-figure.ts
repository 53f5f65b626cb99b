import { type Browser, chromium } from 'playwright-core'
import { type LoopbackServer, startLoopbackServer } from '../scripts/loopback-server.ts'
import { benchPackage, installBenchPackage } from './support/bench-package.ts'
import { runForJson } from './support/child-process.ts'
import { callApi, startFoyer } from './support/foyer-process.ts'
import type { Bench, Figure, Measurement } from './support/figure-types.ts'
import { median } from './support/statistics.ts'

/**
 * Processor time is measured as it is and multiplied. A browser that simulates a slow machine pauses pages in bursts,
 * which a few milliseconds hit or miss.
 */
const SLOWDOWN = 4
const ROUNDS = 15
const SETTLED_MS = 1500
const LIGHTHOUSE = benchPackage('lighthouse', '13.5.0')
const LIGHTHOUSE_ROUNDS = 3
const PARAGRAPH = `<p>${'Honey, jam and bread from our own farm. '.repeat(12)}</p>`

/** The cost of one page load: its main thread's processor time and its layout shift. */
interface Cost {
  scriptMs: number
  taskMs: number
  layoutShift: number
}

/** The cost of the widget until its launcher is drawn, for the same page with and without it, in turns. */
export const widgetFigure: Figure = {
  name: 'widget',
  measure: async (bench) => {
    await using foyer = await startFoyer({ DATA_DIR: await bench.createFolder() })
    const owner = { email: 'bench@example.com', company_name: 'Lindenhof' }
    const { webchat_embed_code: code } = await callApi<{ webchat_embed_code: string }>(
      foyer.origin,
      '/public/agents',
      owner,
    )
    await using shop = await startShop(code)
    await using browser = await chromium.launch({
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-background-networking'],
    })
    await measurePage(browser, `${shop.origin}/with`)
    const costs: { without: Cost; with: Cost }[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const without = await measurePage(browser, `${shop.origin}/without`)
      costs.push({ without, with: await measurePage(browser, `${shop.origin}/with`) })
    }
    const added = (name: keyof Cost): number => median(costs.map((cost) => cost.with[name] - cost.without[name]))
    bench.say(
      `widget: ${costs.map((cost) => (cost.with.scriptMs - cost.without.scriptMs).toFixed(1)).join(', ')} ms of script`,
    )
    return [
      {
        what: "script on the page's main thread, CPU 4 × slower",
        value: added('scriptMs'),
        unit: 'ms',
        aim: { atMost: 10 },
      },
      { what: 'all tasks of that thread, drawing included', value: added('taskMs'), unit: 'ms' },
      { what: 'layout shift caused', value: added('layoutShift'), unit: '', aim: { atMost: 0 } },
      ...(await compareScores(shop.origin, bench)),
    ]
  },
}

type Scores = Record<string, number>

/** Runs Lighthouse on the page with and without the widget, in turns. */
async function compareScores(origin: string, bench: Bench): Promise<Measurement[]> {
  const problem = installBenchPackage(LIGHTHOUSE, bench.say)
  if (problem) {
    bench.say(`widget: no scores of Lighthouse: ${problem}`)
    return []
  }
  const scoresOf = (path: string): Promise<Scores> =>
    runForJson<Scores>(process.execPath, [
      'bench/support/scores-by-lighthouse.ts',
      LIGHTHOUSE.folder,
      `${origin}/${path}`,
    ])
  const rounds: { without: Scores; with: Scores }[] = []
  for (let round = 0; round < LIGHTHOUSE_ROUNDS; round += 1)
    rounds.push({ without: await scoresOf('without'), with: await scoresOf('with') })
  return Object.keys(rounds[0]?.with ?? {}).map((category) => {
    const scores = (page: 'with' | 'without'): number =>
      median(rounds.map((each) => each[page][category] ?? Number.NaN))
    const without = scores('without')
    return {
      what: `Lighthouse with the widget, ${category}`,
      value: scores('with'),
      unit: '',
      aim: { atLeast: without },
      note: `${without} without it`,
    }
  })
}

async function measurePage(browser: Browser, url: string): Promise<Cost> {
  const page = await browser.newPage()
  const session = await page.context().newCDPSession(page)
  // Processor time of the thread, without that of other processes.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.addInitScript(
    'globalThis.shift = 0; new PerformanceObserver((list) => { for (const e of list.getEntries()) shift += e.value }).observe({ type: "layout-shift", buffered: true })',
  )
  await page.goto(url)
  await page.waitForTimeout(SETTLED_MS)
  const { metrics } = await session.send('Performance.getMetrics')
  const ms = (name: string): number => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000 * SLOWDOWN
  const layoutShift = Number(await page.evaluate('shift'))
  await page.close()
  return { scriptMs: ms('ScriptDuration'), taskMs: ms('TaskDuration'), layoutShift }
}

function startShop(embedCode: string): Promise<LoopbackServer> {
  const head =
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Shop</title><meta name="description" content="Honey, jam and bread."><link rel="icon" href="data:,">'
  return startLoopbackServer((request, response) => {
    const widget = request.url === '/with' ? embedCode : ''
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`${head}<main><h1>Shop</h1>${PARAGRAPH.repeat(20)}</main>${widget}`)
  })
}
