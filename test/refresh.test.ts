import { describe, expect, test } from 'vitest'
import { type ChangingSite, LINKS, page, startChangingSite, websiteOwner } from './support/changing-site.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { startService } from './support/service.ts'

const service = await disposeAfterAll(startService({ AGENTS_PER_DAY: '100' }))
const owner = websiteOwner(service, (await service.createAccount()).bearer)

describe('an automatic refresh', () => {
  test('uses conditional requests, at intervals that follow the changes', async () => {
    await using site = await startChangingSite()
    // A stored page has its fields in another order.
    site.pages['/about'] +=
      '<script type="application/ld+json">{"@type":"Organization","name":"Lindenhof","areaServed":"Kirrfeld"}</script>'
    const { agent_id: id } = await owner.create(site)
    expect(await owner.hoursUntilDue(id, '/boxes')).toBeCloseTo(24, 0)
    site.answers.length = 0
    site.pages['/boxes'] = page('Boxes', 'The weekly vegetable box costs 26.00 EUR.')
    await owner.passDay(id)
    expect(site.answers).toEqual(expect.arrayContaining(['/ 304', '/about 304', '/boxes 200']))
    await expect.poll(() => owner.contentOf(id)).toContain('26.00 EUR')
    expect(await owner.contentOf(id)).not.toContain('24.50')
    expect(await owner.contentOf(id)).toContain('since 1911')
    expect(await owner.hoursUntilDue(id, '/boxes')).toBeCloseTo(12, 0)
    expect(await owner.hoursUntilDue(id, '/about')).toBeCloseTo(36, 0)
    expect((await owner.pageOf(id, '/boxes')).changed_at > (await owner.pageOf(id, '/about')).changed_at).toBe(true)
  })

  test('removes the items of a page that is missing twice, and adds those of a new page', async () => {
    await using site = await startChangingSite()
    const { agent_id: id } = await owner.create(site)
    delete site.pages['/market']
    site.pages['/'] = page('Lindenhof', 'A farm shop in the old mill.', `${LINKS} <a href="/cheese">Cheese</a>`)
    site.pages['/cheese'] = page('Cheese', 'Our goat cheese ripens for ninety days.')
    await owner.passDay(id)
    await expect.poll(() => owner.contentOf(id)).toContain('goat cheese')
    expect(await owner.contentOf(id)).toContain('honey')
    expect(await owner.pageOf(id, '/market')).toMatchObject({ reason: 'not_found', used: true })
    expect(await owner.hoursUntilDue(id, '/market')).toBeCloseTo(6, 0)
    await owner.passDay(id)
    await expect.poll(() => owner.contentOf(id)).not.toContain('honey')
    expect(await owner.pageOf(id, '/market')).toMatchObject({ reason: 'not_found', used: false })
  })

  test('also reads a page outside the part of the website that is crawled', async () => {
    await using site = await startChangingSite()
    const shop = ['/shop/a', '/shop/b', '/shop/c']
    site.pages['/shop/'] = page(
      'Shop',
      'All that the farm sells.',
      shop.map((path) => `<a href="${path}">${path}</a>`).join(' '),
    )
    for (const path of shop) site.pages[path] = page(path, `The basket of ${path} holds cheese.`)
    const { agent_id: id } = await owner.create({ origin: `${site.origin}/shop/` })
    expect((await owner.ask('POST', `/agents/${id}/research`, { url: `${site.origin}/market` })).status).toBe(200)
    await expect.poll(() => owner.contentOf(id)).toContain('honey')
    await expect.poll(async () => (await owner.reportOf(id)).state).toBe('done')
    await owner.passDay(id)
    await expect.poll(async () => (await owner.reportOf(id)).state).toBe('done')
    expect(await owner.pageOf(id, '/market')).toMatchObject({ used: true })
    expect(await owner.contentOf(id)).toContain('honey')
  })

  test('shows an unchanged offer with its new picture', async () => {
    await using site = await startChangingSite()
    const offer = (name: string, price: string, picture: string) =>
      `<div class="offer"><img src="${picture}" alt=""><div><h2>${name}</h2><p>Price: ${price}</p></div></div>`
    const candle = offer('Beeswax candle', '12.00 EUR', '/candle.jpg')
    site.pages['/boxes'] = page('Boxes', offer('Forest honey', '7.50 EUR', '/old-jar.jpg') + candle)
    const { agent_id: id } = await owner.create(site)
    const pictureOf = async (title: string) => {
      const items = service.app.db
        .selectFrom('knowledge_items')
        .select('image_url')
        .where('agent_id', '=', id)
        .where('title', '=', title)
      return (await items.executeTakeFirst())?.image_url
    }
    expect(await pictureOf('Forest honey')).toBe(`${site.origin}/old-jar.jpg`)
    site.pages['/boxes'] = page(
      'Boxes',
      offer('Forest honey', '7.50 EUR', '/jar.jpg') + candle.replace('12.00', '13.00'),
    )
    await owner.passDay(id)
    await expect.poll(() => pictureOf('Forest honey')).toBe(`${site.origin}/jar.jpg`)
    expect(await pictureOf('Beeswax candle')).toBe(`${site.origin}/candle.jpg`)
  })

  test('keeps the items of a page that comes back in time', async () => {
    await using site = await startChangingSite()
    const { agent_id: id } = await owner.create(site)
    const market = site.pages['/market'] ?? ''
    delete site.pages['/market']
    await owner.passDay(id)
    site.pages['/market'] = market
    await owner.passDay(id)
    expect(await owner.contentOf(id)).toContain('honey')
    expect(await owner.pageOf(id, '/market')).toMatchObject({ outcome: 'read', used: true })
  })

  test('keeps all items while every page returns an error', async () => {
    await using site = await startChangingSite()
    const { agent_id: id } = await owner.create(site)
    site.closed = '/closed'
    await owner.passDay(id)
    expect(await owner.contentOf(id)).toContain('24.50 EUR')
    expect(await owner.contentOf(id)).toContain('honey')
    expect(await owner.pageOf(id, '/boxes')).toMatchObject({ outcome: 'failed', reason: 'server_error', used: true })
    delete site.closed
    await owner.passDay(id)
    expect(await owner.pageOf(id, '/boxes')).toMatchObject({ outcome: 'read', used: true })
    expect(await owner.contentOf(id)).toContain('honey')
  })

  test('removes the items of a website that redirects to one page only if it still does hours later', async () => {
    await using site = await startChangingSite()
    const { agent_id: id } = await owner.create(site)
    site.pages['/closed'] = page('All in one', 'Our website is one long page from here on. '.repeat(40))
    site.closed = '/closed'
    await owner.passDay(id)
    await expect.poll(() => owner.contentOf(id)).toContain('one long page')
    expect(await owner.contentOf(id)).toContain('honey')
    expect(await owner.pageOf(id, '/boxes')).toMatchObject({ reason: 'not_found', used: true })
    await owner.passDay(id)
    await expect.poll(() => owner.contentOf(id)).not.toContain('honey')
    expect(await owner.pageOf(id, '/boxes')).toMatchObject({ used: false })
  })

  test.each([
    ['the same notice', () => 'This account has been suspended. Contact your hosting provider.'],
    [
      'a notice that names the address',
      (path: string) => `The page ${path} is for sale, offer 7${path.length} is open.`,
    ],
  ])('keeps all items while every URL shows %s', async (_, notice) => {
    await using site = await startChangingSite()
    const { agent_id: id } = await owner.create(site)
    const before = { ...site.pages }
    const readiness = async () => (await owner.reportOf(id)).readiness.reasons
    for (const path of Object.keys(before)) site.pages[path] = page('Notice', notice(path))
    for (const day of [1, 2]) {
      await owner.passDay(id)
      expect([day, await owner.contentOf(id)]).toEqual([day, expect.stringContaining('honey')])
      expect(await owner.pageOf(id, '/boxes')).toMatchObject({ outcome: 'failed', reason: 'notice', used: true })
    }
    expect(await owner.contentOf(id)).not.toMatch(/suspended|for sale/u)
    const reason = {
      code: 'website_not_read',
      sentence: expect.stringMatching(/^Every page of .* shows “.*(?:suspended|for sale)/u),
    }
    expect(await readiness()).toContainEqual(expect.objectContaining(reason))
    await owner.readAgain(id)
    await expect
      .poll(async () => (await service.app.queue.listJobs()).jobs.some(({ name }) => name === 'refresh-site'))
      .toBe(false)
    expect(await owner.pageOf(id, '/')).toMatchObject({ reason: 'notice', used: true })
    expect(await owner.contentOf(id)).toContain('honey')
    Object.assign(site.pages, before, { '/boxes': page('Boxes', 'The weekly vegetable box costs 26.00 EUR.') })
    await owner.passDay(id)
    await expect.poll(() => owner.contentOf(id)).toContain('26.00 EUR')
    expect(await owner.contentOf(id)).toContain('honey')
  })

  const forEachPage = ({ pages }: ChangingSite, change: (html: string) => string): void => {
    for (const [path, html] of Object.entries(pages)) pages[path] = change(html)
  }

  test.each<[string, (site: ChangingSite) => unknown]>([
    ['leads to another website', (site) => (site.closed = 'http://127.0.0.1:9/')],
    ['sends everybody to a sign-in', (site) => Object.assign(site, { closed: '/sign-in' })],
    ['is closed by robots.txt', ({ pages }) => (pages['/robots.txt'] = 'User-agent: *\nDisallow: /')],
    [
      'asks not to be indexed',
      (site) => forEachPage(site, (html) => html.replace('<title>', '<meta name="robots" content="noindex">$&')),
    ],
    ['knows none of its pages', ({ pages }) => Object.keys(pages).forEach((path) => delete pages[path])],
  ])('keeps all items of a website that %s, and reads it when it can be read again', async (_, change) => {
    await using site = await startChangingSite()
    const { agent_id: id } = await owner.create(site)
    const before = { ...site.pages }
    const codes = async () => (await owner.reportOf(id)).readiness.reasons.map(({ code }: { code: string }) => code)
    change(site)
    site.pages['/sign-in'] = page('Members', 'Sign in to see what Lindenhof sells.')
    for (const day of [1, 2, 3]) {
      await owner.passDay(id)
      expect([day, await owner.contentOf(id)]).toEqual([day, expect.stringContaining('honey')])
      expect(await owner.pageOf(id, '/boxes')).toMatchObject({
        outcome: 'failed',
        used: true,
        due_at: expect.any(String),
      })
      expect(await codes()).toContain('website_not_read')
    }
    expect(await owner.contentOf(id)).not.toContain('Sign in')
    delete site.closed
    delete site.pages['/robots.txt']
    Object.assign(site.pages, before, { '/boxes': page('Boxes', 'The weekly vegetable box costs 26.00 EUR.') })
    await owner.passDay(id)
    await expect.poll(() => owner.contentOf(id)).toContain('26.00 EUR')
    expect(await owner.contentOf(id)).toContain('honey')
    expect(await codes()).not.toContain('website_not_read')
  })

  test('reports pages that cannot be read until they can, also after a manual refresh', async () => {
    await using site = await startChangingSite()
    const { agent_id: id } = await owner.create(site)
    site.pages['/robots.txt'] = 'User-agent: *\nDisallow: /'
    await owner.readAgain(id)
    expect((await owner.reportOf(id)).warnings).toEqual([
      expect.stringMatching(/^The website was not read: .* what it read before\.$/),
    ])
    expect(await owner.contentOf(id)).toContain('A farm shop in the old mill.')
    delete site.pages['/robots.txt']
    await owner.passDay(id)
    await expect.poll(async () => (await owner.reportOf(id)).warnings).toEqual([])
  })

  test("keeps the owner's decisions when an item moves to another URL", async () => {
    await using site = await startChangingSite()
    const { agent_id: id } = await owner.create(site)
    const edited = await owner.idOf(id, '24.50 EUR')
    await owner.ask('PATCH', `/knowledge/${edited}`, { content: 'The weekly vegetable box costs 30 EUR.' })
    await owner.ask('DELETE', `/knowledge/${await owner.idOf(id, 'Linden family')}`)
    for (const path of ['/boxes', '/about']) {
      site.pages[`/farm${path}`] = site.pages[path] ?? ''
      site.moved[path] = `/farm${path}`
    }
    await owner.passDay(id)
    await expect.poll(async () => (await owner.pageOf(id, '/farm/boxes'))?.used).toBe(true)
    expect(await owner.contentOf(id)).toContain('30 EUR')
    expect(await owner.contentOf(id)).not.toMatch(/24\.50|Linden family/u)
    const { item } = (await owner.ask('GET', `/knowledge/${edited}`)).body
    expect(item).toMatchObject({ source_url: `${site.origin}/farm/boxes` })
    expect(item).not.toHaveProperty('site_says')
  })

  test("keeps the owner's decisions when an item moves to another host with other text", async () => {
    await using site = await startChangingSite()
    await using host = await startChangingSite()
    const { agent_id: id } = await owner.create(site)
    const edited = await owner.idOf(id, '24.50 EUR')
    await owner.ask('PATCH', `/knowledge/${edited}`, { content: 'The weekly vegetable box costs 30 EUR.' })
    await owner.ask('DELETE', `/knowledge/${await owner.idOf(id, 'Linden family')}`)
    host.pages['/boxes'] = page('Boxes', 'The weekly vegetable box costs 26 EUR.')
    host.pages['/about'] = page('About', 'The farm has been run by the Linden family for four generations.')
    for (const path of Object.keys(host.pages)) site.moved[path] = `${host.origin}${path}`
    await owner.readAgain(id)
    expect(await owner.contentOf(id)).toContain('30 EUR')
    expect(await owner.contentOf(id)).not.toMatch(/26 EUR|Linden family/u)
    const { item } = (await owner.ask('GET', `/knowledge/${edited}`)).body
    expect(item.site_says).toMatchObject({ content: expect.stringContaining('26 EUR') })
  })

  test('follows a website that became one short page', async () => {
    await using site = await startChangingSite()
    const { agent_id: id } = await owner.create(site)
    for (const path of ['/boxes', '/about', '/market']) delete site.pages[path]
    site.pages['/'] = page('Lindenhof', 'We sell from the red barn.')
    await owner.readAgain(id)
    await expect.poll(() => owner.contentOf(id)).toContain('red barn')
    await owner.passDay(id)
    await expect.poll(() => owner.contentOf(id)).not.toContain('honey')
    expect(await owner.contentOf(id)).toContain('red barn')
  })

  test('keeps the items of an unreachable website and retries later', async () => {
    const site = await startChangingSite()
    const { agent_id: id } = await owner.create(site)
    await site.close()
    await owner.passDay(id)
    expect(await owner.contentOf(id)).toContain('24.50 EUR')
    expect(await owner.pageOf(id, '/boxes')).toMatchObject({ outcome: 'failed', used: true })
  })
})

describe('the changes in the report', () => {
  test('have pages and items that are new, changed, gone or flagged, with the text before and after', async () => {
    await using site = await startChangingSite()
    const { agent_id: id } = await owner.create(site)
    expect(await owner.changesOf(id)).toEqual([])
    const edited = await owner.idOf(id, 'Linden family')
    await owner.ask('PATCH', `/knowledge/${edited}`, { content: 'The Lindens have farmed here since 1911.' })
    site.pages['/boxes'] = page('Boxes', 'The weekly vegetable box costs 26.00 EUR.')
    site.pages['/about'] = page('About', 'The farm has been run by the Linden family since the year 1912.')
    site.pages['/'] = page('Lindenhof', 'A farm shop in the old mill.', LINKS.replace('/market', '/our-cheese'))
    site.pages['/our-cheese'] = page('Cheese', 'Our goat cheese ripens for ninety days.')
    delete site.pages['/market']
    await owner.readAgain(id)
    const [change, ...others] = await owner.changesOf(id)
    expect(others).toEqual([])
    expect(change).toMatchObject({ page_counts: { new: 1, gone: 1 }, item_counts: { new: 1, gone: 1, flagged: 1 } })
    const at = (path: string) => site.origin + path
    expect(change.pages).toContainEqual({ change: 'changed', url: at('/boxes') })
    const items = [
      {
        change: 'changed',
        knowledge_item_id: await owner.idOf(id, '26.00'),
        said: expect.stringContaining('24.50 EUR'),
        source_url: at('/boxes'),
      },
      {
        change: 'flagged',
        knowledge_item_id: edited,
        said: expect.stringContaining('1911'),
        says: expect.stringContaining('year 1912'),
      },
      { change: 'gone', said: expect.stringContaining('honey'), source_url: at('/market') },
      {
        change: 'new',
        knowledge_item_id: await owner.idOf(id, 'goat cheese'),
        says: expect.stringContaining('ninety days'),
      },
    ]
    expect(change.items).toEqual(expect.arrayContaining(items.map((item) => expect.objectContaining(item))))

    await owner.readAgain(id)
    const none = { new: 0, changed: 0, gone: 0 }
    expect(await owner.changesOf(id)).toMatchObject([
      { page_counts: none, item_counts: { ...none, flagged: 0 }, items: [] },
      { item_counts: { flagged: 1 } },
    ])
  })

  test('have automatic refreshes only if they changed something', async () => {
    await using site = await startChangingSite()
    const { agent_id: id } = await owner.create(site)
    await owner.passDay(id)
    expect(await owner.changesOf(id)).toEqual([])
    site.pages['/boxes'] = page('Boxes', 'The weekly vegetable box costs 26.00 EUR.')
    await owner.passDay(id)
    await expect
      .poll(async () => (await owner.changesOf(id))[0]?.item_counts)
      .toMatchObject({ new: 0, changed: 1, gone: 0 })
  })
})

describe('one page, refreshed on request', () => {
  const readPage = (id: string, url: string) => owner.ask('POST', `/agents/${id}/research`, { url })

  test('is read at once, also without links to it', async () => {
    await using site = await startChangingSite()
    const { agent_id: id } = await owner.create(site)
    site.answers.length = 0
    site.pages['/wine'] = page('Wine', 'Our own wine grows on the southern slope.')
    expect((await readPage(id, `${site.origin}/wine#top`)).status).toBe(200)
    await expect.poll(() => owner.contentOf(id)).toContain('southern slope')
    expect(site.answers).not.toContain('/about 304')
    await expect.poll(async () => (await owner.reportOf(id)).state).toBe('done')
  })

  test('must belong to the website', async () => {
    await using site = await startChangingSite()
    const { agent_id: id } = await owner.create(site)
    const { status, body } = await readPage(id, 'https://elsewhere.example/')
    expect([status, body.error]).toEqual([400, `url must be a page of ${site.origin}`])
    expect((await readPage(id, 'boxes')).status).toBe(400)
    const long = await readPage(id, `${site.origin}/${'ü'.repeat(400)}`)
    expect([long.status, long.body.error]).toEqual([400, 'url must be at most 2000 characters when encoded'])
    expect((await owner.reportOf(id)).state).toBe('done')
  })
})
