import type { Figure, Measurement } from './support/figure-types.ts'
import { type RunningFoyer, callApi, startFoyer, startNode } from './support/foyer-process.ts'
import { startGeneratedSite } from './support/generated-site.ts'
import { median } from './support/statistics.ts'

const PAGES = 20
const ROUNDS = 9

/** Time of `POST /agents` for a website of 20 pages on loopback, until all is read, understood, embedded and stored. */
export const creationFigure: Figure = {
  name: 'creation',
  measure: async (bench) => {
    await using embedded = await startFoyer({ DATA_DIR: await bench.createFolder() })
    const measured = [toMeasurement('embedded database', await createAgents(embedded))]
    await using postgres = await startNode(bench, await bench.createDatabase())
    return [...measured, toMeasurement('PostgreSQL', await createAgents(postgres))]
  },
}

/** Returns the milliseconds of each creation after a first one, which warms up. */
async function createAgents(foyer: RunningFoyer): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    await using site = await startGeneratedSite(PAGES)
    const startedAt = performance.now()
    const body = { company_name: 'Lindenhof', email: `bench-${round}@example.com`, website_url: site.origin }
    const answer = await callApi<{ knowledge_base_count: number; warnings?: string[] }>(
      foyer.origin,
      '/public/agents',
      body,
    )
    times.push(performance.now() - startedAt)
    if (answer.knowledge_base_count < PAGES)
      throw new Error(`the agent got ${answer.knowledge_base_count} items only: ${answer.warnings?.join(' ')}`)
  }
  return times.slice(1)
}

function toMeasurement(database: string, times: number[]): Measurement {
  return {
    what: `POST /agents with ${PAGES} pages, ${database}`,
    value: median(times) / 1000,
    unit: 's',
    aim: { atMost: 1 },
  }
}
