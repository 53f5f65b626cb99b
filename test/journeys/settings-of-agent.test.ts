import { expect, test } from 'vitest'
import { SCREENS, prepareJourneys } from '../support/journey.ts'
import { uniqueEmail } from '../support/service.ts'
import { startSite } from '../support/site-server.ts'
import { startReceiver } from '../support/webhook-receiver.ts'

const journey = await prepareJourneys()

test.each(SCREENS)(
  'on a %s: behavior and channels are changed, the identity secret renewed, the data exported, the agent archived',
  async (...screen) => {
    await using owner = await journey.openOwner(screen)
    const { page, agent } = owner
    // Browsers list this time zone by one of its two names.
    const zoned = journey.service.app.db.updateTable('agents').where('id', '=', agent.agent_id)
    await zoned.set({ time_zone: screen[0].startsWith('phone') ? 'Asia/Calcutta' : 'Asia/Kolkata' }).execute()
    await page.reload()
    await page.getByRole('link', { name: 'Behavior' }).click()
    const zone = page.getByRole('combobox', { name: 'Time zone' })
    expect(await zone.inputValue()).toMatch(/^Asia/)
    await page.getByText('No model is set up on this installation').waitFor()
    await zone.fill('America/New York')
    await page.getByRole('textbox', { name: 'Name' }).fill('Linde')
    await page.getByRole('link', { name: 'Channels' }).click()
    await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('combobox', { name: 'Tone' }).selectOption('Formal')
    await page.getByRole('textbox', { name: 'Languages' }).fill('German')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Must be a language code such as de.').waitFor()
    await page.getByRole('textbox', { name: 'Languages' }).fill('de, en')
    await page.getByRole('checkbox', { name: /Ask for consent/ }).check()
    await page.getByRole('textbox', { name: 'Text beside the box' }).fill('May we write to you about your question?')
    await page.getByRole('textbox', { name: 'Privacy policy' }).fill('https://lindenhof.example/privacy')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved. The agent uses this from the next message.').waitFor()
    await page.getByRole('heading', { level: 1, name: 'Linde' }).waitFor()
    const stored = journey.service.app.db.selectFrom('agents').select('time_zone').where('id', '=', agent.agent_id)
    expect(await stored.execute()).toEqual([{ time_zone: 'America/New_York' }])
    await page.getByRole('link', { name: 'Channels' }).click()
    const [onWebsites, onWhatsapp] = ['On websites', 'On WhatsApp'].map((name) => page.getByRole('checkbox', { name }))
    await onWhatsapp?.uncheck()
    expect(await onWebsites?.isDisabled()).toBe(true)
    await owner.photograph('channels')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved. The agent answers on these channels now.').waitFor()
    await page.getByRole('heading', { name: 'On WhatsApp' }).waitFor({ state: 'detached' })
    await onWhatsapp?.check()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { name: 'On WhatsApp' }).waitFor()
    await page.getByRole('button', { name: 'Show identity secret' }).click()
    const secret = page.locator('code').filter({ hasText: /^is_/ })
    const known = (await secret.textContent()) ?? ''
    await page.getByRole('button', { name: 'Renew secret' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Renew secret' }).click()
    await page.getByText('Renewed. Set the new secret').waitFor()
    await expect.poll(() => secret.textContent()).not.toBe(known)
    expect(await owner.findBarriers()).toEqual([])
    await owner.photograph('identity')
    await page.getByRole('link', { name: 'Behavior' }).click()
    const [archive] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export as ZIP' }).click(),
    ])
    expect(archive.suggestedFilename()).toMatch(/^lindenhof-.*\.zip$/)

    await page.getByRole('button', { name: 'Archive agent' }).click()
    expect(await owner.findBarriers()).toEqual([])
    await page.getByRole('button', { name: 'Archive agent' }).last().click()
    await page.getByText('This agent is archived').waitFor()
    for (const name of ['Appearance', 'Channels']) {
      await page.getByRole('link', { name, exact: true }).click()
      await page.getByText('An archived agent has no channels').waitFor()
    }
    expect(owner.complaints).toEqual([])
  },
)

test('an owner takes over a website for which somebody else created an agent', async () => {
  let [tag, words, status] = ['', 'We sell honey from our own bees.', 200]
  await using site = await startSite({
    '/': (_request, response) =>
      void response
        .writeHead(status)
        .end(`<!doctype html><html lang="en"><head><title>Bees</title>${tag}</head><p>${words}</p>`),
  })
  const squatter = await journey.service.createAgent({ company_name: 'Squatter', website_url: site.origin })
  await using visitor = await journey.openVisitor()
  await visitor.page.goto(journey.service.origin)
  await visitor.page.getByRole('textbox', { name: 'Website' }).fill(site.origin)
  await visitor.page.getByRole('textbox', { name: 'Company' }).fill('Bees')
  await visitor.page.getByRole('textbox', { name: 'Your email' }).fill(uniqueEmail())
  await visitor.page.getByRole('button', { name: 'Create agent' }).click()
  await visitor.page.getByRole('link', { name: 'How to take over your website' }).waitFor()

  await using owner = await journey.openOwner(SCREENS[1])
  const { page } = owner
  await page.getByRole('link', { name: 'Channels' }).click()
  await page.getByRole('textbox', { name: 'Website' }).fill('http://')
  await page.getByRole('button', { name: 'Show how to verify' }).click()
  await page.getByText('Invalid website_url').waitFor()
  await page.getByRole('textbox', { name: 'Website' }).fill(site.origin)
  await page.getByRole('button', { name: 'Show how to verify' }).click()
  await page.getByText('does not have the tag in its head').waitFor()
  status = 503
  await page.getByRole('button', { name: 'Check now' }).click()
  await page.getByText('(status 503). Foyer could not check').waitFor()
  status = 200
  expect(await owner.findBarriers()).toEqual([])
  tag = (await page.locator('code', { hasText: 'foyer-verification' }).textContent()) ?? ''
  await page.getByRole('button', { name: 'Check now' }).click()
  await page.getByText('is verified. If you added').waitFor()
  await page.getByRole('link', { name: new URL(site.origin).host }).waitFor()
  await owner.photograph('website-taken-over')

  await page.getByRole('link', { name: 'Knowledge', exact: true }).click()
  await page.getByText('1 page read').waitFor()
  await page.getByText('The agent has no knowledge yet').first().waitFor({ state: 'detached' })
  words = 'We sell honey and candles of beeswax.'
  await page.getByRole('button', { name: 'Read again' }).click()
  const changes = page.getByRole('region', { name: 'What changed on your website' })
  await changes.getByText('1 page changed; 1 item changed.').waitFor()
  await changes.getByText('candles of beeswax').waitFor()
  expect(await owner.findBarriers()).toEqual([])
  await owner.photograph('website-changes')
  await changes.getByRole('button', { name: /^Edit/ }).first().click()
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Title' }).evaluate((field) => field.matches(':focus')))
    .toBe(true)
  await page.keyboard.press('Escape')
  expect(
    (await journey.service.call('POST', '/api/v1/chat/sessions', { widget_key: squatter.webchat_widget_key })).status,
  ).toBe(404)
})

test.each(SCREENS)('on a %s: a file becomes knowledge and is deleted', async (...screen) => {
  await using owner = await journey.openOwner(screen)
  const { page } = owner
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('tab', { name: 'Upload file' }).click()
  const buffer = Buffer.from('# Parking\n\nGuests park for free behind the barn.\n')
  await page
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'house-rules.md', mimeType: 'text/markdown', buffer })
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await page.getByText('1 item read from “house-rules.md”').waitFor()
  expect(await owner.findBarriers()).toEqual([])
  await owner.photograph('upload')
  await page.getByRole('button', { name: /Delete.*house-rules/ }).click()
  await page.getByText('and its items deleted').waitFor()
  expect(owner.complaints).toEqual([])
})

test.each(SCREENS)('on a %s: a webhook is created, tested and deleted with a verified email', async (...screen) => {
  await using receiver = await startReceiver()
  await using owner = await journey.openOwner(screen, {}, { isVerified: true })
  const { page } = owner
  await owner.visit('/settings/webhooks')
  await page.getByRole('textbox', { name: 'URL' }).fill(receiver.url)
  await page.getByRole('button', { name: 'Create webhook' }).click()
  await page.getByText(/^whsec_/).waitFor()
  await page.getByRole('button', { name: 'I’ve saved it' }).click()
  await page.getByRole('button', { name: 'Change secret' }).click()
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toContain('shows it only once')
  await page.getByRole('button', { name: 'I’ve saved it' }).click()
  await page.getByRole('button', { name: 'Send test event' }).click()
  await expect.poll(() => receiver.received.length).toBe(1)
  await page.getByText('Deliveries').click()
  await page.getByRole('cell', { name: 'Delivered' }).waitFor()
  expect(await owner.findBarriers()).toEqual([])
  await owner.photograph('webhook')
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Delete webhook' }).click()
  await page.getByText('No webhooks yet.').waitFor()
  expect(owner.complaints).toEqual([])
})

test('a workspace without a verified email sees what to do first', async () => {
  await using owner = await journey.openOwner(['desktop', { width: 1280, height: 900 }, 'light'])
  for (const path of ['/settings/webhooks', '/settings/team', '/ai-agent/channels']) {
    await owner.visit(path)
    await owner.page.getByText('Verify your email first').waitFor()
    await owner.page.getByRole('link', { name: 'Sign in with your email' }).waitFor()
    expect(await owner.findBarriers()).toEqual([])
  }
  await owner.photograph('unproven')
})
