import { expect, test } from 'vitest'
import type { SessionResponse } from '../../src/contract/chat/chat-contract.ts'
import { getVisit, handBack, replyAsPerson, takeOver } from '../../src/features/conversations/conversations.ts'
import { COMPOSING, PHONE, openVisitor } from '../support/browser.ts'
import { disposeAfterAll } from '../support/dispose-after-all.ts'
import { prepareJourneys } from '../support/journey.ts'
import { LINDENHOF_WITH_PHONE } from '../support/lindenhof.ts'
import { startModelServer } from '../support/model-server.ts'
import { startService } from '../support/service.ts'
import { stubReply, makeReply } from '../support/stub-replies.ts'
import { ask, fieldOf, launcherOf, settled, startShop } from '../support/widget-page.ts'

const { browser, service } = await prepareJourneys()
const model = await disposeAfterAll(startModelServer())
/** A service whose replies a scripted model writes. */
const written = await disposeAfterAll(startService({ CHAT_MODEL: 'compatible:scripted', CHAT_BASE_URL: model.url }))

const OFFERS = [
  { type: 'contact_form' as const, label: 'Leave your contact' },
  { type: 'handoff' as const, label: 'Talk to a person' },
]

const honeyAgent = () =>
  service.createAgent({ codebase_context: { products: [{ name: 'Honey jar', price: '7.50 EUR' }] } })
const storedMessages = (agentId: string) =>
  service.app.db.selectFrom('messages').select(['role', 'text']).where('agent_id', '=', agentId).orderBy('id').execute()

test('an unsent message is kept, sent again at a tap or once online, and answered once', async () => {
  const agent = await honeyAgent()
  await using site = await startShop(`<input id="search" aria-label="Search">${agent.webchat_embed_code}`)
  await using visitor = await openVisitor(browser)
  const { page } = visitor
  await page.goto(site.origin)
  await launcherOf(page).click()
  await page.getByText('What would you like to know').waitFor()

  let breaks = true
  await page.route('**/api/v1/chat/messages', async (route) => {
    if (route.request().method() !== 'POST' || !breaks) return route.continue()
    breaks = false
    // The service gets and answers the message after the visitor's connection broke.
    await route.fetch()
    return route.abort('connectionreset')
  })
  await fieldOf(page).fill('How much is the honey jar?')
  await fieldOf(page).press('Enter')
  await page.getByText('Connection lost. Your message is saved.').waitFor()
  await visitor.photograph('widget-broken-line')
  await page.getByRole('button', { name: 'Try again' }).click()
  await settled(page)
  await page.waitForTimeout(1500)
  expect(await page.locator('foyer-panel .reply', { hasText: '7.50 EUR' }).count()).toBe(1)
  expect((await storedMessages(agent.agent_id)).map(({ role }) => role)).toEqual(['visitor', 'agent'])

  await page.unroute('**/api/v1/chat/messages')
  await visitor.context.setOffline(true)
  await fieldOf(page).fill('Do you sell honey?')
  await fieldOf(page).press('Enter')
  await page.getByText('Connection lost. Your message is saved.').waitFor()
  await page.getByRole('textbox', { name: 'Search' }).focus()
  await visitor.context.setOffline(false)
  await expect.poll(async () => (await storedMessages(agent.agent_id)).length).toBe(4)
  await settled(page)
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
  expect(await page.evaluate('document.activeElement.id')).toBe('search')
})

test('every tab shows the same conversation, also after a reload', async () => {
  const agent = await honeyAgent()
  await using site = await startShop(agent.webchat_embed_code ?? '')
  await using visitor = await openVisitor(browser)
  const { page, context } = visitor
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(site.origin)
    await launcherOf(tab).click()
    await tab.getByText('What would you like to know').waitFor()
  }
  await ask(page, 'How much is the honey jar?')
  await other.locator('foyer-panel .reply', { hasText: '7.50 EUR' }).waitFor()
  await ask(other, 'Do you sell motorcycles?')
  await expect.poll(() => page.locator('foyer-panel .own').count()).toBe(2)
  await other.reload()
  await launcherOf(other).click()
  await expect.poll(() => other.locator('foyer-panel .own').count()).toBe(2)
  const stored = await service.app.db
    .selectFrom('messages')
    .select('conversation_id')
    .distinct()
    .where('agent_id', '=', agent.agent_id)
    .execute()
  expect(stored).toHaveLength(1)

  await fieldOf(other).press('Escape')
  const calls: string[] = []
  other.on('request', (request) => calls.push(request.url()))
  await page.getByRole('button', { name: 'Delete conversation' }).click()
  await page.getByRole('button', { name: 'Delete everything?' }).click()
  for (const tab of [page, other]) await expect.poll(() => tab.locator('foyer-panel .own').count()).toBe(0)
  await ask(page, 'How much is the honey jar?')
  await expect.poll(() => other.locator('foyer-panel .own').count()).toBe(0)
  expect(calls).toEqual([])
  await launcherOf(other).click()
  await other.locator('foyer-panel .reply', { hasText: '7.50 EUR' }).waitFor()
  expect(await other.locator('foyer-panel .own').count()).toBe(1)
})

test('a message sent while a reply streams appears below it, in every tab and after a reload', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  model.play(({ prompt }) =>
    prompt.includes('Where are you')
      ? { text: ['You find us at Main Street 1.'] }
      : {
          text: ['The honey jar is ', 'made by us. ', 'It', ' costs 7.50 EUR.'],
          holds: [undefined, undefined, undefined, held],
        },
  )
  const agent = await written.createAgent({
    codebase_context: {
      company_description: 'Our shop stands at Main Street 1. The honey jar is made by us.',
      products: [{ name: 'Honey jar', price: '7.50 EUR' }],
    },
  })
  await using visitor = await openVisitor(browser)
  const { page, context } = visitor
  await page.goto(`${written.origin}/chat/${agent.webchat_widget_key}`)
  await page.getByText('What would you like to know').waitFor()
  const say = async (text: string) => {
    await fieldOf(page).fill(text)
    await fieldOf(page).press('Enter')
  }
  const bubblesOf = (tab: typeof page) => tab.locator('foyer-panel .message:visible .bubble').allInnerTexts()
  await say('How much is the honey jar?')
  await page.locator('foyer-panel .writing', { hasText: 'made by us' }).waitFor()
  const other = await context.newPage()
  await other.goto(page.url())
  await other.locator('foyer-panel .own').waitFor()
  await say('And')
  await say('Where are you?')
  await expect.poll(() => other.locator('foyer-panel .own').count()).toBe(3)
  expect(await page.locator('foyer-panel .dots:visible').count()).toBe(1)
  await visitor.photograph('widget-typed-meanwhile')
  release()
  await settled(page)
  const said = [
    'How much is the honey jar?',
    'The honey jar is made by us. It costs 7.50 EUR.',
    'And',
    'Where are you?',
    'You find us at Main Street 1.',
  ]
  const shown = async (tab: typeof page) =>
    (await bubblesOf(tab)).slice(1).map((text) => text.replace(/^You:\s*/, '').trim())
  for (const tab of [page, other]) await expect.poll(() => shown(tab)).toEqual(said)
  await page.reload()
  await expect.poll(() => shown(page)).toEqual(said)
})

test('suggestions appear below the newest reply until one is tapped, also after a reload', async () => {
  const agent = await service.createAgent({ codebase_context: LINDENHOF_WITH_PHONE })
  await using site = await startShop(agent.webchat_embed_code ?? '')
  await using visitor = await openVisitor(browser, PHONE)
  const { page } = visitor
  await page.goto(site.origin)
  await launcherOf(page).click()
  const suggestions = page.getByRole('group', { name: 'Suggested questions' })
  const first = suggestions.getByRole('button').first()
  await first.waitFor()
  await first.click()
  await expect.poll(() => page.locator('foyer-panel .reply').count()).toBe(2)
  await settled(page)
  expect(await suggestions.count()).toBe(0)
  await ask(page, 'Do you sell insurance for the vegetable box in Portugal?')
  await suggestions.waitFor()
  await visitor.photograph('widget-suggestions')
  expect(await visitor.findBarriers()).toEqual([])
  await page.reload()
  await launcherOf(page).click()
  await suggestions.waitFor()
  const stored = await service.app.db
    .selectFrom('messages')
    .select('suggestions')
    .where('agent_id', '=', agent.agent_id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(await suggestions.getByRole('button').allInnerTexts()).toEqual(stored.suggestions.map(({ title }) => title))
  await suggestions.getByRole('button').first().focus()
  await page.keyboard.press('Enter')
  await page.locator('foyer-panel .own', { hasText: stored.suggestions[0]?.text }).last().waitFor()
  expect(await page.evaluate("document.querySelector('foyer-chat') === document.activeElement")).toBe(true)
  await settled(page)
  const sent = (await storedMessages(agent.agent_id)).findLast(({ role }) => role === 'visitor')
  expect(sent?.text).toBe(stored.suggestions[0]?.text)
  expect(await suggestions.count()).toBe(0)
})

test('a person takes over in the open chat, is shown as a person, and hands back', async () => {
  const agent = await honeyAgent()
  await using site = await startShop(agent.webchat_embed_code ?? '')
  await using visitor = await openVisitor(browser)
  const { page } = visitor
  const session = page.waitForResponse('**/api/v1/chat/sessions')
  await page.goto(site.origin)
  await launcherOf(page).click()
  await ask(page, 'How much is the honey jar?')
  const { session_token: token } = (await (await session).json()) as SessionResponse
  const { conversation } = await getVisit(service.app.db, token)
  await takeOver(service.app, conversation)
  await page.getByText('A person is answering').waitFor()
  await replyAsPerson(service.app, conversation, 'Ada here.')
  await page.locator('foyer-panel .reply', { hasText: 'Ada here.' }).getByText('Team member').waitFor()
  await ask(page, 'Thank you, Ada.')
  await visitor.photograph('widget-takeover')
  expect(await visitor.findBarriers()).toEqual([])
  expect(await page.locator('foyer-panel .own').count()).toBe(2)
  await handBack(service.app, conversation)
  await page.getByText('AI assistant', { exact: true }).waitFor()

  await fieldOf(page).press('Escape')
  const bearer = { authorization: `Bearer ${token}` }
  expect((await service.call('DELETE', '/api/v1/chat/conversation', undefined, bearer)).status).toBe(200)
  await launcherOf(page).click()
  await expect.poll(() => page.locator('foyer-panel .own').count()).toBe(0)
  await ask(page, 'How much is the honey jar?')
})

test('a visitor rates an answer, leaves contact details, asks for a person, and deletes everything', async () => {
  const { bearer } = await service.createAccount()
  const agent = await service.createAgent(
    { codebase_context: { products: [{ name: 'Honey jar', price: '7.50 EUR' }] } },
    bearer,
  )
  await using site = await startShop(agent.webchat_embed_code ?? '')
  await using visitor = await openVisitor(browser)
  const { page, context } = visitor
  const stored = (table: 'messages' | 'leads') =>
    service.app.db.selectFrom(table).selectAll().where('agent_id', '=', agent.agent_id).execute()
  await page.addInitScript(
    "globalThis.leads = []; addEventListener('foyer:ready', () => Foyer.on('lead', (lead) => leads.push(lead)))",
  )
  await page.goto(site.origin)
  await launcherOf(page).click()
  await fieldOf(page).fill('はちみつ')
  for (const enter of COMPOSING) await fieldOf(page).dispatchEvent('keydown', enter)
  expect(await fieldOf(page).inputValue()).toBe('はちみつ')
  await ask(page, 'How much is the honey jar?')
  const rated = page.waitForResponse('**/api/v1/chat/feedback')
  await page.getByRole('button', { name: 'Helpful', exact: true }).click()
  expect((await rated).status()).toBe(200)
  await page.reload()
  await launcherOf(page).click()
  await expect
    .poll(() => page.getByRole('button', { name: 'Helpful', exact: true }).getAttribute('aria-pressed'))
    .toBe('true')

  await stubReply(page, null)
  await fieldOf(page).fill('Is anybody there?')
  await fieldOf(page).press('Enter')
  const dots = page.locator('foyer-panel .dots i')
  await dots.first().waitFor()
  expect(new Set(await dots.evaluateAll((all) => all.map((dot) => dot.getBoundingClientRect().top))).size).toBe(1)
  await page.reload()
  await launcherOf(page).click()
  await page.locator('foyer-panel .own').first().waitFor()

  const cards = [{ title: 'Lindenblütenhonigglas', price: 'A 500 g jar of our linden honey costs 8.90 EUR a piece.' }]
  await stubReply(page, makeReply({ text: 'Gladly.', actions: OFFERS, cards }))
  await ask(page, 'I would like ten jars')
  const card = page.locator('foyer-panel .card', { hasText: 'A 500 g jar' })
  expect(await card.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  expect(await card.locator('strong').evaluate((element) => element.getBoundingClientRect().height)).toBeLessThan(30)
  await page.getByRole('button', { name: 'Leave your contact' }).click()
  await page.getByLabel('Email').fill('not an address')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.locator('foyer-panel .problem', { hasText: /\S/ }).waitFor()
  const bottomOf = (part: string) =>
    page.locator(`foyer-panel ${part}`).evaluate((element) => element.getBoundingClientRect().bottom)
  expect(await bottomOf('.form .actions')).toBeLessThan(await bottomOf('.thread'))
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Name').fill('Ada')
  for (const enter of COMPOSING) await page.getByLabel('Name').dispatchEvent('keydown', enter)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/v1/chat/leads', (route) => released.then(() => route.continue()))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  release()
  await page.getByText('Thank you. Your contact details were sent.').waitFor()
  expect(await page.evaluate('leads')).toEqual([{ name: 'Ada', email: 'ada@example.com' }])
  expect(await stored('leads')).toHaveLength(1)

  await page.getByRole('button', { name: 'Talk to a person' }).click()
  await page.getByText('Waiting for a person').waitFor()
  await visitor.photograph('widget-waiting')

  await page.unroute('**/api/v1/chat/messages')
  const other = await context.newPage()
  await other.goto(site.origin)
  await launcherOf(other).click()
  await other.locator('foyer-panel .own').first().waitFor()
  await page.getByRole('button', { name: 'Delete conversation' }).click()
  await page.getByRole('button', { name: 'Delete everything?' }).click()
  for (const tab of [page, other]) await expect.poll(() => tab.locator('foyer-panel .own').count()).toBe(0)
  // A tab may get the deletion event before the response to its own call.
  await expect.poll(() => page.evaluate('Object.keys(localStorage)')).toEqual([])
  expect(await stored('messages')).toEqual([])
  await ask(page, 'How much is the honey jar?')
})

test('a conversation continues on WhatsApp', async () => {
  const agent = await honeyAgent()
  await using site = await startShop(agent.webchat_embed_code ?? '')
  await using visitor = await openVisitor(browser)
  const { page, context } = visitor
  await page.goto(site.origin)
  await launcherOf(page).click()
  await ask(page, 'How much is the honey jar?')
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Continue on WhatsApp' }).click()
  const whatsapp = await opened
  await whatsapp.getByRole('textbox').press('Enter')
  await whatsapp.getByRole('textbox').fill('One more jar, please: what does the honey jar cost?')
  await whatsapp.getByRole('textbox').press('Enter')
  await whatsapp.getByText('7.50 EUR').waitFor()
  await page.bringToFront()
  await page.locator('foyer-panel .own', { hasText: 'One more jar' }).waitFor()

  await page.evaluate('void (window.open = () => null)')
  await page.getByRole('button', { name: 'Continue on WhatsApp' }).click()
  await page.locator(`foyer-panel a[href^="${service.origin}/whatsapp/"]`).waitFor()
})

test('the page controls the chat, gets events when they are visible, and keeps or gets back its focus', async () => {
  const agent = await honeyAgent()
  const own =
    '<h2 id="Foyer">Foyer</h2><button id="own" onclick="Foyer.open()">Questions?</button><input id="search" aria-label="Search">'
  await using site = await startShop(`${own}${agent.webchat_embed_code}`)
  await using visitor = await openVisitor(browser)
  const { page } = visitor
  await page.addInitScript(`
    globalThis.heard = []
    const panel = () => document.querySelector('foyer-chat').shadowRoot.querySelector('foyer-panel')
    const shows = (text) => panel().shadowRoot.querySelector('.log').textContent.includes(text)
    addEventListener('foyer:ready', () => {
      for (const name of ['open', 'close']) Foyer.on(name, () => heard.push([name, panel().checkVisibility()]))
      Foyer.on('message', ({ role }) => heard.push([role, shows('How much is'), shows('7.50 EUR')]))
    })`)
  const focused = () => page.evaluate('document.activeElement.id')
  await page.goto(site.origin)
  await launcherOf(page).waitFor()
  await page.evaluate('Foyer.send("How much is the honey jar?")')
  await page.waitForFunction('heard.length === 3')
  await page.evaluate('Foyer.open()')
  await page.evaluate('Foyer.close()')
  expect(await page.locator('foyer-panel').isVisible()).toBe(false)
  await page.locator('#own').click()
  await fieldOf(page).press('Escape')
  await expect.poll(focused).toBe('own')
  await page.locator('#own').click()
  await fieldOf(page).waitFor()
  await page.locator('#search').focus()
  await page.evaluate('Foyer.close()')
  expect(await focused()).toBe('search')
  expect(await page.evaluate('heard')).toEqual([
    ['open', true],
    ['visitor', true, false],
    ['agent', true, true],
    ['close', false],
    ['open', true],
    ['close', false],
    ['open', true],
    ['close', false],
  ])
})
