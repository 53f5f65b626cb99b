import { createCallers, type Caller } from './knowledge-figure.ts'
import { startCountingProxy } from './support/counting-proxy.ts'
import type { Figure } from './support/figure-types.ts'
import { SECRET_KEY, callApi, startFoyer } from './support/foyer-process.ts'
import { writeParagraph } from './support/generated-text.ts'
import { median } from './support/statistics.ts'
import { createRandom } from '../scripts/seeded-random.ts'

const ITEMS = 500
const ROUNDS = 3

/** Compares one batch of items with one call for each, by one caller on PostgreSQL, and counts round trips. */
export const knowledgeBatchFigure: Figure = {
  name: 'knowledge-batch',
  measure: async (bench) => {
    const databaseUrl = await bench.createDatabase()
    await using proxy = await startCountingProxy(databaseUrl)
    const settings = { DATABASE_URL: proxy.url, SECRET_KEY, DATA_DIR: await bench.createFolder() }
    await using foyer = await startFoyer(settings)
    const [caller] = await createCallers(foyer.origin, databaseUrl)
    if (!caller) throw new Error('there is no caller')
    const add = addingItems(foyer.origin, caller)
    const trips: number[] = []
    const ratios: number[] = []
    for (let round = 0; round <= ROUNDS; round += 1) {
      const before = proxy.roundTrips()
      const single = await timed(() => add.oneByOne(ITEMS))
      trips.push((proxy.roundTrips() - before) / ITEMS)
      const batch = await timed(() => add.together(ITEMS))
      ratios.push(single / batch)
    }
    return [
      {
        what: `POST /knowledge/batch of ${ITEMS} items over single calls`,
        value: median(ratios.slice(1)),
        unit: '×',
        aim: { atLeast: 5 },
      },
      {
        what: 'POST /knowledge: round trips to the database',
        value: median(trips.slice(1)),
        unit: '',
        aim: { atMost: 3 },
        note: 'one finds the key and counts the request; one stores the item, its vector and the audit entry',
      },
    ]
  },
}

function addingItems(origin: string, { agentId, authorization }: Caller) {
  const random = createRandom(7)
  let added = 0
  const item = () => ({ agent_id: agentId, title: `Notice ${++added}`, content: writeParagraph(random, 2) })
  return {
    oneByOne: async (count: number): Promise<void> => {
      for (let at = 0; at < count; at += 1) await callApi(origin, '/public/knowledge', item(), { authorization })
    },
    together: async (count: number): Promise<void> => {
      const items = Array.from({ length: count }, item)
      const { stored } = await callApi<{ stored: number }>(origin, '/public/knowledge/batch', items, { authorization })
      if (stored !== count) throw new Error(`only ${stored} of ${count} items were stored`)
    },
  }
}

async function timed(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}
