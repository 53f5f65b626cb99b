import { expect, test } from 'vitest'
import { SCREENS, prepareJourneys } from '../support/journey.ts'

const journey = await prepareJourneys()

test.each(SCREENS)('the API reference on a %s: every field has an anchor, and axe finds nothing', async (...screen) => {
  await using visitor = await journey.openVisitor(screen)
  const { page } = visitor
  const height = page.viewportSize()?.height ?? 0
  const anchor = 'createAgent.request.codebase_context.products[].price'
  await page.goto(`${journey.service.origin}/docs/api#${anchor}`)
  const field = page.locator(`[id="${anchor}"]`)
  await field.waitFor()
  expect(await page.evaluate('scrollY')).toBeGreaterThan(1000)
  expect((await field.boundingBox())?.y).toBeLessThan(height)
  await page.getByText('An agent already exists for this website', { exact: true }).waitFor()
  // One at the top for the first agent, and three with the operation.
  expect(await page.getByText(`curl '${journey.service.origin}/api/v1/public/agents'`).count()).toBe(4)
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  await visitor.photograph('api-reference')
  expect(await visitor.findBarriers()).toEqual([])
  const nav = page.getByRole('navigation', { name: 'On this page' })
  expect((await nav.boundingBox())?.height).toBeLessThan(height)
  const webhooks = nav.getByRole('listitem').filter({ hasText: /^\/webhooks/ })
  await webhooks.locator('summary').click()
  await webhooks.getByRole('link', { name: 'Deliver again' }).click()
  expect((await page.getByRole('heading', { name: 'Deliver again' }).boundingBox())?.y).toBeLessThan(height)
  expect(visitor.complaints).toEqual([])
})
