import { sql } from 'kysely'
import { forgetAddresses, forgetOldMessages } from '#src/features/conversations/conversations.ts'
import { openDatabase } from '#src/store/database.ts'
import type { Figure, Measurement } from './support/figure-types.ts'
import { startNode } from './support/foyer-process.ts'
import { fillConversations } from './support/large-fill.ts'
import { WITHOUT_LIMITS, createOwner } from './support/owner-key.ts'
import { median } from './support/statistics.ts'
import { askPrice, createShop, measureFirstText, startSession } from './support/visitors.ts'

/** `MESSAGES` sets another number. */
const DEFAULT_MESSAGES = 5_000_000
const AGENTS = 500
/** The largest agent has this share of all conversations. */
const LARGEST = 0.1
const TIMES = 7

interface Page {
  data?: Record<string, string>[]
  next_cursor?: string | null
}

/** What visitors and owners wait for when one PostgreSQL holds a year of a large installation. */
export const largeFigure: Figure = {
  name: 'large',
  measure: async (bench) => {
    const messages = Number(process.env['MESSAGES'] ?? DEFAULT_MESSAGES)
    const databaseUrl = await bench.createDatabase()
    const owner = await createOwner({ url: databaseUrl })
    await using foyer = await startNode(bench, databaseUrl, WITHOUT_LIMITS)
    const { origin } = foyer
    const widgetKey = await createShop(origin, 0, owner)
    bench.say(`filling ${messages} messages`)
    await fillConversations(databaseUrl, { messages, agents: AGENTS, largest: LARGEST })
    bench.say('filled')
    const read = async (path: string): Promise<Page> => {
      const response = await fetch(`${origin}/api/v1/public${path}`, { headers: owner })
      if (!response.ok) throw new Error(`GET ${path} answered ${response.status}: ${await response.text()}`)
      return (await response.json()) as Page
    }
    // The first agent, which has the most conversations, is the last one of the list.
    let page = await read('/agents?limit=100')
    while (page.next_cursor) page = await read(`/agents?limit=100&cursor=${encodeURIComponent(page.next_cursor)}`)
    const agentId = page.data?.at(-1)?.['agent_id']
    const thread = (await read(`/conversations?agent_id=${agentId}&limit=1`)).data?.[0]?.['conversation_id']
    const of = `agent_id=${agentId}`
    const paths = {
      'the newest conversations': `/conversations?${of}`,
      'those with an unanswered question': `/conversations?${of}&unanswered=true`,
      'those of a day in summer': `/conversations?${of}&from=2026-07-01&to=2026-07-01`,
      'a search for two words': `/conversations?${of}&q=${encodeURIComponent('number 4711')}`,
      'the newest of all agents': '/conversations',
      'one conversation': `/conversations/${thread}`,
      'insights of 30 days': `/insights?${of}&days=30`,
      'insights of a year': `/insights?${of}&days=365`,
      leads: `/leads?${of}`,
      gaps: `/gaps?${of}`,
    }
    const measurements: Measurement[] = []
    const token = await startSession(origin, widgetKey)
    const measure = async (what: string, work: (at: number) => Promise<unknown>, times = TIMES): Promise<void> => {
      const took: number[] = []
      for (let at = 0; at < times; at += 1) {
        const startedAt = performance.now()
        await work(at)
        took.push(performance.now() - startedAt)
      }
      measurements.push({ what, value: median(took), unit: 'ms' })
      bench.say(`${what}: ${median(took).toFixed(1)} ms`)
    }
    await measure('a chat turn', (at) => measureFirstText(origin, token, askPrice(at)))
    for (const [what, path] of Object.entries(paths)) await measure(what, () => read(path))
    await using database = await openDatabase({ url: databaseUrl })
    await forgetAddresses(database.db)
    await measure('housekeeping: messages past their retention', () => forgetOldMessages(database.db), 2)
    await measure('housekeeping: addresses', () => forgetAddresses(database.db), 2)
    const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database())::float8 as bytes`.execute(
      database.db,
    )
    const note = `${messages} messages of ${AGENTS} agents; the measured one has ${LARGEST * 100} % of them`
    return [...measurements, { what: 'the database', value: (rows[0]?.bytes ?? 0) / 1e9, unit: 'GB', note }]
  },
}
