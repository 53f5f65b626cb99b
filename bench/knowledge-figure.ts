import { createRandom } from '../scripts/seeded-random.ts'
import { createApiKey, insertProvisionalAccount } from '#src/features/accounts/accounts.ts'
import { openDatabase } from '#src/store/database.ts'
import { startProgram } from './support/child-process.ts'
import type { Bench, Figure, Measurement } from './support/figure-types.ts'
import { SECRET_KEY, callApi, startFoyer } from './support/foyer-process.ts'
import { type Load, type LoadResult, runLoad } from './support/load.ts'
import { writeParagraph } from './support/generated-text.ts'
import { median } from './support/statistics.ts'

const CALLERS = 16
const ROUNDS = 5
const ROUND_MS = 3_000
/**
 * V8 has then compiled what each request runs, which takes 30,000 calls (`base/tune-v8.ts`). A service in use stays in
 * this state.
 */
const WARM_UP_REQUESTS = 40_000
const WARM_UP_MS = 5_000

/**
 * Compares `POST /knowledge` with a handler on the same framework that only inserts the item's row. They take turns on
 * one PostgreSQL server.
 */
export const knowledgeFigure: Figure = {
  name: 'knowledge',
  measure: async (bench) => {
    const databaseUrl = await bench.createDatabase()
    await using foyer = await startFoyer({
      DATABASE_URL: databaseUrl,
      SECRET_KEY,
      DATA_DIR: await bench.createFolder(),
    })
    const callers = await createCallers(foyer.origin, databaseUrl)
    await using bare = await startProgram({
      command: process.execPath,
      args: ['bench/support/bare-handler.ts', databaseUrl],
      ready: /^ready: (\d+)$/,
    })
    const product = knowledgeLoad([foyer.origin], callers)
    const handler = { ...product, origins: [`http://127.0.0.1:${bare.said}`], path: '/' }
    return await compare(bench, product, handler)
  },
}

export interface Caller {
  agentId: string
  authorization: string
}

/** Creates an account with a key and an agent for each caller. */
export async function createCallers(origin: string, databaseUrl: string): Promise<Caller[]> {
  const { db, [Symbol.asyncDispose]: close } = await openDatabase({ url: databaseUrl })
  const callers: Caller[] = []
  for (let at = 0; at < CALLERS; at++) {
    const { secret } = await createApiKey(db, await insertProvisionalAccount(db), { name: 'bench' })
    const authorization = `Bearer ${secret}`
    const agent = await callApi<{ agent_id: string }>(
      origin,
      '/public/agents',
      { company_name: `Tea House ${at}` },
      { authorization },
    )
    callers.push({ agentId: agent.agent_id, authorization })
  }
  await close()
  return callers
}

/** Returns a load of new items of two sentences. */
export function knowledgeLoad(origins: string[], callers: Caller[]): Omit<Load, 'durationMs'> {
  const random = createRandom(7)
  let added = 0
  return {
    origins,
    path: '/api/v1/public/knowledge',
    callers: callers.length,
    request: (caller) => ({
      headers: { authorization: callers[caller]?.authorization ?? '' },
      body: {
        agent_id: callers[caller]?.agentId,
        title: `Notice ${++added}`,
        content: writeParagraph(random, 2),
        item_type: 'faq',
      },
    }),
  }
}

async function warmUp(load: Omit<Load, 'durationMs'>): Promise<void> {
  for (let sent = 0; sent < WARM_UP_REQUESTS;) {
    const { perSecond } = await runLoad({ ...load, durationMs: WARM_UP_MS })
    sent += (perSecond * WARM_UP_MS) / 1000
  }
}

async function compare(
  bench: Bench,
  product: Omit<Load, 'durationMs'>,
  handler: Omit<Load, 'durationMs'>,
): Promise<Measurement[]> {
  for (const load of [product, handler]) await warmUp(load)
  const rounds: { product: LoadResult; handler: LoadResult }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const measured = {
      product: await runLoad({ ...product, durationMs: ROUND_MS }),
      handler: await runLoad({ ...handler, durationMs: ROUND_MS }),
    }
    bench.say(
      `knowledge: ${Math.round(measured.product.perSecond)} against ${Math.round(measured.handler.perSecond)} a second`,
    )
    rounds.push(measured)
  }
  return [
    {
      what: 'POST /knowledge over the bare handler',
      value: median(rounds.map(({ product, handler }) => product.perSecond / handler.perSecond)),
      unit: '×',
      aim: { atLeast: 0.5 },
      note: 'PostgreSQL without fsync on either side, so processor time counts alone; load, service and database share the cores',
    },
    { what: 'POST /knowledge, 16 callers', value: median(rounds.map(({ product }) => product.perSecond)), unit: '/s' },
    { what: 'its time at the median', value: median(rounds.map(({ product }) => product.medianMs)), unit: 'ms' },
    { what: 'the bare handler, 16 callers', value: median(rounds.map(({ handler }) => handler.perSecond)), unit: '/s' },
  ]
}
