import { expect, test } from 'vitest'
import { SCREENS, prepareJourneys } from '../support/journey.ts'
import { uniqueEmail } from '../support/service.ts'
import { startSite } from '../support/site-server.ts'

const journey = await prepareJourneys()

const PAGE = '<!doctype html><html lang="en"><title>Farm</title><main><h1>Farm</h1><p>Ten eggs cost 4 EUR.</p></main>'

test.each(SCREENS)(
  'a website that was down is read at the second try, and a taken one shows how to take it over: %s',
  async (...screen) => {
    let isOpen = false
    await using site = await startSite({
      '/robots.txt': { status: 404 },
      '*': (_request, response) => {
        if (isOpen) response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE)
        else response.writeHead(503).end('closed')
      },
    })
    await using visitor = await journey.openVisitor(screen)
    const { page } = visitor
    const fillIn = async (email: string) => {
      await page.getByLabel('Website').fill(site.origin)
      await page.getByLabel('Company').fill('Farm')
      await page.locator('input[type=email]').fill(email)
      await page.getByRole('button', { name: 'Create agent' }).click()
    }

    await page.goto(`${journey.service.origin}/`)
    await fillIn(uniqueEmail())
    await page.getByText(/The website was not read/).waitFor()
    await visitor.photograph('unread-website')
    isOpen = true
    await page.getByRole('button', { name: 'Check the website and try again' }).click()
    await page.getByRole('button', { name: 'Create agent' }).click()
    await page.getByRole('link', { name: 'Claim agent' }).waitFor()
    await page.getByText(/The website was not read/).waitFor({ state: 'detached' })
    await visitor.photograph('unread-website-read')

    await page.getByRole('button', { name: 'Create another agent' }).click()
    await fillIn(uniqueEmail())
    await page.getByText('An agent already exists for this website').waitFor()
    await visitor.photograph('taken-website')
    expect(await visitor.findBarriers()).toEqual([])
    const link = page.getByRole('link', { name: 'This is my website: how to take it over' })
    await page.goto((await link.getAttribute('href')) ?? '')
    await page.getByText('How to take your website over').waitFor()
    await visitor.photograph('errors-page')
    expect(await visitor.findBarriers()).toEqual([])
    // Chromium logs the refused call.
    expect(visitor.complaints).toEqual([expect.stringContaining('409')])
  },
)

test('a mistyped website can be corrected in the form, which keeps what was typed', async () => {
  await using site = await startSite({ '*': PAGE })
  await using visitor = await journey.openVisitor(SCREENS[0])
  const { page } = visitor
  await page.goto(`${journey.service.origin}/`)
  await page.getByLabel('Website').fill('http://fram.invalid')
  await page.getByLabel('Company').fill('Farm')
  await page.locator('input[type=email]').fill(uniqueEmail())
  await page.getByRole('button', { name: 'Create agent' }).click()
  await page.getByText(/The website was not read/).waitFor()
  await page.getByRole('button', { name: 'Check the website and try again' }).click()
  expect(await page.getByLabel('Company').inputValue()).toBe('Farm')
  await page.getByLabel('Website').fill(site.origin)
  await page.getByRole('button', { name: 'Create agent' }).click()
  await page.getByText(/knowledge item/).waitFor()
  await visitor.photograph('corrected-website')
  expect(visitor.complaints).toEqual([])
})
