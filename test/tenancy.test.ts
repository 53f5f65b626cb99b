import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { createOpenApiDocument } from '../src/contract/api/openapi.ts'
import type { OpenApiOperation } from '../src/contract/api/openapi-types.ts'
import { openChat } from './support/chat-visitor.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { BOX } from './support/lindenhof.ts'
import { ownedAgent } from './support/owned-agent.ts'
import { signInAs } from './support/sign-in.ts'
import { type Reply, startService, uniqueEmail } from './support/service.ts'

/**
 * Calls every operation of the API as another account, for all data of this one. New operations are included
 * automatically, new kinds of data as soon as the account below has one.
 */
interface Described {
  method: string
  path: string
  operation: OpenApiOperation
}

const OPERATIONS: Described[] = Object.entries(createOpenApiDocument('http://localhost').paths).flatMap(
  ([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
)
const NAMED = OPERATIONS.filter(({ path }) => path.includes('{'))
/** Operations that create something for the caller. They have their own tests. */
const MAKERS = new Set(['createAgent'])
/** Operations whose data the account does not have. `api-style.test.ts` reads what has two IDs. */
const NOT_HAD = new Set(['getWhatsappNumber', 'getDocument', 'getWebhookDelivery'])
const REFUSALS = new Set([401, 403, 404])
const COMPANY = 'Quietwater Lantern Works'

const service = await disposeAfterAll(startService({ CHAT_PER_ADDRESS_PER_HOUR: '1000' }))
const victim = await busyAccount()
const browse = await signInAs(service)
const { body: key } = await browse('POST', '/api/v1/owner/keys', { name: 'stranger' })
const stranger = { browse, bearer: { authorization: `Bearer ${key.secret}` } }
/** One ID of each kind of row of the account, by table. */
const ids = await findIds()

/** An account with one of everything. */
async function busyAccount() {
  const email = uniqueEmail()
  const browse = await signInAs(service, email)
  const ask = (method: string, path: string, body?: unknown) => browse(method, `/api/v1/owner${path}`, body)
  const { body: key } = await ask('POST', '/keys', { name: 'victim' })
  const bearer = { authorization: `Bearer ${key.secret}` }
  const { account } = (await browse('GET', '/me')).body
  const owned = await ownedAgent(service, { company_name: COMPANY }, { accountId: account.id, bearer })
  const chat = await openChat(service, owned.widgetKey)
  const answer = await chat.say(BOX)
  await chat.say('Do you ship to Norway?')
  await ask('GET', `/gaps?agent_id=${owned.agentId}`)
  await chat.leave({ email: 'visitor@example.com', consent: true })
  await ask('POST', `/messages/${answer.message.id}/correction`, { answer: 'It is 26 EUR.' })
  await ask('POST', `/conversations/${chat.id}/reply`, { text: 'Hello, this is Jan.' })
  await ask('POST', `/conversations/${chat.id}/handback`)
  await ask('POST', '/webhooks', { url: 'https://hooks.example.com/x', events: ['lead.created'] })
  // A row that is refused leaves nothing to a job, which would change the account's rows during the tests.
  await ask('POST', '/agents/batch', { template_agent_id: owned.agentId, agents: [{ industry: 'crafts' }] })
  await ask('POST', '/team/invitations', { email: uniqueEmail() })
  return { email, ask, bearer, account, owned }
}

async function tablesWithIds(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'id' and data_type = 'uuid' order by 1`.execute(service.app.db)
  return rows.map(({ name }) => name)
}

async function rowsOf(table: string): Promise<{ id: string; text: string }[]> {
  const { rows } = await sql<{ id: string; text: string }>`
    select id::text, to_jsonb(t)::text as text from ${sql.table(table)} t order by id`.execute(service.app.db)
  return rows
}

async function findIds(): Promise<Map<string, string>> {
  const { accountId, agentId } = victim.owned
  const found = new Map<string, string>()
  const known = new Set([accountId, agentId])
  const tables = await tablesWithIds()
  for (let before = -1; before < known.size;) {
    before = known.size
    for (const table of tables) {
      const row = (await rowsOf(table)).find(({ text }) => [...known].some((id) => text.includes(id)))
      if (row) known.add(found.set(table, row.id).get(table) ?? row.id)
    }
  }
  return found
}

/** The content of the account's rows, except the times of last use. */
async function standing(): Promise<string[]> {
  const rows = await Promise.all((await tablesWithIds()).filter((table) => table !== 'sessions').map(rowsOf))
  const traces = [victim.owned.accountId, victim.owned.agentId]
  return rows
    .flat()
    .flatMap(({ text }) =>
      traces.some((id) => text.includes(id)) ? [text.replace(/"last_used_at": "[^"]+"/, '')] : [],
    )
}

/** A request for data of the account: its ID wherever the operation needs one, examples elsewhere. */
function requestFor(
  { method, path, operation }: Described,
  id: string,
): { method: string; path: string; body: unknown } {
  const { agentId } = victim.owned
  const query = operation.parameters.filter((parameter) => parameter.in === 'query' && parameter.name === 'agent_id')
  const example = Object.values(operation.requestBody?.content['application/json']?.examples ?? {})[0]?.value
  const body =
    example && typeof example === 'object'
      ? { ...example, ...('agent_id' in example ? { agent_id: agentId } : {}) }
      : undefined
  const filled = path.replace(/\{\w+\}/g, id)
  return {
    method,
    path: query.length > 0 ? `${filled}?agent_id=${agentId}` : filled,
    body: method === 'GET' ? undefined : (body ?? {}),
  }
}

/** Every filter of a list, as a query. */
function narrowingsOf({ operation }: Described): string[] {
  return operation.parameters.flatMap(({ in: place, name, schema }) => {
    const values = name === 'q' ? ['vegetable', 'visitor@example.com'] : (schema.enum ?? [])
    return place === 'query' ? values.map((value) => `${name}=${encodeURIComponent(String(value))}`) : []
  })
}

/** Texts that another account must not see. */
function findTraces({ body }: Reply, asked: string): string[] {
  const text = JSON.stringify(body)
  return [COMPANY, victim.email, 'visitor@example.com', ...ids.values()].filter(
    (trace) => trace !== asked && text.includes(trace),
  )
}

/** Reports whether the response is the same as for an unknown ID. */
async function isLikeUnknown(client: Client, described: Described, { status, body: answer }: Reply): Promise<boolean> {
  const { method, path, body } = requestFor(described, randomUUID())
  const unknown = await client(method, path, body)
  return status >= 400 && unknown.status === status && JSON.stringify(unknown.body) === JSON.stringify(answer)
}

type Client = (method: string, path: string, body?: unknown) => Promise<Reply>
const CLIENTS: [string, () => Client][] = [
  ["a stranger's key", () => (method, path, body) => service.api(method, path, body, stranger.bearer)],
  ["a stranger's session", () => (method, path, body) => stranger.browse(method, `/api/v1/owner${path}`, body)],
  ['no key', () => (method, path, body) => service.api(method, path, body)],
]

test('the account has data of every kind', async () => {
  expect([...ids.keys()]).toEqual(
    expect.arrayContaining([
      'agent_batches',
      'agents',
      'api_keys',
      'conversations',
      'gaps',
      'invitations',
      'knowledge_items',
      'leads',
      'messages',
      'webhooks',
    ]),
  )
  for (const described of NAMED.filter(
    ({ method, operation }) => method === 'GET' && !NOT_HAD.has(operation.operationId),
  )) {
    const replies = await Promise.all(
      [...ids.values()].map((id) => {
        const { method, path } = requestFor(described, id)
        return service.api(method, path, undefined, victim.bearer)
      }),
    )
    expect([described.operation.operationId, replies.some(({ status }) => status === 200)]).toEqual([
      described.operation.operationId,
      true,
    ])
  }
})

describe.each(CLIENTS)('by %s', (_name, client) => {
  test('no operation reads or changes data of another account', async ({ task }) => {
    let tried = 0
    const before = await standing()
    for (const described of NAMED) {
      for (const id of ids.values()) {
        const { method, path, body } = requestFor(described, id)
        const reply = await client()(method, path, body)
        const isRefused = REFUSALS.has(reply.status) || (await isLikeUnknown(client(), described, reply))
        expect([method, path, reply.status, isRefused]).toEqual([method, path, reply.status, true])
        expect([method, path, findTraces(reply, id)]).toEqual([method, path, []])
        tried += 1
      }
    }
    task.meta.attacks = { tried, succeeded: 0 }
    expect(await standing()).toEqual(before)
  })

  test('no list shows data of another account, also with a foreign agent_id', async () => {
    const before = await standing()
    for (const described of OPERATIONS.filter(
      (one) => !one.path.includes('{') && !MAKERS.has(one.operation.operationId),
    )) {
      const { method, path, body } = requestFor(described, '')
      expect([method, path, findTraces(await client()(method, path, body), '')]).toEqual([method, path, []])
    }
    expect(await standing()).toEqual(before)
  })
})

test("a list for another account's agent and for an unknown agent is a 404", async () => {
  const named = OPERATIONS.filter(
    ({ method, operation }) =>
      method === 'GET' && operation.parameters.some(({ in: place, name }) => place === 'query' && name === 'agent_id'),
  )
  expect(named.length).toBeGreaterThan(5)
  for (const { method, path } of named) {
    for (const id of [victim.owned.agentId, randomUUID()]) {
      const { status, body } = await service.api(method, `${path}?agent_id=${id}`, undefined, stranger.bearer)
      expect([path, status, body.error]).toEqual([path, 404, 'Agent not found'])
    }
  }
})

test('no filter makes a list show data of another account', async () => {
  for (const described of OPERATIONS.filter(({ method, path }) => method === 'GET' && !path.includes('{'))) {
    const { method, path } = requestFor(described, '')
    for (const narrowed of narrowingsOf(described)) {
      for (const asked of [`${described.path}?${narrowed}`, `${path}${path.includes('?') ? '&' : '?'}${narrowed}`]) {
        expect([asked, findTraces(await service.api(method, asked, undefined, stranger.bearer), '')]).toEqual([
          asked,
          [],
        ])
      }
    }
  }
})

test.each([
  ['GET', '/agents/ID'],
  ['PATCH', '/agents/ID'],
  ['POST', '/agents/ID/preview'],
  ['POST', '/offers/ID/accept'],
  ['POST', '/offers/ID/refuse'],
  ['POST', '/workspaces/ID/show'],
  ['POST', '/workspaces/ID/leave'],
  ['DELETE', '/sessions/ID'],
])("the web application's %s %s finds nothing of another account", async (method, path) => {
  const sessions = await service.app.db
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', victim.owned.accountId)
    .execute()
  for (const id of [...ids.values(), ...sessions.map((session) => session.id)]) {
    const reply = await stranger.browse(method, path.replace('ID', id), method === 'GET' ? undefined : {})
    expect([path, reply.status]).toEqual([path, 404])
    expect(findTraces(reply, id)).toEqual([])
  }
  expect((await victim.ask('GET', '/agents')).body.data).toHaveLength(1)
})
