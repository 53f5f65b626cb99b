import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openBrowser } from './support/app-browser.ts'
import { openChat } from './support/chat-visitor.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { BOX } from './support/lindenhof.ts'
import { claimNewAgent } from './support/owner.ts'
import { ownedAgent } from './support/owned-agent.ts'
import { awaitMailWith, signInAs } from './support/sign-in.ts'
import { startService, uniqueEmail } from './support/service.ts'

const service = await disposeAfterAll(startService())

/** Every table of the product and its queue, and each of its rows as text. */
async function readWholeDatabase(): Promise<{ table: string; row: string }[]> {
  const { db } = service.app
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'pgboss') and tablename not like 'kysely%'`.execute(db)
  const found: { table: string; row: string }[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select to_jsonb(t)::text as row from ${sql.raw(name)} t`.execute(db)
    found.push(...rows.map(({ row }) => ({ table: name, row })))
  }
  return found
}

/** IDs of all rows that belong to these, found through every column that refers to one of them. */
async function idsAround(seeds: string[]): Promise<Set<string>> {
  const rows = (await readWholeDatabase()).filter(({ table }) => !table.startsWith('pgboss.'))
  const parsed = rows.map(({ row }) => JSON.parse(row) as Record<string, unknown>)
  const ids = new Set(seeds)
  for (let before = 0; before < ids.size;) {
    before = ids.size
    for (const { id, ...rest } of parsed) {
      if (typeof id === 'string' && Object.values(rest).some((value) => typeof value === 'string' && ids.has(value)))
        ids.add(id)
    }
  }
  return ids
}

/**
 * An account that has used everything: agents, knowledge, chats, leads, keys, sessions, a team, webhooks, invitations,
 * limits.
 */
async function busyAccount() {
  const email = uniqueEmail()
  const browse = await signInAs(service, email)
  const ask = (method: string, path: string, body?: unknown) => browse(method, `/api/v1/owner${path}`, body)
  const { body: key } = await ask('POST', '/keys', { name: 'server' })
  const bearer = { authorization: `Bearer ${key.secret}` }
  const { account } = (await browse('GET', '/me')).body
  const owned = await ownedAgent(service, { email }, { accountId: account.id, bearer })
  await service.createAgent({ email })
  await service.api(
    'POST',
    '/knowledge',
    { agent_id: owned.agentId, title: 'Parking', content: 'Behind the barn.' },
    { ...bearer, 'idempotency-key': 'one' },
  )
  const chat = await openChat(service, owned.widgetKey)
  await chat.say(BOX)
  await chat.say('Do you ship to Norway?')
  await ask('GET', `/gaps?agent_id=${owned.agentId}`)
  await chat.leave({ email: 'visitor@example.com', consent: true })
  await ask('POST', '/webhooks', { url: 'https://hooks.example.com/x', events: ['lead.created'] })
  const guest = uniqueEmail()
  await ask('POST', '/team/invitations', { email: guest })
  const text = await awaitMailWith(service, guest, '/login?invitation=')
  const member = openBrowser(service)
  await member('POST', '/invitations/accept', { token: /invitation=([\w-]{43})/.exec(text)?.[1] ?? '' })
  await member('PATCH', `/api/v1/owner/agents/${owned.agentId}`, { agent_name: 'Changed by a member' })
  await ask('POST', '/team/invitations', { email: uniqueEmail() })
  return { email, browse, account, bearer, owned, member, chat }
}

describe('deleting an account', () => {
  test('leaves no row of it in any table or job, and no email', async () => {
    const bystander = await claimNewAgent(service)
    const { email, browse, account, owned, bearer, member } = await busyAccount()
    // The member's own session refers to the workspace it shows, and is kept.
    const theirs = await idsAround([(await member('GET', '/me')).body.account.id])
    const ofAgent = await idsAround([owned.agentId])
    const ids = [...(await idsAround([account.id]))].filter((id) => ofAgent.has(id) || !theirs.has(id))
    expect(ids.length).toBeGreaterThan(20)

    expect((await browse('POST', '/account/delete', { confirm: email.toUpperCase() })).status).toBe(200)
    const left = (await readWholeDatabase()).filter(({ row }) => [email, ...ids].some((trace) => row.includes(trace)))
    expect(left).toEqual([])
    const mails = (await service.app.mailFolder?.list()) ?? []
    expect(mails.filter(({ to, text }) => to === email || text.includes(owned.agentId))).toEqual([])

    expect((await browse('GET', '/me')).status).toBe(401)
    expect((await service.api('GET', '/agents', undefined, bearer)).status).toBe(401)
    expect((await member('GET', '/me')).body).toMatchObject({ workspace: { own: true }, agents: [] })
    expect((await bystander.ask('GET', `/agents/${bystander.agent.agent_id}`)).status).toBe(200)
  })

  test('removes its email also from agents that others own', async () => {
    const email = uniqueEmail()
    const holder = await claimNewAgent(service, { email })
    await awaitMailWith(service, email, '/login?invite=')
    const browse = await signInAs(service, email)
    expect((await browse('POST', '/account/delete', { confirm: email })).status).toBe(200)
    expect((await readWholeDatabase()).filter(({ row }) => row.includes(email))).toEqual([])
    expect((await holder.ask('GET', `/agents/${holder.agent.agent_id}`)).status).toBe(200)
  })

  test('needs the exact email', async () => {
    const email = uniqueEmail()
    const browse = await signInAs(service, email)
    for (const confirm of ['', 'delete', `x${email}`, email.replace('@', '+@')]) {
      expect((await browse('POST', '/account/delete', { confirm })).status).toBe(400)
    }
    expect((await browse('GET', '/me')).status).toBe(200)
  })

  test('works without a verified email, by typing a word', async () => {
    const { agent, call } = await claimNewAgent(service)
    expect((await call('POST', '/account/delete', { confirm: 'yes' })).status).toBe(400)
    expect((await call('POST', '/account/delete', { confirm: 'delete' })).status).toBe(200)
    expect((await service.api('GET', `/agents/${agent.agent_id}/status`)).status).toBe(404)
  })

  test("deletes the person's own account in any selected workspace, and removes the name from other audit logs", async () => {
    const { member, owned, bearer } = await busyAccount()
    const { email } = (await member('GET', '/me')).body.account
    expect((await member('POST', '/account/delete', { confirm: email })).status).toBe(200)
    expect((await service.api('GET', `/agents/${owned.agentId}`, undefined, bearer)).status).toBe(200)
    const { body } = await service.api('GET', '/changes', undefined, bearer)
    expect(body.data.map(({ by }: { by: { name: string } }) => by.name)).toContain('deleted account')
    expect(JSON.stringify(body)).not.toContain(email)
  })

  test('fails for requests from another website and without a session', async () => {
    expect(
      (
        await service.call(
          'POST',
          '/api/v1/app/account/delete',
          { confirm: 'delete' },
          { origin: 'https://evil.example' },
        )
      ).status,
    ).toBe(403)
    expect((await openBrowser(service)('POST', '/account/delete', { confirm: 'delete' })).status).toBe(401)
  })
})
