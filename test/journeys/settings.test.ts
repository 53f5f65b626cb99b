import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DESKTOP, PHONE, type Visitor, openVisitor } from '../support/browser.ts'
import { prepareJourneys } from '../support/journey.ts'
import { runInTerminal } from '../support/run-in-terminal.ts'
import { awaitMailWith, awaitSignInMail } from '../support/sign-in.ts'
import { uniqueEmail } from '../support/service.ts'

const { browser, service } = await prepareJourneys()

async function signIn(page: Page, email: string): Promise<void> {
  const mails = ((await service.app.mailFolder?.list()) ?? []).filter(
    ({ to, text }) => to === email && text.includes('signin='),
  ).length
  await page.goto(`${service.origin}/login`)
  await page.getByLabel('Email').fill(email)
  await page.keyboard.press('Enter')
  await page.getByLabel('Code').fill((await awaitSignInMail(service, email, mails + 1)).code)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard/home')
}

async function openPage({ page, findBarriers, photograph }: Visitor, path: string, heading: string): Promise<void> {
  await page.goto(`${service.origin}/dashboard/settings/${path}`)
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor()
  expect(await findBarriers()).toEqual([])
  await photograph(`settings-${path}`)
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
}

test.each([
  ['desktop, light', DESKTOP, 'light'],
  ['phone, dark', PHONE, 'dark'],
] as const)(
  'on a %s: a key is created, works in a terminal, and fails after it is revoked',
  async (_name, viewport, scheme) => {
    await using visitor = await openVisitor(browser, viewport, scheme)
    const { page } = visitor
    await signIn(page, uniqueEmail())
    await page.goto(`${service.origin}/dashboard/settings/api`)
    await page.getByLabel('Key name').fill('terminal')
    expect(await page.getByRole('combobox', { name: 'Expires' }).inputValue()).toBe('90')
    await page.getByLabel('Read', { exact: true }).uncheck()
    await page.getByRole('button', { name: 'Create key' }).click()
    await page.getByText('Choose at least one scope.').waitFor()
    expect(await visitor.findBarriers()).toEqual([])
    await page.getByLabel('Read', { exact: true }).check()
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/api/v1/owner/keys', (route) => released.then(() => route.continue()))
    await page.getByLabel('Key name').press('Enter')
    await page.locator('button[aria-disabled=true]', { hasText: 'Create key' }).waitFor()
    // Pressed twice, creates one key.
    await page.getByLabel('Key name').press('Enter')
    release()
    await page.getByRole('heading', { name: 'API key “terminal” created' }).waitFor()
    await visitor.photograph('settings-new-key')
    expect(await visitor.findBarriers()).toEqual([])
    const command = await page.locator('pre', { hasText: 'curl' }).innerText()
    const secret = /ak_[\w-]+/.exec(command)?.[0] ?? ''
    expect(await runInTerminal(command)).toMatchObject({ status: 200, body: '{"data":[]}' })

    await page.getByRole('button', { name: 'I’ve saved it' }).click()
    await page.getByRole('button', { name: 'Revoke key “terminal”' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke key' }).click()
    await page.getByText('No keys yet.').waitFor()
    expect(await runInTerminal(command)).toMatchObject({
      status: 401,
      body: '{"success":false,"error":"Invalid API key"}',
    })
    expect(await page.content()).not.toContain(secret)

    await openPage(visitor, 'changes', 'Changes')
    await page.getByText('Revoke an API key').waitFor()
    expect(visitor.complaints).toEqual([])
  },
)

/**
 * Adds a passkey of a simulated device, signs out, and signs in with it. A used signature fails.
 */
async function usePasskey({ page, context, findBarriers, photograph }: Visitor): Promise<void> {
  const device = await context.newCDPSession(page)
  await device.send('WebAuthn.enable')
  const abilities = { hasResidentKey: true, hasUserVerification: true, isUserVerified: true }
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', ...abilities },
  })
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('button', { name: /^Remove the passkey/ }).waitFor()
  expect(await findBarriers()).toEqual([])
  await photograph('settings-passkey')

  await context.clearCookies()
  await page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
  await page.getByRole('heading', { name: 'You are not signed in' }).waitFor()
  await page.goto(`${service.origin}/login?next=/dashboard/settings/account`)
  const [signed] = await Promise.all([
    page.waitForRequest(/signin\/passkey$/),
    page.getByRole('button', { name: 'Sign in with a passkey' }).click(),
  ])
  await page.waitForURL('**/dashboard/settings/account')
  const headers = { origin: service.origin, 'content-type': 'application/json' }
  const again = await fetch(signed.url(), { method: 'POST', headers, body: signed.postData() })
  expect(again.status).toBe(400)

  await page.getByRole('button', { name: /^Remove the passkey/ }).click()
  await page.getByRole('button', { name: /^Remove the passkey/ }).waitFor({ state: 'detached' })
}

test.each([
  ['desktop, dark', DESKTOP, 'dark'],
  ['phone, light', PHONE, 'light'],
] as const)(
  'on a %s: sessions end, a colleague is invited and removed, the account is deleted',
  async (_name, viewport, scheme) => {
    const [email, colleague] = [uniqueEmail(), uniqueEmail()]
    await using visitor = await openVisitor(browser, viewport, scheme)
    await using lost = await openVisitor(browser, viewport, scheme)
    const { page } = visitor
    await signIn(lost.page, email)
    await signIn(page, email)

    await openPage(visitor, 'sessions', 'Where you are signed in')
    await page.getByRole('button', { name: /^End the session/ }).click()
    await page.getByRole('button', { name: /^End the session/ }).waitFor({ state: 'detached' })
    await lost.page.goto(`${service.origin}/dashboard/ai-agent`)
    await lost.page.getByRole('heading', { name: 'You are not signed in' }).waitFor()

    await openPage(visitor, 'account', 'Account')
    await page.getByLabel('Workspace name').fill('Lindenhof')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved').waitFor()

    await usePasskey(visitor)
    expect(await awaitMailWith(service, email, 'A passkey was added')).not.toMatch(/login\?|signin=/)
    await openPage(visitor, 'team', 'Team')
    await page.getByLabel('Email').fill(colleague)
    await page.getByRole('button', { name: 'Send invitation' }).click()
    await page.getByRole('button', { name: `Withdraw ${colleague}` }).waitFor()
    const token = /invitation=([\w-]{43})/.exec(await awaitMailWith(service, colleague, 'invitation='))?.[1] ?? ''
    await lost.page.goto(`${service.origin}/login?invitation=${token}`)
    await lost.page.getByRole('heading', { name: 'Join Lindenhof' }).waitFor()
    expect(await lost.findBarriers()).toEqual([])
    await lost.photograph('invitation')
    await lost.page.getByRole('button', { name: `Join as ${colleague}` }).click()
    await lost.page.waitForURL('**/dashboard/home')
    await lost.page.goto(`${service.origin}/dashboard/settings/api`)
    await lost.page.getByText('Editors cannot do this. Ask an owner of the workspace.').waitFor()
    await openPage(lost, 'account', 'Account')
    await lost.page.route('**/show', (route) => route.abort())
    await lost.page.getByRole('button', { name: /^Switch to/ }).click()
    await lost.page.getByText('The service did not respond').first().waitFor()
    await lost.page.unroute('**/show')
    await lost.page.locator('.account-button').click()
    await lost.page.getByRole('menuitemradio', { name: /Your own workspace/ }).click()
    await lost.page.waitForURL('**/dashboard/home')
    await lost.page.getByRole('heading', { name: 'No agent yet' }).waitFor()

    await page.reload()
    await page.getByRole('combobox', { name: `Role of ${colleague}` }).selectOption('owner')
    await visitor.photograph('settings-team-of-two')
    expect(await visitor.findBarriers()).toEqual([])
    await page.getByRole('button', { name: `Remove ${colleague}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove member' }).click()
    await page.locator('th', { hasText: colleague }).waitFor({ state: 'detached' })

    await page.goto(`${service.origin}/dashboard/settings/account`)
    await page.getByLabel(`Type “${email}” to confirm`).fill('no')
    await page.getByRole('button', { name: 'Delete account permanently' }).click()
    await page.getByText('to delete this account').waitFor()
    await page.getByLabel(`Type “${email}” to confirm`).fill(email)
    await page.getByRole('button', { name: 'Delete account permanently' }).click()
    await page.getByText('Your account and all its data are deleted.').waitFor()
    await page.goto(`${service.origin}/dashboard/ai-agent`)
    await page.getByRole('heading', { name: 'You are not signed in' }).waitFor()
    // The browser logs each refusal.
    expect(visitor.complaints.filter((line) => !/status of (400|401)/.test(line))).toEqual([])
  },
)
