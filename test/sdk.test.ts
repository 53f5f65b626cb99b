import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createContext, runInContext } from 'node:vm'
import { build } from 'vite'
import { describe, expect, test } from 'vitest'
import { startLoopbackServer } from '../scripts/loopback-server.ts'
import { createRandom } from '../scripts/seeded-random.ts'
import type { CreationEvent } from '../sdk/foyer-sdk.ts'
import { buildSdk } from './support/built-sdk.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { pdfFile } from './support/documents.ts'
import { FAULTS, type Fault, startFaultyRelay } from './support/faulty-relay.ts'
import { BOX, LINDENHOF } from './support/lindenhof.ts'
import { verifiedAccount } from './support/owned-agent.ts'
import { startService, uniqueEmail } from './support/service.ts'
import { startSite } from './support/site-server.ts'
import { startReceiver } from './support/webhook-receiver.ts'

/** Agents to create over faults. `CREATES=1000 npx vitest run --project feature test/sdk.test.ts` is the long form. */
const CREATES = Number(process.env['CREATES'] ?? 50)
const AT_ONCE = 8

const built = await disposeAfterAll(buildSdk())
const { Foyer, unwrapWebhook, ...sdk } = built.sdk
const service = await disposeAfterAll(
  startService({
    AGENTS_PER_DAY: '100000',
    AGENTS_PER_ADDRESS_PER_DAY: '100000',
    CHAT_PER_ADDRESS_PER_HOUR: '10000',
    REQUESTS_PER_MINUTE: '100000',
  }),
)
const account = await verifiedAccount(service)
const apiKey = account.bearer['authorization']?.replace('Bearer ', '') ?? ''
const foyer = new Foyer({ baseUrl: service.origin, apiKey })
const create = () => foyer.agents.create({ company_name: 'Lindenhof', codebase_context: LINDENHOF })

const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  )

/** Returns a function that takes the faults in turn for requests of this name, and none afterwards. */
function inTurn(name: string, ...faults: Fault[]): (request: string) => Fault {
  return (request) => (request === name ? (faults.shift() ?? 'none') : 'none')
}

describe('the SDK', () => {
  test('makes the calls of an account, with files, CSV and all pages', async () => {
    const agent = await create()
    expect(agent.webchat_embed_code).toContain('<script')
    const plan = await foyer.agents.create({ company_name: 'Lindenhof', codebase_context: LINDENHOF, dry_run: true })
    expect(plan.items.length).toBeGreaterThan(0)
    await foyer.knowledge.add({ agent_id: agent.agent_id, title: 'Parking', content: 'Behind the barn.' })
    await foyer.knowledge.addBatchCsv('title,content\nReturns,Within 30 days.\n', { agent_id: agent.agent_id })
    const file = new File([new Uint8Array(pdfFile(['Mug: 28 EUR']))], 'price-list.pdf')
    const { document } = await foyer.agents.uploadDocument(agent.agent_id, { file })
    expect(document.name).toBe('price-list.pdf')
    const titles = []
    for await (const { title } of foyer.knowledge.listAll({ agent_id: agent.agent_id, limit: 1 })) titles.push(title)
    const { data, next_cursor: next } = await foyer.knowledge.list({ agent_id: agent.agent_id, limit: 100 })
    expect([next, titles]).toEqual([undefined, data.map(({ title }) => title)])
    expect(titles).toEqual(expect.arrayContaining(['Parking', 'Returns']))
    expect((await foyer.agents.export(agent.agent_id)).type).toBe('application/zip')
    expect(await foyer.leads.listCsv()).toContain('email')
    expect((await foyer.qr.drawCode({ url: agent.whatsapp_link ?? '', format: 'svg' })).type).toContain('svg')
    await foyer.agents.archive(agent.agent_id)
    expect((await foyer.agents.get(agent.agent_id)).agent.state).toBe('archived')
  })

  test('creates a demo agent without a key, and chats as its visitor', async () => {
    const keyless = new Foyer({ baseUrl: `${service.origin}/api/v1/public/` })
    const agent = await keyless.agents.create({
      email: uniqueEmail(),
      company_name: 'Lindenhof',
      codebase_context: LINDENHOF,
    })
    const chat = await keyless.startChat({ widget_key: agent.webchat_widget_key ?? '' })
    expect(chat.session.agent.company_name).toBe('Lindenhof')
    const { message } = await chat.sendMessage({ text: BOX })
    expect(message?.text).toContain('24.50')
    let text = ''
    for await (const part of chat.sendMessageStream({ text: BOX })) {
      if (part.type === 'text-delta') text += part.delta
      if (part.type === 'data-message') expect(part.data.text).toBe(text)
    }
    expect(text).toContain('24.50')
    const resumed = await keyless.startChat(
      { widget_key: agent.webchat_widget_key ?? '' },
      { sessionToken: chat.sessionToken },
    )
    expect(resumed.session.messages).toHaveLength(4)
    await keyless.openChat(chat.sessionToken).deleteOwnConversation()
    expect(await failureOf(chat.listMessages())).toBeInstanceOf(sdk.UnauthorizedError)
  })
})

describe('errors', () => {
  test('have a class for each status, and name the field, the code and the request', async () => {
    const invalid = await failureOf(
      foyer.agents.create({
        company_name: 'Lindenhof',
        codebase_context: { products: [{ name: 'x'.repeat(201_000) }] },
      }),
    )
    expect(invalid).toMatchObject({
      name: 'BadRequestError',
      status: 400,
      code: 'invalid_input',
      fields: ['codebase_context.products[0].name'],
      requestId: expect.stringMatching(/./),
    })
    const missing = await failureOf(new Foyer({ baseUrl: service.origin }).agents.create({ company_name: '' }))
    expect(missing).toMatchObject({ code: 'missing_field', fields: ['email', 'company_name'] })
    const wrongKey = new Foyer({ baseUrl: service.origin, apiKey: 'ak_wrong' })
    expect(await failureOf(wrongKey.account.get())).toMatchObject({ name: 'UnauthorizedError', code: 'unauthorized' })
    const unknown = foyer.leads.get('0199d4f2-5c1e-7a3b-9b43-2f6a8d1c7e90')
    expect(await failureOf(unknown)).toMatchObject({ name: 'NotFoundError', message: 'Lead not found' })
  })

  test('of a website that has an agent name it', async () => {
    await using site = await startSite({ '/': '<h1>Tidewheel Pottery</h1><p>We make mugs for 28 EUR.</p>' })
    const body = { company_name: 'Tidewheel', website_url: site.origin }
    const first = await foyer.agents.create(body)
    const error = await failureOf(foyer.agents.create(body))
    expect(error).toBeInstanceOf(sdk.ConflictError)
    expect(error).toMatchObject({ code: 'website_taken', existingAgent: { agent_id: first.agent_id } })
  })

  test('about an idempotency key with another body, an aborted call and a missing address differ', async () => {
    const idempotencyKey = crypto.randomUUID()
    await foyer.keys.create({ name: 'one' }, { idempotencyKey })
    expect(await failureOf(foyer.keys.create({ name: 'two' }, { idempotencyKey }))).toMatchObject({
      name: 'IdempotencyMismatchError',
      status: 422,
    })
    const reason = new Error('no longer needed')
    expect(await failureOf(foyer.account.get({ signal: AbortSignal.abort(reason) }))).toBe(reason)
    expect(() => new Foyer()).toThrow('baseUrl must be the address of a Foyer instance')
  })
})

describe('retries', () => {
  test(`${CREATES} creations over cuts, delays, 429 and 503 make exactly ${CREATES} agents`, async () => {
    const random = createRandom(CREATES)
    await using relay = await startFaultyRelay(service.origin, () =>
      random() < 0.5 ? (FAULTS[Math.floor(random() * FAULTS.length)] ?? 'none') : 'none',
    )
    const unsteady = new Foyer({ baseUrl: relay.url, apiKey, timeoutMs: 2_000, maxRetries: 30 })
    const before = await agentCount()
    const ids: string[] = []
    const left = Array.from({ length: CREATES }, (_none, at) => at)
    const work = async (): Promise<void> => {
      for (let at = left.pop(); at !== undefined; at = left.pop())
        ids.push((await unsteady.agents.create({ company_name: `Company ${at}` })).agent_id)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    expect([ids.length, new Set(ids).size, (await agentCount()) - before]).toEqual([CREATES, CREATES, CREATES])
    expect(new Set(relay.requests.map(({ key }) => key)).size).toBe(CREATES)
    expect(new Set(relay.requests.map(({ fault }) => fault))).toEqual(new Set(['none', ...FAULTS]))
  })

  test.each([
    ['delayed', 2_000, { name: 'TimeoutError' }],
    ['cut after', undefined, { name: 'ConnectionError' }],
    ['refused by 429', undefined, { name: 'RateLimitError', status: 429, message: 'Try again.' }],
    ['refused by 502', undefined, { name: 'ServerError', status: 502, code: undefined }],
    ['refused by 503', undefined, { name: 'UnavailableError', retryAfterSeconds: 0 }],
  ] as const)('give up after the last one if each is %s, and say why', async (fault, timeoutMs, expected) => {
    await using relay = await startFaultyRelay(service.origin, () => fault)
    const unsteady = new Foyer({ baseUrl: relay.url, apiKey, timeoutMs, maxRetries: 1 })
    expect(await failureOf(unsteady.account.get())).toMatchObject(expected)
    expect(relay.requests).toHaveLength(2)
  })

  test('do not repeat a refusal, or one that says to wait for hours', async () => {
    await using limited = await startService({ AGENTS_PER_DAY: '1' })
    await using relay = await startFaultyRelay(limited.origin)
    const strict = new Foyer({ baseUrl: relay.url, apiKey: (await limited.createAccount()).key })
    await strict.agents.create({ company_name: 'Lindenhof' })
    expect(await failureOf(strict.agents.create({ company_name: 'Lindenhof' }))).toMatchObject({
      name: 'RateLimitError',
      code: 'day_limit',
    })
    await failureOf(strict.leads.get('none'))
    expect(relay.requests).toHaveLength(3)
  })

  test('end when the caller aborts during a pause', async () => {
    await using relay = await startFaultyRelay(service.origin, () => 'refused by 503')
    const caller = new AbortController()
    const call = failureOf(
      new Foyer({ baseUrl: relay.url, apiKey }).account.get({ signal: caller.signal, maxRetries: 99 }),
    )
    await expect.poll(() => relay.requests.length).toBeGreaterThan(1)
    caller.abort()
    expect(await call).toMatchObject({ name: 'AbortError' })
  })

  test('count a deletion as done whose response was lost', async () => {
    const { key } = await foyer.keys.create({ name: 'old' })
    const path = `DELETE /keys/${key.key_id}`
    await using relay = await startFaultyRelay(service.origin, inTurn(path, 'cut after'))
    expect(await new Foyer({ baseUrl: relay.url, apiKey }).keys.revoke(key.key_id)).toEqual({ success: true })
    expect(await failureOf(foyer.keys.revoke(key.key_id))).toBeInstanceOf(sdk.NotFoundError)
  })

  test('of a message get one answer', async () => {
    const agent = await create()
    await using relay = await startFaultyRelay(service.origin, inTurn('POST /messages', 'cut after', 'cut inside'))
    const chat = await new Foyer({ baseUrl: relay.url }).startChat({ widget_key: agent.webchat_widget_key ?? '' })
    expect((await chat.sendMessage({ text: BOX })).message?.text).toContain('24.50')
    expect((await chat.listMessages()).messages.map(({ role }) => role)).toEqual(['visitor', 'agent'])
  })
})

describe('streams', () => {
  test('of a creation yield its events, and an interrupted one continues with the same agent', async () => {
    await using relay = await startFaultyRelay(service.origin, inTurn('POST /agents', 'cut before', 'cut inside'))
    const before = await agentCount()
    const events: CreationEvent[] = []
    const stream = new Foyer({ baseUrl: relay.url, apiKey }).agents.createStream({
      company_name: 'Lindenhof',
      codebase_context: LINDENHOF,
    })
    for await (const event of stream) events.push(event)
    expect(events.at(-1)).toMatchObject({ type: 'done', answer: { success: true } })
    expect(events.filter(({ type }) => type === 'done')).toHaveLength(1)
    expect(relay.requests.map(({ fault }) => fault)).toEqual(['cut before', 'cut inside', 'none'])
    expect(new Set(relay.requests.map(({ key }) => key)).size).toBe(1)
    expect((await agentCount()) - before).toBe(1)
  })

  test('that stay open close when the loop ends', async () => {
    const closed: Promise<unknown>[] = []
    await using server = await startLoopbackServer((_request, response) => {
      closed.push(once(response, 'close'))
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      // A character and a line break that are cut in two, a comment, and a field that is not used.
      for (const part of [
        ': alive\n\nevent: mode\nda',
        'ta: {"type":\ndata: "mode"}\r\n\r',
        '\ndata: {"type":"ended"}\n\n',
      ])
        response.write(part)
    })
    const seen: string[] = []
    for await (const { type } of new Foyer({ baseUrl: server.origin }).openChat('token').listMessagesStream()) {
      seen.push(type)
      if (type === 'ended') break
    }
    expect(seen).toEqual(['mode', 'ended'])
    await Promise.all(closed)
  })
})

describe('webhooks.unwrap', () => {
  test('returns the event of a real delivery, also while two secrets are valid', async () => {
    await using receiver = await startReceiver()
    const { webhook, secret } = await foyer.webhooks.create({ url: receiver.url, events: ['lead.created'] })
    await foyer.webhooks.test(webhook.webhook_id)
    const { secret: next } = await foyer.webhooks.changeSecret(webhook.webhook_id)
    await foyer.webhooks.test(webhook.webhook_id)
    const [first, second] = receiver.received
    const unwrap = (request = first, secrets: string | string[] = secret, options = {}) =>
      foyer.webhooks.unwrap(request?.body ?? '', request?.headers ?? {}, secrets, options)
    expect(await unwrap()).toMatchObject({ type: 'webhook.test', data: { message: 'It works.' } })
    expect(await unwrap(first, [next, secret])).toMatchObject({ type: 'webhook.test' })
    // Signed with both.
    for (const one of [secret, next]) expect(await unwrap(second, one)).toMatchObject({ type: 'webhook.test' })
    const headers = new Headers(first?.headers)
    const bytes = new TextEncoder().encode(first?.body)
    expect(await unwrapWebhook(bytes, headers, secret)).toMatchObject({ type: 'webhook.test' })

    const refused = await Promise.all(
      [
        unwrap(first, next),
        unwrap({ headers: first?.headers ?? {}, body: `${first?.body} ` }),
        unwrap({ headers: {}, body: first?.body ?? '' }),
        unwrap({ headers: { ...first?.headers, 'webhook-id': 'msg_other' }, body: first?.body ?? '' }),
        unwrap({ headers: { ...first?.headers, 'webhook-signature': 'v1,none v2,x' }, body: first?.body ?? '' }),
        unwrap({ headers: { ...first?.headers, 'webhook-timestamp': '1700000000' }, body: first?.body ?? '' }),
        unwrap(first, secret, { toleranceSeconds: -1 }),
      ].map(failureOf),
    )
    for (const error of refused) expect(error).toBeInstanceOf(sdk.WebhookVerificationError)
  })
})

describe('the built file', () => {
  test('imports nothing, and works with only what workers have', async () => {
    const code = await readFile(built.file, 'utf8')
    expect(code).not.toMatch(/\bimport\b[^.]|\brequire\(|node:/)
    const bundled = await build({
      configFile: false,
      logLevel: 'error',
      build: { write: false, lib: { entry: built.file, formats: ['iife'], name: 'foyerSdk' } },
    })
    const [output] = [bundled].flat()
    if (!output || !('output' in output)) throw new Error('The SDK was not bundled.')
    const globals = { fetch, Headers, URL, FormData, Blob, AbortController, TextEncoder, TextDecoder, atob, crypto }
    const worker = createContext({ ...globals, setTimeout, clearTimeout, origin: service.origin, apiKey })
    const program = `${output.output[0].code}\nnew foyerSdk.Foyer({ baseUrl: origin, apiKey }).account.get()`
    expect(await runInContext(program, worker)).toMatchObject({ success: true })
  })
})

async function agentCount(): Promise<number> {
  const { count } = await service.app.db
    .selectFrom('agents')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('account_id', '=', account.accountId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
