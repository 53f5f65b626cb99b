import { setTimeout as sleep } from 'node:timers/promises'
import { type AppBrowser, openBrowser } from './app-browser.ts'
import { type Service, uniqueEmail } from './service.ts'

const SIGN_IN = '/login?signin='
const POLL_MS = 50

async function textsTo(service: Service, email: string, words: string): Promise<string[]> {
  const mails = (await service.app.mailFolder?.list()) ?? []
  return mails.filter(({ to, text }) => to === email.toLowerCase() && text.includes(words)).map(({ text }) => text)
}

/** Waits until an inbox has `mails` emails with these words and returns the text of the newest. */
export async function awaitMailWith(service: Service, email: string, words: string, mails = 1): Promise<string> {
  // Some files sign in before their first test, where `expect.poll` is not allowed.
  for (;;) {
    const texts = await textsTo(service, email, words)
    if (texts.length >= mails) return texts[0] ?? ''
    await sleep(POLL_MS)
  }
}

/** Waits until an inbox has `mails` sign-in emails and returns the code and link of the newest. */
export async function awaitSignInMail(
  service: Service,
  email: string,
  mails = 1,
): Promise<{ code: string; token: string }> {
  const text = await awaitMailWith(service, email, SIGN_IN, mails)
  return { code: /^(\d{6})$/m.exec(text)?.[1] ?? '', token: /\/login\?signin=([\w-]{43})/.exec(text)?.[1] ?? '' }
}

/** Returns the browser of a person who signed in with an emailed code. */
export async function signInAs(service: Service, email = uniqueEmail()): Promise<AppBrowser> {
  const browse = openBrowser(service)
  const before = (await textsTo(service, email, SIGN_IN)).length
  await browse('POST', '/signin', { email })
  const { code } = await awaitSignInMail(service, email, before + 1)
  const { status } = await browse('POST', '/signin/code', { code })
  if (status !== 200) throw new Error(`signing in answered ${status}`)
  return browse
}
