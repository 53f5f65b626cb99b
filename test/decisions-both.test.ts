import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ERROR_CODES } from '../src/contract/api/error-codes.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { sendBytes } from './support/raw-http.ts'
import { startService, uniqueEmail } from './support/service.ts'
import { startSite } from './support/site-server.ts'

/** The rows of “Both operations”, each test under the name of its row. */

const service = await disposeAfterAll(startService())

const create = (body?: unknown, headers?: Record<string, string>) => service.api('POST', '/agents', body, headers)
const add = (body?: unknown, headers?: Record<string, string>) => service.api('POST', '/knowledge', body, headers)
const valid = () => ({ email: uniqueEmail(), company_name: 'Lindenhof' })
const WRONG_KEY = { authorization: 'Bearer ak_wrong' }

const failureOf = async (reply: Promise<{ status: number; body: { error?: string } }>) => {
  const { status, body } = await reply
  return [status, body.error]
}

describe('order of checks', () => {
  test('the request is counted first, then JSON is checked, then the key', async () => {
    await using small = await startService({ REQUESTS_PER_MINUTE: '2' })
    const send = (body: unknown, headers = {}) =>
      failureOf(small.api('POST', '/agents', body, { ...WRONG_KEY, ...headers }))
    expect(await send('{broken')).toEqual([400, 'Invalid JSON'])
    expect(await send({})).toEqual([401, 'Invalid API key'])
    expect(await send('{broken')).toEqual([429, 'Rate limit exceeded'])
  })

  test('JSON and size come before the key', async () => {
    expect(await failureOf(create('[]', WRONG_KEY))).toEqual([400, 'Request body must be a JSON object'])
    expect(await failureOf(create('x', { ...WRONG_KEY, 'content-type': 'text/plain' }))).toEqual([
      415,
      'Content-Type must be application/json',
    ])
    expect((await create({ company_name: 'x'.repeat(1_100_000) }, WRONG_KEY)).status).toBe(413)
  })

  test('the key, then the required fields, the email, the other fields', async () => {
    expect(await failureOf(create({}, WRONG_KEY))).toEqual([401, 'Invalid API key'])
    expect(await failureOf(create({ email: 'bad', source: '!' }))).toEqual([400, 'email and company_name are required'])
    expect(await failureOf(create({ email: 'bad', company_name: 'X', source: '!' }))).toEqual([
      400,
      'Invalid email format',
    ])
    expect(await failureOf(create({ ...valid(), source: '!' }, { 'idempotency-key': 'x'.repeat(256) }))).toEqual([
      400,
      'Invalid source',
    ])
  })

  test('the replay is checked before the duplicate website, and that before the daily limit', async () => {
    await using small = await startService({ AGENTS_PER_DAY: '1' })
    await using site = await startSite({ '/': '<title>Farm</title><main><p>Eggs cost 4 EUR.</p></main>' })
    const body = { ...valid(), website_url: site.origin }
    const key = { 'idempotency-key': randomUUID() }
    const first = await small.api('POST', '/agents', body, key)
    expect(first.status).toBe(200)
    expect((await small.api('POST', '/agents', body, key)).body.agent_id).toBe(first.body.agent_id)
    expect((await small.api('POST', '/agents', body)).status).toBe(409)
    expect((await small.api('POST', '/agents', { ...body, website_url: undefined })).status).toBe(429)
  })
})

describe('body', () => {
  test.each([[undefined], ['null'], ['{}']])('%j counts as an empty body', async (body) => {
    expect(await failureOf(create(body))).toEqual([400, 'email and company_name are required'])
    expect(await failureOf(add(body))).toEqual([400, 'agent_id, title and content are required'])
  })

  test.each(['[{}]', '"text"', '7', 'true'])('%s is not an object', async (body) => {
    for (const send of [create, add])
      expect(await failureOf(send(body))).toEqual([400, 'Request body must be a JSON object'])
  })

  test('malformed JSON, another media type, too large', async () => {
    for (const send of [create, add]) {
      expect(await failureOf(send('{"email":'))).toEqual([400, 'Invalid JSON'])
      expect((await send('a=b', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415)
      expect(await failureOf(send('{}', { 'content-encoding': 'gzip' }))).toEqual([
        415,
        'Request body must not be compressed: send it without Content-Encoding',
      ])
      expect((await send({ x: 'x'.repeat(1024 * 1024) })).status).toBe(413)
      expect(
        (await send(JSON.stringify({ x: 'x' }), { 'content-type': 'application/json; charset=utf-8' })).status,
      ).toBe(400)
    }
  })

  test('JSON is UTF-8: other encodings are malformed, and a byte order mark is ignored', async () => {
    const post = async (body: Buffer) => {
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(`${service.origin}/api/v1/public/agents`, {
        method: 'POST',
        headers,
        body: new Uint8Array(body),
      })
      return [response.status, ((await response.json()) as { error?: string }).error]
    }
    const named = JSON.stringify({ ...valid(), company_name: 'Café' })
    expect(await post(Buffer.from(named, 'latin1'))).toEqual([400, 'Invalid JSON'])
    expect(await post(Buffer.from(`\uFEFF${named}`))).toEqual([200, undefined])
  })
})

test('null or blank in an optional field', async () => {
  const blank = {
    website_url: ' ',
    linkedin_url: null,
    agent_name: '\t',
    deploy_channels: '',
    source: null,
    codebase_context: { products: null },
  }
  const { status, body } = await create({ ...valid(), ...blank })
  expect([status, body.agent_name, body.warnings]).toEqual([200, 'Lindenhof Assistant', undefined])
  const added = await add({
    agent_id: body.agent_id,
    title: 'Parking',
    content: 'Behind the barn.',
    item_type: '',
    category: null,
  })
  expect([added.status, added.body.warnings]).toEqual([200, undefined])
})

test('unknown fields are ignored, and warnings list each with the field probably meant', async () => {
  const sent = { ...valid(), hue: { deep: [1] }, codebase_context: { pricingTiers: [{ name: 'Pro' }] } }
  const warnings = [
    'hue is not a known field, so it was ignored.',
    'codebase_context.pricingTiers is not a known field, so it was ignored. Did you mean pricing_tiers?',
  ]
  const key = { 'idempotency-key': randomUUID() }
  const first = await create(sent, key)
  const replayed = await create(sent, key)
  const planned = await create({ ...sent, dry_run: true })
  for (const { status, body } of [first, replayed, planned]) {
    expect(status).toBe(200)
    expect(body.warnings).toEqual(expect.arrayContaining(warnings))
  }
  const { status, body } = await add({
    agent_id: first.body.agent_id,
    title: 'Parking',
    content: 'Behind the barn.',
    catgory: 'house',
  })
  expect([status, body.warnings]).toEqual([
    200,
    ['catgory is not a known field, so it was ignored. Did you mean category?'],
  ])
})

test('wrong type or over a limit elsewhere', async () => {
  const products = [{}, {}, { name: 5 }]
  expect(await failureOf(create({ ...valid(), codebase_context: { products } }))).toEqual([
    400,
    'codebase_context.products[2].name must be a string',
  ])
  expect(await failureOf(add({ agent_id: randomUUID(), title: 'x', content: 'x', category: [] }))).toEqual([
    400,
    'category must be a string',
  ])
})

test('wrong type or over a limit, in all operations of an account', async () => {
  const { bearer } = await service.createAccount()
  const agent = `/agents/${(await service.createAgent({}, bearer)).agent_id}`
  const refused: [string, string, unknown, string][] = [
    ['PATCH', agent, { consent_text: 5 }, 'consent_text must be a string'],
    ['PATCH', agent, { privacy_url: 5 }, 'privacy_url must be an http or https address, or none'],
    ['PATCH', agent, { retention_days: 1.5 }, 'retention_days must be a whole number'],
    ['PATCH', agent, { retention_days: 1e20 }, 'retention_days must be at most 3650'],
    ['GET', `/agents?limit=${'9'.repeat(20)}`, undefined, 'limit must be at most 100'],
    ['POST', '/keys', { name: 'build', expires_in_days: 1.5 }, 'expires_in_days must be a whole number'],
    ['POST', '/keys', { name: 'build', scopes: [] }, 'scopes must have at least 1 item'],
    ...['/knowledge', '/gaps', '/corrections'].map((list): [string, string, unknown, string] => [
      'GET',
      list,
      undefined,
      'agent_id is required',
    ]),
  ]
  for (const [method, path, body, message] of refused) {
    expect(await failureOf(service.api(method, path, body, bearer))).toEqual([400, message])
  }
})

describe('an Authorization header that is not Bearer with a valid key', () => {
  test.each(['', 'Bearer', 'Bearer ', 'Basic YTpi', 'ak_bare', 'Bearer ak_unknown', 'Bearer two words', 'Token ak_x'])(
    '%j is refused, at a demo agent too',
    async (authorization) => {
      const { agent_id } = await service.createAgent()
      expect(await failureOf(create(valid(), { authorization }))).toEqual([401, 'Invalid API key'])
      expect(await failureOf(add({ agent_id, title: 'x', content: 'x' }, { authorization }))).toEqual([
        401,
        'Invalid API key',
      ])
      expect((await service.api('GET', `/agents/${agent_id}/status`, undefined, { authorization })).status).toBe(401)
    },
  )

  test('a revoked key', async () => {
    const { accountId, bearer } = await service.createAccount()
    expect((await create({ company_name: 'X' }, bearer)).status).toBe(200)
    await service.app.db
      .updateTable('api_keys')
      .set({ revoked_at: new Date() })
      .where('account_id', '=', accountId)
      .execute()
    expect(await failureOf(create({ company_name: 'X' }, bearer))).toEqual([401, 'Invalid API key'])
  })
})

describe('error bodies and other failures', () => {
  test('exactly success and error, and the request ID in a header', async () => {
    const replies = [
      await create({}),
      await service.api('GET', '/nothing'),
      await service.api('DELETE', '/agents'),
      await create('{'),
      await create('x', { 'content-type': 'text/plain' }),
      await create(valid(), WRONG_KEY),
    ]
    expect(replies.map(({ status }) => status)).toEqual([400, 404, 405, 400, 415, 401])
    for (const { body, headers } of replies) {
      expect(Object.keys(body)).toEqual(['success', 'error'])
      expect(body.success).toBe(false)
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    }
  })

  test('Error-Code of a closed, documented list, and Link to its page', async () => {
    const website_url = service.origin.replace(/^http:/, 'ftp:')
    const replies = [
      await create({}),
      await create({ ...valid(), email: 'anna' }),
      await create({ ...valid(), website_url }),
      await create({ ...valid(), source: '!' }),
      await service.api('GET', '/nothing'),
      await service.api('DELETE', '/agents'),
      await create('x', { 'content-type': 'text/plain' }),
      await create(valid(), WRONG_KEY),
    ]
    expect(replies.map(({ headers }) => headers.get('error-code'))).toEqual([
      'missing_field',
      'invalid_email',
      'invalid_website',
      'invalid_input',
      'not_found',
      'method_not_allowed',
      'unsupported_media_type',
      'unauthorized',
    ])
    const page = await service.call('GET', '/docs/errors')
    const documentation = readFileSync('docs/api.md', 'utf8')
    for (const { headers } of replies) {
      const code = headers.get('error-code')
      expect(headers.get('link')).toBe(`<${service.origin}/docs/errors#${code}>; rel="help"`)
    }
    for (const code of Object.keys(ERROR_CODES)) {
      expect(page.body.text).toContain(`<h2 id="${code}">`)
      expect(documentation).toContain(`\`${code}\``)
    }
  })

  test('405 with Allow for any body; HEAD wherever there is GET', async () => {
    const { agent_id } = await service.createAgent()
    const put = await service.api('PUT', '/knowledge', '{broken')
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
    const options = await service.api('OPTIONS', '/knowledge')
    expect([options.status, options.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
    expect((await service.api('HEAD', `/agents/${agent_id}/status`)).status).toBe(200)
    const post = await service.api('POST', `/agents/${agent_id}/status`)
    expect(
      post.headers
        .get('allow')
        ?.split(', ')
        .toSorted((a, b) => a.localeCompare(b)),
    ).toEqual(['GET', 'HEAD'])
  })

  test('paths that cannot be routed', async () => {
    const { status, body, headers } = await service.api('GET', '/agents/%zz/status')
    expect([status, body]).toEqual([400, { success: false, error: 'Invalid URL' }])
    expect(headers.get('ratelimit')).toBeTruthy()
    expect((await service.api('GET', `/agents/${'x'.repeat(300)}/status`)).status).toBe(404)
    expect((await service.api('GET', '/agents/..%2f..%2fetc/status')).status).toBe(404)
  })

  test('bytes that are not HTTP', async () => {
    const answer = await sendBytes(service.origin, 'NONSENSE\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    expect(answer).toContain('{"success":false,"error":"Bad Request"}')
    const long = await sendBytes(
      service.origin,
      `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`,
    )
    expect(long).toMatch(/^HTTP\/1\.1 431 [\s\S]*\{"success":false/)
  })

  test('a 500 reveals no details', async () => {
    await using broken = await startService()
    await broken.app.db.schema.dropTable('idempotency_keys').execute()
    const { status, body, headers } = await broken.api('POST', '/agents', valid(), { 'idempotency-key': 'k' })
    expect([status, body]).toEqual([500, { success: false, error: 'Internal server error' }])
    expect(headers.get('ratelimit')).toBeTruthy()
  })
})

interface EmailCase {
  address: string
  html5_valid: boolean
}
const EMAILS = '../shared/testdata/email.json'

test.skipIf(!existsSync(EMAILS))('email: the verdicts of real cases', async () => {
  const cases = JSON.parse(readFileSync(EMAILS, 'utf8')) as EmailCase[]
  const verdicts = new Map(cases.map((one) => [one.address, one.html5_valid]))
  const wrong: string[] = []
  for (const { address, html5_valid } of cases) {
    const trimmed = address.trim()
    const ours = (verdicts.get(trimmed) ?? html5_valid) && /@.*\./.test(trimmed) && trimmed.length <= 254
    const { body } = await create({ email: address, company_name: 'X', source: 'not a label' })
    const expected =
      trimmed === '' ? 'email and company_name are required' : ours ? 'Invalid source' : 'Invalid email format'
    if (body.error !== expected) wrong.push(`${JSON.stringify(address)}: ${body.error}`)
  }
  expect(wrong).toEqual([])
})
