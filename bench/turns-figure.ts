import { setTimeout as sleep } from 'node:timers/promises'
import { readCpuSeconds } from './support/child-process.ts'
import type { Figure, Measurement } from './support/figure-types.ts'
import { SECRET_KEY, startFoyer } from './support/foyer-process.ts'
import { median, quantile } from './support/statistics.ts'
import { startTimedModel } from './support/timed-model.ts'
import { UNLIMITED_CHAT, askPrice, createShop, holdOpen, measureFirstText, startSession } from './support/visitors.ts'

const CONVERSATIONS = 100
const TURNS = 200
const PAUSE_MS = 100
const THINKING_MS = 200

/**
 * Time that a turn adds to a model's time to its first sentence: 100 open conversations, with one turn started every
 * 100 ms.
 */
export const turnsFigure: Figure = {
  name: 'turns',
  measure: async (bench) => {
    const embedded = await measureTurns('embedded', { DATA_DIR: await bench.createFolder() })
    const url = await bench.createDatabase()
    const folder = await bench.createFolder()
    return [...embedded, ...(await measureTurns('PostgreSQL', { DATABASE_URL: url, SECRET_KEY, DATA_DIR: folder }))]
  },
}

async function measureTurns(name: string, database: Record<string, string>): Promise<Measurement[]> {
  await using model = await startTimedModel(THINKING_MS)
  await using foyer = await startFoyer({
    ...database,
    ...UNLIMITED_CHAT,
    CHAT_MODEL: 'compatible:timed',
    CHAT_BASE_URL: model.baseUrl,
  })
  const tokens = await openConversations(foyer.origin)
  const cpuBefore = await readCpuSeconds(foyer.pid)
  const turns: Promise<number>[] = []
  for (let turn = 0; turn < TURNS; turn += 1) {
    const first = measureFirstText(foyer.origin, tokens[turn % CONVERSATIONS] ?? '', askPrice(turn))
    turns.push(first.then((ms) => ms - (model.own.get(String(turn)) ?? Number.NaN)))
    await sleep(PAUSE_MS)
  }
  const added = await Promise.all(turns)
  const cpuSeconds = (await readCpuSeconds(foyer.pid)) - cpuBefore
  const missed = added.filter(Number.isNaN).length
  const known = added.filter((ms) => !Number.isNaN(ms))
  const note = `${TURNS} turns in ${CONVERSATIONS} conversations whose live streams are open; the model takes ${THINKING_MS} ms of its own; ${missed} were finished without it`
  return [
    {
      what: `${name}: added to the model’s first sentence`,
      value: median(known),
      unit: 'ms',
      aim: { atMost: 15 },
      note,
    },
    { what: `${name}: the same, p95`, value: quantile(known, 0.95), unit: 'ms' },
    { what: `${name}: processor time of the service for a turn`, value: (cpuSeconds * 1000) / TURNS, unit: 'ms' },
  ]
}

async function openConversations(origin: string): Promise<string[]> {
  const widgetKey = await createShop(origin)
  const tokens: string[] = []
  for (let opened = 0; opened < CONVERSATIONS; opened += 1) tokens.push(await startSession(origin, widgetKey))
  for (const token of tokens) await holdOpen(origin, token)
  return tokens
}
