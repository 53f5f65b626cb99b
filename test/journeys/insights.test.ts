import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { openChat } from '../support/chat-visitor.ts'
import { SCREENS, prepareJourneys } from '../support/journey.ts'

const journey = await prepareJourneys()

test.each(SCREENS)(
  'on a %s: figures are shown as a chart, a table and a file, and a gap is closed',
  async (...screen) => {
    await using owner = await journey.openOwner(screen, {
      codebase_context: { products: [{ name: 'Honey jar', price: '7.50 EUR' }] },
    })
    const { page } = owner
    await page.getByRole('link', { name: 'Insights' }).click()
    await page.getByRole('heading', { name: 'No activity in this period' }).waitFor()
    const visitor = await openChat(journey.service, owner.agent.webchat_widget_key)
    await visitor.say('Do you deliver to the moon?')
    await visitor.say('How much is the honey jar?')
    await page.reload()

    await page.locator('.chart canvas').waitFor()
    await page.getByRole('button', { name: /^Answer :/ }).waitFor()
    expect((await page.getByRole('heading', { level: 2 }).allTextContents())[0]).toBe('Unanswered questions')
    expect(await page.getByLabel('Totals').getByText('50%').count()).toBe(1)
    await page.getByText('Show as table').click()
    await page.getByRole('group', { name: 'Over time' }).getByRole('table').waitFor()
    expect(await owner.findBarriers()).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    await owner.photograph('insights')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV of What visitors ask' }).click(),
    ])
    // A question without an answer is listed as such only.
    const asked = await readFile(await file.path(), 'utf8')
    expect(asked).toContain('How much is the honey jar?')
    expect(asked).not.toContain('moon')

    await page.getByLabel('Totals').getByRole('link', { name: '50% : Answered' }).click()
    await page.waitForURL('**/conversations?agent=*&show=unanswered&from=*&to=*')
    await page.getByRole('button', { name: 'show all days' }).waitFor()
    expect(await owner.findBarriers()).toEqual([])
    await owner.photograph('insights-conversations')
    await page.getByRole('button', { name: 'show all days' }).click()
    expect(new URL(page.url()).searchParams.get('from')).toBe(null)
    await page.getByRole('link', { name: 'Insights' }).click()

    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const refuse = { status: 429, json: { success: false, error: 'The service has no time.' } }
    await page.route('**/dismiss', (route) => released.then(() => route.fulfill(refuse)), { times: 1 })
    await page.getByRole('button', { name: /^Dismiss/ }).click()
    await page.locator('button[aria-disabled=true]', { hasText: 'Dismiss' }).waitFor()
    // An error that arrives after the user left the page is still shown.
    await page.getByRole('link', { name: 'Leads', exact: true }).click()
    await page.getByRole('heading', { name: 'Leads', level: 1 }).waitFor()
    release()
    await page.getByText('The service has no time.').first().waitFor()
    await page.getByRole('link', { name: 'Insights' }).click()

    await page.getByRole('button', { name: 'Answer : Do you deliver to the moon?' }).click()
    await page.getByRole('textbox', { name: 'What the agent should know' }).waitFor()
    await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('TEXTAREA')
    await page.keyboard.type('We deliver to the moon on clear nights.')
    expect(await owner.findBarriers()).toEqual([])
    await page.getByRole('button', { name: 'Add to knowledge' }).click()
    await page.getByText('No unanswered questions').waitFor()
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toMatch(/^Unanswered questions/)
    const next = await openChat(journey.service, owner.agent.webchat_widget_key)
    expect((await next.say('Do you deliver to the moon?')).message.text).toContain('clear nights')
    // Chromium logs the refused call.
    expect(owner.complaints.filter((one) => !one.endsWith('/dismiss'))).toEqual([])
  },
)
