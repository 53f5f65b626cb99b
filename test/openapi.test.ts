import { describe, expect, test } from 'vitest'
import type { JsonSchema, OpenApiDocument } from '../src/contract/api/openapi-types.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { startService } from './support/service.ts'
import { type ApiAnswer, findBreaches, findWrongExamples } from './support/openapi-check.ts'

const service = await disposeAfterAll(startService())

test('the documents name the license', async () => {
  const license = { name: 'Apache License 2.0', identifier: 'Apache-2.0' }
  for (const path of ['/api/v1/public/openapi.json', '/api/v1/chat/openapi.json'])
    expect((await service.call('GET', path)).body.info.license).toEqual(license)
})

test('the visitor API has a document of its own, with every schema that it names', async () => {
  const { status, headers, body } = await service.call('GET', '/api/v1/chat/openapi.json', undefined, {
    origin: 'https://elsewhere.example',
  })
  expect([status, headers.get('access-control-allow-origin')]).toEqual([200, '*'])
  expect(body.servers).toEqual([{ url: `${service.origin}/api/v1/chat` }])
  expect(Object.keys(body.paths)).toEqual(expect.arrayContaining(['/sessions', '/messages', '/leads']))
  const text = JSON.stringify(body)
  const named = Array.from(text.matchAll(/"#\/components\/schemas\/(\w+)"/g), ([, name]) => name)
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((name) => !(name && name in body.components.schemas))).toEqual([])
  expect(text).not.toContain('foyer.example')
  const etag = headers.get('etag') ?? ''
  expect((await service.call('GET', '/api/v1/chat/openapi.json', undefined, { 'if-none-match': etag })).status).toBe(
    304,
  )
})

describe('GET /openapi.json', () => {
  test('describes version 1.0.0 of the API at its base address, to the pages of all origins', async () => {
    const { status, headers, body } = await service.api('GET', '/openapi.json', undefined, {
      origin: 'https://elsewhere.example',
    })
    expect(status).toBe(200)
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(body).toMatchObject({
      openapi: expect.stringMatching(/^3\.1\./),
      info: { version: '1.0.0' },
      servers: [{ url: `${service.origin}/api/v1/public` }],
    })
    expect(Object.keys(body.paths)).toEqual(
      expect.arrayContaining(['/agents', '/knowledge', '/agents/{agent_id}/status', '/qr', '/openapi.json']),
    )
    const { headers: others } = await service.api('GET', '/agents/none/status', undefined, {
      origin: 'https://elsewhere.example',
    })
    expect(others.has('access-control-allow-origin')).toBe(false)
  })

  test('is served without event streams, too, for generators that expect one kind of response', async () => {
    const mediaTypesIn = (document: OpenApiDocument): string[] =>
      Object.values(document.paths).flatMap((methods) =>
        Object.values(methods).flatMap(({ responses }) => {
          const [success] = Object.values(responses)
          return success && 'content' in success ? Object.keys(success.content) : []
        }),
      )
    const { body: all } = await service.api('GET', '/openapi.json?streams=all')
    const { body: none } = await service.api('GET', '/openapi.json?streams=none')
    expect(mediaTypesIn(all)).toContain('text/event-stream')
    expect(mediaTypesIn(none)).not.toContain('text/event-stream')
    expect(mediaTypesIn(none)).toContain('application/json')
    const events = ['CreationEvent', 'InboxEvent', 'ThreadEvent']
    expect(Object.keys(all.components.schemas)).toEqual(expect.arrayContaining(events))
    expect(Object.keys(none.components.schemas).filter((name) => events.includes(name))).toEqual([])
    const { status, body } = await service.api('GET', '/openapi.json?streams=some')
    expect([status, body.error]).toEqual([400, 'streams must be one of all, none'])
  })

  test('is revalidated by its ETag, and compressed where the client accepts that', async () => {
    const ask = (headers: Record<string, string>) => service.api('GET', '/openapi.json', undefined, headers)
    const plain = await ask({ 'accept-encoding': 'identity' })
    expect(plain.headers.get('content-encoding')).toBeNull()
    const etags = [plain.headers.get('etag') ?? '']
    const sizes = [Number(plain.headers.get('content-length'))]
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip;q=0.5, br;q=0', 'gzip'],
    ] as const) {
      const { headers, body } = await ask({ 'accept-encoding': accepted })
      expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([encoding, 'Accept-Encoding'])
      expect(body).toEqual(plain.body)
      etags.push(headers.get('etag') ?? '')
      sizes.push(Number(headers.get('content-length')))
    }
    expect(new Set(etags).size).toBe(3)
    expect(Math.max(...sizes.slice(1))).toBeLessThan((sizes[0] ?? 0) / 5)
    const [etag = ''] = etags
    const again = await ask({ 'accept-encoding': 'identity', 'if-none-match': `"other", W/${etag}` })
    expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, { text: '' }, etag])
    expect((await ask({ 'accept-encoding': 'identity', 'if-none-match': '"other"' })).status).toBe(200)
  })

  test('does not count against the limit, needs no valid key, and crawlers may read it', async () => {
    await using strict = await startService({ REQUESTS_PER_MINUTE: '2' })
    const read = async () => {
      const { status, headers } = await strict.api('GET', '/openapi.json', undefined, { authorization: 'Bearer ak_x' })
      return [status, headers.get('ratelimit')?.split(';')[1]]
    }
    for (let time = 0; time < 4; time += 1) expect(await read()).toEqual([200, 'r=2'])
    expect((await strict.api('POST', '/agents', {})).status).toBe(400)
    expect(await read()).toEqual([200, 'r=1'])
    const statuses = [await strict.api('POST', '/agents', {}), await strict.api('POST', '/agents', {})]
    expect(statuses.map(({ status }) => status)).toEqual([400, 429])
    expect(await read()).toEqual([200, 'r=0'])
    const { text } = (await strict.call('GET', '/robots.txt')).body
    // Some crawlers apply the first rule that matches.
    expect(text).toMatch(/^User-agent: \*\n(?:Allow: .*\n)*Allow: \/api\/v1\/public\/openapi\.json\n/)
    expect(text).toContain('\nDisallow: /api/\n')
  })

  test('names the fields and limits that requests are checked by, and says what each field is', async () => {
    const { body } = await service.api('GET', '/openapi.json')
    const { CreateAgentRequest, AddKnowledgeRequest } = body.components.schemas
    expect(CreateAgentRequest.required.toSorted()).toEqual(['company_name', 'email'])
    expect(CreateAgentRequest.properties.company_name).toMatchObject({ type: 'string', maxLength: 200 })
    expect(CreateAgentRequest.properties.deploy_channels).toMatchObject({ items: { enum: ['webchat', 'whatsapp'] } })
    expect(body.components.schemas.CodebaseContext.properties.products).toMatchObject({ maxItems: 500 })
    expect(AddKnowledgeRequest.properties.item_type).toMatchObject({ enum: ['faq', 'product', 'policy', 'document'] })
    // Generators require a field of a body that has a default: its description names it.
    expect(AddKnowledgeRequest.properties.item_type).not.toHaveProperty('default')
    expect(CreateAgentRequest.properties.email).toMatchObject({
      type: 'string',
      format: 'email',
      pattern: expect.stringMatching(/^\^.*\$$/),
    })
    expect(CreateAgentRequest.properties.website_url).toMatchObject({ type: 'string', format: 'uri' })
    const wordless = Object.entries<JsonSchema>(body.components.schemas).flatMap(([name, { properties = {} }]) =>
      name.endsWith('Request') ? Object.keys(properties).filter((field) => !properties[field]?.description) : [],
    )
    expect(wordless).toEqual([])
    const errors = Object.keys(body.paths['/agents'].post.responses)
    expect(errors).toEqual(
      expect.arrayContaining(['200', '400', '401', '409', '413', '415', '421', '422', '429', '500']),
    )
  })

  test('calls each kind of thing by one name, wherever it stands', async () => {
    const { schemas } = (await service.api('GET', '/openapi.json')).body.components
    const places: [string, { $ref: string }[]][] = [
      ['Agent', [schemas.AgentRecordPage.properties.data.items, schemas.AgentRecordResponse.properties.agent]],
      ['ApiKey', [schemas.KeyList.properties.data.items, schemas.CreateKeyResponse.properties.key]],
      [
        'Conversation',
        [schemas.ConversationPage.properties.data.items, schemas.InboxEvent.oneOf[0].properties.conversation],
      ],
      ['KnowledgeItem', [schemas.KnowledgePage.properties.data.items, schemas.KnowledgeResponse.properties.item]],
      ['Lead', [schemas.LeadPage.properties.data.items, schemas.LeadRecordResponse.properties.lead]],
      ['Webhook', [schemas.WebhookList.properties.data.items, schemas.WebhookSecretResponse.properties.webhook]],
    ]
    for (const [name, standing] of places) {
      expect([name, ...standing.map(({ $ref }) => $ref)]).toEqual([
        name,
        ...standing.map(() => `#/components/schemas/${name}`),
      ])
      expect(schemas[name]).toMatchObject({ type: 'object', properties: expect.anything() })
    }
    const nameless = Object.entries<JsonSchema>(schemas).filter(
      ([, { properties = {} }]) => properties['data']?.items?.type === 'object',
    )
    expect(nameless.map(([name]) => name)).toEqual([])
  })

  test('says once what most operations refuse in the same words', async () => {
    const { paths, components } = (await service.api('GET', '/openapi.json')).body
    expect(paths['/keys'].get.responses[429]).toEqual({ $ref: '#/components/responses/TooManyRequests' })
    expect(
      Object.values<object>(components.responses.TooManyRequests.content['application/json'].examples),
    ).toMatchObject([{ value: { success: false, error: 'Rate limit exceeded' } }])
    expect(
      Object.keys(paths['/agents'].post.responses[429].content['application/json'].examples).length,
    ).toBeGreaterThan(1)
  })

  test('groups its operations, and asks for a body only where a field of it is required', async () => {
    const { paths, tags } = (await service.api('GET', '/openapi.json')).body as OpenApiDocument
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
    expect(new Set(operations.flatMap((operation) => operation.tags))).toEqual(new Set(tags.map(({ name }) => name)))
    const bodies = operations.flatMap(({ operationId, requestBody }) =>
      requestBody ? [[operationId, requestBody.required]] : [],
    )
    expect(Object.fromEntries(bodies)).toMatchObject({
      createAgent: true,
      uploadDocument: true,
      readWebsiteAgain: false,
      verifyWebsite: false,
    })
  })

  test('asks for a key where the service does, whatever the body', async () => {
    const { body } = await service.api('GET', '/openapi.json')
    for (const [path, operations] of Object.entries(body.paths as OpenApiDocument['paths'])) {
      for (const [method, { operationId, security, requestBody }] of Object.entries(operations)) {
        const sent = requestBody?.content['application/json'] ? { title: 5 } : undefined
        const filled = path.replace(/\{\w+\}/g, '0199d4f2-5c1e-7a3b-9b43-2f6a8d1c7e90')
        const { status } = await service.api(method.toUpperCase(), filled, sent)
        expect([operationId, status === 401]).toEqual([operationId, security.every((scheme) => 'bearerAuth' in scheme)])
      }
    }
  })

  test('has examples that work as they stand, at the service that gives them', async () => {
    const { paths } = (await service.api('GET', '/openapi.json')).body as OpenApiDocument
    const examples = Object.values(paths['/agents']?.['post']?.requestBody?.content['application/json']?.examples ?? {})
    expect(examples).toHaveLength(3)
    for (const { value } of examples) {
      const { status, body } = await service.api('POST', '/agents', value)
      expect([status, body.knowledge_base_count > 0]).toEqual([200, true])
    }
    const link = paths['/qr']?.['get']?.parameters.find(({ name }) => name === 'url')?.example
    expect((await service.api('GET', `/qr?url=${encodeURIComponent(String(link))}`)).status).toBe(200)
  })

  test('holds together: references lead somewhere, names are given once, path parameters are declared', async () => {
    const { body } = await service.api('GET', '/openapi.json')
    const references = [...JSON.stringify(body).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, pointer = '']) =>
      pointer.split('/'),
    )
    expect(references.length).toBeGreaterThan(10)
    const lost = references.filter((pointer) => pointer.reduce((at, part) => at?.[part], body) === undefined)
    expect(lost).toEqual([])
    const names: string[] = []
    for (const [path, operations] of Object.entries(body.paths as OpenApiDocument['paths'])) {
      for (const { operationId, parameters } of Object.values(operations)) {
        names.push(operationId)
        const declared = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)
        expect(declared).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
      }
    }
    expect(new Set(names).size).toBe(names.length)
  })
})

test('the examples are as they say that requests and answers are', () => expect(findWrongExamples()).toEqual([]))

describe('the check of answers sees', () => {
  const headersFor = (type: string) =>
    new Headers({
      'content-type': type,
      'x-request-id': 'one',
      ratelimit: '"default";r=1;t=1',
      'ratelimit-policy': '"default";q=1;w=60',
    })
  const status = {
    research: { state: 'none', pages_read: 0, pages_to_read: 0 },
    webchat_enabled: true,
    whatsapp_enabled: true,
  }
  const agent = {
    agent_id: '0199d4f2-5c1e-7a3b-9b43-2f6a8d1c7e90',
    agent_name: 'A',
    company_name: 'B',
    is_active: true,
  }
  const body = { success: true, ...agent, ...status, knowledge_base_count: 0, created_at: '2026-03-02T09:15:00.000Z' }
  const answer: ApiAnswer = {
    method: 'GET',
    path: '/agents/x/status',
    status: 200,
    headers: headersFor('application/json; charset=utf-8'),
    text: JSON.stringify(body),
  }
  const error = (message: string) => JSON.stringify({ success: false, error: message })

  test('nothing wrong in a good one', () => expect(findBreaches(answer)).toEqual([]))

  test.each<[string, Partial<ApiAnswer>]>([
    ['a field that is not described', { text: JSON.stringify({ ...body, email: 'a@example.com' }) }],
    ['a field that is missing', { text: JSON.stringify({ ...body, is_active: undefined }) }],
    ['a field of another type', { text: JSON.stringify({ ...body, knowledge_base_count: '0' }) }],
    ['a status that is not described', { status: 418, text: error('No') }],
    ['a path that is not described', { path: '/surprise' }],
    ['a method that is not described', { method: 'PUT' }],
    ['a header that is missing', { headers: new Headers({ 'content-type': 'application/json' }) }],
    ['another media type', { headers: headersFor('text/html') }],
    ['a message that is not described', { status: 404, text: error('Gone fishing') }],
    [
      'a field beside success and error',
      { status: 404, text: JSON.stringify({ success: false, error: 'Agent not found', code: 7 }) },
    ],
    [
      'an event that is not described',
      {
        method: 'POST',
        path: '/agents',
        headers: headersFor('text/event-stream'),
        text: 'event: x\ndata: {"type":"x"}\n\n',
      },
    ],
  ])('%s', (_name, change) => expect(findBreaches({ ...answer, ...change })).not.toEqual([]))
})
