import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { readCpuSeconds } from './support/child-process.ts'
import type { Figure, Measurement } from './support/figure-types.ts'
import { SECRET_KEY, callApi, startFoyer } from './support/foyer-process.ts'
import { median, quantile } from './support/statistics.ts'
import { startTimedModel } from './support/timed-model.ts'

const CONVERSATIONS = 100
const TURNS = 200
const PAUSE_MS = 100

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
  await using model = await startTimedModel()
  await using foyer = await startFoyer({
    ...database,
    CHAT_MODEL: 'compatible:timed',
    CHAT_BASE_URL: model.baseUrl,
    CHAT_PER_ADDRESS_PER_HOUR: '100000',
    TRIAL_MESSAGES: '100000',
  })
  const tokens = await openConversations(foyer.origin)
  const cpuBefore = await readCpuSeconds(foyer.pid)
  const turns: Promise<number>[] = []
  for (let turn = 0; turn < TURNS; turn += 1) {
    const text = `How much is the weekly vegetable box? This is question ${turn}.`
    const first = measureFirstText(foyer.origin, tokens[turn % CONVERSATIONS] ?? '', text)
    turns.push(first.then((ms) => ms - (model.own.get(String(turn)) ?? Number.NaN)))
    await sleep(PAUSE_MS)
  }
  const added = await Promise.all(turns)
  const cpuSeconds = (await readCpuSeconds(foyer.pid)) - cpuBefore
  const missed = added.filter(Number.isNaN).length
  const known = added.filter((ms) => !Number.isNaN(ms))
  const note = `${TURNS} turns in ${CONVERSATIONS} conversations whose live streams are open; the model takes 200 ms of its own; ${missed} were finished without it`
  return [
    {
      what: `${name}: added to the model’s first sentence`,
      value: median(known),
      unit: 'ms',
      aim: { atMost: 25 },
      note,
    },
    { what: `${name}: the same, p95`, value: quantile(known, 0.95), unit: 'ms' },
    { what: `${name}: processor time of the service for a turn`, value: (cpuSeconds * 1000) / TURNS, unit: 'ms' },
  ]
}

async function openConversations(origin: string): Promise<string[]> {
  const agent = await callApi<{ webchat_widget_key: string }>(origin, '/public/agents', {
    company_name: 'Lindenhof',
    email: 'bench@example.com',
    codebase_context: {
      products: [{ name: 'Weekly vegetable box', price: '24.50 EUR a week', description: 'Packed on Thursdays.' }],
    },
  })
  const tokens: string[] = []
  for (let opened = 0; opened < CONVERSATIONS; opened += 1) {
    const key = { widget_key: agent.webchat_widget_key }
    tokens.push((await callApi<{ session_token: string }>(origin, '/chat/sessions', key)).session_token)
  }
  for (const token of tokens) await holdOpen(origin, token)
  return tokens
}

/** Follows the conversation as an open chat does. Resolves with the first bytes. */
function holdOpen(origin: string, token: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' }
    const call = request(`${origin}/api/v1/chat/messages`, { headers }, (response) => {
      response.once('data', () => resolve())
      response.on('error', () => {})
    })
    call.on('error', reject)
    call.end()
  })
}

/** Returns the milliseconds from a message to the first text of its reply. */
async function measureFirstText(origin: string, token: string, text: string): Promise<number> {
  const startedAt = performance.now()
  const response = await fetch(`${origin}/api/v1/chat/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
  })
  if (!response.ok || !response.body) throw new Error(`a message answered ${response.status}`)
  let firstAt = Number.NaN
  let read = ''
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    read += chunk
    if (Number.isNaN(firstAt) && read.includes('"text-delta"')) firstAt = performance.now()
  }
  if (!read.includes('24.50')) throw new Error('the model did not answer')
  return firstAt - startedAt
}
