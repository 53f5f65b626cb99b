import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMailedClaimToken } from '../../src/features/agents/agents.ts'
import { openBrowser } from '../support/app-browser.ts'
import { DESKTOP, PHONE, launchBrowser, openVisitor } from '../support/browser.ts'
import { type Service, startService, uniqueEmail } from '../support/service.ts'

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
  ['desktop', DESKTOP],
  ['phone', PHONE],
])('on a %s the owner of an inbox accepts what somebody made under it', async (_name, viewport) => {
  const email = uniqueEmail()
  const early = await service.createAgent({ email, company_name: 'Early Garden' })
  const invite = new URL(early.claim_url ?? '').searchParams.get('invite') ?? ''
  await openBrowser(service)('POST', '/claim', { invite })
  const later = await service.createAgent({ email, company_name: 'Later Garden' })

  await using visitor = await openVisitor(browser, viewport)
  const { page } = visitor
  await page.goto(`${service.origin}/login?invite=${await createMailedClaimToken(service.app.db, later.agent_id, email)}`)
  await page.getByRole('button', { name: /claim/i }).click()
  await page.getByText('Somebody made agents under your email').waitFor()
  await page.getByText('Early Garden').waitFor()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await visitor.photograph('offer')
  expect(await visitor.findBarriers()).toEqual([])
  await page.getByRole('button', { name: 'Accept' }).click()
  await page.getByText('Somebody made agents under your email').waitFor({ state: 'detached' })
  expect(visitor.complaints).toEqual([])
})
