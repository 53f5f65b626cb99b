import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { insertInvitation } from '../src/features/accounts/accounts.ts'
import { type AppBrowser, openBrowser } from './support/app-browser.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { claimNewAgent } from './support/owner.ts'
import { awaitMailWith, signInAs } from './support/sign-in.ts'
import { startService, uniqueEmail } from './support/service.ts'

const service = await disposeAfterAll(startService())

const ask = (browse: AppBrowser, method: string, path: string, body?: unknown) =>
  browse(method, `/api/v1/owner${path}`, body)

/** A person with a verified email and an agent. */
async function holder() {
  const email = uniqueEmail()
  const browse = await signInAs(service, email)
  const { body: key } = await ask(browse, 'POST', '/keys', { name: 'server' })
  const bearer = { authorization: `Bearer ${key.secret}` }
  const agent = await service.createAgent({}, bearer)
  return { email, browse, bearer, agent }
}

async function invite(browse: AppBrowser, email: string, role?: string) {
  const reply = await ask(browse, 'POST', '/team/invitations', { email, ...(role ? { role } : {}) })
  expect(reply.status).toBe(200)
  const text = await awaitMailWith(service, email, '/login?invitation=')
  return { ...reply.body.invitation, text, token: /\/login\?invitation=([\w-]{43})/.exec(text)?.[1] ?? '' }
}

/** An owner, and a member with this role. */
async function team(role: 'owner' | 'editor') {
  const { browse: owner, agent, email } = await holder()
  const memberEmail = uniqueEmail()
  const { token } = await invite(owner, memberEmail, role)
  const member = openBrowser(service)
  expect((await member('POST', '/invitations/accept', { token })).status).toBe(200)
  const { account, workspace } = (await member('GET', '/me')).body
  return {
    owner,
    ownerEmail: email,
    member,
    memberEmail,
    memberId: account.id as string,
    agent,
    workspaceId: workspace.id as string,
  }
}

describe('an invitation', () => {
  test('is refused above the limit, with the fix', async () => {
    const { browse } = await holder()
    const { account } = (await browse('GET', '/me')).body
    const invited = Array.from({ length: 50 }, () => ({
      workspaceId: account.id,
      email: uniqueEmail(),
      role: 'editor' as const,
    }))
    await service.app.db.transaction().execute(async (tx) => {
      for (const one of invited) await insertInvitation(tx, one)
    })
    expect(await ask(browse, 'POST', '/team/invitations', { email: uniqueEmail() })).toMatchObject({
      status: 400,
      body: { error: 'A team can have 50 members and invitations. Remove one first.' },
    })
  })

  test('does not mention the name of an unnamed workspace', async () => {
    const { text } = await invite((await holder()).browse, uniqueEmail())
    expect(text).toContain('You are invited to work on AI sales agents in a workspace.\n\nThe link below')
  })

  test('shows the inviter, changes nothing until it is accepted, and signs in to the workspace', async () => {
    const { browse, email, agent } = await holder()
    await ask(browse, 'PATCH', '/account', { name: 'Linden & Co' })
    const invited = uniqueEmail()
    const { token, text } = await invite(browse, invited)
    expect(text).toContain('Linden')
    const guest = openBrowser(service)
    expect((await guest('POST', '/invitations/preview', { token })).body).toEqual({
      workspace: 'Linden & Co',
      holder: email,
      email: invited,
      role: 'editor',
    })
    expect((await guest('GET', '/me')).status).toBe(401)
    expect((await guest('POST', '/invitations/accept', { token })).status).toBe(200)
    expect((await guest('GET', '/me')).body).toMatchObject({
      account: { email: invited, provisional: false },
      workspace: { name: 'Linden & Co', role: 'editor', own: false },
      agents: [{ id: agent.agent_id }],
    })
    expect((await openBrowser(service)('POST', '/invitations/accept', { token })).status).toBe(404)
    const { body } = await ask(browse, 'GET', '/team')
    expect(
      body.members.map(({ email: who, role, holder: own }: { email: string; role: string; holder: boolean }) => [
        who,
        role,
        own,
      ]),
    ).toEqual([
      [email, 'owner', true],
      [invited, 'editor', false],
    ])
    expect(body.invitations).toEqual([])
  })

  test('does not reveal whether its inbox has an account', async () => {
    const { browse } = await holder()
    const known = uniqueEmail()
    await signInAs(service, known)
    const replies = [await invite(browse, known), await invite(browse, uniqueEmail())]
    expect(replies.map((reply) => Object.keys(reply).toSorted())).toEqual([
      expect.any(Array),
      Object.keys(replies[0]).toSorted(),
    ])
  })

  test('ends when it is withdrawn, replaced or expired', async () => {
    const { browse } = await holder()
    const email = uniqueEmail()
    const first = await invite(browse, email)
    const again = await ask(browse, 'POST', '/team/invitations', { email, role: 'owner' })
    expect(again.status).toBe(200)
    expect((await openBrowser(service)('POST', '/invitations/accept', { token: first.token })).status).toBe(404)
    expect((await ask(browse, 'GET', '/team')).body.invitations).toMatchObject([{ email, role: 'owner' }])

    const withdrawn = await invite(browse, uniqueEmail())
    expect((await ask(browse, 'DELETE', `/team/invitations/${withdrawn.invitation_id}`)).status).toBe(200)
    expect((await openBrowser(service)('POST', '/invitations/accept', { token: withdrawn.token })).status).toBe(404)

    const old = await invite(browse, uniqueEmail())
    await service.app.db
      .updateTable('invitations')
      .set({ expires_at: new Date(0) })
      .where('id', '=', old.invitation_id)
      .execute()
    expect((await openBrowser(service)('POST', '/invitations/preview', { token: old.token })).status).toBe(404)
  })

  test('needs a verified email of the workspace', async () => {
    const { ask: provisional } = await claimNewAgent(service)
    const { status, body } = await provisional('POST', '/team/invitations', { email: uniqueEmail() })
    expect([status, body.error]).toEqual([403, 'Verify your email first: sign in by email, then invite others.'])
  })

  test('is refused for members, invalid addresses and invalid roles', async () => {
    const { owner, ownerEmail, memberEmail } = await team('editor')
    for (const email of [ownerEmail, memberEmail.toUpperCase()]) {
      expect((await ask(owner, 'POST', '/team/invitations', { email })).status).toBe(409)
    }
    for (const sent of [{ email: 'anna' }, {}, { email: uniqueEmail(), role: 'king' }]) {
      expect((await ask(owner, 'POST', '/team/invitations', sent)).status).toBe(400)
    }
  })

  test('sends an inbox at most three emails a day, also after withdrawals', async () => {
    const { browse } = await holder()
    const email = uniqueEmail()
    const statuses = []
    for (let times = 0; times < 4; times += 1) {
      const { status, body } = await ask(browse, 'POST', '/team/invitations', { email })
      statuses.push(status)
      if (status === 200) await ask(browse, 'DELETE', `/team/invitations/${body.invitation.invitation_id}`)
    }
    expect(statuses).toEqual([200, 200, 200, 429])
    expect((await ask(browse, 'GET', '/team')).body.invitations).toEqual([])
  })
})

describe('roles', () => {
  test('an editor changes agents and conversations, but cannot see or change keys, team and secrets', async () => {
    const { member, agent } = await team('editor')
    const path = `/agents/${agent.agent_id}`
    for (const [method, where, body] of [
      ['GET', path, undefined],
      ['PATCH', path, { agent_name: 'Linde' }],
      ['POST', '/knowledge', { agent_id: agent.agent_id, title: 'Parking', content: 'Behind the barn.' }],
      ['GET', '/conversations', undefined],
      ['GET', '/leads', undefined],
      ['GET', '/account', undefined],
    ] as const) {
      expect([where, (await ask(member, method, where, body)).status]).toEqual([where, 200])
    }
    const unknown = `/corrections/${randomUUID()}`
    for (const method of ['PATCH', 'DELETE'])
      expect([method, (await ask(member, method, unknown, { answer: '26 EUR' })).status]).toEqual([method, 404])
    for (const [method, where, body] of [
      ['GET', '/keys', undefined],
      ['POST', '/keys', { name: 'mine' }],
      ['GET', '/team', undefined],
      ['POST', '/team/invitations', { email: uniqueEmail(), role: 'owner' }],
      ['GET', '/changes', undefined],
      ['PATCH', '/account', { name: 'Mine' }],
      ['GET', `${path}/identity-secret`, undefined],
    ] as const) {
      const { status, body: answer } = await ask(member, method, where, body)
      expect([where, status, answer.error]).toEqual([
        where,
        403,
        'Editors cannot do this. Ask an owner of the workspace.',
      ])
    }
  })

  test('apply from the next request; an editor cannot become an owner alone', async () => {
    const { owner, member, memberId } = await team('editor')
    expect((await ask(member, 'PATCH', `/team/members/${memberId}`, { role: 'owner' })).status).toBe(403)
    expect((await ask(owner, 'PATCH', `/team/members/${memberId}`, { role: 'owner' })).status).toBe(200)
    expect((await ask(member, 'GET', '/keys')).status).toBe(200)
    expect((await ask(owner, 'PATCH', `/team/members/${memberId}`, { role: 'editor' })).status).toBe(200)
    expect((await ask(member, 'GET', '/keys')).status).toBe(403)
  })

  test("an invited owner cannot remove or demote the account's own owner", async () => {
    const { owner, member, workspaceId } = await team('owner')
    expect((await ask(member, 'DELETE', `/team/members/${workspaceId}`)).status).toBe(404)
    expect((await ask(member, 'PATCH', `/team/members/${workspaceId}`, { role: 'editor' })).status).toBe(404)
    expect((await ask(owner, 'GET', '/keys')).status).toBe(200)
  })
})

describe('a member', () => {
  test('loses access with the next request after removal, and sees their own workspace again', async () => {
    const { owner, member, memberId, agent } = await team('owner')
    expect((await ask(owner, 'DELETE', `/team/members/${memberId}`)).status).toBe(200)
    expect((await ask(member, 'GET', `/agents/${agent.agent_id}`)).status).toBe(404)
    expect((await member('GET', '/me')).body).toMatchObject({ workspace: { own: true }, agents: [] })
    expect((await ask(owner, 'DELETE', `/team/members/${memberId}`)).status).toBe(404)
  })

  test('switches between workspaces and leaves one', async () => {
    const { member, memberId, workspaceId, agent } = await team('editor')
    expect((await member('GET', '/me')).body.workspaces).toHaveLength(2)
    expect((await member('POST', `/workspaces/${memberId}/show`, {})).status).toBe(200)
    expect((await member('GET', '/me')).body).toMatchObject({ workspace: { own: true, role: 'owner' }, agents: [] })
    expect((await ask(member, 'GET', '/keys')).status).toBe(200)
    expect((await member('POST', `/workspaces/${workspaceId}/show`, {})).status).toBe(200)
    expect((await ask(member, 'GET', `/agents/${agent.agent_id}`)).status).toBe(200)
    expect((await member('POST', `/workspaces/${workspaceId}/leave`, {})).status).toBe(200)
    expect((await member('GET', '/me')).body.workspaces).toHaveLength(1)
    expect((await member('POST', `/workspaces/${workspaceId}/show`, {})).status).toBe(404)
    expect((await member('POST', `/workspaces/${workspaceId}/leave`, {})).status).toBe(404)
  })

  test("appears by name in the workspace's audit log", async () => {
    const { owner, member, memberEmail, agent } = await team('editor')
    await ask(member, 'PATCH', `/agents/${agent.agent_id}`, { agent_name: 'Linde' })
    const { body } = await ask(owner, 'GET', '/changes')
    expect(body.data.slice(0, 2)).toMatchObject([
      { by: { kind: 'person', name: memberEmail }, action: 'updateAgent' },
      { by: { kind: 'person', name: memberEmail }, action: 'joinTeam', summary: 'Join the team' },
    ])
  })

  test('of another team cannot be changed or removed', async () => {
    const [mine, theirs] = [await team('editor'), await team('editor')]
    expect((await ask(mine.owner, 'DELETE', `/team/members/${theirs.memberId}`)).status).toBe(404)
    expect((await ask(mine.owner, 'PATCH', `/team/members/${theirs.memberId}`, { role: 'owner' })).status).toBe(404)
    expect((await mine.owner('POST', `/workspaces/${theirs.workspaceId}/show`, {})).status).toBe(404)
    const open = await invite(theirs.owner, uniqueEmail())
    expect((await ask(mine.owner, 'DELETE', `/team/invitations/${open.invitation_id}`)).status).toBe(404)
  })
})
