import { describe, expect, test } from 'vitest'
import { DESKTOP, PHONE, openVisitor } from '../support/browser.ts'
import { prepareJourneys } from '../support/journey.ts'
import { claimNewAgent } from '../support/owner.ts'
import { ask, fieldOf } from '../support/widget-page.ts'

const { browser, service } = await prepareJourneys()

const pageOf = (key: string | undefined) => `${service.origin}/chat/${key}`

describe.each([
  ['desktop, light', DESKTOP, 'light'],
  ['phone, dark', PHONE, 'dark'],
] as const)('the hosted page on a %s', (_name, viewport, scheme) => {
  test('shows the chat in full screen, with a report button', async () => {
    const agent_name = 'Assistant of the gardeners and beekeepers at the Lindenhof'
    const agent = await service.createAgent({
      agent_name,
      codebase_context: { products: [{ name: 'Honey jar', price: '7.50 EUR' }] },
    })
    await using visitor = await openVisitor(browser, viewport, scheme)
    const { page } = visitor
    await page.goto(pageOf(agent.webchat_widget_key))
    expect(await page.title()).toBe(agent_name)
    await ask(page, 'How much is the honey jar?')
    await page.locator('foyer-panel .reply', { hasText: '7.50 EUR' }).waitFor()
    await visitor.photograph('hosted-page')
    expect(await visitor.findBarriers()).toEqual([])
    await fieldOf(page).fill('x'.repeat(1000))
    expect(
      await page.evaluate(
        'document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= innerHeight',
      ),
    ).toBe(true)
    await fieldOf(page).fill('too much '.repeat(600))
    await page.getByRole('button', { name: '5399 / 4000' }).waitFor()
    await fieldOf(page).press('Enter')
    expect((await fieldOf(page).inputValue()).length).toBe(5400)
    expect(await page.locator('foyer-panel .own').count()).toBe(1)
    await visitor.photograph('hosted-page-too-long')
    await page.getByRole('button', { name: 'Report this page' }).click()
    await page.getByLabel('What is wrong with this page?').fill('This is not their business.')
    expect(await visitor.findBarriers()).toEqual([])
    const reports: string[] = []
    page.on('request', (request) => request.url().endsWith('/report') && reports.push(request.url()))
    await page.getByRole('button', { name: 'Send report' }).dblclick()
    await page.getByText('Thank you. Your report was sent.').waitFor()
    expect(reports.length).toBe(1)
    expect(visitor.complaints).toEqual([])
  })
})

test('the hosted page has its own title, image and language, and asks not to be indexed until the business is verified', async () => {
  const { agent, style } = await claimNewAgent(service, { company_name: 'Maison "Bercail" <b>', agent_name: 'Ann' })
  await style({ color: '#c2185b', origins: ['https://shop.example'] }, 'Bonjour & <script>pwned=1</script>')
  const get = async () => (await fetch(pageOf(agent.webchat_widget_key))).text()
  const page = await get()
  expect(page).toContain('<title>Ann · Maison &quot;Bercail&quot; &lt;b&gt;</title>')
  expect(page).toContain('<meta name="robots" content="noindex" />')
  expect(page).toContain('content="Bonjour &amp; &lt;script&gt;pwned=1&lt;/script&gt;"')
  expect(page).not.toContain('<script>pwned')
  const icon = await fetch(`${pageOf(agent.webchat_widget_key)}/icon.svg`)
  expect([icon.headers.get('content-type'), await icon.text()]).toEqual([
    'image/svg+xml',
    expect.stringContaining('fill="#c2185b"'),
  ])

  const shared = /og:image" content="([^"]+)"/.exec(page)?.[1] ?? ''
  const picture = await fetch(shared)
  expect([picture.headers.get('content-type'), (await picture.arrayBuffer()).byteLength > 1000]).toEqual([
    'image/png',
    true,
  ])

  await using visitor = await openVisitor(browser)
  await visitor.page.goto(pageOf(agent.webchat_widget_key))
  await visitor.page.getByText('Bonjour & ').waitFor()

  await service.app.db.updateTable('agents').set({ verified_at: new Date() }).where('id', '=', agent.agent_id).execute()
  const verified = await get()
  expect(verified).not.toContain('noindex')
  expect(verified).toContain('id="report" hidden')
})

const DE = [
  'Diese Seite melden',
  'Was stimmt mit ihr nicht?',
  'Meldung senden',
  'konnte nicht gesendet werden',
  'Danke. Die Meldung wurde gesendet.',
]
const AR = ['الإبلاغ عن هذه الصفحة', 'ما المشكلة فيها؟', 'إرسال البلاغ', 'تعذّر إرسال البلاغ', 'شكرًا لك. تم إرسال البلاغ.']

test.each([
  ['de', DE],
  ['ar', AR],
])(
  'the hosted page of an agent that speaks %s is reported in that language',
  async (language, [report = '', question = '', submit, failure = '', thanks = '']) => {
    const agent = await service.createAgent()
    await service.app.db.updateTable('agents').set({ language }).where('id', '=', agent.agent_id).execute()
    await using visitor = await openVisitor(browser, PHONE)
    const { page } = visitor
    await page.goto(pageOf(agent.webchat_widget_key))
    await page.getByRole('button', { name: report }).click()
    await page.getByLabel(question).fill('?')
    expect(await visitor.findBarriers()).toEqual([])
    await page.route('**/report', (route) =>
      route.fulfill({ status: 429, json: { success: false, error: 'That is enough.' } }),
    )
    await page.getByRole('button', { name: submit ?? '' }).click()
    await page.getByText(failure).waitFor()
    await page.unroute('**/report')
    await page.getByRole('button', { name: submit ?? '' }).click()
    await page.getByText(thanks).waitFor()
    // The browser logs the refusal.
    expect(visitor.complaints.filter((line) => !line.includes('status of 429'))).toEqual([])
  },
)

test('an unknown or archived agent has no page, and reports are limited', async () => {
  expect((await fetch(pageOf('wc_nothing'))).status).toBe(404)
  const agent = await service.createAgent()
  await service.app.db.updateTable('agents').set({ state: 'archived' }).where('id', '=', agent.agent_id).execute()
  expect((await fetch(pageOf(agent.webchat_widget_key))).status).toBe(404)
  expect((await fetch(`${pageOf(agent.webchat_widget_key)}/icon.svg`)).status).toBe(404)
  const report = () =>
    service.call('POST', '/api/v1/chat/report', { widget_key: agent.webchat_widget_key, reason: 'Spam' })
  const statuses = []
  for (let sent = 0; sent < 6; sent += 1) statuses.push((await report()).status)
  expect(statuses.at(-1)).toBe(429)
})
