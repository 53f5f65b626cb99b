import { expect, test } from 'vitest'
import { COMPOSING, DESKTOP } from '../support/browser.ts'
import { openChat } from '../support/chat-visitor.ts'
import { type OwnerJourney, SCREENS, prepareJourneys } from '../support/journey.ts'

const journey = await prepareJourneys()
const fields = { codebase_context: { products: [{ name: 'Honey jar', price: '7.50 EUR' }] } }
const chatOf = (owner: OwnerJourney) => openChat(journey.service, owner.agent.webchat_widget_key)
const tiers = ['Small', 'Family', 'Office', 'Restaurant', 'Canteen', 'Festival'].map((name, at) => ({
  name: `${name} box`,
  price: `${18 + at} EUR a week`,
  features: ['Delivery: Wednesday', 'Refrigeration: Unnecessary', 'Vegetables and fruit of that week'],
}))

test.each(SCREENS)(
  'on a %s: a conversation appears as it happens, is taken over, answered and handed back',
  async (...screen) => {
    await using owner = await journey.openOwner(screen, fields)
    const { page } = owner
    const { promise: followed, resolve: follow } = Promise.withResolvers<void>()
    await page.route('**/conversations?*', async (route) => {
      if (route.request().headers()['accept'] === 'text/event-stream') await followed
      await route.continue()
    })
    await page.getByRole('link', { name: 'Conversations' }).click()
    await page.getByRole('heading', { name: 'No conversations yet' }).waitFor()
    expect(await owner.findBarriers()).toEqual([])
    await owner.photograph('conversations-empty')

    const visitor = await chatOf(owner)
    await visitor.say('Do you deliver to the moon?')
    follow()
    await page.getByRole('link', { name: /Visitor/ }).click()
    await page.getByText('Did not know the answer').waitFor()
    expect(await owner.findBarriers()).toEqual([])
    await owner.photograph('conversation')

    await page.getByRole('textbox', { name: 'Your reply' }).fill('a'.repeat(4001))
    await page.keyboard.press('Enter')
    await page.getByRole('alert').filter({ hasText: '4000 characters' }).waitFor()
    expect((await page.getByRole('textbox', { name: 'Your reply' }).inputValue()).length).toBe(4001)
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/reply', (route) => released.then(() => route.continue()))
    await page.getByRole('textbox', { name: 'Your reply' }).fill('Only on')
    for (const enter of COMPOSING)
      await page.getByRole('textbox', { name: 'Your reply' }).dispatchEvent('keydown', enter)
    await page.getByRole('textbox', { name: 'Your reply' }).fill('Only on clear nights. This is Anna.')
    await page.keyboard.press('Enter')
    await page.keyboard.type(' Bring a coat.')
    release()
    await page.getByRole('button', { name: 'Hand back to the agent' }).waitFor()
    await expect.poll(() => page.getByRole('textbox', { name: 'Your reply' }).inputValue()).toBe('Bring a coat.')
    await expect
      .poll(async () => (await visitor.messages()).at(-1))
      .toMatchObject({ role: 'person', text: 'Only on clear nights. This is Anna.' })
    expect(await visitor.say('Thank you!')).toEqual({ with_person: true })
    await page.getByText('Thank you!').last().waitFor()
    await page.locator('.thread-head').getByText('Waiting for your reply').waitFor()
    await visitor.say('I am Ann Bell, ann@example.com')
    await page.getByRole('heading', { name: 'Ann Bell' }).waitFor()
    await page.getByRole('button', { name: 'Hand back to the agent' }).click()
    await page.getByRole('button', { name: 'Take over' }).waitFor()
    expect((await visitor.say('How much is the honey jar?')).message.text).toContain('7.50 EUR')
    // Chromium logs the refused answer.
    expect(owner.complaints.filter((one) => !one.endsWith('/reply'))).toEqual([])
  },
)

test.each(SCREENS)(
  'on a %s: an answer is corrected, the correction is used, and the visitor is erased',
  async (...screen) => {
    await using owner = await journey.openOwner(screen, fields)
    const { page } = owner
    const visitor = await chatOf(owner)
    await visitor.say('How much is the honey jar?')
    await owner.visit('/conversations')
    await page.getByRole('link', { name: /Visitor/ }).click()
    await page.getByText('passage used').click()
    await page.getByRole('button', { name: /Correct this answer/ }).click()
    await page.getByRole('textbox', { name: 'Correct answer' }).fill('The honey jar is 9 EUR from this week on.')
    expect(await owner.findBarriers()).toEqual([])
    await owner.photograph('correction')
    await page.getByRole('button', { name: 'Save correction' }).click()
    await page.getByText('Corrected. The agent says this from the next message.').waitFor()
    expect((await visitor.say('How much is the honey jar?')).message.text).toContain('9 EUR')
    await page.getByText('Your correction').waitFor()

    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Erase visitor data' }).click()
    await page.getByRole('button', { name: 'Erase visitor data' }).click()
    await page.getByText('1 conversation erased').waitFor()
    await page.getByRole('heading', { name: 'No conversations yet' }).waitFor()
    expect(owner.complaints).toEqual([])
  },
)

test.each(SCREENS)(
  'on a %s: the draft of a reply stays with its conversation, also after a reload',
  async (...screen) => {
    await using owner = await journey.openOwner(screen, fields)
    const { page } = owner
    const known = await chatOf(owner)
    await known.say('How much is the honey jar?')
    await (await chatOf(owner)).say('Do you deliver to the moon?')
    await owner.visit('/conversations')
    const answer = page.getByRole('textbox', { name: 'Your reply' })
    const open = async (row: string, said: string) => {
      await page.getByRole('link', { name: row }).click()
      await page.getByRole('log').getByText(said).waitFor()
    }
    const turnTo = async (row: string, said: string) => {
      if (screen[1] !== DESKTOP) await page.getByRole('link', { name: 'All conversations' }).click()
      await open(row, said)
    }
    await open('7.50', 'honey jar?')
    await answer.fill('It is 9 EUR from Monday.')
    await turnTo('know that', 'to the moon?')
    expect(await answer.inputValue()).toBe('')
    await turnTo('7.50', 'honey jar?')
    expect(await answer.inputValue()).toBe('It is 9 EUR from Monday.')
    await page.reload()
    await expect.poll(() => answer.inputValue()).toBe('It is 9 EUR from Monday.')
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/reply', (route) => released.then(() => route.continue()))
    await answer.press('Enter')
    await turnTo('know that', 'to the moon?')
    release()
    await expect.poll(async () => (await known.messages()).at(-1)?.text).toBe('It is 9 EUR from Monday.')
    await turnTo('from Monday', 'honey jar?')
    expect(await answer.inputValue()).toBe('')
  },
)

test.each(SCREENS)(
  'on a %s: a table fits into its message, and only the conversation is printed',
  async (...screen) => {
    await using owner = await journey.openOwner(screen, { codebase_context: { pricing_tiers: tiers } })
    const { page } = owner
    const visitor = await chatOf(owner)
    await visitor.say('Compare the boxes')
    await owner.visit('/conversations')
    await page.getByRole('link', { name: /Visitor/ }).click()
    await page.getByRole('columnheader', { name: 'Refrigeration' }).waitFor()
    expect(
      await page.locator('.said-words').evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth)),
    ).toEqual([0, 0])
    expect(await owner.findBarriers()).toEqual([])
    await owner.photograph('conversation-table')
    const question = page.getByText('Compare the boxes').last()
    await question.scrollIntoViewIfNeeded()
    const stood = await question.boundingBox()
    await visitor.say('Which box is for an office?')
    await page.getByText('Which box is for an office?').last().waitFor()
    expect(await question.boundingBox()).toEqual(stood)
    await page.emulateMedia({ media: 'print' })
    expect(await page.evaluate(`getComputedStyle(document.querySelector('.thread-messages')).overflowY`)).toBe(
      'visible',
    )
    expect(await page.getByRole('link', { name: 'Insights' }).isVisible()).toBe(false)
    expect(await page.getByRole('textbox', { name: 'Your reply' }).isVisible()).toBe(false)
  },
)

test('the list is searched and filtered, and the URL has the filters', async () => {
  await using owner = await journey.openOwner(['desktop', DESKTOP, 'light'], fields)
  const { page } = owner
  const [glad, lost] = await Promise.all([1, 2].map(() => chatOf(owner)))
  await glad?.say('How much is the honey jar?')
  await lost?.say('Do you deliver to the moon?')
  await owner.visit('/conversations')
  const rows = page.getByRole('region', { name: 'Conversations' }).getByRole('listitem')
  await expect.poll(() => rows.count()).toBe(2)
  await page.getByText('Unanswered', { exact: true }).click()
  await expect.poll(() => rows.count()).toBe(1)
  expect(page.url()).toContain('show=unanswered')
  await page.getByText('All', { exact: true }).click()
  await page.getByRole('searchbox').fill('honey')
  await expect.poll(() => rows.count()).toBe(1)
  await page.getByRole('searchbox').fill('nothing of the kind')
  await page.getByText('No conversations match').waitFor()
  await page.getByRole('link', { name: 'Conversations' }).click()
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('')
  await expect.poll(() => rows.count()).toBe(2)
  await page.getByRole('link', { name: 'Leads' }).click()
  await page.getByRole('heading', { name: 'Leads', level: 1 }).waitFor()
  await (await chatOf(owner)).say('How much is the honey jar?')
  await page.getByRole('link', { name: 'Conversations', exact: true }).click()
  await expect.poll(() => rows.count()).toBe(3)
  expect(owner.complaints).toEqual([])

  let refusals = 1
  await page.route('**/api/v1/owner/conversations?*', (route) => {
    const isStream = route.request().resourceType() === 'eventsource'
    return isStream && refusals-- > 0 ? route.fulfill({ status: 502 }) : route.continue()
  })
  await owner.visit('/conversations')
  await expect.poll(() => refusals).toBeLessThan(1)
  await lost?.say('How much is the honey jar?')
  await expect.poll(() => rows.filter({ hasText: '7.50 EUR' }).count()).toBe(3)

  const turn = (hidden: boolean) =>
    page.evaluate(`Object.defineProperty(document, 'hidden', { get: () => ${hidden}, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))`)
  const ended = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'eventsource')
  await turn(true)
  await ended
  await (await chatOf(owner)).say('How much is the honey jar?')
  await turn(false)
  await expect.poll(() => rows.filter({ hasText: '7.50 EUR' }).count()).toBe(4)
})
