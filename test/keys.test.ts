import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Scope } from '../src/contract/api/rights.ts'
import { createApiKey } from '../src/features/accounts/accounts.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { claimNewAgent } from './support/owner.ts'
import { startService } from './support/service.ts'

const service = await disposeAfterAll(startService())

/** An owner with a key of these scopes. */
async function ownerWithKey(scopes?: Scope[]) {
  const owner = await claimNewAgent(service)
  const { status, body } = await owner.ask('POST', '/keys', { name: 'server', ...(scopes ? { scopes } : {}) })
  expect(status).toBe(200)
  const bearer = { authorization: `Bearer ${body.secret}` }
  const byKey = (method: string, path: string, sent?: unknown) => service.api(method, path, sent, bearer)
  return { ...owner, made: body, byKey, agentPath: `/agents/${owner.agent.agent_id}` }
}

const item = (agentId: string) => ({ agent_id: agentId, title: 'Parking', content: 'Behind the barn.' })

describe('scopes of a key', () => {
  test.each<[Scope[], number[]]>([
    [['read'], [200, 200, 403, 403, 403, 403]],
    [['knowledge'], [200, 403, 200, 403, 403, 403]],
    [['agents'], [200, 403, 403, 200, 403, 403]],
    [
      ['knowledge', 'agents'],
      [200, 403, 200, 200, 403, 403],
    ],
    [['everything'], [200, 200, 200, 200, 200, 200]],
  ])(
    '%j: see agents, read visitors, add knowledge, change agents, read secrets, see keys',
    async (scopes, expected) => {
      const { agent, byKey, agentPath } = await ownerWithKey(scopes)
      const statuses = [
        await byKey('GET', agentPath),
        await byKey('GET', '/conversations'),
        await byKey('POST', '/knowledge', item(agent.agent_id)),
        await byKey('PATCH', agentPath, { agent_name: 'Linde' }),
        await byKey('GET', `${agentPath}/identity-secret`),
        await byKey('GET', '/keys'),
      ].map(({ status }) => status)
      expect(statuses).toEqual(expected)
    },
  )

  test('a demo agent accepts knowledge with a key of any scope, a claimed agent does not', async () => {
    const { byKey } = await ownerWithKey(['read'])
    const demo = await service.createAgent()
    expect((await byKey('POST', '/knowledge', item(demo.agent_id))).status).toBe(200)
    const { byKey: byOwner, agent } = await ownerWithKey(['read'])
    const other = { ...item(agent.agent_id), title: 'Toilets' }
    expect((await byOwner('POST', '/knowledge', other)).body.error).toContain(
      'the request needs knowledge or everything',
    )
    expect((await byKey('POST', '/knowledge', other)).body.error).toBe('Agent does not belong to this account')
    expect((await byKey('POST', '/knowledge', item(crypto.randomUUID()))).status).toBe(404)
  })

  test('a key without scopes may do everything', async () => {
    const { made, byKey } = await ownerWithKey()
    expect(made.key.scopes).toEqual(['everything'])
    expect((await byKey('GET', '/team')).status).toBe(200)
  })

  test('an error names the scopes of the key and the missing one', async () => {
    const { byKey, agentPath } = await ownerWithKey(['read'])
    const { status, body } = await byKey('PATCH', agentPath, { agent_name: 'Linde' })
    expect([status, body.error]).toEqual([
      403,
      'This API key lacks a scope: it has read, the request needs agents or everything.',
    ])
    expect((await byKey('POST', '/agents', { company_name: 'Second' })).status).toBe(403)
    expect((await byKey('GET', agentPath)).body.agent.agent_name).toBe('Lindenhof Assistant')
  })

  test.each([[[]], [['all']], ['everything'], [['read', 7]]])('the scopes %j are refused', async (scopes) => {
    const owner = await claimNewAgent(service)
    expect((await owner.ask('POST', '/keys', { name: 'server', scopes })).status).toBe(400)
    expect((await owner.ask('GET', '/keys')).body.data).toEqual([])
  })
})

describe('a key', () => {
  test('fails with the next request after it is revoked, in the dashboard or by a key', async () => {
    const { made, byKey, ask } = await ownerWithKey()
    const second = (await byKey('POST', '/keys', { name: 'second', scopes: ['read'] })).body
    const bySecond = () => service.api('GET', '/agents', undefined, { authorization: `Bearer ${second.secret}` })
    expect((await bySecond()).status).toBe(200)
    expect((await byKey('DELETE', `/keys/${second.key.key_id}`)).status).toBe(200)
    expect(await bySecond()).toMatchObject({ status: 401, body: { error: 'Invalid API key' } })
    expect((await ask('DELETE', `/keys/${made.key.key_id}`)).status).toBe(200)
    expect((await byKey('GET', '/agents')).status).toBe(401)
  })

  test('is limited to a hundred per account, exactly, also under a burst', async () => {
    const { accountId, bearer } = await service.createAccount()
    for (let made = 1; made < 98; made += 1) await createApiKey(service.app.db, accountId, { name: 'more' })
    const burst = await Promise.all(
      Array.from({ length: 6 }, () => service.api('POST', '/keys', { name: 'last' }, bearer)),
    )
    expect(burst.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 200, 400, 400, 400, 400])
  })

  test('shows when it was last used', async () => {
    const { byKey, ask } = await ownerWithKey(['read'])
    expect((await ask('GET', '/keys')).body.data[0]).not.toHaveProperty('last_used_at')
    await byKey('GET', '/agents')
    expect(Date.parse((await ask('GET', '/keys')).body.data[0].last_used_at)).toBeGreaterThan(0)
  })

  test('is shown only once', async () => {
    const { made, ask, byKey } = await ownerWithKey()
    const shown = JSON.stringify([
      (await ask('GET', '/keys')).body,
      (await byKey('GET', '/keys')).body,
      (await ask('GET', '/changes')).body,
    ])
    expect(shown).not.toContain(made.secret)
    expect(JSON.stringify(await service.app.db.selectFrom('api_keys').selectAll().execute())).not.toContain(made.secret)
  })
})

describe('the audit log', () => {
  test('names the person or key, the operation, its target and its fields, but no values', async () => {
    const { agent, byKey, ask, agentPath } = await ownerWithKey()
    await byKey('PATCH', agentPath, { agent_name: 'Secret Name', unknown_field: 1 })
    await ask('POST', '/keys', { name: 'other' })
    await byKey('GET', '/agents')
    await byKey('PATCH', agentPath, { agent_name: '' })
    await byKey('PATCH', agentPath, { retention_days: 'x' })
    const { body } = await ask('GET', '/changes')
    const ending = (await ask('GET', '/keys')).body.data.find(({ name }: { name: string }) => name === 'server').ending
    expect(
      body.data.map(
        ({ by, action, fields }: { by: { kind: string; name: string }; action: string; fields: string[] }) => [
          by.kind,
          by.name,
          action,
          fields,
        ],
      ),
    ).toEqual([
      ['key', `server (…${ending})`, 'updateAgent', ['agent_name']],
      ['person', '', 'createKey', ['name']],
      ['key', `server (…${ending})`, 'updateAgent', ['agent_name']],
      ['person', '', 'createKey', ['name']],
      ['person', '', 'claimAgent', []],
    ])
    expect(body.data[2]).toMatchObject({ target_id: agent.agent_id, summary: 'Change an agent' })
    expect(JSON.stringify(body)).not.toContain('Secret Name')
  })

  test('has agents whose creation was streamed', async () => {
    const { ask, byKey, made } = await ownerWithKey()
    const headers = { authorization: `Bearer ${made.secret}`, accept: 'text/event-stream' }
    const { body } = await service.api('POST', '/agents', { company_name: 'Second' }, headers)
    expect(body.text).toContain('event: done')
    const second = (await byKey('GET', '/agents')).body.data.find(
      ({ company_name: name }: { company_name: string }) => name === 'Second',
    )
    const { data } = (await ask('GET', '/changes')).body
    expect(data[0]).toMatchObject({ action: 'createAgent', target_id: second.agent_id, fields: ['company_name'] })
  })

  test('is written together with the change, or neither is', async () => {
    const { agent, ask, byKey, made, agentPath } = await ownerWithKey()
    const { db } = service.app
    const { body: added } = await byKey('POST', '/knowledge', item(agent.agent_id))
    const itemPath = `/knowledge/${added.knowledge_item_id}`
    const { body: session } = await service.call('POST', '/api/v1/chat/sessions', {
      widget_key: agent.webchat_widget_key,
    })
    const conversation = `/conversations/${session.conversation_id}`
    const look = () =>
      Promise.all(
        ['/account', '/changes', '/agents', agentPath, itemPath, conversation].map((path) => ask('GET', path)),
      )
    const before = (await look()).map(({ body }) => body)
    await sql`create function refuse_entry() returns trigger language plpgsql as $$ begin raise 'no room'; end $$`.execute(
      db,
    )
    const byThisKey = sql.raw(`new.actor_id = '${made.key.key_id}'`)
    await sql`create trigger refuse_entry before insert on audit_entries for each row when (${byThisKey}) execute function refuse_entry()`.execute(
      db,
    )
    for (const [method, path, sent] of [
      ['PATCH', '/account', { name: 'Linde' }],
      ['POST', '/keys', { name: 'another' }],
      ['DELETE', `/keys/${made.key.key_id}`],
      ['POST', '/agents', { company_name: 'Second' }],
      ['PATCH', agentPath, { agent_name: 'Linde' }],
      ['POST', '/knowledge', { ...item(agent.agent_id), title: 'Toilets' }],
      ['PATCH', itemPath, { title: 'Where to park' }],
      ['DELETE', itemPath],
      ['POST', `${conversation}/takeover`],
      ['POST', `${conversation}/reply`, { text: 'Hello' }],
      ['DELETE', conversation],
      ['DELETE', agentPath],
    ] as const)
      expect([method, path, (await byKey(method, path, sent)).status]).toEqual([method, path, 500])
    await sql`drop trigger refuse_entry on audit_entries`.execute(db)
    const after = await look()
    expect(after.map(({ status }) => status)).toEqual(after.map(() => 200))
    expect(after.map(({ body }) => body)).toEqual(before)
    expect((await byKey('GET', '/keys')).body.data).toHaveLength(1)
  })

  test('comes in pages and is visible only to its own account', async () => {
    const [mine, theirs] = [await ownerWithKey(), await ownerWithKey()]
    const { body: first } = await mine.ask('GET', '/changes?limit=1')
    expect(first.data).toHaveLength(1)
    const { body: second } = await mine.ask('GET', `/changes?limit=1&cursor=${first.next_cursor}`)
    expect(second.data[0].change_id).not.toBe(first.data[0].change_id)
    const ids = (await theirs.ask('GET', '/changes')).body.data.map(({ change_id }: { change_id: string }) => change_id)
    expect(ids).not.toContain(first.data[0].change_id)
  })
})
