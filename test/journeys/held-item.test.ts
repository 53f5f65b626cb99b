import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESKTOP, PHONE, launchBrowser, openVisitor } from '../support/browser.ts'
import { type Service, startService } from '../support/service.ts'

let browser: Browser
let service: Service
beforeAll(async () => {
  ;[browser, service] = await Promise.all([launchBrowser(), startService({ TRUST_PROXY: '1' })])
})
afterAll(async () => {
  await browser.close()
  await service[Symbol.asyncDispose]()
})

test.each([
  ['desktop, light', DESKTOP, 'light'],
  ['phone, dark', PHONE, 'dark'],
] as const)('on a %s: the owner approves what a stranger added, and the agent answers from it', async (_name, viewport, scheme) => {
  const agent = await service.createAgent()
  const item = { agent_id: agent.agent_id, title: 'Parking', content: 'Guests park for free behind the barn.' }
  await service.api('POST', '/knowledge', item, { 'x-forwarded-for': '198.51.100.9' })
  await using visitor = await openVisitor(browser, viewport, scheme)
  const { page } = visitor
  await page.goto(agent.claim_url ?? '')
  await page.getByRole('button', { name: /claim/i }).click()
  await page.waitForURL('**/dashboard/ai-agent')

  const entry = page.getByRole('listitem').filter({ hasText: 'Parking' })
  await entry.getByText('Waits for your approval').click()
  await entry.getByText('not used in answers until you approve it').waitFor()
  expect(await visitor.findBarriers()).toEqual([])
  await visitor.photograph('held-item')
  await entry.getByRole('button', { name: 'Approve' }).click()
  await entry.getByText('Document').waitFor()
  const items = await service.app.db.selectFrom('knowledge_items').select('state').where('agent_id', '=', agent.agent_id).execute()
  expect(items).toEqual([{ state: 'live' }])
  expect(visitor.complaints).toEqual([])
})
