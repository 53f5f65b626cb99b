import { expect, test } from 'vitest'
import { DESKTOP, openVisitor } from '../support/browser.ts'
import { SCREENS, prepareJourneys } from '../support/journey.ts'
import { claimNewAgent } from '../support/owner.ts'
import { fieldOf, launcherOf, shopPage, startShop, withAttributes } from '../support/widget-page.ts'

const { browser, service, openOwner } = await prepareJourneys()

/** The file of the preview, not of the chat on other pages. */
const PREVIEW = /\/preview-(?!chat)[^/]*\.js$/
const colorOf =
  'getComputedStyle(document.querySelector("foyer-chat").shadowRoot.querySelector("button")).backgroundColor'

test('the owner styles the chat in the dashboard with a preview, and it is live at once', async () => {
  const agent = await service.createAgent()
  await using owner = await openVisitor(browser)
  const { page } = owner
  await page.goto(agent.claim_url ?? '')
  await page.getByRole('button', { name: /claim/i }).click()
  await page.waitForURL('**/dashboard/home?agent=*')
  await page.getByRole('link', { name: 'Agent', exact: true }).click()
  await page.route(PREVIEW, (route) => route.abort())
  await page.getByRole('link', { name: 'Appearance' }).click()
  await page.getByText('The chat could not be opened').waitFor()
  await page.unroute(PREVIEW)
  await page.reload()

  const preview = page.locator('.widget-preview-page')
  await preview.locator('foyer-chat button[aria-haspopup]').waitFor()
  await page.getByLabel('Brand color').fill('#ffd400')
  await page.getByText('Left', { exact: true }).click()
  await page.getByLabel('Text beside the icon').fill('Ask us ')
  await page.getByLabel('Greeting').fill('Moin! Ask me about honey.')
  await page.getByLabel('Bubble').fill('Looking for a gift?')
  await page.getByLabel('Seconds until it opens').fill('0')
  await preview.getByRole('button', { name: 'Looking for a gift?' }).waitFor()
  await preview.getByRole('button', { name: 'Ask us' }).click()
  await preview.getByText('Moin! Ask me about honey.').waitFor()
  await owner.photograph('appearance')
  expect(await owner.findBarriers()).toEqual([])
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let saves = 0
  await page.route('**/api/v1/app/agents/*', (route) => {
    if (route.request().method() === 'PATCH') saves += 1
    return released.then(() => route.continue())
  })
  await page.getByLabel('Greeting').fill('Moin!')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByLabel('Greeting').fill('Moin! Ask me about honey.')
  // One after the other, because of two simultaneous requests the older could arrive last.
  await page.locator('.appearance-actions [aria-disabled]').waitFor()
  await page.getByLabel('Text beside the icon').press('Enter')
  release()
  await page.locator('.appearance-actions [aria-disabled]').waitFor({ state: 'detached' })
  expect(await page.getByText('Saved. The chat has its new look.').count()).toBe(0)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved. The chat has its new look.').waitFor()
  expect(saves).toBe(2)
  await expect.poll(() => page.getByLabel('Text beside the icon').inputValue()).toBe('Ask us')
  await page.getByRole('link', { name: 'Channels' }).click()
  await page.waitForURL('**/channels?agent=*')

  await using site = await startShop(agent.webchat_embed_code ?? '')
  await using visitor = await openVisitor(browser, DESKTOP, 'dark')
  await visitor.page.goto(site.origin)
  await visitor.page.getByRole('button', { name: 'Ask us' }).waitFor()
  expect(await visitor.page.evaluate(colorOf)).toBe('rgb(255, 212, 0)')
  expect((await launcherOf(visitor.page).boundingBox())?.x).toBeLessThan(100)
  const bubble = visitor.page.getByRole('button', { name: 'Looking for a gift?' })
  await bubble.waitFor()
  await visitor.photograph('widget-bubble')
  expect(await visitor.findBarriers()).toEqual([])
  await bubble.click()
  await visitor.page.getByText('Moin! Ask me about honey.').waitFor()
  await visitor.photograph('widget-styled')
  expect(await visitor.findBarriers()).toEqual([])
  // Chromium logs the withheld file.
  expect([...owner.complaints, ...visitor.complaints].filter((line) => !PREVIEW.test(line))).toEqual([])
})

test('on a phone, a button shows the preview with the unsaved look', async () => {
  await using owner = await openOwner(SCREENS[1])
  const { page } = owner
  await owner.visit('/ai-agent/appearance')
  await page.getByLabel('Greeting').fill('Moin! Ask me about honey.')
  await page.getByRole('button', { name: 'Preview' }).click()
  const sheet = page.getByRole('dialog', { name: 'Preview' })
  await sheet.getByText('Moin! Ask me about honey.').waitFor()
  expect(await owner.findBarriers()).toEqual([])
  await owner.photograph('appearance-preview')
  await sheet.getByRole('button', { name: 'Close' }).first().click()
  await sheet.waitFor({ state: 'detached' })
  expect(await page.getByLabel('Greeting').inputValue()).toBe('Moin! Ask me about honey.')
  expect(owner.complaints).toEqual([])
})

test('a dismissed bubble stays away, and a bubble for one page appears only there', async () => {
  const { agent, style } = await claimNewAgent(service)
  await style({ bubble: 'Need a hand?', delay: 0, page: '/prices' })
  await using site = await startShop(agent.webchat_embed_code ?? '')
  await using visitor = await openVisitor(browser)
  const { page } = visitor
  await page.goto(site.origin)
  await launcherOf(page).waitFor()
  const bubble = page.getByRole('button', { name: 'Need a hand?' })
  expect(await bubble.count()).toBe(0)
  await page.evaluate('history.pushState(null, "", "/prices/all")')
  await bubble.waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
  expect(await bubble.count()).toBe(0)
  await page.reload()
  await launcherOf(page).waitFor()
  await page.waitForTimeout(300)
  expect(await bubble.count()).toBe(0)

  await page.evaluate('sessionStorage.clear()')
  await page.addInitScript("addEventListener('foyer:ready', () => Foyer.open())")
  await page.route('**/api/v1/chat/settings?*', async (route) => {
    await fieldOf(page).waitFor()
    await route.continue()
  })
  const planned = page.waitForResponse(/widget-bubble-/)
  await page.reload()
  await planned
  await page.waitForTimeout(300)
  expect(await bubble.count()).toBe(0)
})

test('attributes of the script override settings, also if the settings cannot be loaded', async () => {
  const { agent, style } = await claimNewAgent(service)
  await style({ color: '#123456', position: 'left', launcher: 'Owner' })
  const code = withAttributes(
    agent.webchat_embed_code,
    'data-color="#00ff88" data-position="right" data-launcher="Page" data-greeting="Hello from the page" data-questions="One?|Two?" data-scheme="dark" data-avatar="Z"',
  )
  await using site = await startShop(code)
  await using visitor = await openVisitor(browser)
  const { page } = visitor
  await page.goto(site.origin)
  await page.getByRole('button', { name: 'Page' }).click()
  await page.getByText('Hello from the page').waitFor()
  await page.getByRole('button', { name: 'Two?' }).waitFor()
  expect(await page.locator('foyer-panel .avatar').innerText()).toBe('Z')
  expect(await page.locator('foyer-panel').getAttribute('data-scheme')).toBe('dark')
  expect(await page.evaluate(colorOf)).toBe('rgb(0, 255, 136)')
  expect((await launcherOf(page).boundingBox())?.x).toBeGreaterThan(1000)

  const headers = { 'access-control-allow-origin': '*' }
  await page.route('**/api/v1/chat/settings?*', (route) =>
    route.fulfill({ headers, body: '<p>This network asks you to sign in.' }),
  )
  await page.reload()
  await page.getByRole('button', { name: 'Page' }).waitFor()
})

test('a website that is not allowed has no launcher, a sandboxed frame only if null is allowed', async () => {
  const { agent, style } = await claimNewAgent(service)
  const code = agent.webchat_embed_code ?? ''
  await using site = await startShop(code, {
    '/frame': shopPage('<iframe sandbox="allow-scripts" src="/" width="600" height="700"></iframe>'),
  })
  await style({ origins: [site.origin] })
  await using visitor = await openVisitor(browser)
  const { page } = visitor
  await page.goto(site.origin)
  await launcherOf(page).waitFor()

  const frame = page.frameLocator('iframe')
  const refused = page.waitForResponse((response) => response.url().includes('/settings') && response.status() === 403)
  await page.goto(`${site.origin}/frame`)
  await refused
  await expect.poll(() => frame.locator('foyer-chat').count()).toBe(0)

  await style({ origins: [site.origin, 'null'] })
  await page.goto(`${site.origin}/frame`)
  await frame.locator('foyer-chat button[aria-haspopup]').click()
  await frame.locator('foyer-panel textarea').fill('Hello')
  await frame.locator('foyer-panel textarea').press('Enter')
  await frame.locator('foyer-panel .reply').nth(1).waitFor()
})
