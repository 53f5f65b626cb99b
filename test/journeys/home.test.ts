import { expect, test } from 'vitest'
import { DESKTOP, openVisitor } from '../support/browser.ts'
import { openChat } from '../support/chat-visitor.ts'
import { SCREENS, prepareJourneys } from '../support/journey.ts'
import { launcherOf, startShop } from '../support/widget-page.ts'

const journey = await prepareJourneys()

test.each(SCREENS)(
  'on a %s: from the claim to the chat on the own page in four clicks, and the product sees it',
  async (...screen) => {
    await using owner = await journey.openOwner(screen)
    const { page } = owner
    await owner.visit('/home')
    await page.getByRole('heading', { name: 'Check what it knows' }).waitFor()
    await page.getByRole('button', { name: 'Embed code' }).click()
    const dialog = page.getByRole('dialog', { name: 'On your website' })
    await dialog.getByRole('button', { name: /^Copy.*Embed code$/ }).waitFor()
    expect(await owner.findBarriers()).toEqual([])
    await owner.photograph('embed-code')
    const code = await dialog.locator('code').first().innerText()
    await page.keyboard.press('Escape')

    await using shop = await startShop(code)
    await using visitor = await openVisitor(journey.browser, DESKTOP, 'light')
    await visitor.page.goto(shop.origin)
    await launcherOf(visitor.page).waitFor()
    await page.getByText(new RegExp(`^Seen on ${new URL(shop.origin).host} `)).waitFor()
    expect(await owner.findBarriers()).toEqual([])
    await owner.photograph('home-first-steps')
    expect(owner.complaints).toEqual([])
  },
)

test('the next step says what to do, and a done one how Foyer knows', async () => {
  await using owner = await journey.openOwner(SCREENS[0])
  const { page } = owner
  await owner.visit('/home')
  await page.getByText('The agent knows nothing yet.').waitFor()
  await page.getByRole('link', { name: 'Add knowledge' }).click()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Dogs')
  await page.getByRole('textbox', { name: 'What the agent should know' }).fill('Dogs are welcome.')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved. The agent uses this').waitFor()
  await page.getByRole('link', { name: 'Home' }).click()
  await page.getByRole('link', { name: 'Ask a question' }).click()
  const field = page.locator('.preview-chat textarea')
  await field.fill('What do you sell?')
  await field.press('Enter')
  await page.locator('.preview-chat .own').waitFor()
  await page.getByRole('link', { name: 'Home' }).click()
  await page.getByText('You asked your first question').waitFor()
  await page.getByRole('link', { name: 'Change the look' }).waitFor()
})

test('a visitor who wants a person is announced on every page, and counted in the menu', async () => {
  await using owner = await journey.openOwner(SCREENS[0])
  const { page } = owner
  await owner.visit('/settings/account')
  await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor()
  await page.getByRole('link', { name: 'Conversations', exact: true }).waitFor()
  const visitor = await openChat(journey.service, owner.agent.webchat_widget_key)
  await visitor.say('What do you sell?')
  await page.getByRole('link', { name: 'Conversations 1 new' }).waitFor()
  await visitor.requestHandoff('Can I speak to somebody?')
  await page.getByRole('link', { name: 'Conversations 1 visitor is waiting' }).waitFor()
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await page.waitForURL(`**/conversations/${visitor.id}?*`)

  await page.getByRole('link', { name: 'Home' }).click()
  await page.getByRole('link', { name: /Wants a person/ }).waitFor()
  await page.getByRole('button', { name: 'Notify me on this device' }).click()
  await page.getByRole('button', { name: 'Turn notifications off' }).waitFor()
  expect(await owner.findBarriers()).toEqual([])
  expect(owner.complaints).toEqual([])
})

test('a new lead is counted in the menu until the leads are opened', async () => {
  await using owner = await journey.openOwner(SCREENS[0])
  const { page } = owner
  await owner.visit('/home')
  await page.getByRole('link', { name: 'Leads', exact: true }).waitFor()
  const visitor = await openChat(journey.service, owner.agent.webchat_widget_key)
  await visitor.say('My name is Kim Dale, kim@visitor.example')
  const figures = page.locator('.home-figures dd')
  await expect.poll(async () => (await figures.allInnerTexts()).filter((_, at) => at !== 2)).toEqual(['1', '1', '99'])
  await page.getByRole('link', { name: 'Leads 1 new' }).click()
  await page.getByText('kim@visitor.example').first().waitFor()
  await page.getByRole('link', { name: 'Home' }).click()
  await page.getByRole('link', { name: 'Leads', exact: true }).waitFor()
})
