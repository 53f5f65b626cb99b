import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { HOUR_MS, LINKS, page, startChangingSite, websiteOwner } from './support/changing-site.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { startService } from './support/service.ts'

const service = await disposeAfterAll(startService({ AGENTS_PER_DAY: '100' }))
const owner = websiteOwner(service, (await service.createAccount()).bearer)

test("an unchanged item gets the facts of today's reader; an edited item keeps its own", async () => {
  await using site = await startChangingSite()
  site.pages['/boxes'] = page('Boxes', 'Weekly box: 24.50 EUR')
  const { agent_id: id } = await owner.create(site)
  const factsOf = async (item: string) =>
    (await owner.ask('GET', `/knowledge/${item}`)).body.item.facts.map(({ value }: { value: string }) => value)
  const [boxes, market] = [await owner.idOf(id, '24.50'), await owner.idOf(id, 'honey')]
  await owner.ask('PATCH', `/knowledge/${market}`, { content: 'A jar of honey: 9.00 EUR.' })
  expect(await factsOf(boxes)).toEqual(['24.50 EUR'])
  await service.app.db.updateTable('knowledge_items').set({ facts: '[]' }).where('id', '=', boxes).execute()
  await owner.readAgain(id)
  expect(await factsOf(boxes)).toEqual(['24.50 EUR'])
  expect(await factsOf(market)).toEqual(['9.00 EUR'])
})

test('the rest of a website is not read for an archived agent', async () => {
  await using site = await startChangingSite()
  const { agent_id: id } = await owner.create(site)
  const { db, queue } = service.app
  await db.updateTable('site_readings').set({ is_finished: false, resume: null }).where('agent_id', '=', id).execute()
  expect((await owner.ask('DELETE', `/agents/${id}`)).status).toBe(200)
  site.answers.length = 0
  await queue.send(db, 'read-rest', { agent_id: id }, { key: id })
  await expect.poll(async () => (await queue.listJobs()).jobs.some(({ name }) => name === 'read-rest')).toBe(false)
  expect(site.answers).toEqual([])
})

test('a refresh requested during a reading starts over', async () => {
  await using site = await startChangingSite()
  const { agent_id: id } = await owner.create(site)
  const market = site.pages['/market']
  let again: Promise<unknown> | undefined
  Object.defineProperty(site.pages, '/market', {
    get: () => {
      site.pages['/'] = page('Lindenhof', 'A farm shop in the new red barn.', LINKS)
      again ??= owner.ask('POST', `/agents/${id}/research`, {})
      return market
    },
  })
  await owner.readAgain(id)
  await again
  await expect.poll(() => owner.contentOf(id)).toContain('new red barn')
})

test('a refresh can be requested at the moment a reading ends', async () => {
  await using site = await startChangingSite()
  const { agent_id: id } = await owner.create(site)
  const asked = await service.app.db.transaction().execute(async (tx) => {
    await tx.updateTable('agents').set({ research_state: 'done' }).where('id', '=', id).execute()
    const again = owner.ask('POST', `/agents/${id}/research`, {})
    // Time to reach the lock of this transaction. A slower request meets no lock.
    await sleep(300)
    await tx.updateTable('site_readings').set({ is_stale: false }).where('agent_id', '=', id).execute()
    return { again }
  })
  expect((await asked.again).status).toBe(200)
  await expect.poll(async () => (await owner.reportOf(id)).state).toBe('done')
})

test('a full reading requested during a refresh of some pages still runs', async () => {
  await using site = await startChangingSite()
  const { agent_id: id } = await owner.create(site)
  const { db, queue } = service.app
  const { tried_at: tried } = await owner.pageOf(id, '/market')
  site.before = async (path) => {
    if (path !== '/market') return
    await db
      .updateTable('site_readings')
      .set({ is_finished: false, started_at: new Date() })
      .where('agent_id', '=', id)
      .execute()
    await db.updateTable('agents').set({ research_state: 'reading' }).where('id', '=', id).execute()
  }
  const past = new Date(Date.now() - 25 * HOUR_MS)
  await db.updateTable('site_pages').set({ due_at: past }).where('agent_id', '=', id).execute()
  await queue.send(db, 'refresh-site', { agent_id: id }, { key: id })
  await expect.poll(async () => (await queue.listJobs()).jobs.some(({ name }) => name === 'refresh-site')).toBe(false)
  expect((await owner.reportOf(id)).state).toBe('reading')
  expect((await owner.pageOf(id, '/market')).tried_at).toBe(tried)
})

test('a website that returns only errors keeps its items', async () => {
  await using site = await startChangingSite()
  const { agent_id: id } = await owner.create(site)
  for (const path of Object.keys(site.pages)) delete site.pages[path]
  site.pages['/'] = page('404 Not Found', 'The page that you asked for could not be found.')
  await owner.readAgain(id)
  expect(await owner.contentOf(id)).toContain('honey')
})

test('a website that disallows crawlers has no pages reported as gone', async () => {
  await using site = await startChangingSite()
  const { agent_id: id } = await owner.create(site)
  site.pages['/robots.txt'] = 'User-agent: *\nDisallow: /'
  await owner.readAgain(id)
  expect(await owner.pageOf(id, '/')).toMatchObject({ used: true, outcome: 'failed' })
  const [latest] = await owner.changesOf(id)
  expect(latest).toMatchObject({ page_counts: { new: 0, changed: 0, gone: 0 }, pages: [] })
})

test('pages that were not visited keep their items if the host fails during a refresh', async () => {
  const site = await startChangingSite()
  const { agent_id: id } = await owner.create(site)
  await site.close()
  const { db, queue } = service.app
  const begun = new Date(Date.now() - HOUR_MS)
  const waiting = [{ url: `${site.origin}/market`, text: '', depth: 1 }]
  const place = {
    requested: `${site.origin}/`,
    start: `${site.origin}/`,
    language: 'en',
    sitemapsRead: true,
    readsNoindex: false,
  }
  const resume = JSON.stringify({
    ...place,
    waiting,
    beside: [],
    isWide: false,
    seen: [],
    read: [],
    contents: [],
    translations: [],
    documents: [],
  })
  await db
    .updateTable('site_readings')
    .set({ is_finished: false, started_at: begun, resume })
    .where('agent_id', '=', id)
    .execute()
  const unmet = db.updateTable('site_pages').set({ tried_at: new Date(Date.now() - 2 * HOUR_MS) })
  await unmet.where('agent_id', '=', id).where('url', '=', `${site.origin}/market`).execute()
  await queue.send(db, 'read-rest', { agent_id: id, tries: 5 }, { key: id })
  const readings = db.selectFrom('site_readings').select('is_finished').where('agent_id', '=', id)
  await expect.poll(async () => (await readings.executeTakeFirst())?.is_finished).toBe(true)
  expect(await owner.contentOf(id)).toContain('honey')
  expect(await owner.pageOf(id, '/market')).toMatchObject({ used: true })
})

test('a reading continues after a short outage of the host', async () => {
  await using site = await startChangingSite()
  const { agent_id: id } = await owner.create(site)
  const { db, queue } = service.app
  site.pages['/wine'] = page('Wine', 'Our own wine grows on the southern slope.')
  const place = {
    requested: `${site.origin}/`,
    start: `${site.origin}/`,
    language: 'en',
    sitemapsRead: true,
    readsNoindex: false,
  }
  const waiting = [{ url: `${site.origin}/wine`, text: '', depth: 1 }]
  const known = { seen: [], read: [], contents: [], translations: [], documents: [] }
  const resume = JSON.stringify({ ...place, ...known, waiting, beside: [], isWide: false })
  await db.updateTable('site_readings').set({ is_finished: false, resume }).where('agent_id', '=', id).execute()
  site.down = true
  await queue.send(db, 'read-rest', { agent_id: id }, { key: id })
  const later = sql`name = 'read-rest' and data->>'agent_id' = ${id} and (data->>'tries')::int = 1`
  await expect.poll(async () => (await sql`select id from pgboss.job where ${later}`.execute(db)).rows).toHaveLength(1)
  site.down = false
  await sql`update pgboss.job set start_after = now() where ${later}`.execute(db)
  await expect.poll(() => owner.contentOf(id)).toContain('southern slope')
  await expect.poll(async () => (await owner.reportOf(id)).state).toBe('done')
})
