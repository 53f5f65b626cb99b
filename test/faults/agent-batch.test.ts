import { expect, test } from 'vitest'
import { createApiKey, getVerifiedAccount } from '../../src/features/accounts/accounts.ts'
import { migrateToLatest } from '../../src/store/migrate.ts'
import { createFaultSetup, type FaultSetup } from '../support/fault-setup.ts'
import { LINDENHOF } from '../support/lindenhof.ts'
import { type RunningFoyer, startFoyer } from '../support/process.ts'
import { send } from '../support/service.ts'

const ROWS = 100
const KILLS = 2

test(`a batch of ${ROWS} agents, killed ${KILLS} times halfway and sent again with its key: exactly ${ROWS}, and no result is lost`, async () => {
  await using place = await createFaultSetup()
  const headers = { authorization: await createKey(place), 'idempotency-key': 'agents-of-the-agency' }
  const agents = Array.from({ length: ROWS }, (_, at) => ({ company_name: `Farm ${at}`, codebase_context: LINDENHOF }))
  const post = async ({ origin }: RunningFoyer) =>
    (await send(`${origin}/api/v1/public/agents/batch`, 'POST', { agents }, headers)).body.batch
  const seen = new Map<number, string>()
  const ids = new Set<string>()
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await using foyer = await startFoyer(place.settings)
    const enough = (kill * ROWS) / (KILLS + 1)
    await expect
      .poll(async () => {
        const batch = await post(foyer)
        ids.add(batch.batch_id)
        for (const { row, agent_id: id } of batch.results) seen.set(row, id)
        return batch.created
      })
      .toBeGreaterThanOrEqual(enough)
    await foyer.end('SIGKILL')
  }
  await using foyer = await startFoyer(place.settings)
  await expect.poll(async () => (await post(foyer)).state).toBe('done')
  const { batch_id: id, created, failed, results } = await post(foyer)
  expect([...ids]).toEqual([id])
  expect([created, failed]).toEqual([ROWS, 0])
  const made = new Map(results.map((row: { row: number; agent_id: string }) => [row.row, row.agent_id]))
  expect([...seen].filter(([row, agentId]) => made.get(row) !== agentId)).toEqual([])
  await foyer.end('SIGTERM')
  await using database = await place.open()
  const stored = await database.db.selectFrom('agents').select('company_name as name').execute()
  expect(stored.map(({ name }) => name).toSorted()).toEqual(agents.map(({ company_name: name }) => name).toSorted())
})

/** Creates an account with a verified email and returns the header with its key. */
async function createKey(place: FaultSetup): Promise<string> {
  await using database = await place.open()
  await migrateToLatest(database.db)
  const accountId = await database.db.transaction().execute((tx) => getVerifiedAccount(tx, 'agency@example.com'))
  const { secret } = await createApiKey(database.db, accountId, { name: 'test' })
  return `Bearer ${secret}`
}
