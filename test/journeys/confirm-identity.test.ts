import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ageSignIns } from '../support/age-sessions.ts'
import type { Visitor } from '../support/browser.ts'
import { SCREENS, prepareJourneys } from '../support/journey.ts'
import { uniqueEmail } from '../support/service.ts'
import { awaitSignInMail } from '../support/sign-in.ts'

const { service, openOwner } = await prepareJourneys()

const accountIdOf = async (page: Page): Promise<string> =>
  (await (await page.request.get(`${service.origin}/api/v1/app/me`)).json()).account.id

/** Makes the sign-in of the page's person old. */
const waitADay = async (page: Page): Promise<void> => ageSignIns(service, await accountIdOf(page), '25 hours')

/** Looks at the dialog and checks that nothing is wrong with it. */
async function inspect({ page, findBarriers, photograph }: Visitor, name: string): Promise<void> {
  expect(await findBarriers()).toEqual([])
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  await photograph(name)
}

async function addAuthenticator({ page, context }: Visitor): Promise<void> {
  const device = await context.newCDPSession(page)
  await device.send('WebAuthn.enable')
  const abilities = { hasResidentKey: true, hasUserVerification: true, isUserVerified: true }
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true, ...abilities },
  })
}

const dialogIn = (page: Page) => page.getByRole('dialog', { name: 'Confirm that it is you' })

test.each(SCREENS)('on a %s: a code to the verified inbox, by keyboard, and then a passkey', async (...screen) => {
  await using owner = await openOwner(screen, {}, { isVerified: true })
  const { page } = owner
  const { email } = (await (await page.request.get(`${service.origin}/api/v1/app/me`)).json()).account
  await owner.visit('/settings/api')
  await waitADay(page)
  await page.getByLabel('Key name').fill('terminal')
  await page.keyboard.press('Enter')
  const dialog = dialogIn(page)
  await dialog.getByRole('button', { name: `Email a code to ${email}` }).waitFor()
  await inspect(owner, 'confirm-ways')

  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('You signed in more than 15 minutes ago').waitFor()
  expect(await page.getByLabel('Key name').inputValue()).toBe('terminal')
  await page.getByRole('button', { name: 'Create key' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe(`Email a code to ${email}`)
  await page.keyboard.press('Enter')
  const code = dialog.getByLabel('Code')
  await code.waitFor()
  await expect.poll(() => code.evaluate((field) => field.matches(':focus'))).toBe(true)
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await dialog.getByText('This code is wrong').waitFor()
  await inspect(owner, 'confirm-code')
  await code.fill((await awaitSignInMail(service, email)).code)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'API key “terminal” created' }).waitFor()
  expect(await dialog.count()).toBe(0)

  // A dialog below stays open.
  await page.getByRole('button', { name: 'I’ve saved it' }).click()
  await waitADay(page)
  await page.getByRole('button', { name: 'Revoke key “terminal”' }).click()
  const below = page.getByRole('dialog', { name: /terminal/ })
  await below.getByRole('button', { name: 'Revoke key' }).click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })
  await below.getByText('Confirm that it is you').waitFor()
  await page.keyboard.press('Escape')
  await below.waitFor({ state: 'detached' })

  await addAuthenticator(owner)
  await ageSignIns(service, await accountIdOf(page), '-25 hours')
  await owner.visit('/settings/account')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('button', { name: /^Remove the passkey/ }).waitFor()
  await waitADay(page)
  await owner.visit('/ai-agent/behavior')
  await page.getByRole('button', { name: 'Export as ZIP' }).click()
  await dialog.getByRole('button', { name: 'Confirm with a passkey' }).waitFor()
  await inspect(owner, 'confirm-passkey')
  const [archive] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Confirm with a passkey' }).click(),
  ])
  expect(archive.suggestedFilename()).toMatch(/\.zip$/)
})

test.each(SCREENS)('on a %s: the owner of a workspace without an email verifies one', async (...screen) => {
  await using owner = await openOwner(screen)
  const { page, agent } = owner
  await owner.visit('/settings/api')
  await waitADay(page)
  await page.getByLabel('Key name').fill('terminal')
  await page.getByRole('button', { name: 'Create key' }).click()
  const dialog = dialogIn(page)
  const email = uniqueEmail()
  await dialog.getByLabel('Email').fill(email)
  await inspect(owner, 'confirm-email')
  await dialog.getByRole('button', { name: 'Email a code' }).click()
  await dialog.getByLabel('Code').fill((await awaitSignInMail(service, email)).code)
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
  await page.getByRole('heading', { name: 'API key “terminal” created' }).waitFor()
  const me = await (await page.request.get(`${service.origin}/api/v1/app/me`)).json()
  expect(me).toMatchObject({ account: { email }, agents: [{ id: agent.agent_id }] })
})
