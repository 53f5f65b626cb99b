import sharp from 'sharp'
import { expect, test } from 'vitest'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { claimNewAgent } from './support/owner.ts'
import { startService } from './support/service.ts'
import { startSite } from './support/site-server.ts'

const service = await disposeAfterAll(startService({ AGENTS_PER_DAY: '100' }))

const ICON = await sharp({ create: { width: 180, height: 180, channels: 3, background: '#b5179e' } })
  .png()
  .toBuffer()
const page = (head: string) =>
  `<!doctype html><html lang="en"><head><title>Nails</title>${head}</head><body><h1>Nails by Kim</h1><p>Gel nails cost 45 EUR. We are open Monday to Friday from 9:00 to 17:00.</p></body></html>`
const site = await disposeAfterAll(
  startSite({
    '/': page(
      '<meta name="theme-color" content="#ffffff"><link rel="apple-touch-icon" href="/touch.png"><link rel="icon" type="image/png" href="/gone.png"><link rel="stylesheet" href="/main.css">',
    ),
    '/main.css': ':root{--brand:#b5179e}.btn{background:var(--brand)}a{color:#0a58ca}',
    '/touch.png': { headers: { 'content-type': 'image/png' }, body: ICON },
  }),
)
const settingsOf = async (widgetKey: string | undefined) =>
  (await service.call('GET', `/api/v1/chat/settings?key=${widgetKey}`)).body
const sessionOf = async (widgetKey: string | undefined) =>
  (await service.call('POST', '/api/v1/chat/sessions', { widget_key: widgetKey })).body

test("a new agent has its website's color and icon, and the owner's settings override them", async () => {
  const { agent, call, style } = await claimNewAgent(service, { website_url: site.origin })
  expect((await settingsOf(agent.webchat_widget_key)).color).toBe('#b5179e')
  const { theme } = (await sessionOf(agent.webchat_widget_key)).agent
  expect(theme).toMatchObject({ color: '#b5179e', avatar: expect.stringContaining(encodeURIComponent('/touch.png')) })
  expect((await service.call('GET', theme.avatar.slice(service.origin.length))).headers.get('content-type')).toMatch(
    /^image\//,
  )
  const { body } = await call('GET', `/agents/${agent.agent_id}`)
  expect(body.agent).toMatchObject({
    appearance: {},
    site_look: { colors: ['#b5179e', '#0a58ca'], images: [{ url: `${site.origin}/touch.png` }] },
  })

  await style({ color: '#112233', avatar: 'K' })
  expect((await sessionOf(agent.webchat_widget_key)).agent.theme).toMatchObject({ color: '#112233', avatar: 'K' })
})

test("a codebase's landing page gives the color", async () => {
  const landing_page_content = '<style>.cta{background:#e4572e}</style><h1>Kim</h1><p>Nails from 45 EUR.</p>'
  const agent = await service.createAgent({ codebase_context: { landing_page_content } })
  expect((await settingsOf(agent.webchat_widget_key)).color).toBe('#e4572e')
})

test('a website without its own look leaves the defaults', async () => {
  await using plain = await startSite({ '/': page('<link rel="stylesheet" href="/gone.css">') })
  const agent = await service.createAgent({ website_url: plain.origin })
  expect((await settingsOf(agent.webchat_widget_key)).color).toBe('#1f5f5b')
  expect((await sessionOf(agent.webchat_widget_key)).agent.theme.avatar).toBeUndefined()
})

async function upload(cookie: string, agentId: string, body: string | Uint8Array<ArrayBuffer>, type: string) {
  const response = await fetch(`${service.origin}/api/v1/app/agents/${agentId}/avatar`, {
    method: 'POST',
    headers: { origin: service.origin, cookie, 'content-type': type },
    body,
  })
  // @NOTE any: every test knows the body it asks for.
  const answer: any = await response.json()
  return { status: response.status, body: answer }
}

test('an uploaded picture is encoded again as a small square, and shown in the chat', async () => {
  const { agent, call, style } = await claimNewAgent(service)
  const wide = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#b5179e' } })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer()
  const { status, body } = await upload(call.cookie(), agent.agent_id, new Uint8Array(wide), 'image/jpeg')
  expect(status).toBe(200)
  await style({ avatar: body.avatar })
  const { theme } = (await sessionOf(agent.webchat_widget_key)).agent
  expect(theme.avatar).toBe(body.avatar)
  const response = await fetch(theme.avatar)
  expect(response.headers.get('content-type')).toBe('image/webp')
  expect(response.headers.get('content-security-policy')).toContain('sandbox')
  const shown = Buffer.from(await response.arrayBuffer())
  expect(shown.includes('secret place')).toBe(false)
  const { width, height } = await sharp(shown).metadata()
  expect(width).toBe(height)
})

test.each([
  [
    'a drawing with a script',
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    'image/svg+xml',
  ],
  ['a page named as a picture', '<html><script>alert(1)</script></html>', 'image/png'],
  ['a broken picture', new Uint8Array(ICON.subarray(0, 60)), 'image/png'],
  ['nothing', '', 'image/png'],
])('%s is refused', async (_name, body, type) => {
  const { agent, call } = await claimNewAgent(service)
  const reply = await upload(call.cookie(), agent.agent_id, body, type)
  expect(reply).toEqual({
    status: 400,
    body: { success: false, error: expect.stringContaining('must be a PNG, JPEG') },
  })
})

test('nobody uploads a picture for an agent of another workspace', async () => {
  const [{ agent }, stranger] = [await claimNewAgent(service), await claimNewAgent(service)]
  expect((await upload(stranger.call.cookie(), agent.agent_id, new Uint8Array(ICON), 'image/png')).status).toBe(404)
  expect((await upload('', agent.agent_id, new Uint8Array(ICON), 'image/png')).status).toBe(401)
  expect((await stranger.call('GET', `/agents/${agent.agent_id}/website-picture`)).status).toBe(404)
})

test('old uploads are deleted, the one in use is not', async () => {
  const { agent, call, style } = await claimNewAgent(service)
  const add = async () => (await upload(call.cookie(), agent.agent_id, new Uint8Array(ICON), 'image/png')).body.avatar
  const used = await add()
  await style({ avatar: used })
  const forgotten = await add()
  for (let count = 0; count < 6; count += 1) await add()
  expect((await fetch(used)).status).toBe(200)
  expect((await fetch(forgotten)).status).toBe(404)
})
