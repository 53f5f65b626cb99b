import { describe, expect, test } from 'vitest'
import { type AppBrowser, openBrowser } from './support/app-browser.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { startService, uniqueEmail } from './support/service.ts'
import { awaitSignInMail } from './support/sign-in.ts'

const service = await disposeAfterAll(startService({ TRUST_PROXY: '127.0.0.1/32' }))

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const openAt = (address: string, at = service) => openBrowser(at, { address })
const ask = (browse: AppBrowser, email: string) => browse('POST', '/signin', { email })
const mailsTo = async (email: string) =>
  (await service.app.db.selectFrom('mails').select('id').where('email', '=', email).execute()).length

/** Expires all links of an inbox. */
const endLinks = (email: string) =>
  service.app.db
    .updateTable('sign_ins')
    .set({ expires_at: new Date(0) })
    .where('email', '=', email)
    .execute()

/** Signs in by code with a browser at an address. */
async function signInAt(address: string, email: string): Promise<AppBrowser> {
  const browse = openAt(address)
  const before = await mailsTo(email)
  await ask(browse, email)
  const { code } = await awaitSignInMail(service, email, before + 1)
  expect((await browse('POST', '/signin/code', { code })).status).toBe(200)
  return browse
}

/** Requests emails from four addresses, up to all limits, and waits until they are sent. */
async function fillInbox(email: string): Promise<void> {
  for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4'])
    for (let mails = 0; mails < 5; mails += 1) await ask(openAt(address), email)
  await awaitSignInMail(service, email, await mailsTo(email))
}

/** Requests an email and tries a wrong code several times. Returns the last status. */
async function guess(browse: () => AppBrowser, email: string, times: number): Promise<number> {
  let status = 0
  for (let tries = 0; tries < times; tries += 1) {
    const guessing = browse()
    const before = await mailsTo(email)
    await ask(guessing, email)
    const { code } = await awaitSignInMail(service, email, before + 1)
    status = (await guessing('POST', '/signin/code', { code: otherThan(code) })).status
  }
  return status
}

describe('after strangers requested all the emails of an inbox, its owner can still sign in', () => {
  test('a browser that has signed in before gets its own, up to five an hour', async () => {
    const email = uniqueEmail()
    const owner = await signInAt('198.51.100.1', email)
    await owner('POST', '/signout', {})
    await fillInbox(email)
    const replies = []
    for (let mails = 0; mails < 6; mails += 1) replies.push((await ask(owner, email)).status)
    expect(replies).toEqual([200, 200, 200, 200, 200, 429])
  })

  test('a new browser signs in by the link that is there, or gets another when none works', async () => {
    const email = uniqueEmail()
    await signInAt('198.51.100.1', email)
    await fillInbox(email)
    const sent = await mailsTo(email)
    const owner = openAt('198.51.100.2')
    const refused = await ask(owner, email)
    expect(refused).toMatchObject({ status: 429, body: { error: expect.stringContaining('Use the link') } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    const { token } = await awaitSignInMail(service, email, sent)
    expect((await openAt('198.51.100.3')('POST', '/signin/link', { token })).status).toBe(200)

    await endLinks(email)
    expect((await ask(owner, email)).status).toBe(200)
    const { code } = await awaitSignInMail(service, email, sent + 1)
    expect((await owner('POST', '/signin/code', { code })).status).toBe(200)
  })

  test('strangers get one more while no link works, and none for addresses without an account', async () => {
    const [email, other] = [uniqueEmail(), uniqueEmail()]
    await signInAt('198.51.100.1', email)
    for (const one of [email, other]) {
      await fillInbox(one)
      await endLinks(one)
    }
    const sent = await Promise.all([email, other].map(mailsTo))
    for (const one of [email, other]) {
      const asked = await Promise.all(Array.from({ length: 5 }, () => ask(openAt('203.0.113.9'), one)))
      expect(asked.filter(({ status }) => status === 200)).toHaveLength(1)
    }
    expect(await Promise.all([email, other].map(mailsTo))).toEqual([(sent[0] ?? 0) + 1, sent[1]])
  })

  test('the browser of another inbox counts like a new one', async () => {
    const [email, theirs] = [uniqueEmail(), uniqueEmail()]
    const stranger = await signInAt('203.0.113.8', theirs)
    await signInAt('198.51.100.1', email)
    await fillInbox(email)
    expect((await ask(stranger, email)).status).toBe(429)
    const forged = openBrowser(service, { held: [['foyer_browser', 'a.b.c']], address: '203.0.113.8' })
    expect((await ask(forged, email)).status).toBe(429)
  })
})

test('one client address gets five emails an hour for an inbox', async () => {
  const email = uniqueEmail()
  const asked = await Promise.all(Array.from({ length: 7 }, () => ask(openAt('203.0.113.1'), email)))
  expect(asked.filter(({ status }) => status === 200)).toHaveLength(5)
})

test('wrong codes count against the address that tries them, ten a day, and never against the owner’s browser', async () => {
  const email = uniqueEmail()
  const owner = await signInAt('198.51.100.1', email)
  const sites = ['203.0.113.1', '203.0.113.2']
  for (const address of sites) expect(await guess(() => openAt(address), email, 5)).toBe(400)
  const [address = ''] = sites
  await service.app.db.deleteFrom('request_counts').where('key', 'not like', 'signin:code:%').execute()
  const stranger = openAt(address)
  await ask(stranger, email)
  const { code } = await awaitSignInMail(service, email, await mailsTo(email))
  for (let tries = 0; tries < 5; tries += 1) await stranger('POST', '/signin/code', { code: otherThan(code) })
  await ask(stranger, email)
  const { code: right } = await awaitSignInMail(service, email, await mailsTo(email))
  expect(await stranger('POST', '/signin/code', { code: right })).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining('link') },
  })
  for (const browse of [owner, openAt('198.51.100.7')]) {
    await ask(browse, email)
    const own = await awaitSignInMail(service, email, await mailsTo(email))
    expect((await browse('POST', '/signin/code', { code: own.code })).status).toBe(200)
  }
})

test('a stranger behind the same address does not use up the attempts of a browser that has signed in before', async () => {
  await using small = await startService({ SIGN_INS_PER_ADDRESS_PER_HOUR: '4', TRUST_PROXY: '127.0.0.1/32' })
  const email = uniqueEmail()
  const owner = openAt('198.51.100.1', small)
  await ask(owner, email)
  const { code } = await awaitSignInMail(small, email)
  await owner('POST', '/signin/code', { code })
  const stranger = openAt('198.51.100.1', small)
  for (let tries = 0; tries < 6; tries += 1) await stranger('POST', '/signin/link', { token: 'x' })
  expect((await stranger('POST', '/signin/link', { token: 'x' })).status).toBe(429)
  expect((await ask(owner, email)).status).toBe(200)
  expect((await ask(owner, uniqueEmail())).status).toBe(429)
})
