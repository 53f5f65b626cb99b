import { describe, expect, test } from 'vitest'
import { createOpenApiDocument } from '../src/contract/api/openapi.ts'
import type { JsonSchema, OpenApiOperation } from '../src/contract/api/openapi-types.ts'
import { responsesOf } from '../src/contract/api/responses-of.ts'
import { openChat } from './support/chat-visitor.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { openSchemas } from './support/openapi-fields.ts'
import { ownedAgent, verifiedAccount } from './support/owned-agent.ts'
import { startService, uniqueEmail } from './support/service.ts'
import { startSite } from './support/site-server.ts'
import { startReceiver } from './support/webhook-receiver.ts'

/** The rules of docs/api-style.md. */

const document = createOpenApiDocument('http://localhost/api/v1/public')
const OPERATIONS = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation, id: operation.operationId })),
)
const { findUnknown, listFields, resolve } = openSchemas(document)
const idsOf = (found: typeof OPERATIONS): string[] => found.map(({ id }) => id)

function answerOf(operation: OpenApiOperation): JsonSchema {
  const { $ref } = responsesOf(document, operation)['200']?.content['application/json']?.schema ?? {}
  return document.components.schemas[$ref?.split('/').at(-1) ?? ''] ?? {}
}

function needsExample({ type, enum: values, const: value, format }: JsonSchema): boolean {
  const isScalar = [type].flat().some((one) => one === 'string' || one === 'number' || one === 'integer')
  return isScalar && values === undefined && value === undefined && format !== 'binary'
}

function errorsOf(operation: OpenApiOperation, status: number): string[] {
  const { examples = {} } = responsesOf(document, operation)[status]?.content['application/json'] ?? {}
  return Object.values(examples).map(({ value }) => (value as { error: string }).error)
}

describe('the OpenAPI document', () => {
  test('each resource that can be changed or deleted can be read', () => {
    const changing = OPERATIONS.filter(({ method }) => ['patch', 'put', 'delete'].includes(method))
    expect(idsOf(changing.filter(({ path }) => document.paths[path]?.['get'] === undefined))).toEqual([])
  })

  test('each entry of a list can be read', () => {
    const lists = OPERATIONS.filter(({ operation }) => answerOf(operation).properties?.['data'] !== undefined)
    const isAlone = ({ path }: (typeof OPERATIONS)[number]): boolean =>
      !Object.keys(document.paths).some((other) => new RegExp(`^${path.replace(/[{}]/g, '.')}/\\{\\w+\\}$`).test(other))
    // Versions, values and log entries have nothing beyond their entry in the list.
    expect(idsOf(lists.filter(isAlone))).toEqual(['listConsentTexts', 'listFacts', 'listChanges'])
  })

  test('a list has data and next_cursor, and takes cursor and limit', () => {
    const lists = OPERATIONS.filter(({ operation }) => answerOf(operation).properties?.['data'] !== undefined)
    expect(lists.length).toBeGreaterThan(10)
    const odd = lists.filter(({ operation }) => {
      const names = new Set(operation.parameters.map(({ name }) => name))
      const { properties = {} } = answerOf(operation)
      return !('next_cursor' in properties) || !names.has('cursor') || !names.has('limit')
    })
    expect(idsOf(odd)).toEqual([])
  })

  test('a change or an action returns the resource', () => {
    const acting = OPERATIONS.filter(({ method }) => ['post', 'patch', 'put'].includes(method))
    const empty = acting.filter(({ operation }) => {
      const { properties = {}, anyOf } = answerOf(operation)
      return anyOf === undefined && Object.keys(properties).every((name) => name === 'success')
    })
    expect(idsOf(empty)).toEqual([])
  })

  test('an operation with a JSON object as its body describes warnings of unknown fields', () => {
    const taking = OPERATIONS.filter(({ operation }) => {
      const { schema = {} } = operation.requestBody?.content['application/json'] ?? {}
      return resolve(schema).type === 'object'
    })
    expect(taking.length).toBeGreaterThan(15)
    const silent = taking.filter(({ operation }) => {
      const { anyOf = [answerOf(operation)] } = answerOf(operation)
      return !anyOf.every((answer) => 'warnings' in (resolve(answer).properties ?? {}))
    })
    expect(idsOf(silent)).toEqual([])
  })

  test('a DELETE says when it returns 404, a PATCH that some fields cannot be changed', () => {
    const deleting = OPERATIONS.filter(({ method }) => method === 'delete')
    expect(idsOf(deleting.filter(({ operation }) => errorsOf(operation, 404).length === 0))).toEqual([])
    const changing = OPERATIONS.filter(({ method }) => method === 'patch')
    expect(
      idsOf(changing.filter(({ operation }) => !errorsOf(operation, 400).includes('<field> cannot be changed'))),
    ).toEqual([])
  })

  test('each field has a description, and an example unless its type, its values or its fields show one', () => {
    const fields = Object.entries(document.components.schemas).flatMap(([name, schema]) => listFields(schema, name))
    expect(fields.length).toBeGreaterThan(500)
    expect(fields.filter(({ schema }) => !schema.description).map(({ path }) => path)).toEqual([])
    // Generators require a field of a body that has a default.
    expect(fields.filter(({ schema }) => schema.default !== undefined).map(({ path }) => path)).toEqual([])
    const values = fields.map(({ path, schema }) => ({ path, schema: resolve(schema.items ?? schema) }))
    expect(values.filter(({ schema }) => needsExample(schema) && !schema.examples).map(({ path }) => path)).toEqual([])
  })

  test('an operation that takes an Idempotency-Key describes the header of a repeated response', () => {
    const takesKey = OPERATIONS.filter(({ operation }) =>
      operation.parameters.some(({ name }) => name === 'Idempotency-Key'),
    )
    expect(takesKey.length).toBeGreaterThan(15)
    const silent = OPERATIONS.filter(({ operation }) => {
      const { headers = {} } = responsesOf(document, operation)['200'] ?? {}
      return takesKey.some((one) => one.operation === operation) !== 'Idempotent-Replayed' in headers
    })
    expect(idsOf(silent)).toEqual([])
  })

  test('examples have no field without a description', () => {
    const webhooks = Object.values(document.webhooks).map(({ post }) => post)
    const contents = [...OPERATIONS.map(({ operation }) => operation), ...webhooks].flatMap((operation) => {
      const answers = 'parameters' in operation ? responsesOf(document, operation)['200']?.content : undefined
      return Object.entries({ body: operation.requestBody?.content, response: answers }).flatMap(([part, content]) => {
        const { schema = {}, example, examples = {} } = content?.['application/json'] ?? {}
        const values = [example, ...Object.values(examples).map(({ value }) => value)]
        return values.flatMap((value) => findUnknown(schema, value, `${operation.operationId} ${part}`))
      })
    })
    expect(contents).toEqual([])
  })

  test('names are in snake_case, times end in _at or are called at, since or timestamp', () => {
    const fields = Object.values(document.components.schemas).flatMap(({ properties = {} }) =>
      Object.entries(properties),
    )
    const parameters = OPERATIONS.flatMap(({ operation }) =>
      operation.parameters.flatMap(({ in: place, name }) => (place === 'header' ? [] : [name])),
    )
    const names = [...fields.map(([name]) => name), ...parameters]
    expect(names.filter((name) => !/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name))).toEqual([])
    const times = fields.flatMap(([name, { format }]) => (format === 'date-time' ? [name] : []))
    expect(times.filter((name) => !/(^|_)at$|^since$|^timestamp$/.test(name))).toEqual([])
  })
})

const service = await disposeAfterAll(startService({ AGENTS_PER_DAY: '100' }))
const account = await verifiedAccount(service)
const { agentId, widgetKey, bearer } = await ownedAgent(service, {}, account)
const ask = (method: string, path: string, body?: unknown) => service.api(method, path, body, bearer)
const stranger = (await service.createAccount()).bearer

describe('a request without a key', () => {
  test('is told how to send one, wherever a key is always needed', async () => {
    for (const path of ['/agents', '/keys', `/agents/${agentId}`, '/webhooks', '/conversations']) {
      const { status, body } = await service.api('GET', path)
      expect([status, body]).toEqual([
        401,
        { success: false, error: 'Send an API key as `Authorization: Bearer ak_…`' },
      ])
    }
  })

  test.each<[string, string, string | undefined, string]>([
    ['GET', '/keys', undefined, 'Bearer realm="Foyer"'],
    ['GET', '/keys', 'Basic YWs6YWs=', 'Bearer realm="Foyer"'],
    ['GET', '/keys', 'Bearer ak_x', 'Bearer realm="Foyer", error="invalid_token"'],
    ['POST', '/agents', 'Bearer ak_x', 'Bearer realm="Foyer", error="invalid_token"'],
    ['POST', '/knowledge', undefined, 'Bearer realm="Foyer"'],
    ['POST', '/knowledge/batch', 'bearer ak_x', 'Bearer realm="Foyer", error="invalid_token"'],
    ['DELETE', `/agents/${agentId}`, 'Bearer', 'Bearer realm="Foyer", error="invalid_token"'],
  ])('%s %s with %s is a 401 with a challenge of RFC 6750', async (method, path, authorization, challenge) => {
    const item = { agent_id: agentId, title: 'Parking', content: 'Free behind the house.' }
    const headers: Record<string, string> = authorization === undefined ? {} : { authorization }
    const reply = await service.api(method, path, method === 'POST' ? item : undefined, headers)
    expect([reply.status, reply.headers.get('www-authenticate')]).toEqual([401, challenge])
  })

  test('of the visitor API is challenged too, and no other error is', async () => {
    const said = await service.call('POST', '/api/v1/chat/messages', { text: 'Hello' }, { authorization: 'Bearer x' })
    expect([said.status, said.headers.get('www-authenticate')]).toEqual([
      401,
      'Bearer realm="Foyer", error="invalid_token"',
    ])
    expect((await service.api('GET', '/nowhere')).headers.has('www-authenticate')).toBe(false)
  })

  test('gets the words of the contract, where only some agents need a key', async () => {
    const item = { agent_id: agentId, title: 'Parking', content: 'Free behind the house.' }
    expect((await service.api('POST', '/knowledge', item)).body.error).toBe('Invalid API key')
    expect((await service.api('GET', '/keys', undefined, { authorization: 'Bearer ak_x' })).body.error).toBe(
      'Invalid API key',
    )
  })
})

/** Creates one of each resource that can be deleted, and returns its path. */
const MAKERS: [string, () => Promise<string>][] = [
  ['agent', async () => `/agents/${(await ownedAgent(service, {}, account)).agentId}`],
  [
    'knowledge item',
    async () => {
      const item = { agent_id: agentId, title: 'Parking', content: 'Free behind the house.' }
      return `/knowledge/${(await ask('POST', '/knowledge', item)).body.knowledge_item_id}`
    },
  ],
  [
    'document',
    async () => {
      const form = new FormData()
      form.set('file', new Blob(['# Parking\n\nGuests park for free behind the house.']), 'parking.md')
      const url = `${service.origin}/api/v1/public/agents/${agentId}/documents`
      const { document: made } = (await (await fetch(url, { method: 'POST', headers: bearer, body: form })).json()) as {
        document: { document_id: string }
      }
      return `/agents/${agentId}/documents/${made.document_id}`
    },
  ],
  ['conversation', async () => `/conversations/${await startConversation()}`],
  [
    'correction',
    async () => {
      const { message } = await (await openChat(service, widgetKey)).say('How much is the weekly box?')
      const { body } = await ask('POST', `/messages/${message.id}/correction`, { answer: 'It is 26 EUR.' })
      return `/corrections/${body.correction.correction_id}`
    },
  ],
  [
    'lead',
    async () => {
      const chat = await openChat(service, widgetKey)
      await chat.leave({ email: 'anna@example.com' })
      return `/leads/${(await ask('GET', '/leads')).body.data[0].lead_id}`
    },
  ],
  ['key', async () => `/keys/${(await ask('POST', '/keys', { name: 'x' })).body.key.key_id}`],
  [
    'webhook',
    async () => {
      const { body } = await ask('POST', '/webhooks', { url: 'https://hooks.example.com/x', events: ['lead.created'] })
      return `/webhooks/${body.webhook.webhook_id}`
    },
  ],
  [
    'invitation',
    async () => {
      const { body } = await ask('POST', '/team/invitations', { email: uniqueEmail() })
      return `/team/invitations/${body.invitation.invitation_id}`
    },
  ],
]

async function startConversation(): Promise<string> {
  const chat = await openChat(service, widgetKey)
  await chat.say('How much is the weekly box?')
  return chat.id
}

describe('a resource', () => {
  test.each(MAKERS)('%s: can be read by its account alone; a second DELETE returns 404', async (_name, make) => {
    const path = await make()
    expect((await ask('GET', path)).status).toBe(200)
    expect((await service.api('GET', path, undefined, stranger)).status).toBe(404)
    expect((await service.api('DELETE', path, undefined, stranger)).status).toBe(404)
    expect([(await ask('DELETE', path)).status, (await ask('DELETE', path)).status]).toEqual([200, 404])
  })

  test('a gap and a delivery can be read, too', async () => {
    const receiver = await disposeAfterAll(startReceiver())
    await (await openChat(service, widgetKey)).say('Do you ship to Norway?')
    const [gap] = (await ask('GET', `/gaps?agent_id=${agentId}`)).body.data
    expect((await ask('GET', `/gaps/${gap.gap_id}`)).body).toEqual({ success: true, gap })
    const { webhook } = (await ask('POST', '/webhooks', { url: receiver.url, events: ['lead.created'] })).body
    const { delivery } = (await ask('POST', `/webhooks/${webhook.webhook_id}/test`)).body
    const path = `/webhooks/${webhook.webhook_id}/deliveries/${delivery.delivery_id}`
    expect((await ask('GET', path)).body).toEqual({ success: true, delivery })
    for (const one of [path, `/gaps/${gap.gap_id}`])
      expect((await service.api('GET', one, undefined, stranger)).status).toBe(404)
  })
})

describe('a list that is returned whole without limit', () => {
  const PATHS = [
    '/keys',
    '/webhooks',
    `/agents/${agentId}/facts`,
    `/agents/${agentId}/documents`,
    `/agents/${agentId}/consent-texts`,
    `/corrections?agent_id=${agentId}`,
    `/gaps?agent_id=${agentId}`,
  ]

  test.each(PATHS)('%s comes in pages with one', async (path) => {
    const whole = (await ask('GET', path)).body
    expect(whole).not.toHaveProperty('next_cursor')
    const join = path.includes('?') ? '&' : '?'
    const entries: object[] = []
    for (let cursor: string | undefined = ''; cursor !== undefined;) {
      const { body }: { body: { data: object[]; next_cursor?: string } } = await ask(
        'GET',
        `${path}${join}limit=1${cursor && `&cursor=${cursor}`}`,
      )
      entries.push(...body.data)
      cursor = body.next_cursor
    }
    expect(entries).toEqual(whole.data)
    const lost = await ask('GET', `${path}${join}cursor=nowhere`)
    expect([lost.status, lost.body.error]).toEqual([400, 'cursor must be the next_cursor of an earlier page'])
    expect((await ask('GET', `${path}${join}limit=101`)).status).toBe(400)
  })

  test('has entries to page through', async () => {
    for (const name of ['one', 'two']) await ask('POST', '/keys', { name })
    const { data } = (await ask('GET', '/keys')).body
    const first = (await ask('GET', '/keys?limit=2')).body
    expect(first).toEqual({ data: data.slice(0, 2), next_cursor: data[1].key_id })
  })
})

describe('an action', () => {
  test('returns the resource as it is now', async () => {
    const id = await startConversation()
    expect((await ask('POST', `/conversations/${id}/takeover`)).body.conversation.mode).toBe('person')
    expect((await ask('POST', `/conversations/${id}/handback`)).body.conversation.mode).toBe('agent')
    await (await openChat(service, widgetKey)).say('Do you rent bicycles?')
    const { data } = (await ask('GET', `/gaps?agent_id=${agentId}`)).body
    const gap = data.find(({ question }: { question: string }) => question === 'Do you rent bicycles?')
    expect((await ask('POST', `/gaps/${gap.gap_id}/dismiss`)).body.gap).toEqual({ ...gap, state: 'dismissed' })
    const { message } = await (await openChat(service, widgetKey)).say('Where are you?')
    const corrected = await ask('POST', `/messages/${message.id}/correction`, { answer: 'In Bremen.' })
    const { correction_id } = corrected.body.correction
    expect(corrected.body).toMatchObject({ correction_id, question: 'Where are you?' })
    const reworded = await ask('PATCH', `/corrections/${correction_id}`, { answer: 'In Kiel.' })
    expect(reworded.body.correction).toMatchObject({ correction_id, answer: 'In Kiel.', agent_id: agentId })
    expect((await ask('POST', `/corrections/${correction_id}/keep`)).body.correction.answer).toBe('In Kiel.')
  })
})

describe('a field that cannot be changed', () => {
  test.each<[string, object, string]>([
    [`/agents/${agentId}`, { website_url: 'https://example.com' }, 'website_url cannot be changed'],
    [`/agents/${agentId}`, { agent_name: 'Linda', company_name: 'Other' }, 'company_name cannot be changed'],
    ['/account', { account: 'x', email: 'x@example.com' }, 'email cannot be changed'],
  ])('%s %j is refused', async (path, body, error) => {
    const before = await ask('GET', path)
    const reply = await ask('PATCH', path, body)
    expect([reply.status, reply.body.error]).toEqual([400, error])
    expect((await ask('GET', path)).body).toEqual(before.body)
  })

  test('of an item is refused; null, blank and unknown fields count as not sent', async () => {
    const item = { agent_id: agentId, title: 'Lift', content: 'There is a lift.' }
    const path = `/knowledge/${(await ask('POST', '/knowledge', item)).body.knowledge_item_id}`
    expect((await ask('PATCH', path, { origin: 'website' })).body.error).toBe('origin cannot be changed')
    const changed = await ask('PATCH', path, { title: 'A lift', origin: null, state: ' ', hue: 'red' })
    expect([changed.status, changed.body.item.title]).toEqual([200, 'A lift'])
  })
})

describe('an archived agent', () => {
  test('is restored with its website, on its channels', async () => {
    await using site = await startSite({ '/': { body: '<h1>Rowan Bikes</h1><p>We repair bicycles for £60.</p>' } })
    const made = await service.createAgent({ website_url: site.origin }, bearer)
    const path = `/agents/${made.agent_id}`
    const { agent } = (await ask('GET', path)).body
    await ask('DELETE', path)
    const restored = await ask('POST', `${path}/restore`)
    expect([restored.status, restored.body.agent]).toEqual([200, agent])
    expect(
      (await service.api('POST', '/agents', { email: uniqueEmail(), company_name: 'B', website_url: site.origin }))
        .status,
    ).toBe(409)
    expect(
      (await (await openChat(service, made.webchat_widget_key)).say('How much is a repair?')).message.text,
    ).toContain('£60')
    expect((await ask('POST', `${path}/restore`)).body.agent).toMatchObject({
      state: 'active',
      website_url: agent.website_url,
    })
    expect((await service.api('POST', `${path}/restore`, {}, stranger)).status).toBe(404)
  })

  test('is restored without the website that another agent has by now', async () => {
    await using site = await startSite({ '/': { body: '<h1>Rowan Bikes</h1><p>We repair bicycles for £60.</p>' } })
    const { agent_id } = await service.createAgent({ website_url: site.origin }, bearer)
    await ask('DELETE', `/agents/${agent_id}`)
    const other = await service.createAgent({ website_url: site.origin }, bearer)
    const { agent } = (await ask('POST', `/agents/${agent_id}/restore`)).body
    expect(agent).toMatchObject({ agent_id, state: 'active' })
    expect(agent).not.toHaveProperty('website_url')
    expect((await ask('GET', `/agents/${other.agent_id}`)).body.agent.website_url).toBe(`${site.origin}/`)
  })
})
