import { readCpuSeconds } from './support/child-process.ts'
import { startCountingProxy } from './support/counting-proxy.ts'
import type { Bench, Figure, Measurement } from './support/figure-types.ts'
import { SECRET_KEY, startFoyer } from './support/foyer-process.ts'
import { median } from './support/statistics.ts'
import { startTimedModel } from './support/timed-model.ts'
import { UNLIMITED_CHAT, askPrice, createShop, measureFirstText, startSession } from './support/visitors.ts'

const WARM_UP = 60
const TURNS = 200
/** A visitor asks this many questions in a conversation. */
const TURNS_PER_CONVERSATION = 5
/** All of it fits into a prompt for 24,000 tokens. */
const WHOLE_CHARACTERS = 52_000
const CONTEXT_TOKENS = '24000'

/** What a turn costs the service: processor time and round trips to the database, one turn at a time. */
export const turnCostFigure: Figure = {
  name: 'turn-cost',
  measure: async (bench) => {
    await using model = await startTimedModel(0)
    const chat = { CHAT_MODEL: 'compatible:timed', CHAT_BASE_URL: model.baseUrl, CHAT_CONTEXT_TOKENS: CONTEXT_TOKENS }
    const builtin = await measureBoth(bench, {})
    const written = await measureBoth(bench, { ...chat, CHAT_CHECK: 'off' })
    const note = `the agent knows ${WHOLE_CHARACTERS} characters, all of them in a request of ${model.lastLength()}`
    const audited = await measureOnPostgres(bench, chat)
    return [
      ...tableOf('built-in', builtin),
      ...tableOf('model', written, { cpu: { atMost: 12 }, trips: { atMost: 8 }, note }),
      { what: 'model, audited, PostgreSQL: processor time of a turn and its audit', value: audited.cpuMs, unit: 'ms' },
    ]
  },
}

interface Cost {
  cpuMs: number
  trips: number
}

interface Costs {
  embedded: Cost
  postgres: Cost
}

function tableOf(
  answerer: string,
  { embedded, postgres }: Costs,
  { cpu, trips, note }: { cpu?: Measurement['aim']; trips?: Measurement['aim']; note?: string } = {},
): Measurement[] {
  return [
    { what: `${answerer}, embedded: processor time of a turn`, value: embedded.cpuMs, unit: 'ms' },
    { what: `${answerer}, PostgreSQL: processor time of a turn`, value: postgres.cpuMs, unit: 'ms', aim: cpu, note },
    { what: `${answerer}, PostgreSQL: round trips of a turn`, value: postgres.trips, unit: '', aim: trips },
  ]
}

async function measureBoth(bench: Bench, environment: Record<string, string>): Promise<Costs> {
  const embedded = await measureCost({ ...environment, DATA_DIR: await bench.createFolder() })
  return { embedded, postgres: await measureOnPostgres(bench, environment) }
}

async function measureOnPostgres(bench: Bench, environment: Record<string, string>): Promise<Cost> {
  await using proxy = await startCountingProxy(await bench.createDatabase())
  const served = { DATABASE_URL: proxy.url, SECRET_KEY, DATA_DIR: await bench.createFolder() }
  return await measureCost({ ...environment, ...served }, proxy.roundTrips)
}

async function measureCost(environment: Record<string, string>, roundTrips = (): number => 0): Promise<Cost> {
  await using foyer = await startFoyer({ ...UNLIMITED_CHAT, ...environment })
  const widgetKey = await createShop(foyer.origin, WHOLE_CHARACTERS)
  const tokens: string[] = []
  for (let opened = 0; opened < (WARM_UP + TURNS) / TURNS_PER_CONVERSATION; opened += 1)
    tokens.push(await startSession(foyer.origin, widgetKey))
  const trips: number[] = []
  const turn = async (at: number): Promise<void> => {
    const before = roundTrips()
    await measureFirstText(foyer.origin, tokens[Math.floor(at / TURNS_PER_CONVERSATION)] ?? '', askPrice(at))
    trips.push(roundTrips() - before)
  }
  for (let at = 0; at < WARM_UP; at += 1) await turn(at)
  const before = await readCpuSeconds(foyer.pid)
  for (let at = WARM_UP; at < WARM_UP + TURNS; at += 1) await turn(at)
  const cpuMs = (((await readCpuSeconds(foyer.pid)) - before) * 1000) / TURNS
  // The median leaves out the jobs that run beside some turns.
  return { cpuMs, trips: median(trips) }
}
