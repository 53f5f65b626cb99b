import { expect, test } from 'vitest'
import { MAX_DOCUMENT_BYTES } from '../../src/contract/api/documents-contract.ts'
import { DESKTOP } from '../support/browser.ts'
import { page as sitePage, startChangingSite } from '../support/changing-site.ts'
import { openChat } from '../support/chat-visitor.ts'
import { pdfFile } from '../support/documents.ts'
import { SCREENS, prepareJourneys } from '../support/journey.ts'
import { runInTerminal } from '../support/run-in-terminal.ts'

const journey = await prepareJourneys()
/** Wrong choices of an owner, and the error for each. */
const REFUSED: [name: string, file: Buffer, sentence: string][] = [
  ['film.txt', Buffer.alloc(MAX_DOCUMENT_BYTES + 1, 'a'), 'This file is larger than 10 MB'],
  [
    'photo.png',
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]),
    'file must be a PDF, DOCX, HTML, Markdown, plain text, CSV or JSON file',
  ],
  ['scan.pdf', Buffer.from(pdfFile([])), 'does not read text in images'],
]
const QUESTION = 'How much is the honey jar?'

test.each(SCREENS)(
  'on a %s: claimed by email, a fact is edited, the chat uses it, an answer is corrected, the correction is used, a key works until revoked',
  async (...screen) => {
    const products = [{ name: 'Honey jar', price: '7.50 EUR' }]
    await using owner = await journey.openOwner(screen, { codebase_context: { products } }, { isVerified: true })
    const { page } = owner
    const ask = async () => (await openChat(journey.service, owner.agent.webchat_widget_key)).say(QUESTION)
    expect((await ask()).message.text).toContain('7.50 EUR')

    const entry = page.getByRole('listitem').filter({ hasText: 'Honey jar' }).first()
    await entry.getByText('Honey jar').first().click()
    await entry.getByRole('button', { name: /^Edit/ }).click()
    const content = page.getByRole('textbox', { name: 'What the agent should know' })
    await content.fill('Price: 8.20 EUR')
    expect(await owner.findBarriers()).toEqual([])
    await owner.photograph('edit-knowledge')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved. The agent uses this from the next message.').waitFor()
    expect((await ask()).message.text).toContain('8.20 EUR')

    await page.getByRole('link', { name: 'Conversations' }).click()
    await page.getByRole('link', { name: /8\.20 EUR/ }).click()
    await page.getByRole('button', { name: /Correct this answer/ }).click()
    await page.getByRole('textbox', { name: 'Correct answer' }).fill('The honey jar is 9 EUR from this week on.')
    await page.getByRole('button', { name: 'Save correction' }).click()
    await page.getByText('Corrected. The agent says this from the next message.').waitFor()
    expect((await ask()).message.text).toContain('9 EUR')

    await page.getByRole('link', { name: 'Settings' }).click()
    await page.getByLabel('Key name').fill('till')
    await page.getByRole('button', { name: 'Create key' }).click()
    await page.getByRole('heading', { name: 'API key “till” created' }).waitFor()
    const command = await page.locator('pre', { hasText: 'curl' }).innerText()
    expect(await runInTerminal(command)).toMatchObject({ status: 200 })
    await page.getByRole('button', { name: 'I’ve saved it' }).click()
    await page.getByRole('button', { name: 'Revoke key “till”' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke key' }).click()
    await page.getByText('No keys yet.').waitFor()
    expect(await runInTerminal(command)).toMatchObject({ status: 401 })

    await page.getByRole('link', { name: 'Agent', exact: true }).click()
    await page.getByRole('radio', { name: /^Products \d+$/ }).waitFor({ state: 'attached' })
    await page.getByText('The honey jar is 9 EUR from this week on.').waitFor()
    const corrections = journey.service.app.db
      .updateTable('curated_answers')
      .where('agent_id', '=', owner.agent.agent_id)
    await corrections
      .set({ site_says: 'The honey jar is 8.90 EUR.', site_said: 'The honey jar is 8.20 EUR.', holds: true })
      .execute()
    await page.reload()
    await page.getByText('Your website has changed since then').waitFor()
    expect(await owner.findBarriers()).toEqual([])
    await owner.photograph('corrections')
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Your website has changed since then' })
      .getByRole('button', { name: /^Edit/ })
      .click()
    await page.getByRole('textbox', { name: 'Correct answer' }).fill('The honey jar is 9.50 EUR from this week on.')
    expect(await owner.findBarriers()).toEqual([])
    await owner.photograph('reword')
    await page.getByRole('button', { name: 'Save correction' }).click()
    await page.getByText('Saved. The agent says this from the next message.').waitFor()
    expect((await ask()).message.text).toContain('9.50 EUR')
    await page.getByRole('button', { name: /^Keep correction/ }).click()
    await page.getByText('Your website has changed since then').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: /^Withdraw/ }).click()
    await page.getByRole('heading', { name: 'Your corrections and verdicts' }).waitFor({ state: 'detached' })
    expect((await ask()).message.text).toContain('8.20 EUR')
    expect(owner.complaints).toEqual([])
  },
)

test.each(SCREENS)('on a %s: knowledge is written, pasted, deleted and restored', async (...screen) => {
  await using owner = await journey.openOwner(screen)
  const { page } = owner
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Title' }).evaluate((field) => field.matches(':focus')))
    .toBe(true)
  await page.getByRole('textbox', { name: 'Title' }).fill('Can I bring my dog?')
  await page
    .getByRole('textbox', { name: 'What the agent should know' })
    .fill('Dogs are welcome on a lead.\n\n## Exceptions\n\n- The barn')
  await page.getByRole('button', { name: 'Save' }).click()
  const dogs = page.getByRole('listitem').filter({ hasText: 'Can I bring my dog?' })
  await dogs.first().waitFor()

  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('tab', { name: 'Paste text' }).click()
  await page
    .getByRole('textbox', { name: 'Text' })
    .fill('# Parking\nFree behind the barn.\n# Toilets\nBeside the till.')
  await page.getByText('2 items').waitFor()
  expect(await owner.findBarriers()).toEqual([])
  await owner.photograph('paste-knowledge')
  await page.keyboard.press('Escape')
  await owner.photograph('leave-unsaved')
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('tab', { name: 'Upload file' }).click()
  await page.getByRole('tab', { name: 'Paste text' }).click()
  await page.getByText('2 items').waitFor()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Parking').first().waitFor()

  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('tab', { name: 'Upload file' }).click()
  for (const [name, buffer, sentence] of REFUSED) {
    await page.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer })
    await page.getByRole('button', { name: 'Upload', exact: true }).click()
    await page.getByText(sentence).waitFor()
  }
  expect(await owner.findBarriers()).toEqual([])
  await owner.photograph('upload-refused')
  await page.keyboard.press('Escape')
  await page.getByRole('tab').first().waitFor({ state: 'detached' })

  await page.getByRole('searchbox').fill('dog')
  const entry = page.locator('.knowledge-list > li')
  await expect.poll(() => entry.count()).toBe(1)
  await entry.getByText('Can I bring my dog?').click()
  await entry.locator('strong', { hasText: 'Exceptions' }).waitFor()
  await entry.getByRole('listitem').filter({ hasText: 'The barn' }).waitFor()
  await owner.photograph('knowledge-entry')
  const content = page.getByRole('textbox', { name: 'What the agent should know' })
  await entry.getByRole('button', { name: /^Edit/ }).click()
  await content.waitFor()
  await page.keyboard.press('Escape')
  await content.waitFor({ state: 'detached' })
  const { id } = await journey.service.app.db
    .selectFrom('knowledge_items')
    .select('id')
    .where('agent_id', '=', owner.agent.agent_id)
    .where('title', '=', 'Can I bring my dog?')
    .executeTakeFirstOrThrow()
  const changes = {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: '{"content":"Dogs stay on a lead."}',
  }
  expect(
    await page.evaluate(
      `fetch('/api/v1/owner/knowledge/${id}', ${JSON.stringify(changes)}).then(({ status }) => status)`,
    ),
  ).toBe(200)
  await entry.getByRole('button', { name: /^Edit/ }).click()
  await expect.poll(() => content.inputValue()).toBe('Dogs stay on a lead.')
  await page.keyboard.press('Escape')
  await content.waitFor({ state: 'detached' })
  await entry.getByRole('button', { name: /^Delete/ }).click()
  await page.getByText('No items match').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await entry.first().waitFor()
  const visitor = await openChat(journey.service, owner.agent.webchat_widget_key)
  expect((await visitor.say('Can I bring my dog?')).message.text).toContain('on a lead')
  // Chromium logs the two refused files.
  expect(owner.complaints.filter((one) => !one.endsWith('/documents'))).toEqual([])
})

test.each(SCREENS)(
  "on a %s: when the site has changed since an edit, its owner compares and takes the site's text",
  async (...screen) => {
    await using site = await startChangingSite()
    site.pages['/about'] = sitePage(
      'Contact',
      'Call 01947 555 123 or come to 4 Church Street, Whitby YO22 4AE',
      '<p>Reception: Mon-Fri 8am-10pm</p>',
    )
    site.pages['/market'] = sitePage(
      'About',
      'Ann and Bob have run the farm since 1988. Call 01947 555 999. Reception: Mon-Fri 9am-8pm.',
    )
    await using owner = await journey.openOwner(screen, { website_url: site.origin })
    const { page } = owner
    const reasons = page.locator('.readiness-reasons li')
    await reasons.filter({ hasText: 'Pages differ' }).nth(1).waitFor()
    const boxes = page.locator('.knowledge-list > li').filter({ hasText: 'Boxes' })
    await boxes.getByText('Boxes').click()
    await boxes.getByRole('button', { name: /^Edit/ }).click()
    await page
      .getByRole('textbox', { name: 'What the agent should know' })
      .fill('The weekly vegetable box costs 25 EUR.')
    await page.getByRole('button', { name: 'Save' }).click()

    site.pages['/boxes'] = sitePage('Boxes', 'The weekly vegetable box costs 26 EUR.')
    await page.getByRole('button', { name: 'Read again' }).click()
    const contradiction = page
      .locator('.conflicts > li')
      .filter({ hasText: 'Your website now says something different' })
    await contradiction.waitFor()
    const [mine, source] = [contradiction.getByText('costs 25 EUR'), contradiction.getByText('costs 26 EUR')]
    const [mineAt, sourceAt] = [await mine.boundingBox(), await source.boundingBox()]
    expect(mineAt?.y === sourceAt?.y).toBe(screen[1] === DESKTOP)
    const texts = await reasons.allInnerTexts()
    expect(texts).toEqual([...new Set(texts)])
    expect((await boxes.locator('.knowledge-title').boundingBox())?.width).toBeGreaterThan(100)
    expect(await owner.findBarriers()).toEqual([])
    await owner.photograph('site-changed')

    await contradiction.getByRole('button', { name: /^Edit/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit item' })
    await dialog.getByText('The weekly vegetable box costs 26 EUR.').waitFor()
    expect(await owner.findBarriers()).toEqual([])
    await owner.photograph('site-differs')
    await dialog.getByRole('button', { name: 'Use website version' }).click()
    await dialog.waitFor({ state: 'detached' })
    await contradiction.waitFor({ state: 'detached' })
    expect(
      (
        await (
          await openChat(journey.service, owner.agent.webchat_widget_key)
        ).say('How much is the weekly vegetable box?')
      ).message.text,
    ).toContain('26 EUR')
    expect(owner.complaints).toEqual([])
  },
)

test('the reason why an item was not saved appears at once, while the list still loads', async () => {
  await using owner = await journey.openOwner(SCREENS[0])
  const { page } = owner
  await page.getByText('Add what buyers ask about').waitFor()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/owner\/knowledge/, async (route) => {
    if (route.request().method() === 'POST')
      return route.fulfill({ status: 400, json: { success: false, error: 'title is too odd' } })
    await released
    return route.continue()
  })
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Dogs')
  await page.getByRole('textbox', { name: 'What the agent should know' }).fill('Dogs are welcome.')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('title is too odd').waitFor()
  release()
})
