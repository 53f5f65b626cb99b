import { describe, expect, test } from 'vitest'
import { DESKTOP, PHONE, openVisitor } from '../support/browser.ts'
import { prepareJourneys } from '../support/journey.ts'
import { uniqueEmail } from '../support/service.ts'
import { startSite } from '../support/site-server.ts'

const { browser, service } = await prepareJourneys()

const VIEWPORTS = { desktop: DESKTOP, phone: PHONE }

describe.each(Object.entries(VIEWPORTS))('on a %s', (_name, viewport) => {
  test('from the start page to a live chat, the claim, the dashboard, and a key that works', async () => {
    await using visitor = await openVisitor(browser, viewport)
    const { page } = visitor
    // A browser may refuse to store anything.
    if (viewport === PHONE)
      await page.addInitScript(
        "Object.defineProperty(window, 'sessionStorage', { get: () => { throw new Error('no') } })",
      )
    let breaks = true
    await page.route('**/assets/panel-*.js', (route) => {
      if (!breaks) return route.continue()
      breaks = false
      return route.abort('connectionreset')
    })
    await page.goto(`${service.origin}/`)
    await page.getByText(/100 free answers.*TRIAL_MESSAGES.*foyer credits/).waitFor()
    await page.getByText('The chat could not be opened').waitFor()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('What would you like to know about Tidewheel Pottery?').waitFor()
    await visitor.photograph('start')
    expect(await visitor.findBarriers()).toEqual([])
    await page.getByRole('button', { name: 'sample business' }).click()
    await page.getByLabel('Company').fill('Tidewheel Pottery, Courses and Clay Club')
    await page.locator('input[type=email]').fill(uniqueEmail())
    await page.getByRole('button', { name: 'Create agent' }).click()

    const claim = page.getByRole('link', { name: 'Claim agent' })
    await claim.waitFor()
    await page.getByRole('textbox', { name: /message/i }).fill('How much is the harbour mug?')
    await page.keyboard.press('Enter')
    await page.getByText('£28').first().waitFor()
    await visitor.photograph('live')
    expect(await visitor.findBarriers()).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)

    await claim.click()
    await page.waitForURL('**/login')
    await page.getByRole('button', { name: /claim/i }).waitFor()
    await visitor.photograph('login')
    expect(await visitor.findBarriers()).toEqual([])
    expect(page.url()).not.toContain('invite')
    await page.getByRole('button', { name: /claim/i }).click()
    await page.waitForURL('**/dashboard/home?agent=*')
    await page.getByRole('link', { name: 'Ask a question' }).click()
    await page.getByRole('heading', { name: 'Tidewheel Pottery, Courses and Clay Club Assistant' }).waitFor()
    await page.getByText('Do I need any experience?').first().waitFor()
    await visitor.photograph('agent')
    expect(await visitor.findBarriers()).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)

    await page.goto(`${service.origin}/dashboard/settings/api`)
    await page.getByRole('textbox', { name: /name/i }).fill('Deploy script')
    await page.getByLabel('Create and change agents').check()
    await page.getByRole('button', { name: /make|create/i }).click()
    const secret =
      /ak_[\w-]{22,}/.exec(
        await page
          .getByText(/ak_[\w-]{22,}/)
          .first()
          .innerText(),
      )?.[0] ?? ''
    await visitor.photograph('keys')
    expect(await visitor.findBarriers()).toEqual([])
    const bearer = { authorization: `Bearer ${secret}` }
    expect((await service.api('POST', '/agents', { company_name: 'Second agent' }, bearer)).status).toBe(200)

    await page
      .getByRole('button', { name: /revoke/i })
      .first()
      .click()
    await page
      .getByRole('button', { name: /revoke/i })
      .last()
      .click()
    await expect
      .poll(async () => (await service.api('POST', '/agents', { company_name: 'Third' }, bearer)).status)
      .toBe(401)
    expect(visitor.complaints).toEqual([expect.stringContaining('ERR_CONNECTION_RESET')])
  })

  test('the exact embed code puts a chat on any page', async () => {
    const agent = await service.createAgent({
      codebase_context: { products: [{ name: 'Honey jar', price: '7.50 EUR' }] },
    })
    await using site = await startSite({
      '/favicon.ico': { status: 204 },
      '/': `<!doctype html><html lang="en"><title>Shop</title><main><h1>Our shop</h1></main>${agent.webchat_embed_code}`,
    })
    await using visitor = await openVisitor(browser, viewport)
    const { page } = visitor
    await page.goto(site.origin)
    await page.getByRole('button', { name: /chat/i }).click()
    await page.getByText('What would you like to know about Lindenhof?').waitFor()
    await page.getByRole('textbox').fill('How much is the honey jar?')
    await page.keyboard.press('Enter')
    await page.getByText('7.50 EUR').first().waitFor()
    await visitor.photograph('widget')
    expect(await visitor.findBarriers()).toEqual([])
    expect(visitor.complaints).toEqual([])

    await page.reload()
    await page.getByRole('button', { name: /chat/i }).click()
    await page.getByText('7.50 EUR').first().waitFor()
  })

  test('the WhatsApp link of the response opens a chat that the agent answers', async () => {
    const agent = await service.createAgent({
      codebase_context: { products: [{ name: 'Honey jar', price: '7.50 EUR' }] },
    })
    await using visitor = await openVisitor(browser, viewport)
    const { page } = visitor
    await page.goto(agent.whatsapp_link ?? '')
    const box = page.getByRole('textbox')
    expect(await box.inputValue()).toContain('Lindenhof')
    await box.press('Enter')
    await page.getByText('What would you like to know about Lindenhof?').waitFor()
    await box.fill('How much is the honey jar?')
    await box.press('Enter')
    await page.getByText('7.50 EUR').first().waitFor()
    await visitor.photograph('simulator')
    expect(await visitor.findBarriers()).toEqual([])
    expect(visitor.complaints).toEqual([])
  })
})

test('the counts of items grow while pages are still read', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await using site = await startSite({
    '/': '<h1>Lindenhof</h1><p>We grow vegetables near the river.</p><a href="/boxes">Boxes</a> <a href="/visit">Visit</a>',
    '/boxes':
      '<h1>Boxes</h1><h2>Small box</h2><p>The small box costs 18 EUR.</p><h2>Large box</h2><p>The large box costs 29 EUR.</p>',
    '/visit': async (_, response) => {
      await released
      response.setHeader('content-type', 'text/html').end('<h1>Visit</h1><p>Our shop is open on Saturdays.</p>')
    },
  })
  await using visitor = await openVisitor(browser)
  const { page } = visitor
  await page.goto(service.origin)
  await page.getByLabel('Website').fill(site.origin)
  await page.getByLabel('Company').fill('Lindenhof')
  await page.getByLabel('Your email').fill(uniqueEmail())
  await page.getByRole('button', { name: 'Create agent' }).click()
  await page.getByText(/^2 pages read, 1 to go, [2-9] items found$/).waitFor()
  await expect.poll(() => page.locator('.found-items-count').allInnerTexts()).toContain('2')
  expect(await visitor.findBarriers()).toEqual([])
  release()
  await page.getByRole('link', { name: 'Claim agent' }).waitFor()
  expect(visitor.complaints).toEqual([])
})
