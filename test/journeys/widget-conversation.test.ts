import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createId } from '../../src/base/ids.ts'
import { launchBrowser, openVisitor } from '../support/browser.ts'
import { type Service, startService } from '../support/service.ts'
import { ask, fieldOf, launcherOf, startShop } from '../support/widget-page.ts'

let browser: Browser
let service: Service
beforeAll(async () => {
  ;[browser, service] = await Promise.all([launchBrowser(), startService({ BURST_SECONDS: '0' })])
})
afterAll(async () => {
  await browser.close()
  await service[Symbol.asyncDispose]()
})

const honeyAgent = () => service.createAgent({ codebase_context: { products: [{ name: 'Honey jar', price: '7.50 EUR' }] } })
const storedMessages = (agentId: string) =>
  service.app.db.selectFrom('messages').select(['role', 'text']).where('agent_id', '=', agentId).orderBy('id').execute()

test('a message whose line breaks is kept, and said again without being answered twice', async () => {
  const agent = await honeyAgent()
  await using site = await startShop(agent.webchat_embed_code ?? '')
  await using visitor = await openVisitor(browser)
  const { page } = visitor
  await page.goto(site.origin)
  await launcherOf(page).click()
  await page.getByText('What would you like to know').waitFor()

  let breaks = true
  await page.route('**/api/v1/chat/messages', async (route) => {
    if (route.request().method() !== 'POST' || !breaks) return route.continue()
    breaks = false
    // The service gets the message and answers it; the visitor's line is gone by then.
    await route.fetch()
    return route.abort('connectionreset')
  })
  await fieldOf(page).fill('How much is the honey jar?')
  await fieldOf(page).press('Enter')
  await page.getByText('The connection broke. Your message is kept.').waitFor()
  await visitor.photograph('widget-broken-line')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.locator('foyer-panel .reply', { hasText: '7.50 EUR' }).waitFor()
  await page.waitForTimeout(1500)
  expect(await page.locator('foyer-panel .reply', { hasText: '7.50 EUR' }).count()).toBe(1)
  expect((await storedMessages(agent.agent_id)).map(({ role }) => role)).toEqual(['visitor', 'agent'])
})

test('the same conversation stands in every tab, and after a reload', async () => {
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
  await expect.poll(() => page.locator('foyer-panel .own').count(), { timeout: 20_000 }).toBe(2)
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
})

test('a person who takes over is heard in the open chat, and named as one', async () => {
  const agent = await honeyAgent()
  await using site = await startShop(agent.webchat_embed_code ?? '')
  await using visitor = await openVisitor(browser)
  const { page } = visitor
  await page.goto(site.origin)
  await launcherOf(page).click()
  await ask(page, 'How much is the honey jar?')
  const { id } = await service.app.db
    .selectFrom('conversations')
    .select('id')
    .where('agent_id', '=', agent.agent_id)
    .executeTakeFirstOrThrow()
  await service.app.db
    .insertInto('messages')
    .values({
      id: createId(),
      conversation_id: id,
      agent_id: agent.agent_id,
      role: 'person',
      text: 'Ada here.',
      answered: true,
      sources: '[]',
    })
    .execute()
  await page.locator('foyer-panel .reply', { hasText: 'Ada here.' }).getByText('Team member').waitFor({ timeout: 20_000 })
})

test('the page drives the chat and hears of it', async () => {
  const agent = await honeyAgent()
  await using site = await startShop(agent.webchat_embed_code ?? '')
  await using visitor = await openVisitor(browser)
  const { page } = visitor
  await page.addInitScript(`
    globalThis.heard = []
    addEventListener('foyer:ready', () => {
      for (const name of ['open', 'close', 'message']) Foyer.on(name, (detail) => heard.push([name, detail && detail.role]))
    })`)
  await page.goto(site.origin)
  await launcherOf(page).waitFor()
  await page.evaluate('Foyer.send("How much is the honey jar?")')
  await page.locator('foyer-panel .reply', { hasText: '7.50 EUR' }).waitFor()
  await page.evaluate('Foyer.close()')
  expect(await page.locator('foyer-panel').isVisible()).toBe(false)
  await page.evaluate('Foyer.open()')
  await fieldOf(page).waitFor()
  expect(await page.evaluate('heard')).toEqual([
    ['open', null],
    ['message', 'visitor'],
    ['message', 'agent'],
    ['close', null],
    ['open', null],
  ])
})
