import { randomUUID } from 'node:crypto'
import { createRandom } from '../scripts/seeded-random.ts'
import { createLog } from '#src/base/log.ts'
import { createMetrics } from '#src/base/metrics.ts'
import { builtinEmbedder } from '#src/engine/models/builtin-embedding.ts'
import type { Embedder } from '#src/engine/models/embedding-types.ts'
import { type Agent, getAgent } from '#src/features/agents/agents.ts'
import { type AnswersDeps, answerVisitor, createIndexCache, readAnswerSetup } from '#src/features/answers/answers.ts'
import { insertKnowledge, prepareKnowledge } from '#src/features/knowledge/knowledge.ts'
import { type Db, openDatabase } from '#src/store/database.ts'
import { migrateToLatest } from '#src/store/migrate.ts'
import type { Figure } from './support/figure-types.ts'
import { copyAgents, insertPlainAgent } from './support/filled-database.ts'
import { writeParagraph, writeSentence } from './support/generated-text.ts'
import { median, quantile } from './support/statistics.ts'

const CHUNKS_PER_AGENT = 1_000
const AGENTS = 200
const CHUNKS_PER_ITEM = 2
const QUESTIONS = 200
const COLD_STARTS = 7

/** Time to rank the passages for a question and answer it, for one agent among many others' chunks on PostgreSQL. */
export const passagesFigure: Figure = {
  name: 'passages',
  measure: async (bench) => {
    const { db, [Symbol.asyncDispose]: close } = await openDatabase({ url: await bench.createDatabase() })
    try {
      await migrateToLatest(db)
      bench.say(`passages: filling the database with ${AGENTS * CHUNKS_PER_AGENT} chunks`)
      const agent = await fillDatabase(db, AGENTS - 1)
      // The built-in embedding does not join the ranking. Here it replaces a configured model, whose own time is not
      // measured.
      const model: Embedder = { ...builtinEmbedder }
      const byWords = await measureAnswers(db, agent, () => undefined)
      const byVectors = await measureAnswers(db, agent, () => model)
      const embedded = await measureEmbedded(await bench.createFolder())
      const size = `an agent of ${CHUNKS_PER_AGENT} chunks`
      return [
        { what: `passages, ${size}, warm, p95`, value: quantile(byWords.warm, 0.95), unit: 'ms', aim: { atMost: 15 } },
        {
          what: 'the same with vectors in the ranking, p95',
          value: quantile(byVectors.warm, 0.95),
          unit: 'ms',
          aim: { atMost: 15 },
          note: "exact search in PostgreSQL, without the model's own time",
        },
        {
          what: 'PostgreSQL: time to the first sentence, p95',
          value: quantile(byWords.first, 0.95),
          unit: 'ms',
          aim: { atMost: 25 },
        },
        {
          what: 'embedded: time to the first sentence, p95',
          value: quantile(embedded.first, 0.95),
          unit: 'ms',
          aim: { atMost: 50 },
          note: 'the built-in answerer, in a database of that agent alone',
        },
        {
          what: 'passages, cold agent',
          value: median(byWords.cold),
          unit: 'ms',
          aim: { atMost: 150 },
          note: 'its items loaded and indexed',
        },
      ]
    } finally {
      await close()
    }
  },
}

async function measureEmbedded(folder: string): Promise<Times> {
  const { db, [Symbol.asyncDispose]: close } = await openDatabase({ folder })
  try {
    await migrateToLatest(db)
    return await measureAnswers(db, await fillDatabase(db, 0), () => undefined)
  } finally {
    await close()
  }
}

/** Creates one agent with generated knowledge, and `copies` others with copies of it. */
async function fillDatabase(db: Db, copies: number): Promise<Agent> {
  const id = randomUUID()
  await insertPlainAgent(db, id, builtinEmbedder.model)
  const random = createRandom(11)
  const items = Array.from({ length: CHUNKS_PER_AGENT / CHUNKS_PER_ITEM }, (_, index) => ({
    type: 'document' as const,
    title: `${writeSentence(random).slice(4, 40)} ${index}`,
    content: `${writeParagraph(random, 8)}\n\n${writeParagraph(random, 10)}`,
    category: null,
    sourceUrl: null,
    language: 'en',
    origin: 'website' as const,
    author: 'site' as const,
  }))
  const prepared = await prepareKnowledge({ embedder: builtinEmbedder, log: createLog('warn') }, items)
  await insertKnowledge(db, id, prepared)
  await copyAgents(db, id, copies)
  return getAgent(db, id)
}

/**
 * In milliseconds, by question: turns of an agent in memory and of one that is not, and the time to the former's first
 * sentence.
 */
interface Times {
  warm: number[]
  first: number[]
  cold: number[]
}

async function measureAnswers(db: Db, agent: Agent, rankingEmbedder: AnswersDeps['rankingEmbedder']): Promise<Times> {
  const random = createRandom(13)
  const deps = {
    db,
    log: createLog('warn'),
    rankingEmbedder,
    answerModel: undefined,
    metrics: createMetrics(),
    secretKey: '',
  }
  const ask = async (indexes: AnswersDeps['indexes']): Promise<{ first: number; whole: number }> => {
    const text = `What does ${writeSentence(random).toLowerCase().replace(/\.$/, '?')}`
    const signal = AbortSignal.timeout(60_000)
    const question = { texts: [text], locale: 'en', history: [], now: new Date(), signal, onTokens: () => {} }
    const startedAt = performance.now()
    const answer = answerVisitor({ ...deps, indexes }, agent, question, await readAnswerSetup(deps.db, deps, agent))
    let next = await answer.next()
    const first = performance.now() - startedAt
    while (!next.done) next = await answer.next()
    return { first, whole: performance.now() - startedAt }
  }
  const cold: number[] = []
  for (let count = 0; count < COLD_STARTS; count++) cold.push((await ask(createIndexCache())).whole)
  const indexes = createIndexCache()
  await ask(indexes)
  const warm: number[] = []
  const first: number[] = []
  for (let count = 0; count < QUESTIONS; count++) {
    const took = await ask(indexes)
    warm.push(took.whole)
    first.push(took.first)
  }
  return { warm, first, cold }
}
