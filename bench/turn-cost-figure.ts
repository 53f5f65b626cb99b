import { readCpuSeconds } from './support/child-process.ts'
import { startCountingProxy } from './support/counting-proxy.ts'
import type { Figure, Measurement } from './support/figure-types.ts'
import { SECRET_KEY, startFoyer } from './support/foyer-process.ts'
import { median } from './support/statistics.ts'
import { startTimedModel } from './support/timed-model.ts'
import { UNLIMITED_CHAT, askPrice, createShop, measureFirstText, startSession } from './support/visitors.ts'

const WARM_UP = 60
const TURNS = 200
/** A visitor asks this many questions in a conversation. */
const TURNS_PER_CONVERSATION = 5
/** Whole, this is a prompt of about 24,000 tokens. */
const KNOWN_CHARACTERS = 78_000

/** What a turn costs the service: processor time and round trips to the database, one turn at a time. */
export const turnCostFigure: Figure = {
  name: 'turn-cost',
  measure: async (bench) => {
    await using model = await startTimedModel(0)
    const chat = { CHAT_MODEL: 'compatible:timed', CHAT_BASE_URL: model.baseUrl, CHAT_CONTEXT_TOKENS: '24000' }
    const measurements: Measurement[] = []
    for (const answerer of ['built-in', 'model'] as const) {
      const environment = { ...UNLIMITED_CHAT, ...(answerer === 'model' ? chat : {}) }
      const embedded = await measureCost({ ...environment, DATA_DIR: await bench.createFolder() })
      await using proxy = await startCountingProxy(await bench.createDatabase())
      const served = { DATABASE_URL: proxy.url, SECRET_KEY, DATA_DIR: await bench.createFolder() }
      const postgres = await measureCost({ ...environment, ...served }, proxy.roundTrips)
      const aims = answerer === 'model' ? { cpu: { atMost: 12 }, trips: { atMost: 8 } } : {}
      const note = answerer === 'model' ? `a request of ${model.lastLength()} characters` : undefined
      measurements.push(
        { what: `${answerer}, embedded: processor time of a turn`, value: embedded.cpuMs, unit: 'ms' },
        { what: `${answerer}, PostgreSQL: the same`, value: postgres.cpuMs, unit: 'ms', aim: aims.cpu, note },
        { what: `${answerer}, PostgreSQL: round trips of a turn`, value: postgres.trips, unit: '', aim: aims.trips },
      )
    }
    return measurements
  },
}

async function measureCost(
  environment: Record<string, string>,
  roundTrips = (): number => 0,
): Promise<{ cpuMs: number; trips: number }> {
  await using foyer = await startFoyer(environment)
  const widgetKey = await createShop(foyer.origin, KNOWN_CHARACTERS)
  let token = ''
  const trips: number[] = []
  const turn = async (at: number): Promise<void> => {
    if (at % TURNS_PER_CONVERSATION === 0) token = await startSession(foyer.origin, widgetKey)
    const before = roundTrips()
    await measureFirstText(foyer.origin, token, askPrice(at))
    // Leaves out the first turn of a conversation, which also sends its webhooks.
    if (at % TURNS_PER_CONVERSATION > 0) trips.push(roundTrips() - before)
  }
  for (let at = 0; at < WARM_UP; at += 1) await turn(at)
  const before = await readCpuSeconds(foyer.pid)
  for (let at = WARM_UP; at < WARM_UP + TURNS; at += 1) await turn(at)
  const cpuMs = (((await readCpuSeconds(foyer.pid)) - before) * 1000) / TURNS
  return { cpuMs, trips: median(trips) }
}
