import { expect, test } from 'vitest'
import { DESKTOP, PHONE } from '../support/browser.ts'
import { SCREENS, type Screen, prepareJourneys } from '../support/journey.ts'

const journey = await prepareJourneys()
const { origin } = journey.service
const [onDesktop, onPhone] = SCREENS

/** Both sizes in both themes. */
const LOOKS: Screen[] = [...SCREENS, ['desktop, dark', DESKTOP, 'dark'], ['phone, light', PHONE, 'light']]

/** Pages of each kind. */
const KINDS = [
  '/docs',
  '/docs/first-day',
  '/docs/api',
  '/docs/api/agents',
  '/docs/api/create-agent',
  '/docs/api/upload-document',
]
const OTHERS = ['/docs/errors', '/docs/search?q=webhook', '/docs/nothing']

async function listPaths(): Promise<string[]> {
  const { body } = await journey.service.call('GET', '/sitemap.xml')
  return Array.from((body.text as string).matchAll(/<loc>([^<]+)</g), ([, url = '']) => url.replace(origin, ''))
}

test.each(LOOKS)('on a %s, axe finds nothing on the pages, and nothing scrolls sideways', async (...screen) => {
  await using visitor = await journey.openVisitor(screen)
  const { page } = visitor
  // Pages of operations have one layout: they are all opened in one theme, the others in both.
  const every = screen === onDesktop ? await listPaths() : (await listPaths()).filter((path) => !path.includes('/api/'))
  const paths = screen[1] === DESKTOP ? [...every, ...KINDS, ...OTHERS] : [...KINDS, ...OTHERS]
  const problems: string[] = []
  for (const path of paths) {
    await page.goto(`${origin}${path}`)
    const barriers = await visitor.findBarriers()
    const fits = await page.evaluate('document.documentElement.scrollWidth <= innerWidth')
    problems.push(...barriers.map((barrier) => `${path}: ${barrier}`), ...(fits ? [] : [`${path}: is too wide`]))
  }
  expect(problems).toEqual([])
  for (const path of KINDS) {
    await page.goto(`${origin}${path}`)
    await visitor.photograph(`docs${path.slice('/docs'.length).replaceAll('/', '-')}`)
  }
  expect(visitor.complaints.filter((complaint) => !complaint.includes('/docs/nothing'))).toEqual([])
})

test('without JavaScript, tabs, navigation and search work on a phone', async () => {
  const context = await journey.browser.newContext({ viewport: PHONE, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${origin}/docs/api/create-agent`)
  await page.getByText("curl 'http").first().waitFor()
  await page.getByText('TypeScript', { exact: true }).first().click()
  await page.getByText('const response = await foyer').first().waitFor()
  expect(await page.getByText("curl 'http").first().isVisible()).toBe(false)
  expect(await page.getByRole('heading', { name: 'Try it' }).isVisible()).toBe(false)
  await page.getByText('All operations', { exact: true }).click()
  await page.getByRole('link', { name: 'Leads', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Leads' }).waitFor()
  await page.getByRole('searchbox').fill('identity secret')
  await page.getByRole('searchbox').press('Enter')
  await page.getByText('results for “identity secret”').waitFor()
  await page.getByRole('link', { name: 'Renew the identity secret of an agent' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Renew the identity secret' }).waitFor()
  await context.close()
})

test('“Try it” sends the call with the key of this tab, and examples are copied', async () => {
  await using visitor = await journey.openVisitor(onDesktop)
  const { page, context } = visitor
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { key } = await journey.service.createAccount()
  await page.goto(`${origin}/docs/api/get-account`)
  await page.getByLabel('API key').fill(key)
  await page.getByRole('button', { name: 'Send request' }).click()
  await page.getByText('200 OK').waitFor()
  await page.locator('output').getByText('"success": true').waitFor()
  await page.goto(`${origin}/docs/api/get-agent`)
  expect(await page.getByLabel('API key').inputValue()).toBe(key)
  await page.getByLabel('agent_id').fill('0199d4f2-5c1e-7a3b-9b43-2f6a8d1c7e90')
  await page.getByRole('button', { name: 'Send request' }).click()
  await page.getByText('404 Not Found').waitFor()
  expect(await page.evaluate('JSON.stringify(localStorage)')).toBe('{}')
  await page.locator('.code').first().hover()
  await page.getByRole('button', { name: 'Copy' }).first().click()
  await page.getByText('Copied').waitFor()
  expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(/^curl 'http.*\/agents\//)
  await page.keyboard.press('/')
  expect(await page.evaluate("document.activeElement.matches('[type=search]')")).toBe(true)
  // The call that was refused is the only complaint.
  expect(visitor.complaints.filter((complaint) => !complaint.includes('404'))).toEqual([])
})

test('the first page is small and loads nothing from another host', async () => {
  await using visitor = await journey.openVisitor(onPhone)
  const { page } = visitor
  const sizes: number[] = []
  const hosts = new Set<string>()
  page.on('requestfinished', async (request) => {
    hosts.add(new URL(request.url()).origin)
    const { responseBodySize, responseHeadersSize } = await request.sizes()
    sizes.push(responseBodySize + responseHeadersSize)
  })
  await page.goto(`${origin}/docs`, { waitUntil: 'networkidle' })
  const transferred = sizes.reduce((sum, size) => sum + size, 0)
  process.stdout.write(`docs: first page ${(transferred / 1000).toFixed(1)} kB in ${sizes.length} requests\n`)
  expect(transferred).toBeLessThan(60_000)
  expect([...hosts]).toEqual([origin])
})
