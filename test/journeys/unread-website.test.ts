import { expect, test } from 'vitest'
import { SCREENS, prepareJourneys } from '../support/journey.ts'
import { uniqueEmail } from '../support/service.ts'
import { startSite } from '../support/site-server.ts'

const journey = await prepareJourneys()

const farmPage = (head = '') =>
  `<!doctype html><html lang="en"><head><title>Farm</title>${head}</head><main><h1>Farm</h1><p>Ten eggs cost 4 EUR.</p></main>`

test.each(SCREENS)('a website that was down is reported first and read at the second try: %s', async (...screen) => {
  let isOpen = false
  await using site = await startSite({
    '/robots.txt': { status: 404 },
    '*': (_request, response) => {
      if (isOpen) response.writeHead(200, { 'content-type': 'text/html' }).end(farmPage())
      else response.writeHead(503).end('closed')
    },
  })
  await using visitor = await journey.openVisitor(screen)
  await visitor.page.goto(`${journey.service.origin}/`)
  await visitor.page.getByLabel('Website (optional)').fill(site.origin)
  await visitor.page.getByLabel('Company').fill('Farm')
  await visitor.page.locator('input[type=email]').fill(uniqueEmail())
  await visitor.page.getByRole('button', { name: 'Create agent' }).click()
  await visitor.page.getByRole('heading', { name: /^Foyer could not read 127/ }).waitFor()
  await visitor.page.getByText('(status 503)').waitFor()
  expect(await visitor.page.getByRole('link', { name: 'Claim agent' }).count()).toBe(0)
  expect(await visitor.findBarriers()).toEqual([])
  await visitor.photograph('unread-website')
  isOpen = true
  await visitor.page.getByRole('button', { name: 'Read website' }).click()
  await visitor.page.getByRole('link', { name: 'Claim agent' }).waitFor()
  await visitor.photograph('unread-website-read')
  expect(visitor.complaints).toEqual([])
})

test('the owner corrects the address of an unreadable website next to the report of it', async () => {
  await using site = await startSite({ '*': farmPage() })
  await using visitor = await journey.openVisitor(SCREENS[0])
  await visitor.page.goto(`${journey.service.origin}/`)
  await visitor.page.getByLabel('Website (optional)').fill('http://fram.invalid')
  await visitor.page.getByLabel('Company').fill('Farm')
  await visitor.page.locator('input[type=email]').fill(uniqueEmail())
  await visitor.page.getByRole('button', { name: 'Create agent' }).click()
  await visitor.page.getByRole('heading', { name: 'Foyer could not read fram.invalid' }).waitFor()
  const website = visitor.page.getByRole('textbox', { name: 'Website', exact: true })
  expect(await website.inputValue()).toBe('fram.invalid')
  await website.fill(site.origin)
  await visitor.page.getByRole('button', { name: 'Read website' }).click()
  await visitor.page.getByText(/knowledge item/).waitFor()
  await visitor.photograph('corrected-website')
  expect(visitor.complaints).toEqual([])
})

test('somebody with an unreadable website continues without it, and owners read no names of calls', async () => {
  await using visitor = await journey.openVisitor(SCREENS[1])
  await visitor.page.goto(`${journey.service.origin}/`)
  await visitor.page.getByLabel('Website (optional)').fill('http://barn.invalid')
  await visitor.page.locator('input[type=email]').fill(uniqueEmail())
  await visitor.page.getByRole('button', { name: 'Create agent' }).click()
  await visitor.page.getByRole('button', { name: 'Continue without the website' }).click()
  await visitor.page.getByText('Needs attention').waitFor()
  await visitor.page.getByText('Add what visitors ask for.').waitFor()
  expect(await visitor.page.getByText('POST /').count()).toBe(0)
  await visitor.page.getByRole('button', { name: 'Check the website and try again' }).click()
  expect(await visitor.page.getByLabel('Company').inputValue()).toBe('Barn')
})

test.each(SCREENS)('a taken website is verified by a tag and becomes that of the new agent: %s', async (...screen) => {
  let tag = ''
  await using site = await startSite({
    '/robots.txt': { status: 404 },
    '*': (_request, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end(farmPage(tag)),
  })
  const first = await journey.service.createAgent({ email: uniqueEmail(), website_url: site.origin })
  await using visitor = await journey.openVisitor(screen)
  await visitor.page.goto(`${journey.service.origin}/`)
  await visitor.page.getByLabel('Website (optional)').fill(site.origin)
  await visitor.page.getByLabel('Company').fill('Farm')
  await visitor.page.locator('input[type=email]').fill(uniqueEmail())
  await visitor.page.getByRole('button', { name: 'Create agent' }).click()
  await visitor.page.getByText('An agent already exists for this website').waitFor()
  expect(await visitor.findBarriers()).toEqual([])
  await visitor.photograph('taken-website')
  const link = visitor.page.getByRole('link', { name: 'How to take over your website' })
  expect(await link.getAttribute('href')).toContain('/docs/')

  await visitor.page.getByRole('button', { name: 'This is my website' }).click()
  await visitor.page.getByRole('heading', { name: /^Verify 127/ }).waitFor()
  await visitor.page.getByText('does not have the tag in its head').waitFor()
  expect(await visitor.findBarriers()).toEqual([])
  await visitor.photograph('prove-website')
  tag = (await visitor.page.locator('code', { hasText: 'foyer-verification' }).textContent()) ?? ''
  await visitor.page.getByRole('button', { name: 'Check now' }).click()
  await visitor.page.getByRole('heading', { name: 'Farm Assistant is live' }).waitFor()
  await visitor.page.getByText('Foyer is reading the website of Farm').waitFor()
  await visitor.page.getByRole('link', { name: 'Claim agent' }).waitFor()
  await visitor.photograph('proven-website')
  const { state } = await journey.service.app.db
    .selectFrom('agents')
    .select('state')
    .where('id', '=', first.agent_id)
    .executeTakeFirstOrThrow()
  expect(state).toBe('archived')
  // Chromium logs the refused call.
  expect(visitor.complaints).toEqual([expect.stringContaining('409')])
})

test('the page that explains how to take a website over has no barriers', async () => {
  await using visitor = await journey.openVisitor(SCREENS[0])
  await visitor.page.goto(`${journey.service.origin}/docs/errors`)
  await visitor.page.getByText('How to take your website over').waitFor()
  await visitor.photograph('errors-page')
  expect(await visitor.findBarriers()).toEqual([])
})
