import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { type AppBrowser, openBrowser } from './support/app-browser.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { claimNewAgent } from './support/owner.ts'
import { type Reply, startService, uniqueEmail } from './support/service.ts'
import { ageSessions, ageSignIns } from './support/age-sessions.ts'
import { awaitMailWith, awaitSignInMail, signInAs } from './support/sign-in.ts'

const service = await disposeAfterAll(startService())

const accountOf = async (browse: AppBrowser): Promise<{ id: string; email: string; provisional: boolean }> =>
  (await browse('GET', '/me')).body.account
const workspaceOf = async (browse: AppBrowser): Promise<string> => (await browse('GET', '/me')).body.workspace.id

/** Signs in as somebody whose sign-in is no longer recent. */
async function signInLongAgo(email = uniqueEmail()): Promise<{ browse: AppBrowser; email: string; id: string }> {
  const browse = await signInAs(service, email)
  const { id } = await accountOf(browse)
  await ageSignIns(service, id, '15 minutes')
  return { browse, email, id }
}

/** Emails a code and enters it. */
async function confirm(browse: AppBrowser, email: string): Promise<Reply> {
  const before = (await service.app.db.selectFrom('mails').select('id').where('email', '=', email).execute()).length
  await browse('POST', '/signin', { email })
  const { code } = await awaitSignInMail(service, email, before + 1)
  return browse('POST', '/confirm/code', { code })
}

describe('a session', () => {
  const lastUse = (accountId: string) =>
    service.app.db
      .selectFrom('sessions')
      .select('last_seen_at as at')
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()

  test('ends after 14 days without use, and is no longer listed', async () => {
    const email = uniqueEmail()
    const [idle, used] = [await signInAs(service, email), await signInAs(service, email)]
    const { id } = await accountOf(idle)
    await ageSessions(service, id, '13 days 23 hours')
    expect((await used('GET', '/me')).status).toBe(200)
    await ageSessions(service, id, '2 hours')
    expect((await idle('GET', '/me')).status).toBe(401)
    expect((await idle('GET', '/api/v1/owner/agents')).status).toBe(401)
    expect((await used('GET', '/sessions')).body.sessions).toMatchObject([{ current: true }])
  })

  test('writes its use at most once an hour', async () => {
    const browse = await signInAs(service)
    const { id } = await accountOf(browse)
    await ageSessions(service, id, '59 minutes')
    const before = await lastUse(id)
    await browse('GET', '/me')
    expect(await lastUse(id)).toEqual(before)
    await ageSessions(service, id, '2 minutes')
    await browse('GET', '/me')
    expect((await lastUse(id)).at.getTime()).toBeGreaterThan(before.at.getTime())
  })

  test('ends after 30 days, however often it is used', async () => {
    const browse = await signInAs(service)
    const { id } = await accountOf(browse)
    await service.app.db
      .updateTable('sessions')
      .set({ expires_at: new Date(0) })
      .where('account_id', '=', id)
      .execute()
    expect((await browse('GET', '/me')).status).toBe(401)
  })
})

describe('changes that need a recent sign-in', () => {
  const nobody = '00000000-0000-7000-8000-000000000001'
  const guarded = (agentId: string): [method: string, path: string, body?: object][] => [
    ['POST', '/api/v1/owner/keys', { name: 'build' }],
    ['DELETE', `/api/v1/owner/keys/${nobody}`],
    ['POST', '/api/v1/owner/team/invitations', { email: uniqueEmail(), role: 'editor' }],
    ['DELETE', `/api/v1/owner/team/invitations/${nobody}`],
    ['PATCH', `/api/v1/owner/team/members/${nobody}`, { role: 'editor' }],
    ['DELETE', `/api/v1/owner/team/members/${nobody}`],
    ['GET', `/api/v1/owner/agents/${agentId}/export`],
    ['POST', '/passkeys/options', {}],
    ['DELETE', `/passkeys/${nobody}`],
    ['POST', `/workspaces/${nobody}/leave`, {}],
    ['POST', '/account/delete', { confirm: 'delete' }],
  ]

  test('are refused 15 minutes after it, by name, and change nothing', async () => {
    const { agent, call } = await claimNewAgent(service)
    const { id } = await accountOf(call)
    await ageSignIns(service, id, '24 hours 1 minute')
    for (const [method, path, body] of guarded(agent.agent_id)) {
      const reply = await call(method, path, body)
      expect([path, reply.status, reply.headers.get('error-code')]).toEqual([path, 403, 'recent_sign_in_required'])
      expect(reply.body).toMatchObject({ success: false })
    }
    expect((await call('GET', '/me')).body.agents).toHaveLength(1)
    expect((await call('GET', '/api/v1/owner/keys')).body.data).toEqual([])
  })

  test('are open for 15 minutes after a sign-in, and for 24 hours after a claim', async () => {
    const signedIn = await signInAs(service)
    const { call } = await claimNewAgent(service)
    await ageSignIns(service, (await accountOf(signedIn)).id, '14 minutes')
    await ageSignIns(service, (await accountOf(call)).id, '23 hours 59 minutes')
    for (const browse of [signedIn, call])
      expect((await browse('POST', '/api/v1/owner/keys', { name: 'build' })).status).toBe(200)
  })

  test('are not reopened by another claim in the same session', async () => {
    const { call } = await claimNewAgent(service)
    await ageSignIns(service, (await accountOf(call)).id, '25 hours')
    const other = await service.createAgent()
    const invite = new URL(other.claim_url ?? '').searchParams.get('invite')
    expect((await call('POST', '/claim', { invite })).status).toBe(200)
    expect((await call('POST', '/api/v1/owner/keys', { name: 'build' })).status).toBe(403)
  })

  test('need nothing more with an API key, and reading needs no recent sign-in', async () => {
    const { browse } = await signInLongAgo()
    for (const path of ['/api/v1/owner/keys', '/api/v1/owner/team', '/passkeys'])
      expect((await browse('GET', path)).status).toBe(200)
    const { bearer } = await service.createAccount()
    expect((await service.api('POST', '/keys', { name: 'build' }, bearer)).status).toBe(200)
  })
})

describe('confirming', () => {
  test('by a code to the own inbox reopens them in the same session', async () => {
    const { browse, email } = await signInLongAgo()
    expect((await browse('GET', '/confirm')).body).toEqual({ recent: false, email, passkey: false })
    const [before] = (await browse('GET', '/sessions')).body.sessions
    expect(await confirm(browse, email)).toMatchObject({ status: 200, body: { success: true } })
    expect((await browse('GET', '/confirm')).body).toMatchObject({ recent: true })
    expect((await browse('GET', '/sessions')).body.sessions).toMatchObject([{ id: before.id, current: true }])
    expect((await browse('POST', '/api/v1/owner/keys', { name: 'build' })).status).toBe(200)
  })

  test('refuses a wrong code, a code for another inbox, and callers without a session', async () => {
    const { browse, email } = await signInLongAgo()
    expect(await confirm(browse, uniqueEmail())).toMatchObject({ status: 400 })
    await browse('POST', '/signin', { email })
    const { code } = await awaitSignInMail(service, email, 2)
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    expect((await browse('POST', '/confirm/code', { code: wrong })).status).toBe(400)
    expect((await openBrowser(service)('POST', '/confirm/code', { code })).status).toBe(401)
    expect((await browse('GET', '/confirm')).body).toMatchObject({ recent: false })
  })

  test('offers a person’s own passkeys, and refuses what none of them signed', async () => {
    const { browse, id } = await signInLongAgo()
    const values = { id: randomUUID(), account_id: id, public_key: 'AAAA', counter: 0, transports: [], device: '' }
    await service.app.db
      .insertInto('passkeys')
      .values({ ...values, credential_id: 'AAAA', last_used_at: null })
      .execute()
    expect((await browse('GET', '/confirm')).body).toMatchObject({ passkey: true })
    expect((await browse('POST', '/confirm/passkey/options', {})).body).toMatchObject({
      allowCredentials: [{ id: 'AAAA' }],
      userVerification: 'required',
    })
    const response = { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' }
    const forged = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response }
    expect((await browse('POST', '/confirm/passkey', forged)).status).toBe(400)
  })

  test('a provisional owner signs in by email and continues in the same workspace', async () => {
    const { call } = await claimNewAgent(service)
    const before = await workspaceOf(call)
    await ageSignIns(service, before, '25 hours')
    expect((await call('GET', '/confirm')).body).toEqual({ recent: false, passkey: false })
    const email = uniqueEmail()
    await call('POST', '/signin', { email })
    const { code } = await awaitSignInMail(service, email)
    expect((await call('POST', '/signin/code', { code })).status).toBe(200)
    expect((await call('POST', `/workspaces/${before}/show`, {})).status).toBe(200)
    expect((await call('GET', '/me')).body).toMatchObject({
      account: { email },
      workspace: { id: before, role: 'owner', provisional: true },
    })
    expect((await call('POST', '/api/v1/owner/keys', { name: 'build' })).status).toBe(200)
    // Nobody else can delete it.
    expect((await call('POST', '/account/delete', { confirm: email })).status).toBe(400)
    expect((await call('POST', '/account/delete', { confirm: 'delete' })).status).toBe(200)
    const again = await signInAs(service, email)
    expect((await again('GET', '/me')).body.workspaces).toMatchObject([{ own: true }])
  })
})

describe('a sign-in from a new browser', () => {
  const SUBJECT = 'account in a new browser'
  const noticesTo = async (email: string): Promise<number> =>
    (await service.app.db.selectFrom('mails').select('kind').where('email', '=', email).execute()).filter(
      ({ kind }) => kind === 'new_browser',
    ).length

  test('is emailed to the owner, with no secret, and not for the first sign-in of an account', async () => {
    const email = uniqueEmail()
    await signInAs(service, email)
    expect(await noticesTo(email)).toBe(0)
    await signInAs(service, email)
    const text = await awaitMailWith(service, email, SUBJECT)
    expect(text).toMatch(/\d{1,2} \w+ \d{4} at \d\d:\d\d UTC/)
    expect(text).toContain('/dashboard/settings/sessions')
    expect(text).not.toMatch(/login\?|invite=|signin=/)
    expect(await noticesTo(email)).toBe(1)
  })

  test('is not emailed if the browser has signed in before, also after signing out', async () => {
    const email = uniqueEmail()
    const browse = await signInAs(service, email)
    await browse('POST', '/signout', {})
    await browse('POST', '/signin', { email })
    const { code } = await awaitSignInMail(service, email, 2)
    expect((await browse('POST', '/signin/code', { code })).status).toBe(200)
    expect(await noticesTo(email)).toBe(0)
  })

  test('is emailed for a link too, and however many other emails the inbox got', async () => {
    const email = uniqueEmail()
    await signInAs(service, email)
    for (let agents = 0; agents < 4; agents += 1) await service.createAgent({ email })
    await openBrowser(service)('POST', '/signin', { email })
    const { token } = await awaitSignInMail(service, email, 2)
    expect((await openBrowser(service)('POST', '/signin/link', { token })).status).toBe(200)
    await awaitMailWith(service, email, SUBJECT)
  })

  test('is not emailed to an inbox that is not verified', async () => {
    const email = uniqueEmail()
    const { call } = await claimNewAgent(service, { email })
    expect((await accountOf(call)).provisional).toBe(true)
    expect(await noticesTo(email)).toBe(0)
  })
})
