import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepHouse } from '../src/features/onboarding/housekeeping.ts'
import { type Service, startService } from './support/service.ts'
import { type Site, startSite } from './support/site-server.ts'

let service: Service
let bearer: Record<string, string>
beforeAll(async () => {
  service = await startService({ AGENTS_PER_DAY: '100' })
  bearer = (await service.createAccount()).bearer
})
afterAll(() => service[Symbol.asyncDispose]())

const page = (title: string, body: string, links = '') =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main><h1>${title}</h1><p>${body}</p>${links}</main></body></html>`
const LINKS = '<a href="/boxes">Boxes</a> <a href="/about">About</a> <a href="/market">Market</a>'

interface ChangingSite extends Site {
  pages: Record<string, string>
  /** Path and status of every answer. */
  answers: string[]
  /** Where all pages lead while the site is being worked on; there is an error when it is no page. */
  closed?: string
  /** Whether it breaks off every connection. */
  down?: boolean
  /** Done before a path is answered. */
  before?: (path: string) => Promise<unknown>
}

/** A site whose pages are told by their ETag, and may change. */
async function startChangingSite(): Promise<ChangingSite> {
  const pages: Record<string, string> = {
    '/': page('Lindenhof', 'A farm shop in the old mill.', LINKS),
    '/boxes': page('Boxes', 'The weekly vegetable box costs 24.50 EUR.'),
    '/about': page('About', 'The farm has been run by the Linden family since 1911.'),
    '/market': page('Market', 'Every Saturday we sell honey at the market of Kirrfeld.'),
  }
  const answers: string[] = []
  const site = await startSite({
    '*': async (request, response) => {
      await changing.before?.(request.url ?? '/')
      if (changing.down) return void response.socket?.destroy()
      const { closed } = changing
      if (closed !== undefined && request.url !== '/robots.txt' && (request.url !== closed || pages[closed] === undefined))
        return void response.writeHead(request.url === closed ? 503 : 302, { location: closed }).end()
      const body = pages[request.url ?? '/']
      const etag = `"${body?.length}-${body?.includes('costs 26') ?? ''}"`
      const status = body === undefined ? 404 : request.headers['if-none-match'] === etag ? 304 : 200
      answers.push(`${request.url} ${status}`)
      response.writeHead(status, { 'content-type': 'text/html', etag }).end(status === 200 ? body : undefined)
    },
  })
  const changing: ChangingSite = Object.assign(site, { pages, answers })
  return changing
}

const create = async ({ origin }: Pick<Site, 'origin'>) => {
  const agent = await service.createAgent({ company_name: 'Lindenhof', website_url: origin }, bearer)
  await expect.poll(async () => (await reportOf(agent.agent_id)).state, { timeout: 60_000 }).toBe('done')
  return agent
}
const reportOf = async (id: string) => (await service.api('GET', `/agents/${id}/research`, undefined, bearer)).body.report
const pageOf = async (id: string, path: string) =>
  (await reportOf(id)).pages.find(({ url }: { url: string }) => new URL(url).pathname === path)
const contentOf = async (id: string) => {
  const { body } = await service.api('GET', `/knowledge?agent_id=${id}&limit=100`, undefined, bearer)
  return body.data.map(({ content }: { content: string }) => content).join('\n')
}
const changesOf = async (id: string) => (await reportOf(id)).changes
const idOf = async (id: string, words: string) => {
  const { body } = await service.api('GET', `/knowledge?agent_id=${id}&limit=100`, undefined, bearer)
  return body.data.find(({ content }: { content: string }) => content.includes(words))?.knowledge_item_id
}
const readAgain = async (id: string) => {
  expect((await service.api('POST', `/agents/${id}/research`, {}, bearer)).status).toBe(200)
  await expect.poll(async () => (await reportOf(id)).state).toBe('done')
}
const HOUR_MS = 3_600_000
const hoursUntilDue = async (id: string, path: string) => (Date.parse((await pageOf(id, path)).due_at) - Date.now()) / HOUR_MS

/** Lets a day pass for the pages of an agent, and what is done by itself be done. */
async function passDay(id: string): Promise<void> {
  const { db } = service.app
  const past = new Date(Date.now() - 25 * HOUR_MS)
  await db.updateTable('site_pages').set({ due_at: past, tried_at: past }).where('agent_id', '=', id).execute()
  await keepHouse({ ...service.app, refreshes: true })
  const isDue = async () =>
    (await db.selectFrom('site_pages').select('url').where('agent_id', '=', id).where('due_at', '<=', new Date()).execute()).length
  await expect.poll(isDue).toBe(0)
}

describe('a website is looked at again by itself', () => {
  test('asking only for what has changed, and as often as it does', async () => {
    await using site = await startChangingSite()
    const { agent_id: id } = await create(site)
    expect(await hoursUntilDue(id, '/boxes')).toBeCloseTo(24, 0)
    site.answers.length = 0
    site.pages['/boxes'] = page('Boxes', 'The weekly vegetable box costs 26.00 EUR.')
    await passDay(id)
    expect(site.answers).toEqual(expect.arrayContaining(['/ 304', '/about 304', '/boxes 200']))
    await expect.poll(() => contentOf(id)).toContain('26.00 EUR')
    expect(await contentOf(id)).not.toContain('24.50')
    expect(await contentOf(id)).toContain('since 1911')
    expect(await hoursUntilDue(id, '/boxes')).toBeCloseTo(12, 0)
    expect(await hoursUntilDue(id, '/about')).toBeCloseTo(36, 0)
    expect((await pageOf(id, '/boxes')).changed_at > (await pageOf(id, '/about')).changed_at).toBe(true)
  })

  test('so that a page that is gone twice takes its items along, and a new one brings its own', async () => {
    await using site = await startChangingSite()
    const { agent_id: id } = await create(site)
    delete site.pages['/market']
    site.pages['/'] = page('Lindenhof', 'A farm shop in the old mill.', `${LINKS} <a href="/cheese">Cheese</a>`)
    site.pages['/cheese'] = page('Cheese', 'Our goat cheese ripens for ninety days.')
    await passDay(id)
    await expect.poll(() => contentOf(id)).toContain('goat cheese')
    expect(await contentOf(id)).toContain('honey')
    expect(await pageOf(id, '/market')).toMatchObject({ reason: 'not_found', used: true })
    expect(await hoursUntilDue(id, '/market')).toBeCloseTo(6, 0)
    await passDay(id)
    await expect.poll(() => contentOf(id)).not.toContain('honey')
    expect(await pageOf(id, '/market')).toMatchObject({ reason: 'not_found', used: false })
  })

  test('also one that stands beside the part of the website that is read', async () => {
    await using site = await startChangingSite()
    const shop = ['/shop/a', '/shop/b', '/shop/c']
    site.pages['/shop/'] = page('Shop', 'All that the farm sells.', shop.map((path) => `<a href="${path}">${path}</a>`).join(' '))
    for (const path of shop) site.pages[path] = page(path, `The basket of ${path} holds cheese.`)
    const { agent_id: id } = await create({ origin: `${site.origin}/shop/` })
    expect((await service.api('POST', `/agents/${id}/research`, { url: `${site.origin}/market` }, bearer)).status).toBe(200)
    await expect.poll(() => contentOf(id)).toContain('honey')
    await expect.poll(async () => (await reportOf(id)).state).toBe('done')
    await passDay(id)
    await expect.poll(async () => (await reportOf(id)).state).toBe('done')
    expect(await pageOf(id, '/market')).toMatchObject({ used: true })
    expect(await contentOf(id)).toContain('honey')
  })

  test('and an offer that says what it said is shown with its new picture', async () => {
    await using site = await startChangingSite()
    const offer = (name: string, price: string, picture: string) =>
      `<div class="offer"><img src="${picture}" alt=""><div><h2>${name}</h2><p>Price: ${price}</p></div></div>`
    const candle = offer('Beeswax candle', '12.00 EUR', '/candle.jpg')
    site.pages['/boxes'] = page('Boxes', offer('Forest honey', '7.50 EUR', '/old-jar.jpg') + candle)
    const { agent_id: id } = await create(site)
    const pictureOf = async (title: string) => {
      const items = service.app.db.selectFrom('knowledge_items').select('image_url').where('agent_id', '=', id).where('title', '=', title)
      return (await items.executeTakeFirst())?.image_url
    }
    expect(await pictureOf('Forest honey')).toBe(`${site.origin}/old-jar.jpg`)
    site.pages['/boxes'] = page('Boxes', offer('Forest honey', '7.50 EUR', '/jar.jpg') + candle.replace('12.00', '13.00'))
    await passDay(id)
    await expect.poll(() => pictureOf('Forest honey')).toBe(`${site.origin}/jar.jpg`)
    expect(await pictureOf('Beeswax candle')).toBe(`${site.origin}/candle.jpg`)
  })

  test('and a page that comes back in time loses nothing', async () => {
    await using site = await startChangingSite()
    const { agent_id: id } = await create(site)
    const market = site.pages['/market'] ?? ''
    delete site.pages['/market']
    await passDay(id)
    site.pages['/market'] = market
    await passDay(id)
    expect(await contentOf(id)).toContain('honey')
    expect(await pageOf(id, '/market')).toMatchObject({ outcome: 'read', used: true })
  })

  test('and one that leads to an error everywhere while it is being worked on is known all the same', async () => {
    await using site = await startChangingSite()
    const { agent_id: id } = await create(site)
    site.closed = '/closed'
    await passDay(id)
    expect(await contentOf(id)).toContain('24.50 EUR')
    expect(await contentOf(id)).toContain('honey')
    expect(await pageOf(id, '/boxes')).toMatchObject({ outcome: 'failed', reason: 'server_error', used: true })
    delete site.closed
    await passDay(id)
    expect(await pageOf(id, '/boxes')).toMatchObject({ outcome: 'read', used: true })
    expect(await contentOf(id)).toContain('honey')
  })

  test('and one whose pages all lead to another is forgotten only when they still do some hours later', async () => {
    await using site = await startChangingSite()
    const { agent_id: id } = await create(site)
    site.pages['/closed'] = page('Back soon', 'Our website is being rebuilt these days.')
    site.closed = '/closed'
    await passDay(id)
    await expect.poll(() => contentOf(id)).toContain('being rebuilt')
    expect(await contentOf(id)).toContain('honey')
    expect(await pageOf(id, '/boxes')).toMatchObject({ reason: 'not_found', used: true })
    await passDay(id)
    await expect.poll(() => contentOf(id)).not.toContain('honey')
    expect(await pageOf(id, '/boxes')).toMatchObject({ used: false })
  })

  test('and what cannot be reached today is known all the same, and tried another time', async () => {
    const site = await startChangingSite()
    const { agent_id: id } = await create(site)
    await site.close()
    await passDay(id)
    expect(await contentOf(id)).toContain('24.50 EUR')
    expect(await pageOf(id, '/boxes')).toMatchObject({ outcome: 'failed', used: true })
  })
})

describe('the report tells what a later reading changed', () => {
  test('pages and items that are new, changed, gone or flagged, with what the site said and says', async () => {
    await using site = await startChangingSite()
    const { agent_id: id } = await create(site)
    expect(await changesOf(id)).toEqual([])
    const edited = await idOf(id, 'Linden family')
    await service.api('PATCH', `/knowledge/${edited}`, { content: 'The Lindens have farmed here since 1911.' }, bearer)
    site.pages['/boxes'] = page('Boxes', 'The weekly vegetable box costs 26.00 EUR.')
    site.pages['/about'] = page('About', 'The farm has been run by the Linden family since the year 1912.')
    site.pages['/'] = page('Lindenhof', 'A farm shop in the old mill.', LINKS.replace('/market', '/our-cheese'))
    site.pages['/our-cheese'] = page('Cheese', 'Our goat cheese ripens for ninety days.')
    delete site.pages['/market']
    await readAgain(id)
    const [change, ...others] = await changesOf(id)
    expect(others).toEqual([])
    expect(change).toMatchObject({ page_counts: { new: 1, gone: 1 }, item_counts: { new: 1, gone: 1, flagged: 1 } })
    const at = (path: string) => site.origin + path
    expect(change.pages).toContainEqual({ change: 'changed', url: at('/boxes') })
    const items = [
      {
        change: 'changed',
        knowledge_item_id: await idOf(id, '26.00'),
        said: expect.stringContaining('24.50 EUR'),
        source_url: at('/boxes'),
      },
      { change: 'flagged', knowledge_item_id: edited, said: expect.stringContaining('1911'), says: expect.stringContaining('year 1912') },
      { change: 'gone', said: expect.stringContaining('honey'), source_url: at('/market') },
      { change: 'new', knowledge_item_id: await idOf(id, 'goat cheese'), says: expect.stringContaining('ninety days') },
    ]
    expect(change.items).toEqual(expect.arrayContaining(items.map((item) => expect.objectContaining(item))))

    await readAgain(id)
    const none = { new: 0, changed: 0, gone: 0 }
    expect(await changesOf(id)).toMatchObject([
      { page_counts: none, item_counts: { ...none, flagged: 0 }, items: [] },
      { item_counts: { flagged: 1 } },
    ])
  })

  test('also one by the clock, when there is something to tell', async () => {
    await using site = await startChangingSite()
    const { agent_id: id } = await create(site)
    await passDay(id)
    expect(await changesOf(id)).toEqual([])
    site.pages['/boxes'] = page('Boxes', 'The weekly vegetable box costs 26.00 EUR.')
    await passDay(id)
    await expect.poll(async () => (await changesOf(id))[0]?.item_counts).toMatchObject({ new: 0, changed: 1, gone: 0 })
  })
})

test('an item that says what it said has the facts that are read of it today; one that its owner edited keeps its own', async () => {
  await using site = await startChangingSite()
  site.pages['/boxes'] = page('Boxes', 'Weekly box: 24.50 EUR')
  const { agent_id: id } = await create(site)
  const factsOf = async (item: string) =>
    (await service.api('GET', `/knowledge/${item}`, undefined, bearer)).body.item.facts.map(({ value }: { value: string }) => value)
  const [boxes, market] = [await idOf(id, '24.50'), await idOf(id, 'honey')]
  await service.api('PATCH', `/knowledge/${market}`, { content: 'A jar of honey: 9.00 EUR.' }, bearer)
  expect(await factsOf(boxes)).toEqual(['24.50 EUR'])
  await service.app.db.updateTable('knowledge_items').set({ facts: '[]' }).where('id', '=', boxes).execute()
  await readAgain(id)
  expect(await factsOf(boxes)).toEqual(['24.50 EUR'])
  expect(await factsOf(market)).toEqual(['9.00 EUR'])
})

test('the rest of a website is not read for an agent that was archived meanwhile', async () => {
  await using site = await startChangingSite()
  const { agent_id: id } = await create(site)
  const { db, queue } = service.app
  await db.updateTable('site_readings').set({ is_finished: false, resume: null }).where('agent_id', '=', id).execute()
  expect((await service.api('DELETE', `/agents/${id}`, undefined, bearer)).status).toBe(200)
  site.answers.length = 0
  await queue.send(db, 'read-rest', { agent_id: id }, { key: id })
  await expect.poll(async () => (await queue.listJobs()).some(({ name }) => name === 'read-rest')).toBe(false)
  expect(site.answers).toEqual([])
})

test('a website that is to be read again while it is being read is read from its start once more', async () => {
  await using site = await startChangingSite()
  const { agent_id: id } = await create(site)
  const market = site.pages['/market']
  let again: Promise<unknown> | undefined
  Object.defineProperty(site.pages, '/market', {
    get: () => {
      site.pages['/'] = page('Lindenhof', 'A farm shop in the new red barn.', LINKS)
      again ??= service.api('POST', `/agents/${id}/research`, {}, bearer)
      return market
    },
  })
  await readAgain(id)
  await again
  await expect.poll(() => contentOf(id)).toContain('new red barn')
})

test('a website can be asked to be read again at the moment when a reading of it ends', async () => {
  await using site = await startChangingSite()
  const { agent_id: id } = await create(site)
  const asked = await service.app.db.transaction().execute(async (tx) => {
    await tx.updateTable('agents').set({ research_state: 'done' }).where('id', '=', id).execute()
    const again = service.api('POST', `/agents/${id}/research`, {}, bearer)
    // Time to come to wait for this transaction; one that needs longer meets no lock.
    await sleep(300)
    await tx.updateTable('site_readings').set({ is_stale: false }).where('agent_id', '=', id).execute()
    return { again }
  })
  expect((await asked.again).status).toBe(200)
  await expect.poll(async () => (await reportOf(id)).state).toBe('done')
})

test('a website that is to be read from its start while pages of it are looked at again is not taken for read', async () => {
  await using site = await startChangingSite()
  const { agent_id: id } = await create(site)
  const { db, queue } = service.app
  const { tried_at: tried } = await pageOf(id, '/market')
  site.before = async (path) => {
    if (path !== '/market') return
    await db.updateTable('site_readings').set({ is_finished: false, started_at: new Date() }).where('agent_id', '=', id).execute()
    await db.updateTable('agents').set({ research_state: 'reading' }).where('id', '=', id).execute()
  }
  const past = new Date(Date.now() - 25 * HOUR_MS)
  await db.updateTable('site_pages').set({ due_at: past }).where('agent_id', '=', id).execute()
  await queue.send(db, 'refresh-site', { agent_id: id }, { key: id })
  await expect.poll(async () => (await queue.listJobs()).some(({ name }) => name === 'refresh-site')).toBe(false)
  expect((await reportOf(id)).state).toBe('reading')
  expect((await pageOf(id, '/market')).tried_at).toBe(tried)
})

test('a website that shows nothing but errors has not forgotten what it said', async () => {
  await using site = await startChangingSite()
  const { agent_id: id } = await create(site)
  for (const path of Object.keys(site.pages)) delete site.pages[path]
  site.pages['/'] = page('404 Not Found', 'The page that you asked for could not be found.')
  await readAgain(id)
  expect(await contentOf(id)).toContain('honey')
})

test('what was not met yet stays when the host is gone before all is read anew', async () => {
  const site = await startChangingSite()
  const { agent_id: id } = await create(site)
  await site.close()
  const { db, queue } = service.app
  const begun = new Date(Date.now() - HOUR_MS)
  const waiting = [{ url: `${site.origin}/market`, text: '', depth: 1 }]
  const place = { requested: `${site.origin}/`, start: `${site.origin}/`, language: 'en', sitemapsRead: true, readsNoindex: false }
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
  await db.updateTable('site_readings').set({ is_finished: false, started_at: begun, resume }).where('agent_id', '=', id).execute()
  const unmet = db.updateTable('site_pages').set({ tried_at: new Date(Date.now() - 2 * HOUR_MS) })
  await unmet.where('agent_id', '=', id).where('url', '=', `${site.origin}/market`).execute()
  await queue.send(db, 'read-rest', { agent_id: id, tries: 5 }, { key: id })
  const readings = db.selectFrom('site_readings').select('is_finished').where('agent_id', '=', id)
  await expect.poll(async () => (await readings.executeTakeFirst())?.is_finished).toBe(true)
  expect(await contentOf(id)).toContain('honey')
  expect(await pageOf(id, '/market')).toMatchObject({ used: true })
})

test('a reading that meets a host which is away for a moment goes on when it is back', async () => {
  await using site = await startChangingSite()
  const { agent_id: id } = await create(site)
  const { db, queue } = service.app
  site.pages['/wine'] = page('Wine', 'Our own wine grows on the southern slope.')
  const place = { requested: `${site.origin}/`, start: `${site.origin}/`, language: 'en', sitemapsRead: true, readsNoindex: false }
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
  await expect.poll(() => contentOf(id)).toContain('southern slope')
  await expect.poll(async () => (await reportOf(id)).state).toBe('done')
})

describe('one page by hand', () => {
  const readPage = (id: string, url: string) => service.api('POST', `/agents/${id}/research`, { url }, bearer)

  test('is read again at once, also one that nothing links to', async () => {
    await using site = await startChangingSite()
    const { agent_id: id } = await create(site)
    site.answers.length = 0
    site.pages['/wine'] = page('Wine', 'Our own wine grows on the southern slope.')
    expect((await readPage(id, `${site.origin}/wine#top`)).status).toBe(200)
    await expect.poll(() => contentOf(id)).toContain('southern slope')
    expect(site.answers).not.toContain('/about 304')
    await expect.poll(async () => (await reportOf(id)).state).toBe('done')
  })

  test('belongs to the website', async () => {
    await using site = await startChangingSite()
    const { agent_id: id } = await create(site)
    const { status, body } = await readPage(id, 'https://elsewhere.example/')
    expect([status, body.error]).toEqual([400, `url must be a page of ${site.origin}`])
    expect((await readPage(id, 'boxes')).status).toBe(400)
    const long = await readPage(id, `${site.origin}/${'ü'.repeat(400)}`)
    expect([long.status, long.body.error]).toEqual([400, 'url must be at most 2000 characters when it is encoded'])
    expect((await reportOf(id)).state).toBe('done')
  })
})
