import pg from 'pg'
import { createRandom } from '../scripts/seeded-random.ts'
import type { Figure, Measurement } from './support/figure-types.ts'
import { callApi, startNode } from './support/foyer-process.ts'
import { startGeneratedSite } from './support/generated-site.ts'
import { writeParagraph } from './support/generated-text.ts'
import { WITHOUT_LIMITS } from './support/owner-key.ts'
import { askPrice, createShop, startSession } from './support/visitors.ts'

const AGENTS = 50
const SITES = 8
const PAGES = 20
const ITEMS = 400
const CONVERSATIONS = 200
const QUESTIONS = 5

/** What agents and conversations take on the disk of PostgreSQL, with indexes, and their rows. */
export const sizesFigure: Figure = {
  name: 'sizes',
  measure: async (bench) => {
    const databaseUrl = await bench.createDatabase()
    await using foyer = await startNode(bench, databaseUrl, WITHOUT_LIMITS)
    const { origin } = foyer
    const random = createRandom(7)
    const measure = sizeMeter(databaseUrl)
    const widgetKey = await createShop(origin)
    const agent_id = await createEmptyAgent(origin)
    await measure()
    const steps: { what: string; times: number; work: (at: number) => Promise<unknown>; of?: number }[] = [
      { what: 'agent with two items', times: AGENTS, work: () => createShop(origin) },
      { what: 'page of a website with 4.5 kB of text', times: SITES, of: PAGES, work: (at) => readSite(origin, at) },
      {
        what: 'item of 400 characters',
        times: ITEMS,
        work: async (at) => {
          const content = writeParagraph(random, 6).slice(0, 400)
          await callApi(origin, '/public/knowledge', { agent_id, title: `Item ${at}`, content })
        },
      },
      { what: 'question with its reply', times: CONVERSATIONS, of: QUESTIONS, work: () => converse(origin, widgetKey) },
    ]
    const measurements: Measurement[] = []
    for (const { what, times, work, of = 1 } of steps) {
      for (let at = 0; at < times; at += 1) await work(at)
      const { bytes, rows } = await measure()
      const count = times * of
      const note = `${(rows / count).toFixed(1)} rows`
      measurements.push({ what: `${what}, on PostgreSQL`, value: bytes / count / 1000, unit: 'kB', note })
    }
    return measurements
  },
}

/** Returns what was added to all tables, with their indexes, since the last call. */
function sizeMeter(url: string): () => Promise<{ bytes: number; rows: number }> {
  const last = { bytes: 0, rows: 0 }
  return async () => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      await client.query('vacuum full analyze')
      const { rows } = await client.query<{ bytes: string; rows: string }>(
        `select sum(pg_total_relation_size(oid)) as bytes, sum(greatest(reltuples, 0)) as rows from pg_class
         where relkind = 'r' and relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)`,
      )
      const now = { bytes: Number(rows[0]?.bytes), rows: Number(rows[0]?.rows) }
      const added = { bytes: now.bytes - last.bytes, rows: now.rows - last.rows }
      Object.assign(last, now)
      return added
    } finally {
      await client.end()
    }
  }
}

async function createEmptyAgent(origin: string): Promise<string> {
  const body = { company_name: 'Lindenhof', email: 'bench@example.com', codebase_context: {} }
  return (await callApi<{ agent_id: string }>(origin, '/public/agents', body)).agent_id
}

async function readSite(origin: string, at: number): Promise<void> {
  await using site = await startGeneratedSite(PAGES)
  const body = { company_name: `Site ${at}`, email: 'bench@example.com', website_url: site.origin }
  await callApi(origin, '/public/agents', body)
}

async function converse(origin: string, widgetKey: string): Promise<void> {
  const headers = { authorization: `Bearer ${await startSession(origin, widgetKey)}` }
  for (let asked = 0; asked < QUESTIONS; asked += 1)
    await callApi(origin, '/chat/messages', { text: askPrice(asked) }, headers)
}
