import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

/** What the service acknowledged, and what the callers saw. */
export interface SoakLedger {
  /** The client IDs of answered messages. */
  messages: string[]
  agents: string[]
  /** Answered turns: when they began, in milliseconds since the start, and how long the whole reply took. */
  turns: { at: number; ms: number }[]
  reads: number
  refreshes: number
  /** Answers that are no outage: neither success nor 409, 429, 500 and above. Each once. */
  faults: Set<string>
  /** Calls that were repeated, because a node or the database was away. */
  repeated: number
}

export const createLedger = (): SoakLedger => ({
  messages: [],
  agents: [],
  turns: [],
  reads: 0,
  refreshes: 0,
  faults: new Set(),
  repeated: 0,
})

export interface SoakCaller {
  /** Returns the address of a node that is up. */
  originOf: () => string
  /** The header of the account that owns the agents. */
  owner: { authorization: string }
  ledger: SoakLedger
  /** Milliseconds since the run began. */
  now: () => number
}

export interface SoakAgent {
  id: string
  widgetKey: string
  /** Leads a visitor on WhatsApp to the agent. */
  code: string
}

interface Call {
  method?: string
  path: string
  body?: unknown
  headers?: Record<string, string>
}

const RETRY_MS = 250

/**
 * Calls until the service answers, as the widget does and as clients with an idempotency key do. Returns nothing after
 * an answer that no repetition changes.
 */
async function callUntilAnswered(
  { originOf, ledger }: SoakCaller,
  { method = 'POST', path, body, headers = {} }: Call,
  // @NOTE any: every caller knows the body it asks for.
): Promise<{ body: any; isFirst: boolean } | undefined> {
  for (let isFirst = true; ; isFirst = false) {
    const sent = { method, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) }
    const answer = await fetch(`${originOf()}/api/v1${path}`, sent).then(
      async (response) => ({ status: response.status, text: await response.text() }),
      () => undefined,
    )
    if (answer?.status === 200) return { body: JSON.parse(answer.text), isFirst }
    // A website that is being read is not read again.
    if (answer?.status === 409) return undefined
    if (answer && answer.status < 500 && answer.status !== 429) {
      ledger.faults.add(`${method} ${path.replaceAll(/[0-9a-f-]{36}/g, '…')} answered ${answer.status}: ${answer.text}`)
      return undefined
    }
    ledger.repeated += 1
    await sleep(RETRY_MS)
  }
}

/** Holds a conversation of some questions, with a pause between them. */
export async function converse(
  caller: SoakCaller,
  widgetKey: string,
  { questions, pauseMs, from }: { questions: number; pauseMs: number; from: number },
): Promise<void> {
  const opened = await callUntilAnswered(caller, { path: '/chat/sessions', body: { widget_key: widgetKey } })
  if (!opened) return
  const headers = { authorization: `Bearer ${opened.body.session_token}` }
  for (let asked = 0; asked < questions; asked += 1) {
    const clientId = randomUUID()
    const text = `How much is the weekly vegetable box? This is question ${from + asked}.`
    const at = caller.now()
    const answered = await callUntilAnswered(caller, {
      path: '/chat/messages',
      body: { text, client_id: clientId },
      headers,
    })
    if (!answered) return
    caller.ledger.messages.push(clientId)
    if (answered.isFirst) caller.ledger.turns.push({ at, ms: caller.now() - at })
    await sleep(pauseMs)
  }
}

/** Creates an agent, of a website if one is given. Returns none if it was refused. */
export async function createAgent(caller: SoakCaller, website?: string): Promise<SoakAgent[]> {
  const body = {
    company_name: 'Lindenhof',
    email: 'soak@example.com',
    website_url: website,
    codebase_context: {
      products: [{ name: 'Weekly vegetable box', price: '24.50 EUR a week', description: 'Packed on Thursdays.' }],
      contact_info: { phone: '+49 30 901820', hours: 'Monday to Saturday: 9:00–18:00' },
    },
  }
  const headers = { ...caller.owner, 'idempotency-key': randomUUID() }
  const created = await callUntilAnswered(caller, { path: '/public/agents', body, headers })
  if (!created) return []
  const { agent_id: id, webchat_widget_key: widgetKey, whatsapp_link: link } = created.body
  caller.ledger.agents.push(id)
  return [{ id, widgetKey, code: /FY\w{6}/.exec(decodeURIComponent(link))?.[0] ?? '' }]
}

/** Reads what a page of the dashboard shows. */
export async function readDashboard(caller: SoakCaller, agentId: string, at: number): Promise<void> {
  const pages = ['conversations', 'leads', 'insights', 'gaps', 'knowledge'].map(
    (list) => `/${list}?agent_id=${agentId}`,
  )
  const path = `/public${['/agents', ...pages][at % 6]}`
  if (await callUntilAnswered(caller, { method: 'GET', path, headers: caller.owner })) caller.ledger.reads += 1
}

/** Reads an agent's website again. */
export async function refresh(caller: SoakCaller, agentId: string): Promise<void> {
  const path = `/public/agents/${agentId}/research`
  const headers = { ...caller.owner, 'idempotency-key': randomUUID() }
  if (await callUntilAnswered(caller, { path, headers })) caller.ledger.refreshes += 1
}
