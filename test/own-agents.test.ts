import { describe, expect, test } from 'vitest'
import { openChat } from './support/chat-visitor.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { startService, uniqueEmail } from './support/service.ts'
import { startSite } from './support/site-server.ts'

const service = await disposeAfterAll(startService())

async function owner() {
  const { bearer } = await service.createAccount()
  const call = (method: string, path: string, body?: unknown) => service.api(method, path, body, bearer)
  return { bearer, call, create: (fields = {}) => service.createAgent(fields, bearer) }
}

describe("an account's agents", () => {
  test('are listed newest first, in pages', async () => {
    const { call, create } = await owner()
    const ids = [(await create()).agent_id, (await create()).agent_id, (await create()).agent_id]
    const first = await call('GET', '/agents?limit=2')
    expect(first.body.data.map((agent: { agent_id: string }) => agent.agent_id)).toEqual([ids[2], ids[1]])
    const second = await call('GET', `/agents?limit=2&cursor=${first.body.next_cursor}`)
    expect(second.body.data.map((agent: { agent_id: string }) => agent.agent_id)).toEqual([ids[0]])
    expect(second.body).not.toHaveProperty('next_cursor')
    expect((await call('GET', '/agents?limit=101')).status).toBe(400)
    expect((await call('GET', '/agents?cursor=x')).body.error).toBe('cursor must be the next_cursor of an earlier page')
  })

  test('are read and changed with immediate effect', async () => {
    const { call, create } = await owner()
    const agent = await create()
    const changed = await call('PATCH', `/agents/${agent.agent_id}`, { greeting_message: 'Moin!' })
    expect(changed.body.agent).toMatchObject({ agent_name: 'Lindenhof Assistant', greeting_message: 'Moin!' })
    for (const unknown of ['website_url', 'time_zone', 'goals', 'consent_text'])
      expect(changed.body.agent).not.toHaveProperty(unknown)
    expect((await call('GET', `/agents/${agent.agent_id}`)).body).toEqual(changed.body)
    expect((await openChat(service, agent.webchat_widget_key)).session.agent.greeting).toBe('Moin!')
  })

  test('are added to channels and removed from them', async () => {
    const { call, create } = await owner()
    const { agent_id, webchat_widget_key: widget_key } = await create()
    const put = (deploy_channels: unknown) => call('PATCH', `/agents/${agent_id}`, { deploy_channels })
    const open = () => service.call('POST', '/api/v1/chat/sessions', { widget_key })
    expect((await put(['whatsapp', 'whatsapp'])).body.agent.deploy_channels).toEqual(['whatsapp'])
    expect((await open()).status).toBe(404)
    const back = (await put(['whatsapp', 'webchat'])).body.agent
    expect(back).toMatchObject({ deploy_channels: ['webchat', 'whatsapp'], webchat_widget_key: widget_key })
    expect((await open()).status).toBe(200)
    for (const wrong of [[], ['fax'], 'webchat']) {
      expect(await put(wrong)).toMatchObject({
        status: 400,
        body: { error: expect.stringMatching(/^deploy_channels/) },
      })
    }
  })

  test('have the time zone of the website until the owner sets one', async () => {
    const hours = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
      (day) => `<li>${day}: 00:00–24:00`,
    )
    await using site = await startSite({
      '/': `<!doctype html><html lang="en"><title>Shop</title><h1>Honey</h1><p>Honey from our bees. Call +49 30 2345678.</p><h2>Opening hours</h2><ul>${hours.join('')}</ul>`,
    })
    const { call, create } = await owner()
    const { agent_id, webchat_widget_key } = await create({ website_url: site.origin })
    const zone = async () => (await call('GET', `/agents/${agent_id}`)).body.agent.time_zone
    expect(await zone()).toBe('Europe/Berlin')
    const changed = await call('PATCH', `/agents/${agent_id}`, { time_zone: 'Pacific/Auckland' })
    expect(changed.body.agent.time_zone).toBe('Pacific/Auckland')
    expect(await call('PATCH', `/agents/${agent_id}`, { time_zone: 'Mars/Olympus' })).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('time_zone must be an IANA time zone') },
    })
    const said = await (await openChat(service, webchat_widget_key)).say('Are you open now?')
    expect(JSON.stringify(said)).toContain('Open now, until')
    expect((await call('PATCH', `/agents/${agent_id}`, { time_zone: 'auto' })).body.agent.time_zone).toBe(
      'Europe/Berlin',
    )
  })

  test("answer for the branch and plan of the question, never with another's value", async () => {
    const list = (...lines: string[]): string => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`
    const fees = [
      ['Nail clipping', '£14', '£12.50'],
      ['X-ray', '£165', '–'],
      ['Nurse appointment', '£18', '£17'],
    ].map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    await using site = await startSite({
      '/': `<!doctype html><html lang="en"><title>Vets</title><h1>Two surgeries</h1><p>We look after pets and farm animals.</p>
        <h2>Northmoor surgery</h2>${list('Twelve kennels and a cat ward', 'Puppy classes: six Wednesdays, £65')}
        <h2>Saltings surgery</h2>${list('Two consulting rooms', 'Cat-only morning: Tuesdays, 9 to 12')}
        <h2>Fees</h2><table><tr><th>What</th><th>Northmoor</th><th>Saltings</th></tr>${fees.join('')}</table>`,
    })
    const { create } = await owner()
    const { webchat_widget_key } = await create({ website_url: site.origin })
    const say = async (text: string) => (await (await openChat(service, webchat_widget_key)).say(text)).message
    expect((await say('How much is nail clipping at Saltings?')).text).toContain('£12.50')
    expect((await say('How many kennels does Northmoor have?')).text).toContain('Twelve kennels')
    expect(await say('How many kennels does Saltings have?')).toMatchObject({ answered: false })
    expect(await say('How much is a puppy class at Saltings?')).toMatchObject({ answered: false })
    expect(await say('What does an X-ray cost at Saltings?')).toMatchObject({ answered: false })
  })

  test('are archived: removed from their channels, and the website is free', async () => {
    await using site = await startSite({ '/': '<!doctype html><title>Shop</title><p>Honey from our own bees.</p>' })
    const { call, create } = await owner()
    const agent = await create({ website_url: site.origin })
    expect((await call('DELETE', `/agents/${agent.agent_id}`)).body).toEqual({ success: true })
    expect((await call('GET', `/agents/${agent.agent_id}`)).body.agent.state).toBe('archived')
    expect((await service.call('POST', '/api/v1/chat/sessions', { widget_key: agent.webchat_widget_key })).status).toBe(
      404,
    )
    expect(
      (await service.api('POST', '/agents', { email: uniqueEmail(), company_name: 'Next', website_url: site.origin }))
        .status,
    ).toBe(200)
    expect((await call('POST', `/agents/${agent.agent_id}/research`)).status).toBe(409)
    const added = await call('POST', '/knowledge', {
      agent_id: agent.agent_id,
      title: 'Shipping',
      content: 'We ship on Mondays.',
    })
    expect(added).toMatchObject({ status: 409, body: { error: 'This agent is archived' } })
  })
})

describe('a refresh of the website', () => {
  test("replaces the website's items and keeps added ones", async () => {
    let price = '8 EUR'
    await using site = await startSite({
      '/': (_request, response) =>
        void response
          .setHeader('content-type', 'text/html')
          .end(`<!doctype html><title>Shop</title><h1>Honey jar</h1><p>A jar costs ${price}.</p>`),
    })
    const { call, create } = await owner()
    const { agent_id } = await create({ website_url: site.origin })
    await call('POST', '/knowledge', { agent_id, title: 'Parking', content: 'Behind the barn.' })
    price = '9 EUR'
    expect((await call('POST', `/agents/${agent_id}/research`)).body).toMatchObject({
      success: true,
      agent: { agent_id },
    })
    const contents = async () =>
      (await service.app.db.selectFrom('knowledge_items').select('content').where('agent_id', '=', agent_id).execute())
        .map(({ content }) => content)
        .join(' ')
    await expect.poll(contents).toContain('9 EUR')
    expect(await contents()).not.toContain('8 EUR')
    expect(await contents()).toContain('Behind the barn')
  })

  test('loses nothing if the website cannot be reached', async () => {
    const site = await startSite({
      '/': '<!doctype html><title>Shop</title><p>A jar of honey costs 8 EUR. Call 030 1234567.</p>',
    })
    const { call, create } = await owner()
    const agent = await create({ website_url: site.origin })
    await site.close()
    await call('POST', `/agents/${agent.agent_id}/research`)
    await expect
      .poll(async () => (await call('GET', `/agents/${agent.agent_id}/status`)).body.research.state)
      .toBe('done')
    expect((await call('GET', `/agents/${agent.agent_id}/status`)).body.knowledge_base_count).toBe(
      agent.knowledge_base_count,
    )
    const { warnings } = (await call('GET', `/agents/${agent.agent_id}`)).body.agent
    expect(warnings).toEqual([
      expect.stringMatching(/^The website was not read: .* refused the connection\. .* what it read before\.$/),
    ])
  })

  test('needs a website', async () => {
    const { call, create } = await owner()
    const { agent_id } = await create()
    expect(await call('POST', `/agents/${agent_id}/research`)).toMatchObject({
      status: 400,
      body: { error: 'This agent has no website. Verify one first.' },
    })
  })
})

test('other accounts cannot see or change them', async () => {
  const [mine, theirs] = [await owner(), await owner()]
  const { agent_id } = await theirs.create()
  expect((await mine.call('GET', '/agents')).body).toEqual({ data: [] })
  for (const [method, path] of [
    ['GET', ''],
    ['PATCH', ''],
    ['DELETE', ''],
    ['POST', '/research'],
  ] as const) {
    const body = method === 'GET' ? undefined : {}
    expect((await mine.call(method, `/agents/${agent_id}${path}`, body)).status).toBe(404)
    expect((await service.api(method, `/agents/${agent_id}${path}`, body)).status).toBe(401)
  }
  expect((await service.api('GET', '/agents')).status).toBe(401)
})
