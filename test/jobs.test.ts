import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Db } from '#src/store/database.ts'
import type { HttpHandler } from '../scripts/loopback-server.ts'
import { websiteOwner } from './support/changing-site.ts'
import { openChat } from './support/chat-visitor.ts'
import { embed, embedBy } from './support/embedding-server.ts'
import { startModelServer } from './support/model-server.ts'
import { linkText, openPhone } from './support/phone.ts'
import { type Service, startService } from './support/service.ts'
import { type Site, startSite } from './support/site-server.ts'

const page = (title: string, text: string, links = '') =>
  `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1><p>${text}</p>${links}</main>`

const NEVER = new AbortController().signal

const statusOf = async (service: Service, agentId: string) =>
  (await service.api('GET', `/agents/${agentId}/status`)).body

/** A guest house whose six rooms answer only after the call that found them has run out of time. */
function startSlowRooms(): Promise<Site> {
  const { promise: timeIsUp, resolve: noteTimeIsUp } = Promise.withResolvers<void>()
  const rooms = Array.from({ length: 6 }, (_, index): [string, HttpHandler] => [
    `/room-${index}`,
    async (_request, response) => {
      // The call gives up its requests when its time is up. Those of the job are answered at once.
      response.once('close', noteTimeIsUp)
      // A page that does not begin to answer would be given up before that.
      response.writeHead(200, { 'content-type': 'text/html' }).flushHeaders()
      await timeIsUp
      response.end(page(`Room ${index}`, `Room ${index} costs £${70 + index} a night.`))
    },
  ])
  const links = rooms.map(([path]) => `<a href="${path}">${path}</a>`).join(' ')
  return startSite({
    '/': page('The Seagull', 'A guest house above the harbour.', links),
    ...Object.fromEntries(rooms),
  })
}

describe('the rest of a website', () => {
  test("is read by a job after the call's time, and its knowledge is added", async () => {
    await using service = await startService({ CRAWL_SECONDS: '8' })
    // Warms up the page reader, so that a busy machine reads the next home page in time.
    await using first = await startSite({ '/': page('The Heron', 'A guest house by the river.') })
    await service.createAgent({ website_url: first.origin })
    await using site = await startSlowRooms()
    const agent = await service.createAgent({ website_url: site.origin })
    expect(agent.warnings?.join(' ')).toMatch(/were found and will be read in the background/)
    await expect
      .poll(() => statusOf(service, agent.agent_id))
      .toMatchObject({ research: { state: 'done', pages_read: 7, pages_to_read: 0 } })
    const answer = await (await openChat(service, agent.webchat_widget_key)).say('How much is room 4?')
    expect(answer.message.text).toContain('£74')
    const items = await service.app.db
      .selectFrom('knowledge_items')
      .select('content')
      .where('agent_id', '=', agent.agent_id)
      .execute()
    const lines = items.flatMap(({ content }) => content.split('\n'))
    expect(lines.filter((line) => line.includes('£74'))).toHaveLength(1)
  })

  test('is read up to the page limit, and the warnings say where that is', async () => {
    await using service = await startService({ CRAWL_SECONDS: '8', CRAWL_MAX_PAGES: '4' })
    // Warms up the page reader, so that a busy machine reads the next home page in time.
    await using first = await startSite({ '/': page('The Heron', 'A guest house by the river.') })
    await service.createAgent({ website_url: first.origin })
    await using site = await startSlowRooms()
    const owner = websiteOwner(service, (await service.createAccount()).bearer)
    const agent = await owner.create(site)
    const limit = 'the limit is 4 pages per website (CRAWL_MAX_PAGES).'
    expect(agent.warnings).toContain(`6 more pages were found. Foyer reads 3 of them in the background: ${limit}`)
    await expect
      .poll(() => owner.reportOf(agent.agent_id))
      .toMatchObject({ state: 'done', pages_read: 4, pages_to_read: 0 })
    const { warnings } = await owner.reportOf(agent.agent_id)
    expect(warnings).toContain(`3 more pages were found but not read: ${limit}`)
  })
})

test('a website whose home page was not read in time is read by a job', async () => {
  await using service = await startService({ CRAWL_SECONDS: '0.3' })
  await using site = await startSite({
    '/': { delayMs: 1000, body: page('The Seagull', 'A guest house above the harbour.') },
  })
  const agent = await service.createAgent({ website_url: site.origin })
  expect(agent.knowledge_base_count).toBe(0)
  expect(agent.warnings?.[0]).toContain('in the background')
  await expect
    .poll(() => statusOf(service, agent.agent_id))
    .toMatchObject({ knowledge_base_count: 1, research: { state: 'done', pages_read: 1, pages_to_read: 0 } })
})

test('a website that a job reads does not wait for another slow one', async () => {
  await using service = await startService({ CRAWL_SECONDS: '0.3' })
  // Giving up on 200 pages that never respond takes minutes.
  const links = Array.from({ length: 200 }, (_, at) => `<a href="/${at}">${at}</a>`).join(' ')
  await using slow = await startSite({
    '/robots.txt': { status: 404 },
    '/': page('The Snail', 'A guest house far away.', links),
    '*': () => {},
  })
  await using quick = await startSite({
    '/': { delayMs: 1000, body: page('The Seagull', 'A guest house above the harbour.') },
  })
  const held = await service.createAgent({ website_url: slow.origin })
  const asked = slow.hits.length
  await expect.poll(() => slow.hits.length).toBeGreaterThan(asked)
  const agent = await service.createAgent({ website_url: quick.origin })
  await expect
    .poll(() => statusOf(service, agent.agent_id))
    .toMatchObject({ research: { state: 'done', pages_read: 1 } })
  expect(await statusOf(service, held.agent_id)).toMatchObject({ research: { state: 'reading' } })
})

test("an agent whose website a job reads gets the website's language", async () => {
  await using service = await startService({ CRAWL_SECONDS: '0.3' })
  const body =
    '<html lang="de"><title>Seemöwe</title><main><h1>Seemöwe</h1><p>Wir sind ein Gasthaus über dem Hafen, und die Zimmer sind für alle, die das Meer mögen. ' +
    'Das Frühstück ist im Preis, und die Küche ist auch am Abend für Sie da.</p></main></html>'
  await using site = await startSite({ '/': { delayMs: 1000, body }, '/haus': { delayMs: 1000, body } })
  const agents = [
    await service.createAgent({ website_url: site.origin }),
    await service.createAgent({ website_url: `${site.origin}/haus`, greeting_message: 'Moin!' }),
  ]
  const greetingOf = async ({
    webchat_widget_key: widget_key,
  }: {
    webchat_widget_key?: string | undefined
  }): Promise<string> => (await service.call('POST', '/api/v1/chat/sessions', { widget_key })).body.agent.greeting
  expect(await greetingOf(agents[0] ?? {})).toMatch(/^Hello/)
  for (const { agent_id } of agents) {
    await expect.poll(() => statusOf(service, agent_id)).toMatchObject({ research: { state: 'done' } })
  }
  expect(await greetingOf(agents[0] ?? {})).toMatch(/^Guten Tag/)
  expect(await greetingOf(agents[1] ?? {})).toBe('Moin!')
})

test('a process runs its own jobs when due, also without polling', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  await using service = await startService({ WHATSAPP_WAIT_SECONDS: '0.2' })
  const agent = await service.createAgent()
  const phone = openPhone(service)
  expect(await phone.ask(linkText(agent.whatsapp_link))).toBeTruthy()
  expect(await phone.ask('Who are you?')).toBeTruthy()
})

test('jobs that wait for the database leave connections for requests', async () => {
  await using service = await startService({ WHATSAPP_WAIT_SECONDS: '0' })
  const { db, database } = service.app
  // The embedded database has one session.
  if (database.kind === 'embedded') return
  const agent = await service.createAgent()
  const phones = Array.from({ length: 12 }, () => openPhone(service))
  await db.transaction().execute(async (tx) => {
    await sql`select from agents where id = ${agent.agent_id} for no key update`.execute(tx)
    for (const phone of phones) await phone.send({ text: linkText(agent.whatsapp_link) })
    const begun = async () =>
      (await sql`select from pgboss.job where name = 'answer-whatsapp' and state = 'active'`.execute(tx)).rows.length
    await expect.poll(begun).toBe(10)
    expect((await service.call('GET', '/readyz')).status).toBe(200)
    expect((await statusOf(service, agent.agent_id)).agent_id).toBe(agent.agent_id)
  })
  for (const phone of phones) await phone.replies(1)
})

describe('a job that waits', () => {
  test('is moved forward when it is queued again for an earlier time, and never back', async () => {
    await using service = await startService()
    const { db, queue } = service.app
    const job = { data: { agent_id: randomUUID() }, key: 'a' }
    const starts = async () => {
      const { rows } = await sql<{ hours: number }>`
        select round(extract(epoch from start_after - now()) / 3600)::int as hours from pgboss.job where state = 'created' and singleton_key = 'a'`.execute(
        db,
      )
      return rows.map(({ hours }) => hours)
    }
    await queue.send(db, 'prepare-search', job.data, { key: 'a', startAfterSeconds: 4 * 3600 })
    await queue.sendAll(db, 'prepare-search', [{ ...job, startAfterSeconds: 8 * 3600 }])
    expect(await starts()).toEqual([4])
    await queue.sendAll(db, 'prepare-search', [{ ...job, startAfterSeconds: 3600 }])
    expect(await starts()).toEqual([1])
    await queue.send(db, 'prepare-search', job.data, { key: 'a' })
    await expect.poll(starts).toEqual([])
  })

  test('covers a later request only if it starts after that is stored', async () => {
    await using service = await startService()
    const { db, queue } = service.app
    const send = (by: Db, startAfterSeconds: number) =>
      queue.send(by, 'prepare-search', { agent_id: randomUUID() }, { key: 'a', startAfterSeconds })
    await send(db, 0.3)
    const storedAt = await db.transaction().execute(async (tx) => {
      await send(tx, 0)
      await sleep(1_200)
      return (await sql<{ at: Date }>`select clock_timestamp() as at`.execute(tx)).rows[0]?.at
    })
    const begun = async () =>
      (await sql`select id from pgboss.job where singleton_key = 'a' and started_on >= ${storedAt}`.execute(db)).rows
        .length
    await expect.poll(begun).toBe(1)
  })
})

test("a chat on WhatsApp does not wait for another chat's model, nor a message for the reply to an earlier one", async () => {
  await using model = await startModelServer()
  await using service = await startService({
    CHAT_MODEL: 'compatible:scripted',
    CHAT_BASE_URL: model.url,
    WHATSAPP_WAIT_SECONDS: '0',
    CHAT_PER_VISITOR_PER_HOUR: '3',
  })
  model.play(({ prompt }) => (prompt.includes('slow') ? { text: ['', ''], pauseMs: 60_000 } : { text: ['Hello.'] }))
  const products = [{ name: 'Slow cooker', price: '79 EUR' }]
  const link = linkText((await service.createAgent({ codebase_context: { products } })).whatsapp_link)
  const [slow, quick] = [openPhone(service), openPhone(service)]
  for (const phone of [slow, quick]) await phone.ask(link)
  await slow.send({ text: 'How slow is the slow cooker?' })
  await expect.poll(() => model.requests.some(({ prompt }) => prompt.includes('How slow'))).toBe(true)
  await quick.ask('Who are you?')
  expect(await slow.replies(1)).toHaveLength(1)
  // One reply to both, and each is counted once.
  model.play({ text: ['Hello.'] })
  expect(await slow.ask('How much is it?')).toBe('Hello.')
  expect(await slow.replies(2)).toHaveLength(2)
})

describe('an embedding endpoint', () => {
  let endpoint: Site
  let asked: { model: string; input: string[] }[] = []
  let failing = false
  beforeAll(async () => {
    endpoint = await startSite({
      '/v1/embeddings': async (request, response) => {
        const body = JSON.parse(await readText(request)) as { model: string; input: string[] }
        asked.push(body)
        if (failing) return void response.writeHead(503).end()
        const data = body.input.map((text, index) => ({ index, embedding: [text.length, body.model.length, 1] }))
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data }))
      },
    })
  })
  afterAll(() => endpoint.close())

  const settings = (model: string) => ({
    EMBEDDING_MODEL: model,
    EMBEDDING_BASE_URL: `${endpoint.origin}/v1`,
    CRAWL_ALLOW_PRIVATE_HOSTS: 'none',
  })
  const modelsOf = async (service: Service) => {
    const rows = await service.app.db.selectFrom('embeddings').select('model').distinct().execute()
    return rows.map(({ model }) => model)
  }

  test('that fails: the item is stored without a vector, the response says so, and a job adds it', async () => {
    await using service = await startService(settings('small'))
    const { agent_id } = await service.createAgent()
    failing = true
    const { body } = await service.api('POST', '/knowledge', {
      agent_id,
      title: 'Parking',
      content: 'Behind the barn.',
    })
    expect(body).toMatchObject({ success: true, embedding_generated: false, warnings: [expect.any(String)] })
    expect(await modelsOf(service)).toEqual([])
    failing = false
    await expect.poll(() => modelsOf(service)).toEqual(['small'])
  })

  test('that is silent delays a question briefly, and later questions not at all', async () => {
    let behave = embed
    await using silent = await startSite({ '*': (request, response) => behave(request, response) })
    await using service = await startService({ EMBEDDING_MODEL: 'test', EMBEDDING_BASE_URL: `${silent.origin}/v1` })
    const { webchat_widget_key: key } = await service.createAgent({
      codebase_context: { company_description: 'Parking is behind the barn.' },
    })
    const ask = async () => (await (await openChat(service, key)).say('Where is parking?')).message.text
    behave = async () => {}
    for (const answer of await Promise.all([ask(), ask(), ask()])) expect(answer).toContain('behind the barn')
    const asked = silent.hits.length
    expect(await ask()).toContain('behind the barn')
    expect(silent.hits).toHaveLength(asked)
  })

  test('may return more dimensions than fit into a row', async () => {
    const wide = (text: string): number[] =>
      Array.from({ length: 4096 }, (_, at) => Math.sin(at * (text.length + 1)) + 1.5)
    await using large = await startSite({ '*': embedBy(wide) })
    await using service = await startService({ EMBEDDING_MODEL: 'large', EMBEDDING_BASE_URL: `${large.origin}/v1` })
    const { agent_id, webchat_widget_key: key } = await service.createAgent()
    const { body } = await service.api('POST', '/knowledge', {
      agent_id,
      title: 'Parking',
      content: 'Behind the barn.',
    })
    expect(body).toMatchObject({ success: true, embedding_generated: true })
    const { message } = await (await openChat(service, key)).say('Where is parking?')
    expect(message.text).toContain('Behind the barn')
  })

  test('with a new model: items are embedded again while the old vectors serve', async () => {
    await using service = await startService(settings('small'))
    const { agent_id } = await service.createAgent({ codebase_context: { company_description: 'A farm shop.' } })
    const { embedMissing } = await import('../src/features/knowledge/knowledge.ts')
    const changed = { ...service.app, embedder: { ...service.app.embedder, model: 'large' } }
    asked = []
    failing = true
    await expect(
      embedMissing(
        { ...changed, embedder: { ...changed.embedder, embed: () => Promise.reject(new Error('down')) } },
        agent_id,
        NEVER,
      ),
    ).rejects.toThrow('down')
    expect(await modelsOf(service)).toEqual(['small'])
    failing = false
    await embedMissing(changed, agent_id, NEVER)
    expect(await modelsOf(service)).toEqual(['large'])
    const row = await service.app.db
      .selectFrom('agents')
      .select('embedding_model')
      .where('id', '=', agent_id)
      .executeTakeFirstOrThrow()
    expect(row.embedding_model).toBe('large')
  })
})

async function readText(stream: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
