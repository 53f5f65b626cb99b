import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startPooler, startPostgres } from '../../scripts/postgres-server.ts'
import { createFaultSetup, SERVER_URL } from '../support/fault-setup.ts'
import { type Acknowledged, putUnderLoad, tally } from '../support/calls-under-load.ts'
import { countPendingJobs } from '../support/pending-jobs.ts'
import { startFoyer } from '../support/process.ts'
import { expectCompleteAgents } from '../support/stored-agents.ts'

const LOAD_MS = 6_000

test.skipIf(!SERVER_URL || process.getuid?.() !== 0)(
  'two nodes share eight connections of PgBouncer in transaction mode: statements, locks and jobs work as without it',
  async () => {
    await using postgres = await startPostgres()
    await using place = await createFaultSetup(postgres.url)
    const database = new URL(place.settings['DATABASE_URL'] ?? '').pathname
    await using pooler = await startPooler(postgres.url)
    const settings = { ...place.settings, DATABASE_URL: new URL(database, pooler.url).href }
    // Both migrate the empty database.
    const [first, second] = await Promise.all([startFoyer(settings), startFoyer(settings)])
    await using nodes = new AsyncDisposableStack()
    nodes.use(first)
    nodes.use(second)
    const acknowledged: Acknowledged = { agents: [], items: [] }
    const end = new AbortController()
    const load = putUnderLoad([first.origin, second.origin], { callers: 12, signal: end.signal, acknowledged })
    await sleep(LOAD_MS)
    end.abort()
    expect(Object.keys(tally(await load))).toEqual(['200'])
    await expect.poll(() => countPendingJobs(first.origin)).toBe(0)
    expect([first.output(), second.output()].join('')).not.toMatch(/prepared statement|protocol_violation|08P01/)
    for (const node of [first, second]) expect((await node.end('SIGTERM')).exitCode).toBe(0)
    await using stored = await place.open()
    await expectCompleteAgents(stored.db, acknowledged)
  },
)
