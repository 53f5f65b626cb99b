import { setTimeout as sleep } from 'node:timers/promises'
import { createApiKey, getVerifiedAccount } from '#src/features/accounts/accounts.ts'
import { openDatabase } from '#src/store/database.ts'
import { migrateToLatest } from '#src/store/migrate.ts'
import { createRandom } from '../scripts/seeded-random.ts'
import type { Figure } from './support/figure-types.ts'
import { callApi, startFoyer } from './support/foyer-process.ts'
import { writeParagraph } from './support/generated-text.ts'

const AGENTS = 100
const POLL_MS = 100

interface Answer {
  batch: { batch_id: string; state: string; created: number }
}

/** Time of `POST /agents/batch` for 100 codebase agents, from the request until the last one exists. */
export const batchFigure: Figure = {
  name: 'batch',
  measure: async (bench) => {
    const folder = await bench.createFolder()
    const authorization = await createOwner(folder)
    await using foyer = await startFoyer({ DATA_DIR: folder })
    const startedAt = performance.now()
    let { batch } = await callApi<Answer>(foyer.origin, '/public/agents/batch', { agents: rows() }, { authorization })
    while (batch.state === 'running') {
      await sleep(POLL_MS)
      const url = `${foyer.origin}/api/v1/public/batches/${batch.batch_id}`
      batch = ((await (await fetch(url, { headers: { authorization } })).json()) as Answer).batch
    }
    if (batch.created < AGENTS) throw new Error(`only ${batch.created} of ${AGENTS} agents were created`)
    const value = (performance.now() - startedAt) / 1000
    return [{ what: `POST /agents/batch, ${AGENTS} codebase agents`, value, unit: 's', aim: { atMost: 60 } }]
  },
}

/** About 7 kB for each agent: a landing page, a README, 20 products and 3 plans. */
function rows(): object[] {
  const random = createRandom(11)
  const section = (name: string): string => `## ${name}\n\n${writeParagraph(random, 4)}`
  const page = (title: string): string =>
    [`# ${title}`, ...['Delivery', 'Opening hours', 'About us', 'Returns'].map(section)].join('\n\n')
  return Array.from({ length: AGENTS }, (_, at) => ({
    company_name: `Tea House ${at}`,
    codebase_context: {
      landing_page_content: page(`Tea House ${at}`),
      readme_content: page('Our shop'),
      products: Array.from({ length: 20 }, (_product, number) => ({
        name: `Tea ${at}-${number}`,
        description: writeParagraph(random, 2),
        price: `${number + 3}.50 EUR`,
        features: ['Organic', 'In a tin'],
      })),
      pricing_tiers: ['Small', 'Medium', 'Large'].map((name, tier) => ({
        name,
        price: `${10 + tier * 9} EUR a month`,
      })),
      contact_info: { email: `hello@tea-${at}.example`, phone: '+49 421 123456' },
    },
  }))
}

/** Creates an account with a verified email in an empty database, and returns the header with its key. */
async function createOwner(folder: string): Promise<string> {
  await using database = await openDatabase({ folder })
  await migrateToLatest(database.db)
  const accountId = await database.db.transaction().execute((tx) => getVerifiedAccount(tx, 'bench@example.com'))
  return `Bearer ${(await createApiKey(database.db, accountId, { name: 'bench' })).secret}`
}
