import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
  ['desktop, light', DESKTOP, 'light'],
  ['phone, dark', PHONE, 'dark'],
] as const)('on a %s: from the mail in the folder to the agent, and to no more mails', async (_name, viewport, scheme) => {
  const email = uniqueEmail()
  await service.createAgent({ email, company_name: 'Lindenhof' })
  await expect.poll(async () => (await service.app.mailFolder?.list())?.some(({ to }) => to === email), { timeout: 10_000 }).toBe(true)
  await using visitor = await openVisitor(browser, viewport, scheme)
  const { page } = visitor
  await page.goto(`${service.origin}/dev/mail`)
  expect(await visitor.findBarriers()).toEqual([])
  await page.getByRole('listitem').filter({ hasText: email }).getByRole('link').click()
  const mail = page.frameLocator('iframe')
  const claim = mail.getByRole('link', { name: 'Claim the agent' })
  await claim.waitFor()
  expect(await visitor.findBarriers()).toEqual([])
  await visitor.photograph('mail')

  const [claimPage] = await Promise.all([page.waitForEvent('popup'), claim.click()])
  await claimPage.getByText(`The agent joins this account: ${email}.`).waitFor()
  await claimPage.getByRole('button', { name: /claim/i }).click()
  await claimPage.waitForURL('**/dashboard/ai-agent')
  await claimPage.getByRole('heading', { name: 'Lindenhof Assistant' }).waitFor()

  const [stopPage] = await Promise.all([page.waitForEvent('popup'), mail.getByRole('link', { name: 'No more mails' }).click()])
  await stopPage.getByRole('button', { name: 'Stop the mails' }).click()
  await stopPage.getByRole('heading', { name: 'Stopped' }).waitFor()
  expect(visitor.complaints).toEqual([])
})
