import { describe, expect, test } from 'vitest'
import { insertPasskey } from '../src/features/accounts/accounts.ts'
import { type AppBrowser, openBrowser } from './support/app-browser.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { awaitSignInMail, signInAs } from './support/sign-in.ts'
import { createPasskey } from './support/software-authenticator.ts'
import { claimNewAgent } from './support/owner.ts'
import { startService, uniqueEmail } from './support/service.ts'

const service = await disposeAfterAll(startService())

/** A browser that requested an email, with the link and code in it. */
async function ask(email = uniqueEmail()) {
  const browse = openBrowser(service)
  const asked = await browse('POST', '/signin', { email })
  return { email, browse, asked, ...(await awaitSignInMail(service, email)) }
}

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const emailOf = async (browse: AppBrowser) => (await browse('GET', '/me')).body.account?.email

describe('signing in by email', () => {
  test('works with the code, once, in the browser that requested it', async () => {
    const { email, browse, code } = await ask()
    const entered = await browse('POST', '/signin/code', { code: ` ${code.slice(0, 3)} ${code.slice(3)}` })
    expect(entered.status).toBe(200)
    expect(entered.set).toMatch(/^foyer_session=[\w-]{43};.*HttpOnly.*SameSite=Lax/)
    expect((await browse('GET', '/me')).body).toMatchObject({ account: { email, provisional: false }, agents: [] })
    expect((await browse('POST', '/signin/code', { code })).status).toBe(409)
  })

  test('works with the link, once, in any browser; opening it changes nothing', async () => {
    const { email, token } = await ask()
    const phone = openBrowser(service)
    for (let opened = 0; opened < 2; opened += 1) {
      expect(await phone('POST', '/signin/preview', { token })).toMatchObject({ status: 200, body: { email } })
    }
    expect((await phone('GET', '/me')).status).toBe(401)
    const entries = await Promise.all(
      Array.from({ length: 4 }, () => openBrowser(service)('POST', '/signin/link', { token })),
    )
    expect(entries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404, 404])
  })

  test('is in the audit log, by code and by link', async () => {
    const { email, browse, code } = await ask()
    await browse('POST', '/signin/code', { code })
    const phone = openBrowser(service)
    await browse('POST', '/signin', { email })
    const { token } = await awaitSignInMail(service, email, 2)
    await phone('POST', '/signin/link', { token })
    const { data } = (await browse('GET', '/api/v1/owner/changes')).body
    const entry = { action: 'signIn', summary: 'Sign in', by: { kind: 'person', name: email } }
    expect(data).toEqual([expect.objectContaining(entry), expect.objectContaining(entry)])
  })

  test('opens the same account for every spelling of the address', async () => {
    const email = uniqueEmail()
    const first = await signInAs(service, email)
    const second = await signInAs(service, email.toUpperCase())
    const ids = await Promise.all([first, second].map(async (browse) => (await browse('GET', '/me')).body.account.id))
    expect(ids[0]).toBe(ids[1])
  })

  test('does not reveal whether an address is registered', async () => {
    const known = uniqueEmail()
    await signInAs(service, known)
    const created = uniqueEmail()
    await service.createAgent({ email: created })
    const replies = await Promise.all(
      [known, created, uniqueEmail()].map((email) => openBrowser(service)('POST', '/signin', { email })),
    )
    for (const { status, body, headers } of replies) {
      expect([status, body]).toEqual([200, { success: true }])
      expect([...headers.keys()].toSorted()).toEqual([...(replies[0]?.headers.keys() ?? [])].toSorted())
    }
    for (const email of [known, created]) await awaitSignInMail(service, email)
  })

  test.each(['', 'anna', 'anna@localhost', 'a b@example.com', ['a@example.com'], null, 7])(
    'refuses the email %j',
    async (email) => {
      expect((await openBrowser(service)('POST', '/signin', { email })).status).toBe(400)
    },
  )

  test('stores links and codes only as hashes', async () => {
    const { token, code, email } = await ask()
    const { db } = service.app
    const rows = [
      await db.selectFrom('sign_ins').selectAll().where('email', '=', email).execute(),
      await db.selectFrom('mails').selectAll().where('email', '=', email).execute(),
    ]
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(rows.flat().map((row) => Object.values(row))).not.toContain(code)
  })

  test('sends sign-in emails to an unsubscribed inbox', async () => {
    const email = uniqueEmail()
    await service.createAgent({ email })
    await expect.poll(async () => (await service.app.mailFolder?.list())?.some(({ to }) => to === email)).toBe(true)
    const mail = (await service.app.mailFolder?.list())?.find(({ to }) => to === email)
    const stop = new URL(/http\S+\/mail\/stop\?\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    expect((await service.call('POST', `${stop.pathname}${stop.search}`)).status).toBe(200)
    expect(await emailOf(await signInAs(service, email))).toBe(email)
  })
})

describe('attacks', () => {
  test('a code fails in another browser than the one that requested it', async () => {
    const { code } = await ask()
    expect((await openBrowser(service)('POST', '/signin/code', { code })).status).toBe(409)
  })

  test('the code of another email fails', async () => {
    const [mine, theirs] = [await ask(), await ask()]
    expect((await mine.browse('POST', '/signin/code', { code: theirs.code })).status).toBe(400)
  })

  test('after five wrong codes, the right one fails and the link of a new email works', async () => {
    const { browse, code, email, token } = await ask()
    const guesses = await Promise.all(
      Array.from({ length: 8 }, () => browse('POST', '/signin/code', { code: otherThan(code) })),
    )
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(5)
    expect(guesses.filter(({ status }) => status === 409)).toHaveLength(3)
    expect((await browse('POST', '/signin/code', { code })).status).toBe(409)
    expect((await browse('GET', '/me')).status).toBe(401)
    const phone = openBrowser(service)
    expect((await phone('POST', '/signin/link', { token })).status).toBe(200)
    expect(await emailOf(phone)).toBe(email)
  })

  test('all kinds of sign-in attempts from one address share a limit', async () => {
    await using small = await startService({ SIGN_INS_PER_ADDRESS_PER_HOUR: '4' })
    const browse = openBrowser(small)
    const tries: [string, unknown][] = [
      ['/claim', { invite: 'x' }],
      ['/invite', { invite: 'x' }],
      ['/signin/link', { token: 'x' }],
      ['/signin/code', { code: '123456' }],
      ['/signin', { email: uniqueEmail() }],
      ['/signin/preview', { token: 'x' }],
      ['/signin/passkey/options', {}],
    ]
    const statuses = []
    for (const [path, body] of tries) statuses.push((await browse('POST', path, body)).status)
    expect(statuses).toEqual([404, 404, 404, 409, 429, 429, 429])
  })

  test('another website cannot sign a person in', async () => {
    const { token } = await ask()
    for (const [path, body] of [
      ['/signin', { email: uniqueEmail() }],
      ['/signin/link', { token }],
      ['/signin/code', { code: '123456' }],
    ] as const) {
      for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }, {}]) {
        expect((await service.call('POST', `/api/v1/app${path}`, body, headers as Record<string, string>)).status).toBe(
          403,
        )
      }
    }
    expect((await openBrowser(service)('POST', '/signin/link', { token })).status).toBe(200)
  })

  test('expired links and codes fail', async () => {
    const { email, browse, code, token } = await ask()
    await service.app.db
      .updateTable('sign_ins')
      .set({ expires_at: new Date(0) })
      .where('email', '=', email)
      .execute()
    expect((await browse('POST', '/signin/code', { code })).status).toBe(409)
    expect((await browse('POST', '/signin/link', { token })).status).toBe(404)
  })

  test("signing in replaces the browser's earlier session", async () => {
    const email = uniqueEmail()
    const browse = await signInAs(service, email)
    const stolen = browse.fork()
    await browse('POST', '/signin', { email })
    await browse('POST', '/signin/code', { code: (await awaitSignInMail(service, email, 2)).code })
    expect((await browse('GET', '/me')).status).toBe(200)
    expect((await stolen('GET', '/me')).status).toBe(401)
  })

  test("another verified inbox than the agent's cannot take it over", async () => {
    const { agent, call } = await claimNewAgent(service, { email: uniqueEmail() })
    const attacker = uniqueEmail()
    await call('POST', '/signin', { email: attacker })
    await call('POST', '/signin/code', { code: (await awaitSignInMail(service, attacker)).code })
    expect((await call('GET', '/me')).body).toMatchObject({ account: { email: attacker }, agents: [] })
    expect((await call('GET', '/offers')).body.offers).toEqual([])
    const row = await service.app.db
      .selectFrom('agents')
      .innerJoin('accounts', 'accounts.id', 'agents.account_id')
      .select('accounts.provisional')
      .where('agents.id', '=', agent.agent_id)
      .executeTakeFirst()
    expect(row?.provisional).toBe(true)
  })
})

describe('a workspace without a verified email', () => {
  test('is offered to its inbox when that signs in, and stays open to the browser that had it', async () => {
    const email = uniqueEmail()
    const { agent, call } = await claimNewAgent(service, { email })
    await call('POST', '/signin', { email })
    await call('POST', '/signin/code', { code: (await awaitSignInMail(service, email)).code })
    const { body: me } = await call('GET', '/me')
    expect(me).toMatchObject({ account: { email }, workspace: { own: true }, agents: [] })
    expect(me.workspaces).toHaveLength(2)
    const [offer] = (await call('GET', '/offers')).body.offers
    expect((await call('POST', `/offers/${offer.id}/accept`, {})).status).toBe(200)
    const { body: after } = await call('GET', '/me')
    expect(after.agents).toEqual([expect.objectContaining({ id: agent.agent_id })])
    expect(after.workspaces).toHaveLength(1)
  })
})

describe('sessions', () => {
  test('are listed, and ended one by one or all except the current one', async () => {
    const email = uniqueEmail()
    const [laptop, phone, third] = [
      await signInAs(service, email),
      await signInAs(service, email),
      await signInAs(service, email),
    ]
    const { body } = await laptop('GET', '/sessions')
    expect(body.sessions).toHaveLength(3)
    expect(body.sessions.filter(({ current }: { current: boolean }) => current)).toHaveLength(1)
    const { body: ofPhone } = await phone('GET', '/sessions')
    const phoneId = ofPhone.sessions.find(({ current }: { current: boolean }) => current).id
    expect((await laptop('DELETE', `/sessions/${phoneId}`)).status).toBe(200)
    expect((await phone('GET', '/me')).status).toBe(401)
    expect((await third('GET', '/me')).status).toBe(200)
    expect((await laptop('DELETE', '/sessions')).status).toBe(200)
    expect((await third('GET', '/me')).status).toBe(401)
    expect((await laptop('GET', '/me')).status).toBe(200)
  })

  test('of other people cannot be seen or ended', async () => {
    const [mine, theirs] = [await signInAs(service), await signInAs(service)]
    const [{ id }] = (await theirs('GET', '/sessions')).body.sessions
    expect((await mine('DELETE', `/sessions/${id}`)).status).toBe(404)
    expect((await mine('DELETE', '/sessions/none')).status).toBe(404)
    expect((await mine('GET', '/sessions')).body.sessions).toHaveLength(1)
    expect((await theirs('GET', '/me')).status).toBe(200)
    expect((await openBrowser(service)('GET', '/sessions')).status).toBe(401)
  })

  test('end by signing out and by expiry', async () => {
    const email = uniqueEmail()
    const [one, two] = [await signInAs(service, email), await signInAs(service, email)]
    await one('POST', '/signout', {})
    expect((await one('GET', '/me')).status).toBe(401)
    const { id } = (await two('GET', '/me')).body.account
    await service.app.db
      .updateTable('sessions')
      .set({ expires_at: new Date(0) })
      .where('account_id', '=', id)
      .execute()
    expect((await two('GET', '/me')).status).toBe(401)
  })

  test('use Secure cookies if PUBLIC_URL is https', async () => {
    await using safe = await startService({ APP_URL: 'HTTPS://App.Example' })
    const agent = await safe.createAgent()
    const invite = new URL(agent.claim_url ?? '').searchParams.get('invite')
    const origin = 'https://app.example'
    const [set = ''] = (await safe.call('POST', '/api/v1/app/claim', { invite }, { origin })).headers.getSetCookie()
    expect(set).toMatch(/^__Host-foyer_session=[\w-]{43};.*Path=\/;.*; Secure/)
    expect(set).not.toContain('Domain')
    const [cookie = ''] = set.split(';')
    const me = async () => (await safe.call('GET', '/api/v1/app/me', undefined, { cookie })).status
    expect(await me()).toBe(200)
    const ended = await safe.call('POST', '/api/v1/app/signout', {}, { origin, cookie })
    expect(ended.headers.getSetCookie()[0]).toMatch(/^__Host-foyer_session=;.*; Secure/)
    expect(await me()).toBe(401)
  })
})

describe('a passkey', () => {
  const made = (challenge: string) => ({
    id: 'AAAA',
    rawId: 'AAAA',
    type: 'public-key',
    response: {
      clientDataJSON: Buffer.from(
        JSON.stringify({ type: 'webauthn.create', challenge, origin: service.origin }),
      ).toString('base64url'),
      attestationObject: 'oA',
    },
  })

  test('can be added only by a signed-in person', async () => {
    const [browse, stranger] = [await signInAs(service), openBrowser(service)]
    for (const path of ['/passkeys', '/passkeys/options']) expect((await stranger('POST', path, {})).status).toBe(401)
    expect((await stranger('GET', '/passkeys')).status).toBe(401)
    const { body: options } = await browse('POST', '/passkeys/options', {})
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Foyer' },
      user: { name: await emailOf(browse) },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    expect((await browse('GET', '/passkeys')).body).toEqual({ passkeys: [] })
  })

  test('is refused if no authenticator created it, with any challenge', async () => {
    const browse = await signInAs(service)
    const { body: options } = await browse('POST', '/passkeys/options', {})
    for (const challenge of [options.challenge, 'AAAA']) {
      expect(await browse('POST', '/passkeys', made(challenge))).toMatchObject({
        status: 400,
        body: { success: false },
      })
    }
    expect((await browse('POST', '/passkeys', { id: 7 })).body.error).toContain('id must be')
    expect((await browse('GET', '/passkeys')).body).toEqual({ passkeys: [] })
  })

  test('signs nobody in if it is unknown', async () => {
    const browse = openBrowser(service)
    const { body: options } = await browse('POST', '/signin/passkey/options', {})
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    const response = { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' }
    const { status, body } = await browse('POST', '/signin/passkey', {
      id: 'AAAA',
      rawId: 'AAAA',
      type: 'public-key',
      response,
    })
    expect([status, body.error]).toEqual([400, expect.stringContaining('no longer registered')])
    expect((await browse('GET', '/me')).status).toBe(401)
  })

  test('of another person cannot be seen or removed', async () => {
    const [browse, other] = [await signInAs(service), await signInAs(service)]
    const accountId = (await browse('GET', '/me')).body.account.id
    const passkey = {
      credentialId: crypto.randomUUID(),
      publicKey: new Uint8Array(4),
      counter: 0,
      transports: [],
      device: 'Chrome on Linux',
    }
    await insertPasskey(service.app.db, accountId, passkey)
    const { passkeys } = (await browse('GET', '/passkeys')).body
    expect(passkeys).toMatchObject([{ device: 'Chrome on Linux' }])
    expect((await other('GET', '/passkeys')).body).toEqual({ passkeys: [] })
    expect((await other('DELETE', `/passkeys/${passkeys[0].id}`)).status).toBe(404)
    expect((await browse('DELETE', `/passkeys/${passkeys[0].id}`)).status).toBe(200)
    expect((await browse('GET', '/passkeys')).body).toEqual({ passkeys: [] })
  })

  test('is refused beyond 20, even if its options were created before', async () => {
    const browse = await signInAs(service)
    const created = await Promise.all(Array.from({ length: 22 }, () => browse('POST', '/passkeys/options', {})))
    const passkeys = created.map(({ body }) => createPasskey(body, service.origin))
    const added = await Promise.all(passkeys.map((passkey) => browse('POST', '/passkeys', passkey)))
    expect(added.filter(({ status }) => status === 200)).toHaveLength(20)
    const refused = added.filter(({ status }) => status === 400).map(({ body }) => body.error)
    expect(refused).toEqual(Array(2).fill('An account can have 20 passkeys. Remove one first.'))
    expect((await browse('GET', '/passkeys')).body.passkeys).toHaveLength(20)
    expect((await browse('POST', '/passkeys/options', {})).body.error).toBe(refused[0])
  })
})
