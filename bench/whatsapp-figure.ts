import { setTimeout as sleep } from 'node:timers/promises'
import { numberSettings, startCountingGraph } from './support/counting-graph.ts'
import type { Figure, Measurement } from './support/figure-types.ts'
import { SECRET_KEY, callApi, startFoyer } from './support/foyer-process.ts'
import { quantile } from './support/statistics.ts'
import { countOutcome, deliverStorm } from './support/whatsapp-storm.ts'

const MESSAGES = 10_000
const KILLS = 5
const SETTLE_MS = 900_000
const RATE = 200
const RATE_SECONDS = 20

/** How fast WhatsApp webhooks are acknowledged on PostgreSQL while answers are processed. */
export const whatsappFigure: Figure = { name: 'whatsapp', measure: measureAcknowledging }

/**
 * Whether each of ten thousand webhooks, in random order and a third of them twice, is answered exactly once although
 * the process is killed five times.
 */
export const whatsappKillsFigure: Figure = { name: 'whatsapp-kills', measure: measureKilling }

async function measureAcknowledging(bench: Parameters<Figure['measure']>[0]): Promise<Measurement[]> {
  let origin = ''
  await using graph = await startCountingGraph(() => origin)
  await using foyer = await startFoyer(await settingsOf(bench, graph.url))
  origin = foyer.origin
  const code = await createAgent(origin)
  const messages = Math.round((RATE * RATE_SECONDS * 3) / 4)
  await deliverStorm({ messages: 50, code: 'warm-up', atOnce: 4, originOf: () => origin })
  const took = await deliverStorm({ messages, code, perSecond: RATE, atOnce: 64, originOf: () => origin })
  const answered = graph.reached.size
  return [
    {
      what: `${RATE} webhooks a second acknowledged, p99`,
      value: quantile(took, 0.99),
      unit: 'ms',
      aim: { atMost: 60 },
      note: `for ${RATE_SECONDS} s; meanwhile ${answered} of ${messages} visitors were answered`,
    },
    { what: 'acknowledged, p50', value: quantile(took, 0.5), unit: 'ms' },
  ]
}

async function measureKilling(bench: Parameters<Figure['measure']>[0]): Promise<Measurement[]> {
  let origin = ''
  await using graph = await startCountingGraph(() => origin)
  const settings = await settingsOf(bench, graph.url)
  let foyer = await startFoyer(settings)
  origin = foyer.origin
  const code = await createAgent(origin)
  const startedAt = performance.now()
  const storm = deliverStorm({ messages: MESSAGES, code, atOnce: 16, originOf: () => origin })
  for (let kill = 1; kill <= KILLS; kill += 1) {
    while (graph.reached.size < (kill * MESSAGES) / (KILLS + 1)) await sleep(50)
    process.kill(-foyer.pid, 'SIGKILL')
    foyer = await startFoyer(settings)
    origin = foyer.origin
  }
  await storm
  while (countOutcome(graph, MESSAGES).never > 0 && performance.now() - startedAt < SETTLE_MS) await sleep(500)
  const { once, never, twice } = countOutcome(graph, MESSAGES)
  const seconds = (performance.now() - startedAt) / 1000
  await foyer[Symbol.asyncDispose]()
  const note = `${MESSAGES} messages in an order of chance, a third twice, the process killed ${KILLS} times`
  return [
    { what: 'messages answered exactly once', value: once, unit: '', aim: { atLeast: MESSAGES }, note },
    { what: 'lost', value: never, unit: '', aim: { atMost: 0 } },
    { what: 'answered twice', value: twice, unit: '', aim: { atMost: 0 } },
    { what: 'answers, kills included', value: once / seconds, unit: '/s' },
  ]
}

async function settingsOf(bench: Parameters<Figure['measure']>[0], graphUrl: string): Promise<Record<string, string>> {
  const limits = { TRIAL_MESSAGES: '1000000', CHAT_PER_VISITOR_PER_HOUR: '1000000' }
  return {
    DATABASE_URL: await bench.createDatabase(),
    SECRET_KEY,
    DATA_DIR: await bench.createFolder(),
    ...limits,
    ...numberSettings(graphUrl),
  }
}

/** Creates an agent and returns the code that leads to it. */
async function createAgent(origin: string): Promise<string> {
  const { whatsapp_link: link } = await callApi<{ whatsapp_link: string }>(origin, '/public/agents', {
    company_name: 'Lindenhof',
    email: 'bench@example.com',
    codebase_context: { products: [{ name: 'Gift basket', price: '31 EUR' }] },
  })
  return /FY\w{6}/.exec(decodeURIComponent(link))?.[0] ?? ''
}
