import { expect } from 'vitest'
import { type AppBrowser, openBrowser } from './app-browser.ts'
import { type Service, uniqueEmail } from './service.ts'

/** What the newest of so many sign-in mails to an inbox carries. */
export async function awaitSignInMail(service: Service, email: string, mails = 1): Promise<{ code: string; token: string }> {
  const find = async () =>
    ((await service.app.mailFolder?.list()) ?? []).filter(({ to, text }) => to === email.toLowerCase() && text.includes('/login?signin='))
  await expect.poll(async () => (await find()).length, { timeout: 10_000 }).toBeGreaterThanOrEqual(mails)
  const [newest] = await find()
  const code = /^(\d{6})$/m.exec(newest?.text ?? '')?.[1] ?? ''
  const token = /\/login\?signin=([\w-]{43})/.exec(newest?.text ?? '')?.[1] ?? ''
  return { code, token }
}

/** The browser of a person who signed in by the code of a mail. */
export async function signInAs(service: Service, email = uniqueEmail()): Promise<AppBrowser> {
  const browse = openBrowser(service)
  const before = ((await service.app.mailFolder?.list()) ?? []).filter(
    ({ to, text }) => to === email.toLowerCase() && text.includes('/login?signin='),
  ).length
  await browse('POST', '/signin', { email })
  const { code } = await awaitSignInMail(service, email, before + 1)
  const { status } = await browse('POST', '/signin/code', { code })
  if (status !== 200) throw new Error(`signing in answered ${status}`)
  return browse
}
