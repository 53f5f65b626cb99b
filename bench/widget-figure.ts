import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, chromium } from 'playwright-core'
import { callApi, startFoyer } from './support/foyer-process.ts'
import type { Figure } from './support/figure-types.ts'
import { median } from './support/statistics.ts'

const SLOWDOWN = 4
const ROUNDS = 7
const SETTLED_MS = 1500
const PARAGRAPH = `<p>${'Honey, jam and bread from our own farm. '.repeat(12)}</p>`

/** Of one load of a page: processor time of its main thread, and how far its layout has shifted. */
interface Cost {
  scriptMs: number
  taskMs: number
  layoutShift: number
}

/** What the widget costs the page it stands on, until its launcher is drawn: the same page with it and without it, in turns. */
export const widgetFigure: Figure = {
  name: 'widget',
  measure: async (bench) => {
    await using foyer = await startFoyer({ DATA_DIR: await bench.createFolder() })
    const owner = { email: 'bench@example.com', company_name: 'Lindenhof' }
    const { webchat_embed_code: code } = await callApi<{ webchat_embed_code: string }>(foyer.origin, '/public/agents', owner)
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
    bench.say(`widget: ${costs.map((cost) => (cost.with.scriptMs - cost.without.scriptMs).toFixed(1)).join(', ')} ms of script`)
    return [
      { what: "script on the page's main thread, CPU 4 × slower", value: added('scriptMs'), unit: 'ms', aim: { atMost: 10 } },
      { what: 'all tasks of that thread, drawing included', value: added('taskMs'), unit: 'ms' },
      { what: 'layout shift caused', value: added('layoutShift'), unit: '', aim: { atMost: 0 } },
    ]
  },
}

async function measurePage(browser: Browser, url: string): Promise<Cost> {
  const page = await browser.newPage()
  const session = await page.context().newCDPSession(page)
  // Processor time of the thread: what other processes of the machine take does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.addInitScript(
    'globalThis.shift = 0; new PerformanceObserver((list) => { for (const e of list.getEntries()) shift += e.value }).observe({ type: "layout-shift", buffered: true })',
  )
  await page.goto(url)
  await page.waitForTimeout(SETTLED_MS)
  const { metrics } = await session.send('Performance.getMetrics')
  const ms = (name: string): number => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000
  const layoutShift = Number(await page.evaluate('shift'))
  await page.close()
  return { scriptMs: ms('ScriptDuration'), taskMs: ms('TaskDuration'), layoutShift }
}

async function startShop(embedCode: string): Promise<AsyncDisposable & { origin: string }> {
  const head = '<!doctype html><html lang="en"><title>Shop</title><link rel="icon" href="data:,">'
  const server = createServer((request, response) => {
    const widget = request.url === '/with' ? embedCode : ''
    response.writeHead(200, { 'content-type': 'text/html' }).end(`${head}<h1>Shop</h1>${PARAGRAPH.repeat(20)}${widget}`)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() }
}
