import { request } from 'node:http'
import { uniqueEmail } from './unique-email.ts'

/** The result of one call: a response, or a failed connection. */
export type Outcome = { status: number; body: Record<string, unknown> } | { failed: string }

export interface Acknowledged {
  agents: string[]
  /** Items with the agent each was added to. */
  items: { agentId: string; title: string }[]
}

/** Items that every agent of the load gets on creation. */
export const ITEMS_OF_AN_AGENT = 3
const CONTEXT = {
  products: [
    { name: 'Weekly vegetable box', price: '24.50 EUR' },
    { name: 'Fruit box', price: '18 EUR' },
  ],
  contact_info: { email: 'hello@example.com' },
}

/** Calls the public API on a new connection. Never rejects. */
export function callOnce(origin: string, method: string, path: string, body?: unknown): Promise<Outcome> {
  return new Promise((resolve) => {
    const call = request(`${origin}/api/v1/public${path}`, {
      method,
      agent: false,
      headers: { 'content-type': 'application/json' },
    })
    call.on('error', (error: NodeJS.ErrnoException) => resolve({ failed: error.code ?? error.message }))
    call.on('response', (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      response.on('error', () => resolve({ failed: 'cut' }))
      response.on('close', () =>
        resolve(response.complete ? { status: response.statusCode ?? 0, body: parse(text) } : { failed: 'cut' }),
      )
    })
    call.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return { text }
  }
}

export function newAgent(fields: Record<string, unknown> = {}): Record<string, unknown> {
  return { email: uniqueEmail(), company_name: 'Lindenhof', codebase_context: CONTEXT, ...fields }
}

/**
 * Creates agents and adds knowledge to them until the signal aborts, with `callers` calls at a time. Collects every
 * outcome and what was acknowledged.
 */
export async function putUnderLoad(
  origins: string[],
  { callers, signal, acknowledged }: { callers: number; signal: AbortSignal; acknowledged: Acknowledged },
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const caller = async (index: number): Promise<void> => {
    for (let turn = 0; !signal.aborted; turn += 1) {
      const origin = origins[(index + turn) % origins.length] ?? ''
      const created = await callOnce(origin, 'POST', '/agents', newAgent())
      outcomes.push(created)
      if (!('status' in created) || created.status !== 200) continue
      const agentId = String(created.body['agent_id'])
      acknowledged.agents.push(agentId)
      const title = `Note ${index}.${turn} of ${agentId}`
      const added = await callOnce(origin, 'POST', '/knowledge', {
        agent_id: agentId,
        title,
        content: 'Open from 9 to 17. '.repeat(40),
      })
      outcomes.push(added)
      if ('status' in added && added.status === 200) acknowledged.items.push({ agentId, title })
    }
  }
  await Promise.all(Array.from({ length: callers }, (_, index) => caller(index)))
  return outcomes
}

/** Counts the outcomes by status or error code. */
export function tally(outcomes: Outcome[]): Record<string, number> {
  return Object.fromEntries(
    [...Map.groupBy(outcomes, (outcome) => ('status' in outcome ? String(outcome.status) : outcome.failed))].map(
      ([key, all]) => [key, all.length],
    ),
  )
}
