import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openChat } from './support/chat-visitor.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { makeDataFolder } from './support/data-folder.ts'
import { startFoyer } from './support/process.ts'
import { startService } from './support/service.ts'
import { startSmtpServer } from './support/smtp-server.ts'

const service = await disposeAfterAll(startService())

type Line = Record<string, unknown>

function parseLog(output: string): Line[] {
  return output.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as Line] : []))
}

test('any number of dead jobs is listed first and retried', async () => {
  const { db, queue } = service.app
  const jobs = Array.from({ length: 501 }, () => ({
    data: { agent_id: randomUUID() },
    key: randomUUID(),
    startAfterSeconds: 86_400,
  }))
  await queue.sendAll(db, 'prepare-search', jobs)
  const waiting = (await queue.listJobs()).jobs.find(({ name }) => name === 'prepare-search')
  expect(waiting).toMatchObject({ state: 'waiting', tries: 0 })
  expect(waiting?.dueAt?.getTime()).toBeGreaterThan(Date.now())
  await sql`update pgboss.job set state = 'failed' where name = 'prepare-search' and start_after > now()`.execute(db)
  const { jobs: listed, count } = await queue.listJobs()
  expect([listed.length, listed.every(({ state }) => state === 'dead'), count]).toEqual([500, true, 501])
  expect(await queue.retryFailed()).toBe(501)
  expect((await queue.listJobs()).jobs.filter(({ state }) => state === 'dead')).toEqual([])
})

test('a manual retry also runs jobs that wait for a later retry', async () => {
  await using smtp = await startSmtpServer({ GREETING: '421 closing' })
  await using mailing = await startService({ SMTP_URL: smtp.url, MAIL_FROM: 'foyer@foyer.example' })
  const { db, queue } = mailing.app
  await mailing.createAgent()
  const tries = () =>
    queue
      .listJobs()
      .then(({ jobs }) => jobs.find(({ name, state }) => name === 'send-mail' && state === 'retrying')?.tries)
  await expect.poll(tries).toBe(1)
  await sql`update pgboss.job set start_after = now() + interval '4 hours' where name = 'send-mail'`.execute(db)
  smtp.answers['GREETING'] = '220 mail.example ESMTP'
  expect(await queue.retryFailed()).toBe(1)
  await expect.poll(() => smtp.mails.length).toBe(1)
})

describe('monitoring', () => {
  test('/healthz and /readyz return 200', async () => {
    expect(await service.call('GET', '/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } })
    expect(await service.call('GET', '/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } })
  })

  test('/readyz returns 503 as soon as the service stops', async () => {
    await using stopping = await startService()
    stopping.app.beginStop()
    expect(await stopping.call('GET', '/readyz')).toMatchObject({
      status: 503,
      body: { success: false, error: 'stopping' },
    })
    expect((await stopping.call('GET', '/healthz')).status).toBe(200)
  })

  test('a worker process serves only monitoring', async () => {
    const dataDir = await makeDataFolder()
    await using worker = await startFoyer({ DATA_DIR: dataDir, ROLE: 'worker' })
    const get = (path: string) => fetch(`${worker.origin}${path}`)
    expect((await get('/healthz')).status).toBe(200)
    expect((await get('/readyz')).status).toBe(200)
    expect(await (await get('/metrics')).text()).toContain('foyer_queue_waiting_jobs{job="send-mail"} 0')
    for (const path of ['/', '/login', '/widget.js']) expect((await get(path)).status).toBe(404)
  })

  test('/metrics counts requests, turns, refusals, crawls and jobs', async () => {
    const context = {
      codebase_context: { contact_info: { phone: '+49 30 1234567' } },
      website_url: 'http://127.0.0.1:9/',
    }
    const { webchat_widget_key } = await service.createAgent(context)
    for (const text of ['What is your phone number?', 'Who painted the Mona Lisa?'])
      await (await openChat(service, webchat_widget_key)).say(text)
    const { status, headers, body } = await service.call('GET', '/metrics')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toContain('text/plain; version=0.0.4')
    for (const line of [
      'foyer_http_request_seconds_count{method="POST",route="/api/v1/public/agents",status="200"} 1',
      'foyer_turns_total{channel="webchat",outcome="answered"} 1',
      'foyer_turns_total{channel="webchat",outcome="refused"} 1',
      'foyer_turn_seconds_count{channel="webchat"} 2',
      'foyer_crawls_total{outcome="',
      'foyer_queue_oldest_seconds{job="read-rest"} 0',
      'process_resident_memory_bytes ',
    ]) {
      expect(body.text).toContain(line)
    }
  })

  test('/metrics refuses clients behind a proxy, and needs METRICS_TOKEN if it is set', async () => {
    for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip']) {
      expect((await service.call('GET', '/metrics', undefined, { [name]: '203.0.113.7' })).status).toBe(403)
    }
    await using guarded = await startService({ METRICS_TOKEN: 'a token of some length' })
    const ask = (authorization: string) => guarded.call('GET', '/metrics', undefined, { authorization })
    expect((await guarded.call('GET', '/metrics')).status).toBe(403)
    expect((await ask('Bearer a token of some lengtH')).status).toBe(403)
    expect((await ask('Bearer a token of some length')).status).toBe(200)
  })

  test('each request is one log line with its ID and without its query; features and jobs log the same ID', async () => {
    const dataDir = await makeDataFolder()
    const unreachable = { EMBEDDING_MODEL: 'none', EMBEDDING_BASE_URL: 'http://127.0.0.1:9/v1' }
    await using foyer = await startFoyer({ DATA_DIR: dataDir, LOG_LEVEL: 'info', ...unreachable })
    const get = (path: string) => fetch(`${foyer.origin}${path}`)
    const id = (await get('/robots.txt?token=secret')).headers.get('x-request-id')
    for (const path of ['/sample/?invite=secret', '/healthz']) await get(path)
    const body = JSON.stringify({ email: 'x@example.com', company_name: 'Lindenhof', industry: 'farming' })
    const headers = { 'content-type': 'application/json', authorization: '' }
    const created = await fetch(`${foyer.origin}/api/v1/public/agents`, { method: 'POST', headers, body })
    const rejectedId = created.headers.get('x-request-id')
    const accepted = await fetch(`${foyer.origin}/api/v1/public/agents`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    const acceptedId = accepted.headers.get('x-request-id')
    const find = (wanted: Line) =>
      parseLog(foyer.output()).filter((line) => Object.entries(wanted).every(([key, value]) => line[key] === value))
    await expect.poll(() => find({ msg: 'job failed' })).not.toEqual([])

    const requests = find({ msg: 'request' })
    expect(requests[0]).toMatchObject({ requestId: id, method: 'GET', route: '/robots.txt', status: 200 })
    expect(requests[0]).toHaveProperty('ms')
    expect(requests.map(({ status, error }) => [status, error])).toEqual([
      [200, undefined],
      [200, undefined],
      [401, 'unauthorized'],
      [200, undefined],
    ])
    expect(find({ requestId: rejectedId })).toHaveLength(1)
    const said = find({ requestId: acceptedId }).map(({ msg }) => msg)
    for (const msg of [
      'embedding failed; items are stored without vectors, a job makes them',
      'request',
      'job failed',
    ]) {
      expect(said).toContain(msg)
    }
    expect(foyer.output()).not.toContain('secret')
  })
})
