import { describe, expect, test } from 'vitest'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { claimNewAgent } from './support/owner.ts'
import { startService } from './support/service.ts'

const service = await disposeAfterAll(startService())

const chat = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
  service.call(method, `/api/v1/chat${path}`, body, headers)
const settings = (key: string | undefined, headers?: Record<string, string>) =>
  chat('GET', `/settings?key=${key}`, undefined, headers)

const LOOK = {
  color: '#c2185b',
  position: 'left',
  scheme: 'dark',
  launcher: 'Ask us',
  bubble: 'Looking for a gift?',
  delay: 5,
  page: '/shop',
  avatar: 'L',
  questions: ['Do you deliver?'],
  origins: ['https://Shop.example/', 'null'],
} as const

describe('the appearance of an agent', () => {
  test('has defaults without a bubble', async () => {
    const agent = await service.createAgent()
    expect(await settings(agent.webchat_widget_key)).toMatchObject({
      status: 200,
      body: { color: '#1f5f5b', position: 'right', scheme: 'auto' },
    })
  })

  test('changes at once for launchers and open chats', async () => {
    const { agent, call, style } = await claimNewAgent(service)
    const { status, body } = await style(
      { ...LOOK, questions: [...LOOK.questions], origins: [...LOOK.origins] },
      'Moin!',
    )
    expect(status).toBe(200)
    expect(body.agent).toMatchObject({
      greeting: 'Moin!',
      appearance: { ...LOOK, origins: ['https://shop.example', 'null'] },
    })
    const { color, position, scheme, launcher, bubble, delay, page } = LOOK
    expect((await settings(agent.webchat_widget_key)).body).toEqual({
      color,
      position,
      scheme,
      launcher,
      bubble,
      delay,
      page,
    })
    const session = await chat('POST', '/sessions', { widget_key: agent.webchat_widget_key })
    expect(session.body.agent).toMatchObject({
      greeting: 'Moin!',
      suggested_questions: ['Do you deliver?'],
      theme: { color, position, scheme, avatar: 'L' },
    })
    await style({})
    expect((await call('GET', `/agents/${agent.agent_id}`)).body.agent).toMatchObject({
      greeting: 'Moin!',
      appearance: {},
    })
  })

  test('returns an empty 304 to a page that has it', async () => {
    const { agent, style } = await claimNewAgent(service)
    const first = await settings(agent.webchat_widget_key)
    const etag = first.headers.get('etag') ?? ''
    expect([first.headers.get('cache-control'), first.headers.get('access-control-allow-origin')]).toEqual([
      'public, max-age=30',
      '*',
    ])
    expect(await settings(agent.webchat_widget_key, { 'if-none-match': etag })).toMatchObject({
      status: 304,
      body: { text: '' },
    })
    await style({ color: '#123456' })
    expect(await settings(agent.webchat_widget_key, { 'if-none-match': etag })).toMatchObject({
      status: 200,
      body: { color: '#123456' },
    })
  })
})

describe('the appearance refuses', () => {
  test.each([
    [{ color: 'red;}body{display:none' }, 'appearance.color must be a color such as #1f5f5b'],
    [{ color: '#12345' }, 'appearance.color must be a color such as #1f5f5b'],
    [{ position: 'top' }, 'appearance.position must be one of right, left'],
    [
      { avatar: 'javascript:alert(1)' },
      'appearance.avatar must be one or two characters, or the http(s) address of an image',
    ],
    [{ launcher: 'x'.repeat(41) }, 'appearance.launcher must be at most 40 characters'],
    [
      { origins: ['https://shop.example/path'] },
      'appearance.origins[0] must be an origin such as https://shop.example, https://*.shop.example or null',
    ],
    [
      { origins: ['*'] },
      'appearance.origins[0] must be an origin such as https://shop.example, https://*.shop.example or null',
    ],
    [
      { origins: ['https://shop.example', 'https://*.co.uk'] },
      'appearance.origins[1] must name a domain of its own after *., not a public suffix',
    ],
    [
      { origins: ['https://*.GitHub.io:8443'] },
      'appearance.origins[0] must name a domain of its own after *., not a public suffix',
    ],
  ])('%j', async (appearance, error) => {
    const { agent, call } = await claimNewAgent(service)
    expect(await call('PATCH', `/agents/${agent.agent_id}`, { appearance })).toMatchObject({
      status: 400,
      body: { success: false, error },
    })
  })

  test('an unknown key, an origin that is not allowed, and other accounts', async () => {
    expect(await settings('wc_nothing')).toMatchObject({ status: 404 })
    const { agent, call, style } = await claimNewAgent(service)
    const open = await chat(
      'POST',
      '/sessions',
      { widget_key: agent.webchat_widget_key },
      { origin: 'https://any.example' },
    )
    await style({ origins: ['https://shop.example'] })
    const elsewhere = { origin: 'https://any.example', authorization: `Bearer ${open.body.session_token}` }
    for (const reply of [
      await settings(agent.webchat_widget_key, elsewhere),
      await chat('POST', '/sessions', { widget_key: agent.webchat_widget_key }, { origin: 'https://any.example' }),
      await chat('POST', '/sessions', undefined, elsewhere),
      await chat('POST', '/messages', { text: 'hello' }, elsewhere),
      await chat('GET', '/messages', undefined, elsewhere),
      await settings(agent.webchat_widget_key, { origin: 'null' }),
    ]) {
      expect(reply).toMatchObject({
        status: 403,
        body: { error: 'This website is not in the agent’s allowed origins. Its owner can add it.' },
      })
      expect(reply.headers.get('access-control-allow-origin')).toBe('*')
    }
    expect((await settings(agent.webchat_widget_key, { origin: 'https://shop.example' })).status).toBe(200)
    expect((await settings(agent.webchat_widget_key, { origin: service.origin })).status).toBe(200)
    const stranger = await claimNewAgent(service)
    expect((await stranger.call('PATCH', `/agents/${agent.agent_id}`, { appearance: {} })).status).toBe(404)
    expect((await call('GET', `/agents/${agent.agent_id}`)).body.agent.appearance).toEqual({
      origins: ['https://shop.example'],
    })
  })
})
