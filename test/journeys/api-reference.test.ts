import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESKTOP, PHONE, launchBrowser, openVisitor } from '../support/browser.ts'
import { type Service, startService } from '../support/service.ts'

let browser: Browser
let service: Service
beforeAll(async () => {
  ;[browser, service] = await Promise.all([launchBrowser(), startService()])
})
afterAll(async () => {
  await browser.close()
  await service[Symbol.asyncDispose]()
})

test.each([
  ['desktop, light', DESKTOP, 'light'],
  ['phone, dark', PHONE, 'dark'],
] as const)('the API reference on a %s: every field has an address, nothing stands in the way', async (_name, viewport, scheme) => {
  await using visitor = await openVisitor(browser, viewport, scheme)
  const { page } = visitor
  await page.goto(`${service.origin}/docs/api#createAgent.request.codebase_context.products[].price`)
  const field = page.getByText('codebase_context.products[].price', { exact: true })
  await field.waitFor()
  expect(await page.evaluate('scrollY')).toBeGreaterThan(1000)
  expect((await field.boundingBox())?.y).toBeLessThan(viewport.height)
  await page.getByText('An agent already exists for this website', { exact: true }).waitFor()
  expect(await page.getByText(`curl '${service.origin}/api/v1/public/agents'`).count()).toBe(2)
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  await visitor.photograph('api-reference')
  expect(await visitor.findBarriers()).toEqual([])
  expect(visitor.complaints).toEqual([])
})
