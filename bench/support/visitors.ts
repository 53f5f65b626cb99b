import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { createRandom } from '../../scripts/seeded-random.ts'
import { callApi } from './foyer-process.ts'
import { writeParagraph } from './generated-text.ts'

/** Settings under which no limit refuses the visitors of a measurement. */
export const UNLIMITED_CHAT = {
  CHAT_PER_VISITOR_PER_HOUR: '100000',
  CHAT_PER_ADDRESS_PER_HOUR: '100000',
  TRIAL_MESSAGES: '100000',
  MODEL_TOKENS_PER_DAY: '1000000000',
  MODEL_TOKENS_PER_ACCOUNT_PER_DAY: '1000000000',
}

const ITEM_CHARACTERS = 4_000

/**
 * Creates an agent that sells a vegetable box and knows this many characters more, and returns its widget key. A token
 * is about 3.5 characters.
 */
export async function createShop(origin: string, characters = 0, owner: Record<string, string> = {}): Promise<string> {
  const shop = {
    company_name: 'Lindenhof',
    email: 'bench@example.com',
    codebase_context: {
      products: [{ name: 'Weekly vegetable box', price: '24.50 EUR a week', description: 'Packed on Thursdays.' }],
      contact_info: {
        phone: '+49 30 901820',
        email: 'hello@lindenhof.example',
        hours: 'Monday to Saturday: 9:00–18:00',
      },
    },
  }
  const agent = await callApi<{ agent_id: string; webchat_widget_key: string }>(origin, '/public/agents', shop, owner)
  const hours = { title: 'Opening hours', content: 'Monday to Saturday: 9:00–18:00' }
  await callApi(origin, '/public/knowledge', { agent_id: agent.agent_id, ...hours }, owner)
  for (let at = 0; at * ITEM_CHARACTERS < characters; at += 1) {
    const content = writeParagraph(createRandom(at + 1), 60).slice(0, ITEM_CHARACTERS)
    await callApi(origin, '/public/knowledge', {
      agent_id: agent.agent_id,
      title: `Page ${at + 1} of the house`,
      content,
    })
  }
  return agent.webchat_widget_key
}

/** Starts a conversation and returns its session token. */
export async function startSession(origin: string, widgetKey: string): Promise<string> {
  const session = await callApi<{ session_token: string }>(origin, '/chat/sessions', { widget_key: widgetKey })
  return session.session_token
}

/** Follows a conversation as an open chat does. Resolves with the first bytes. */
export function holdOpen(origin: string, token: string): Promise<void> {
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

/** Sends a message and reads the whole reply. Returns the milliseconds until its first text. Throws without a price. */
export async function measureFirstText(origin: string, token: string, text: string): Promise<number> {
  const startedAt = performance.now()
  const response = await fetch(`${origin}/api/v1/chat/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify({ text, client_id: randomUUID() }),
  })
  if (!response.ok || !response.body) throw new Error(`a message answered ${response.status}`)
  let firstAt = Number.NaN
  let read = ''
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    read += chunk
    if (Number.isNaN(firstAt) && read.includes('"text-delta"')) firstAt = performance.now()
  }
  if (!read.includes('24.50')) throw new Error(`the agent did not answer: ${read}`)
  return firstAt - startedAt
}

/** Returns a question that was not asked before, whose answer is the price of the box. */
export const askPrice = (at: number): string => `How much is the weekly vegetable box? This is question ${at}.`
