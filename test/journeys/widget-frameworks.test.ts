import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { openVisitor } from '../support/browser.ts'
import { buildApp } from '../support/build-app.ts'
import { prepareJourneys } from '../support/journey.ts'
import { claimNewAgent } from '../support/owner.ts'
import { startSite } from '../support/site-server.ts'
import { ask, fieldOf, launcherOf, startShop } from '../support/widget-page.ts'

const { browser, service } = await prepareJourneys()
const agent = await service.createAgent({ codebase_context: { products: [{ name: 'Honey jar', price: '7.50 EUR' }] } })
const key = agent.webchat_widget_key ?? ''

const appPage = () =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title></head><body><div id="app"></div>
   <script>window.WIDGET = { src: '${service.origin}/widget.js', key: '${key}' }</script><script src="/app.js"></script></body></html>`

test.each(['react-shop', 'vue-shop'])('in a %s the open chat survives route changes and mounts once', async (name) => {
  await using site = await startSite({
    '/favicon.ico': { status: 204 },
    '/app.js': await buildApp(name),
    '*': appPage(),
  })
  await using visitor = await openVisitor(browser)
  const { page } = visitor
  await page.goto(site.origin)
  await launcherOf(page).click()
  await ask(page, 'How much is the honey jar?')
  for (const [link, path] of [
    ['Honey', '/honey'],
    ['Home', '/'],
  ] as const) {
    // The chat does not cover the page, so the page's links stay usable.
    await page.locator('#app').getByText(link, { exact: true }).click()
    await page.getByRole('heading', { name: `Page ${path}`, exact: true }).waitFor()
    await page.locator('foyer-panel .reply', { hasText: '7.50 EUR' }).waitFor()
    expect(await page.locator('foyer-chat').count()).toBe(1)
  }
  await page.goBack()
  await ask(page, 'Do you sell bread?')
  expect(await page.locator('foyer-panel .own').count()).toBe(2)
  await page.evaluate('Foyer.destroy()')
  expect(await page.locator('foyer-chat').count()).toBe(0)
  expect(visitor.complaints).toEqual([])
})

test('a page identifies its visitor by a signed token, before and after the chat opens; an unsigned one is ignored', async () => {
  const owner = await claimNewAgent(service)
  const { body } = await owner.ask('GET', `/agents/${owner.agent.agent_id}/identity-secret`)
  const sign = (secret: string, claims: object) => {
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const head = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ exp: Math.floor(Date.now() / 1000) + 600, ...claims })}`
    return `${head}.${createHmac('sha256', secret).update(head).digest('base64url')}`
  }
  const identity = async () =>
    (
      await service.app.db
        .selectFrom('conversations')
        .select('identity')
        .where('agent_id', '=', owner.agent.agent_id)
        .executeTakeFirst()
    )?.identity
  await using site = await startShop(owner.agent.webchat_embed_code ?? '')
  await using visitor = await openVisitor(browser)
  const { page } = visitor
  await page.goto(site.origin)
  await launcherOf(page).waitFor()
  await page.evaluate(
    `Foyer.identify(${JSON.stringify(sign('guessed', { sub: 'u1', name: 'Mallory', email: 'mallory@evil.example' }))})`,
  )
  await launcherOf(page).click()
  await fieldOf(page).waitFor()
  await ask(page, 'Hello')
  expect(await identity()).toBeNull()
  await page.evaluate(
    `Foyer.identify(${JSON.stringify(sign(body.identity_secret, { sub: 'u1', name: 'Ada Byron', email: 'ada@example.com' }))})`,
  )
  await expect.poll(identity).toMatchObject({ id: 'u1', name: 'Ada Byron', email: 'ada@example.com' })
  // A visitor who deletes the conversation and starts another keeps the identity.
  await page.getByRole('button', { name: 'Delete conversation' }).click()
  await page.getByRole('button', { name: 'Delete everything?' }).click()
  await expect.poll(() => page.locator('foyer-panel .own').count()).toBe(0)
  await ask(page, 'Hello again')
  await expect.poll(identity).toMatchObject({ id: 'u1', name: 'Ada Byron' })
  // The next person who signs in with this browser gets a new conversation, on this page and the next.
  const bob = `Foyer.identify(${JSON.stringify(sign(body.identity_secret, { sub: 'u2', name: 'Bob' }))})`
  await page.evaluate(bob)
  await expect.poll(() => page.locator('foyer-panel .own').count()).toBe(0)
  await ask(page, 'Good morning')
  const known = async () => {
    const rows = service.app.db
      .selectFrom('conversations')
      .select('identity')
      .where('agent_id', '=', owner.agent.agent_id)
      .orderBy('id')
    return (await rows.execute()).map((row) => row.identity?.id)
  }
  await expect.poll(known).toEqual(['u1', 'u2'])
  await page.reload()
  await launcherOf(page).waitFor()
  await page.evaluate(`Foyer.identify(${JSON.stringify(sign(body.identity_secret, { sub: 'u3' }))})`)
  await launcherOf(page).click()
  await fieldOf(page).waitFor()
  await expect.poll(known).toEqual(['u1', 'u2', 'u3'])
  expect(await page.locator('foyer-panel .own').count()).toBe(0)
})
