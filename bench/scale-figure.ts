import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { readCpuSeconds } from './support/child-process.ts'
import type { Bench, Figure, Measurement } from './support/figure-types.ts'
import { type RunningFoyer, callApi, startNode } from './support/foyer-process.ts'
import { WITHOUT_LIMITS, createOwner } from './support/owner-key.ts'
import { median } from './support/statistics.ts'
import { askPrice, createShop, measureFirstText, startSession } from './support/visitors.ts'

const NODES = 4
const ROUNDS = 5
const WARM_UP = 40
/** Operations of a round, and how many begin per second. */
const OPERATIONS = 60
const PER_SECOND = { turn: 12, knowledge: 20, creation: 10 }
const REST_MS = 3_000

/** What an operation costs, in milliseconds. */
interface Cost {
  nodesMs: number
  databaseMs: number
}

/**
 * What a chat turn, `POST /knowledge` and a creation cost the nodes and PostgreSQL, with one node and with four. The
 * operations begin at a steady pace, and go to the nodes in turn.
 */
export const scaleFigure: Figure = {
  name: 'scale',
  measure: async (bench) => {
    await using running = await startNodes(bench)
    const { url, owner, nodes } = running
    const origins = nodes.map(({ origin }) => origin)
    const widgetKey = await createShop(origins[0] ?? '', 0, owner)
    const agents = (await getAgents(origins[0] ?? '', owner)).data
    const agent_id = agents[0]?.agent_id ?? ''
    const tokens = await Promise.all(
      Array.from({ length: OPERATIONS }, () => startSession(origins[0] ?? '', widgetKey)),
    )
    const operations: Record<keyof typeof PER_SECOND, (origin: string, at: number) => Promise<unknown>> = {
      turn: (origin, at) => measureFirstText(origin, tokens[at % tokens.length] ?? '', askPrice(at)),
      knowledge: (origin, at) =>
        callApi(origin, '/public/knowledge', { agent_id, title: `Note ${at}`, content: `Open on day ${at}.` }, owner),
      creation: (origin) => createShop(origin, 0, owner),
    }
    const measurements: Measurement[] = []
    for (const [name, operate] of Object.entries(operations)) {
      const perSecond = PER_SECOND[name as keyof typeof PER_SECOND]
      let at = 0
      const run = async (used: string[], times: number): Promise<void> => {
        await pace(perSecond, times, () => operate(used[(at += 1) % used.length] ?? '', at))
      }
      await run(origins, WARM_UP)
      const rounds: { one: Cost; all: Cost }[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        const meter = { url, nodes, work: (used: string[]) => () => run(used, OPERATIONS) }
        rounds.push({ one: await costOf(meter, origins.slice(0, 1)), all: await costOf(meter, origins) })
      }
      const middle = (pick: (round: (typeof rounds)[number]) => number): number => median(rounds.map(pick))
      measurements.push(
        { what: `${name}: PostgreSQL, 1 node`, value: middle(({ one }) => one.databaseMs), unit: 'ms' },
        { what: `${name}: PostgreSQL, ${NODES} nodes`, value: middle(({ all }) => all.databaseMs), unit: 'ms' },
        {
          what: `${name}: PostgreSQL, ${NODES} nodes over 1`,
          value: middle(({ one, all }) => all.databaseMs / one.databaseMs),
          unit: '×',
          aim: { atMost: 1.1 },
        },
        { what: `${name}: the nodes, 1 and ${NODES}`, value: middle(({ one }) => one.nodesMs), unit: 'ms' },
      )
    }
    return measurements
  },
}

async function startNodes(bench: Bench) {
  const url = await bench.createDatabase()
  const owner = await createOwner({ url })
  const stop = new AsyncDisposableStack()
  const nodes: RunningFoyer[] = []
  for (let node = 0; node < NODES; node += 1) nodes.push(stop.use(await startNode(bench, url, WITHOUT_LIMITS)))
  return { url, owner, nodes, [Symbol.asyncDispose]: () => stop.disposeAsync() }
}

async function getAgents(origin: string, headers: Record<string, string>): Promise<{ data: { agent_id: string }[] }> {
  return (await (await fetch(`${origin}/api/v1/public/agents`, { headers })).json()) as {
    data: { agent_id: string }[]
  }
}

/** Begins something at even distances, and waits for all. */
async function pace(perSecond: number, times: number, begin: () => Promise<unknown>): Promise<void> {
  const startedAt = performance.now()
  const begun: Promise<unknown>[] = []
  for (let done = 0; done < times; done += 1) {
    await sleep(Math.max(0, startedAt + (done * 1000) / perSecond - performance.now()))
    begun.push(begin())
  }
  await Promise.all(begun)
}

interface Meter {
  url: string
  nodes: RunningFoyer[]
  work: (used: string[]) => () => Promise<void>
}

/** Measures a round, without what the same nodes and PostgreSQL spend in the same time at rest. */
async function costOf({ url, nodes, work }: Meter, used: string[]): Promise<Cost> {
  const measure = async (during: () => Promise<unknown>) => {
    const startedAt = performance.now()
    const before = await readSpent(url, nodes)
    await during()
    const after = await readSpent(url, nodes)
    const ms = performance.now() - startedAt
    return { ms, nodesMs: after.nodesMs - before.nodesMs, databaseMs: after.databaseMs - before.databaseMs }
  }
  const rest = await measure(() => sleep(REST_MS))
  const busy = await measure(work(used))
  const own = (of: 'nodesMs' | 'databaseMs'): number => (busy[of] - (rest[of] * busy.ms) / rest.ms) / OPERATIONS
  return { nodesMs: own('nodesMs'), databaseMs: own('databaseMs') }
}

/** Processor time of the nodes, and time in which PostgreSQL ran statements of this database. */
async function readSpent(url: string, nodes: RunningFoyer[]): Promise<Cost> {
  // Backends report what they did at most once a second.
  await sleep(1_100)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ ms: number }>(
      'select active_time as ms from pg_stat_database where datname = current_database()',
    )
    const seconds = await Promise.all(nodes.map(({ pid }) => readCpuSeconds(pid)))
    return { nodesMs: seconds.reduce((sum, each) => sum + each, 0) * 1000, databaseMs: rows[0]?.ms ?? 0 }
  } finally {
    await client.end()
  }
}
