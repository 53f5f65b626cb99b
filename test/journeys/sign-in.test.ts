import { expect, test } from 'vitest'
import { SCREENS, prepareJourneys } from '../support/journey.ts'
import { awaitSignInMail } from '../support/sign-in.ts'
import { uniqueEmail } from '../support/service.ts'

const journey = await prepareJourneys()

test.each(SCREENS)('on a %s: signing in by code opens the requested page', async (...screen) => {
  const email = uniqueEmail()
  await using visitor = await journey.openVisitor(screen)
  const { page } = visitor
  await page.goto(`${journey.service.origin}/dashboard/settings/api?agent=0199d4f2-5c1e`)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await page.keyboard.type(email)
  expect(await visitor.findBarriers()).toEqual([])
  await visitor.photograph('sign-in')
  await page.keyboard.press('Enter')

  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  expect(await visitor.findBarriers()).toEqual([])
  const { code } = await awaitSignInMail(journey.service, email)
  await page.keyboard.type(code === '000000' ? '000001' : '000000')
  await page.keyboard.press('Enter')
  await page.getByText('This code is wrong.').waitFor()
  await visitor.photograph('sign-in-code')
  await page.getByLabel('Code').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard/settings/api?agent=0199d4f2-5c1e')
  await page.getByRole('heading', { name: 'API keys' }).waitFor()
  // The browser logs both refusals: no session, and the wrong code.
  expect(visitor.complaints.filter((line) => !/status of (401|400)/.test(line))).toEqual([])
})

test.each(SCREENS)('on a %s: signing in by link removes the secret from the URL', async (...screen) => {
  const email = uniqueEmail()
  await using visitor = await journey.openVisitor(screen)
  const { page } = visitor
  await page.goto(`${journey.service.origin}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send email' }).click()
  const { token } = await awaitSignInMail(journey.service, email)

  await using phone = await journey.openVisitor(screen)
  await phone.page.goto(`${journey.service.origin}/login?signin=${token}`)
  await phone.page.getByText(`This link signs you in as ${email}.`).waitFor()
  await phone.page.reload()
  await phone.page.getByText(`This link signs you in as ${email}.`).waitFor()
  await phone.page.goto(`${journey.service.origin}/login`)
  await phone.page.getByLabel('Email').waitFor()
  await phone.page.goto(`${journey.service.origin}/login?signin=${token}`)
  await phone.page.getByText(`This link signs you in as ${email}.`).waitFor()
  expect(phone.page.url()).not.toContain(token)
  expect(await phone.findBarriers()).toEqual([])
  await phone.photograph('sign-in-link')
  await phone.page.getByRole('button', { name: 'Sign in on this device' }).click()
  await phone.page.waitForURL('**/dashboard/home')
  await phone.page.getByRole('heading', { name: 'No agent yet' }).waitFor()

  await page.goto(`${journey.service.origin}/login?signin=${token}`)
  await page.getByRole('heading', { name: 'This link no longer works' }).waitFor()
  await visitor.photograph('sign-in-link-used')
  expect(await visitor.findBarriers()).toEqual([])
  expect(phone.complaints).toEqual([])
})
