import { expect, test } from 'vitest'
import { DESKTOP, PHONE } from '../support/browser.ts'
import { openChat } from '../support/chat-visitor.ts'
import { SCREENS, type Screen, prepareJourneys } from '../support/journey.ts'
import { startSite } from '../support/site-server.ts'

const journey = await prepareJourneys()

const LOOKS: Screen[] = [
  ['desktop, light', DESKTOP, 'light'],
  ['laptop, dark', { width: 1024, height: 768 }, 'dark'],
  ['small phone, light', { width: 320, height: 640 }, 'light'],
  ['phone, dark', PHONE, 'dark'],
]

/** Every page, and text that it shows once it is complete. */
const PAGES: [path: string, name: string, complete: string][] = [
  ['/home', 'home', 'text=Check what it knows'],
  ['/ai-agent', 'agent-knowledge', '.readiness-score'],
  ['/ai-agent/behavior', 'agent-behavior', 'input[type=number]'],
  ['/ai-agent/appearance', 'agent-appearance', 'foyer-chat button, .floating-button'],
  ['/ai-agent/channels', 'agent-channels', 'text=Verify your website'],
  ['/conversations', 'conversations', '.inbox-row'],
  ['/leads', 'leads-list', '.lead-table tbody tr'],
  ['/insights', 'insights-figures', '.chart canvas'],
  ['/settings/api', 'settings-api', 'text=Active keys'],
  ['/settings/webhooks', 'settings-webhooks', 'text=No webhooks yet.'],
  ['/nothing/here', 'not-found', 'text=Page not found'],
]

/** Pages that the settings journey opens on the other two screens. */
const PAGES_OF_PEOPLE: typeof PAGES = [
  ['/settings/team', 'settings-team', 'text=No verified email'],
  ['/settings/notifications', 'settings-notifications', 'text=Verify your email first'],
  ['/settings/sessions', 'settings-sessions', 'text=This device'],
  ['/settings/account', 'settings-account', 'text=Delete account'],
  ['/settings/changes', 'settings-changes', 'text=Claim an agent'],
]

/** Reports whether the selected value of each menu is fully visible. */
const IS_CHOSEN_SEEN = `[...document.querySelectorAll('nav [aria-current]')].every((link) => {
  const { left, right } = link.getBoundingClientRect()
  return left >= 0 && right <= innerWidth
})`

/** Reports whether nothing needs horizontal scrolling, in the page and in its scrolling parts. */
const IS_WIDE_ENOUGH = `[...document.querySelectorAll('html, main, .inbox-list, .inbox-thread')]
  .every(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)`

/** Longer than a line, without a place to break. */
const LONG_NAME = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
const LONG_ADDRESS = 'anna-maria.featherstonehaugh-cholmondeley@subsidiary.example.com'

test.each(LOOKS)('on a %s every page is accessible, without overflow or console messages', async (...screen) => {
  const website_url = `${journey.service.origin}/sample/`
  const addItem = async ({ agent_id }: { agent_id: string }) => {
    const item = { agent_id, title: LONG_NAME, content: LONG_NAME, category: LONG_NAME }
    expect((await journey.service.api('POST', '/knowledge', item)).status).toBe(200)
  }
  await using owner = await journey.openOwner(
    screen,
    { website_url, company_name: LONG_NAME },
    { beforeClaim: addItem },
  )
  const { page } = owner
  const visitor = await openChat(journey.service, owner.agent.webchat_widget_key)
  await visitor.say(
    `My name is Anna Featherstonehaugh-Cholmondeley, please write to ${LONG_ADDRESS} about a wheel class`,
  )
  const [, viewport, scheme] = screen
  const more = viewport.width >= 1024 === (scheme === 'light') ? PAGES_OF_PEOPLE : []
  const thread: (typeof PAGES)[number] = [`/conversations/${visitor.id}`, 'thread', `a[href="mailto:${LONG_ADDRESS}"]`]
  for (const [path, name, complete] of [...PAGES, thread, ...more]) {
    await owner.visit(path)
    await page.locator(complete).first().waitFor()
    expect([path, await owner.findBarriers()]).toEqual([path, []])
    expect([path, await page.evaluate(IS_WIDE_ENOUGH)]).toEqual([path, true])
    expect([path, await page.evaluate(IS_CHOSEN_SEEN)]).toEqual([path, true])
    await owner.photograph(name)
  }
  expect(owner.complaints).toEqual([])
})

test.each(SCREENS)('on a %s every tried URL has its outcome, failures first', async (...screen) => {
  await using site = await startSite({
    '/': '<h1>Lindenhof</h1><p>We grow vegetables near the river.</p><a href="/page?id=1">Boxes</a> <a href="/page?id=2">Terms</a>',
    '/page?id=1': '<h1>Boxes</h1><p>A weekly box of vegetables from our fields costs 24.50 EUR.</p>',
    '/page?id=2': { status: 403, body: '<h1>Forbidden</h1>' },
  })
  await using owner = await journey.openOwner(screen, { website_url: site.origin })
  const { page } = owner
  await page.getByText('All pages that Foyer tried (3)').click()
  const tried = page.locator('.pages-tried li')
  expect(await tried.nth(0).innerText()).toMatch(
    /^Failed \/page\?id=2\s+127.* does not allow reading \/page\?id=2 \(status 403\)\./,
  )
  expect(await tried.nth(2).innerText()).toContain('Read /page?id=1')
  expect(await page.evaluate(IS_WIDE_ENOUGH)).toBe(true)
  expect(await owner.findBarriers()).toEqual([])
  await owner.photograph('pages-tried')
})

test('the keyboard reaches the content, another agent, the dark theme and signing out', async () => {
  await using owner = await journey.openOwner(['desktop', DESKTOP, 'light'])
  const { page } = owner
  await page.keyboard.press('Tab')
  expect(await page.evaluate('document.activeElement.textContent')).toBe('Skip to the content')
  await page.getByRole('button', { name: /^Selected agent/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitemradio', { name: owner.agent.agent_name }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'detached' })
  expect(await page.evaluate('document.activeElement.getAttribute("aria-haspopup")')).toBe('menu')

  await page.getByRole('button', { name: 'Account' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitemradio', { name: 'Dark' }).press('Enter')
  expect(await page.evaluate('getComputedStyle(document.documentElement).colorScheme')).toBe('dark')
  await page.reload()
  expect(await page.evaluate('getComputedStyle(document.documentElement).colorScheme')).toBe('dark')
  // A preview that opens after the owner has signed out is refused, which the console shows.
  await page.locator('.preview-chat .bubble').waitFor()
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).press('Enter')
  await page.waitForURL('**/login')
  expect(owner.complaints).toEqual([])
})

test('low credits are announced, with what happens at zero', async () => {
  await using owner = await journey.openOwner(['phone', PHONE, 'light'])
  const { db } = journey.service.app
  await db.updateTable('agents').set({ credits_used: 97 }).where('id', '=', owner.agent.agent_id).execute()
  await owner.visit('/ai-agent')
  await owner.page.getByText('3 credits left').waitFor()
  await db.updateTable('agents').set({ credits_used: 100 }).where('id', '=', owner.agent.agent_id).execute()
  await owner.page.reload()
  await owner.page.getByText('No credits left').waitFor()
  await owner.photograph('credits')
  await (await openChat(journey.service, owner.agent.webchat_widget_key)).say('What do you sell?')
  await owner.visit('/conversations')
  await owner.page.getByRole('link', { name: /can't answer right now/ }).click()
  await owner.page.getByText('Not answered: no credits left').waitFor()
})

test('drafts survive a missing file after an update and the end of the session', async () => {
  await using owner = await journey.openOwner(['desktop', DESKTOP, 'light'])
  const { page, context } = owner
  await page.getByRole('link', { name: 'Behavior' }).click()
  await page.locator('.preview-chat .bubble').waitFor()
  await page.getByRole('textbox', { name: 'Name' }).fill('Linde')
  await page.route('**/account-menu-*.js', (route) => route.fulfill({ status: 404 }))
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByText('Reload page').waitFor()
  expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Linde')

  const cookies = await context.cookies()
  await context.clearCookies()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: 'You are not signed in' }).waitFor()
  expect(await owner.findBarriers()).toEqual([])
  await page.getByRole('button', { name: 'Continue' }).click()
  await context.addCookies(cookies)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('heading', { name: 'You are not signed in' }).waitFor({ state: 'detached' })
  expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Linde')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved. The agent uses this from the next message.').waitFor()
})

test('selecting another agent replaces the whole page and asks about unsaved changes', async () => {
  await using owner = await journey.openOwner(['phone', PHONE, 'dark'])
  const { page, agent } = owner
  const next = await journey.service.createAgent({ company_name: 'Next Garden' })
  await page.goto(next.claim_url ?? '')
  await page.getByRole('button', { name: /claim/i }).click()
  await page.waitForURL('**/dashboard/home?agent=*')
  await (await openChat(journey.service, agent.webchat_widget_key)).say('Do you deliver to the moon?')
  const chooseNext = async () => {
    await page.getByRole('button', { name: /^Selected agent/ }).click()
    await page.getByRole('menuitemradio', { name: next.agent_name }).click()
  }

  await owner.visit(`/ai-agent?agent=${next.agent_id}`)
  await page.getByRole('heading', { level: 1, name: next.agent_name }).waitFor()
  await owner.visit(`/insights?agent=${agent.agent_id}`)
  await page.locator('.totals').waitFor()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/insights?*', (route) => released.then(() => route.continue()))
  await chooseNext()
  await page.locator('.totals').waitFor({ state: 'detached' })
  release()
  await page.getByRole('heading', { name: 'No activity in this period' }).waitFor()

  await owner.visit(`/conversations?agent=${agent.agent_id}`)
  await page.getByRole('link', { name: /Visitor/ }).click()
  await page.getByRole('textbox', { name: 'Your reply' }).waitFor()
  await chooseNext()
  await page.getByRole('heading', { name: 'No conversations yet' }).waitFor()

  await owner.visit(`/ai-agent/behavior?agent=${agent.agent_id}`)
  await page.getByRole('textbox', { name: 'Name' }).fill('Linde')
  await chooseNext()
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Linde')
  await chooseNext()
  await page.getByRole('button', { name: 'Leave' }).click()
  await page.getByRole('heading', { level: 1, name: next.agent_name }).waitFor()
  expect(owner.complaints).toEqual([])
})

/** Pages by their links, with a form field of each. */
const FORMS = [
  ['Agent', 'Behavior', 'Name'],
  ['Settings', 'API keys', 'Key name'],
  ['Settings', 'Webhooks', 'URL'],
  ['Settings', 'Team', 'Email'],
  ['Settings', 'Account', 'Workspace name'],
] as const

test('Back asks before it discards a form', async () => {
  await using owner = await journey.openOwner(SCREENS[0], {}, { isVerified: true })
  const { page } = owner
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  for (const [section, name, label] of FORMS) {
    const field = page.getByRole('textbox', { name: label, exact: true })
    await page.getByRole('link', { name: 'Leads' }).click()
    await page.getByRole('link', { name: section, exact: true }).click()
    await page.getByRole('link', { name, exact: true }).click()
    await field.fill('lindenhof')
    await page.goBack()
    await question.getByRole('button', { name: 'Stay' }).click()
    await question.waitFor({ state: 'detached' })
    expect(await field.inputValue()).toBe('lindenhof')
    await page.goBack()
    await question.getByRole('button', { name: 'Leave' }).click()
    await field.waitFor({ state: 'detached' })
  }
  expect(owner.complaints).toEqual([])
})
