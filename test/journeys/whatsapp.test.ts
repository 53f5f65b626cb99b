import { expect, test } from 'vitest'
import { uniqueEmail } from '../support/service.ts'
import { COMPOSING } from '../support/browser.ts'
import { disposeAfterAll } from '../support/dispose-after-all.ts'
import { startGraph } from '../support/graph-server.ts'
import { SCREENS, prepareJourneys } from '../support/journey.ts'
import { linkText, openPhone } from '../support/phone.ts'

const graph = await disposeAfterAll(startGraph())
const journey = await prepareJourneys({ WHATSAPP_API_URL: graph.url, WHATSAPP_WAIT_SECONDS: '0.2' })

const products = [
  { name: 'Pear juice', price: '3 EUR' },
  { name: 'Apple juice', price: '4 EUR' },
]

test.each(SCREENS)(
  'on a %s: the simulator handles tapped options, messages without text, and ratings',
  async (...screen) => {
    const { service } = journey
    await using owner = await journey.openOwner(screen, { codebase_context: { products } })
    const { page } = owner
    await page.goto(owner.agent.whatsapp_link ?? '')
    const box = page.getByRole('textbox')
    await box.press('Enter')
    await page.getByText('What would you like to know').waitFor()
    await box.fill('How much are')
    for (const enter of COMPOSING) await box.dispatchEvent('keydown', enter)
    expect(await box.inputValue()).toBe('How much are')
    await box.fill('How much are the pear juice and the apple juice?')
    await box.press('Enter')
    await page.getByRole('button', { name: 'Pear juice' }).click()
    await page
      .getByText(/Pear juice.*3 EUR/)
      .last()
      .waitFor()
    await page.getByLabel('Attach').click()
    await page.getByRole('button', { name: 'A photo' }).click()
    await page.getByText('I cannot look at pictures').waitFor()
    await page.getByLabel('Attach').click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'A sticker' }).waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'React with 👍' }).last().click()
    await page.getByText('Glad that helped').waitFor()
    await page.route('**/simulator/messages', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 503 }) : route.continue(),
    )
    for (const words of ['First of two', 'Second of two']) {
      const refused = page.waitForResponse((response) => response.request().method() === 'POST')
      await box.fill(words)
      await box.press('Enter')
      await refused
    }
    await page.unroute('**/simulator/messages')
    await page.getByRole('button', { name: 'Send again' }).click()
    await page.locator('.bubble-visitor', { hasText: 'First of two' }).waitFor()
    await page.locator('.bubble-visitor', { hasText: 'Second of two' }).waitFor()
    await owner.photograph('simulator-offers')
    expect(await owner.findBarriers()).toEqual([])
    // Chromium logs the two refused calls.
    expect(owner.complaints.filter((line) => !line.includes('503'))).toEqual([])
    expect((await service.call('GET', '/metrics')).body.text).toMatch(
      /foyer_whatsapp_received_total\{kind="message"\} \d+/,
    )
  },
)

test.each(SCREENS)('on a %s: the owner sees the delivery state of a message', async (...screen) => {
  await using owner = await journey.openOwner(screen, { codebase_context: { products } })
  const { page } = owner
  const phone = openPhone(journey.service)
  await phone.ask(linkText(owner.agent.whatsapp_link))
  await page.getByRole('link', { name: 'Conversations' }).click()
  await page.getByRole('link', { name: /Simulator/ }).click()
  await page.getByRole('textbox', { name: 'Your reply' }).fill('This is Anna.')
  await page.keyboard.press('Enter')
  await phone.replies(2)
  await expect.poll(() => page.getByText('Read', { exact: true }).count()).toBe(2)
  await owner.photograph('whatsapp-delivery')
  expect(await owner.findBarriers()).toEqual([])
})

test.each(SCREENS)('on a %s: the owner connects and disconnects their own number', async (...screen) => {
  await using owner = await journey.openOwner(screen)
  const { page } = owner
  const accounts = await owner.page.evaluate("fetch('/api/v1/app/me').then((reply) => reply.json())")
  const { account } = accounts as { account: { id: string } }
  await journey.service.app.db
    .updateTable('accounts')
    .set({ email: uniqueEmail(), provisional: false })
    .where('id', '=', account.id)
    .execute()

  await owner.visit('/ai-agent/channels')
  await page.getByRole('button', { name: 'Connect number' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Connect number' }).click()
  await page.getByLabel('Phone number ID').fill(screen[0].startsWith('phone') ? '100200300400511' : '100200300400512')
  await page.getByLabel('Access token').fill('bad')
  await page.getByLabel('App secret').fill('secret of the owner')
  await page.getByRole('button', { name: 'Check and connect' }).click()
  await page.getByText('access_token was refused by WhatsApp').waitFor()
  await owner.photograph('number-refused')
  await page.getByLabel('Access token').fill('good')
  await page.getByRole('button', { name: 'Check and connect' }).click()
  await page.getByText('Connected: Lindenhof (+49307654321)').waitFor()
  await page.getByText('https://wa.me/49307654321').first().waitFor()
  expect(await owner.findBarriers()).toEqual([])
  await owner.photograph('number-connected')
  await page.getByRole('button', { name: 'Disconnect number' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect number' }).click()
  await page.getByRole('button', { name: 'Connect number' }).waitFor()
})
