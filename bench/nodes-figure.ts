import { availableParallelism } from 'node:os'
import { createCallers, knowledgeLoad } from './knowledge-figure.ts'
import { readCpuSeconds } from './support/child-process.ts'
import type { Figure } from './support/figure-types.ts'
import { type RunningFoyer, startNode } from './support/foyer-process.ts'
import { runLoad } from './support/load.ts'
import { median } from './support/statistics.ts'

const NODES = 4
const ROUNDS = 4
const ROUND_MS = 3_000
const WARM_UP_MS = 1_500

/** Compares `POST /knowledge` on four nodes with the same load on one of them, over one PostgreSQL server. */
export const nodesFigure: Figure = {
  name: 'nodes',
  measure: async (bench) => {
    const databaseUrl = await bench.createDatabase()
    await using running = new AsyncDisposableStack()
    const nodes: RunningFoyer[] = []
    for (let node = 0; node < NODES; node++) {
      nodes.push(running.use(await startNode(bench, databaseUrl)))
    }
    const origins = nodes.map(({ origin }) => origin)
    const callers = await createCallers(origins[0] ?? '', databaseUrl)
    const measure = (used: string[], durationMs: number) => runLoad({ ...knowledgeLoad(used, callers), durationMs })
    await measure(origins, WARM_UP_MS * 2)

    const rounds: { one: number; all: number; nodesCpu: number; loadCpu: number }[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const one = await measure(origins.slice(0, 1), ROUND_MS)
      const nodesBefore = await sumCpuSeconds(nodes)
      const loadBefore = process.cpuUsage()
      const all = await measure(origins, ROUND_MS)
      const { user, system } = process.cpuUsage(loadBefore)
      const nodesCpu = ((await sumCpuSeconds(nodes)) - nodesBefore) / (ROUND_MS / 1000)
      rounds.push({ one: one.perSecond, all: all.perSecond, nodesCpu, loadCpu: (user + system) / 1000 / ROUND_MS })
    }
    const middle = (pick: (round: (typeof rounds)[number]) => number): number => median(rounds.map(pick))
    const share = `of ${availableParallelism()} cores the nodes took ${middle(({ nodesCpu }) => nodesCpu).toFixed(1)}, the load ${middle(({ loadCpu }) => loadCpu).toFixed(1)}, PostgreSQL and other programs the rest`
    return [
      {
        what: `${NODES} nodes over 1, POST /knowledge`,
        value: middle(({ one, all }) => all / one),
        unit: '×',
        note: share,
      },
      { what: `${NODES} nodes`, value: middle(({ all }) => all), unit: '/s' },
    ]
  },
}

async function sumCpuSeconds(nodes: RunningFoyer[]): Promise<number> {
  const each = await Promise.all(nodes.map(({ pid }) => readCpuSeconds(pid)))
  return each.reduce((sum, seconds) => sum + seconds, 0)
}
