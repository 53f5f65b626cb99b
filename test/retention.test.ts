import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createId } from '../src/base/ids.ts'
import { forgetOldMessages, insertMessage } from '../src/features/conversations/conversations.ts'
import { runHousekeeping } from '../src/features/onboarding/housekeeping.ts'
import { openChat } from './support/chat-visitor.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { startService } from './support/service.ts'

const service = await disposeAfterAll(startService())

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

async function talkedTo(headers: Record<string, string>, days: number) {
  const agent = await service.createAgent({}, headers)
  await (await openChat(service, agent.webchat_widget_key)).say('My name is Ada.')
  for (const table of ['conversations', 'messages'] as const) {
    await service.app.db
      .updateTable(table)
      .set({ created_at: daysAgo(days) })
      .where('agent_id', '=', agent.agent_id)
      .execute()
  }
  const left = async (table: 'conversations' | 'messages') =>
    (await service.app.db.selectFrom(table).select('id').where('agent_id', '=', agent.agent_id).execute()).length
  return { id: agent.agent_id, left }
}

test("messages are kept for 365 days, or for the agent's retention_days", async () => {
  const { bearer } = await service.createAccount()
  const [old, kept, short] = [await talkedTo(bearer, 366), await talkedTo(bearer, 364), await talkedTo(bearer, 31)]
  const { body } = await service.api('PATCH', `/agents/${short.id}`, { retention_days: 30 }, bearer)
  expect(body.agent.retention_days).toBe(30)
  await runHousekeeping({ ...service.app, refreshes: false })
  expect([await old.left('messages'), await old.left('conversations')]).toEqual([0, 0])
  expect([await kept.left('messages'), await kept.left('conversations')]).toEqual([2, 1])
  expect([await short.left('messages'), await short.left('conversations')]).toEqual([0, 0])
})

test('a conversation that continues during its deletion is kept', async () => {
  const { db } = service.app
  const { id: agentId, left } = await talkedTo({}, 366)
  const { id } = await db
    .selectFrom('conversations')
    .select('id')
    .where('agent_id', '=', agentId)
    .executeTakeFirstOrThrow()
  await db.deleteFrom('messages').where('agent_id', '=', agentId).execute()
  const forgetting = await db.transaction().execute(async (tx) => {
    await insertMessage(tx, { id, agentId }, { id: createId(), role: 'visitor', text: 'Hello again.', answered: true })
    const running = forgetOldMessages(db)
    await sleep(500)
    return [running]
  })
  await Promise.all(forgetting)
  expect([await left('messages'), await left('conversations')]).toEqual([1, 1])
})

test.each([
  ['/messages', { text: 'Hello' }],
  ['/handoff', {}],
  ['/leads', { email: 'ada@example.com' }],
])('%s of a conversation that is being deleted is refused', async (path, body) => {
  const { db } = service.app
  const agent = await service.createAgent()
  const chat = await openChat(service, agent.webchat_widget_key)
  const [sent] = await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('conversations').where('id', '=', chat.id).execute()
    const sending = chat.call('POST', path, body)
    await sleep(500)
    return [sending]
  })
  // On the embedded database it waits, and finds nothing.
  expect([401, 404]).toContain((await sent)?.status)
})

test('data that cannot be deleted now does not delay other data', async () => {
  const { db } = service.app
  const old = await talkedTo({}, 366)
  await sql`alter table passkey_challenges rename to set_aside`.execute(db)
  await expect(runHousekeeping({ ...service.app, refreshes: false })).rejects.toThrow('passkey_challenges')
  await sql`alter table set_aside rename to passkey_challenges`.execute(db)
  expect(await old.left('messages')).toBe(0)
})

test('the space of deleted data is reused', async () => {
  const { db } = service.app
  // A separate PostgreSQL reclaims space automatically at some point.
  if (service.app.database.kind === 'postgres') return
  const old = sql`now() - interval '2 days'`
  const fillAndForget = async (): Promise<number> => {
    await sql`insert into request_counts select md5(i::text), ${old}, 1 from generate_series(1, 5000) as i`.execute(db)
    await runHousekeeping({ ...service.app, refreshes: false })
    const { rows } = await sql<{ bytes: string }>`select pg_total_relation_size('request_counts') as bytes`.execute(db)
    return Number(rows[0]?.bytes)
  }
  const sizes: number[] = []
  // An index returns its pages one round later.
  for (let round = 0; round < 6; round += 1) sizes.push(await fillAndForget())
  expect(sizes.at(-1)).toBeLessThan((sizes[1] ?? 0) * 1.5)
})

test('only the number of an opted-out WhatsApp visitor is kept', async () => {
  const { db } = service.app
  const id = crypto.randomUUID()
  const chat = { id, phone_number_id: '1', visitor: '491700000000', name: 'Ada', last_inbound_at: daysAgo(9) }
  await db.insertInto('whatsapp_chats').values(chat).execute()
  await db
    .updateTable('whatsapp_chats')
    .set({ opted_out_at: daysAgo(9) })
    .where('id', '=', id)
    .execute()
  const content = JSON.stringify({ kind: 'text', text: 'My name is Ada.' })
  await db
    .insertInto('whatsapp_inbound')
    .values({
      phone_number_id: '1',
      message_id: 'one',
      chat_id: id,
      content,
      sent_at: daysAgo(9),
      received_at: daysAgo(9),
    })
    .execute()
  await runHousekeeping({ ...service.app, refreshes: false })
  const rows = db
    .selectFrom('whatsapp_chats as c')
    .innerJoin('whatsapp_inbound as i', 'i.chat_id', 'c.id')
    .where('c.id', '=', id)
  expect(await rows.select(['c.visitor', 'c.name', 'i.content']).execute()).toEqual([
    { visitor: '491700000000', name: '', content: null },
  ])
})

test('webhook deliveries are kept no longer than their conversation', async () => {
  const { accountId, bearer } = await service.createAccount()
  const { id: agentId } = await talkedTo(bearer, 0)
  await service.api('PATCH', `/agents/${agentId}`, { retention_days: 7 }, bearer)
  const { db } = service.app
  const conversation = await db
    .selectFrom('conversations')
    .select('id')
    .where('agent_id', '=', agentId)
    .executeTakeFirstOrThrow()
  const webhookId = crypto.randomUUID()
  const webhook = {
    id: webhookId,
    account_id: accountId,
    agent_id: null,
    url: 'https://hooks.example.com/',
    events: ['lead.created' as const],
  }
  await db.insertInto('webhooks').values(webhook).execute()
  const delivery = { webhook_id: webhookId, agent_id: agentId, conversation_id: conversation.id, event: 'lead.created' }
  for (const days of [8, 6]) {
    const id = crypto.randomUUID()
    await db
      .insertInto('webhook_deliveries')
      .values({ id, ...delivery, body: `${days} days ago` })
      .execute()
    await sql`update webhook_deliveries set created_at = ${daysAgo(days)} where id = ${id}`.execute(db)
  }
  await runHousekeeping({ ...service.app, refreshes: false })
  const left = await db.selectFrom('webhook_deliveries').select('body').where('webhook_id', '=', webhookId).execute()
  expect(left).toEqual([{ body: '6 days ago' }])
})

test.each([
  ['conversations', 'agent_id'],
  ['creations', 'agent_id'],
  ['agents', 'id'],
] as const)('client addresses are hashed, and forgotten after 30 days: of %s', async (table, column) => {
  const { db } = service.app
  const [recent, old] = [await talkedTo({}, 29), await talkedTo({}, 31)]
  for (const [{ id }, days] of [
    [recent, 29],
    [old, 31],
  ] as const) {
    await sql`update ${sql.table(table)} set created_at = ${daysAgo(days)} where ${sql.ref(column)} = ${id}`.execute(db)
  }
  const hashOf = async ({ id }: { id: string }) => {
    const { rows } = await sql<{ hash: string | null }>`
      select address_hash as hash from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(db)
    return rows.map(({ hash }) => hash)
  }
  const hashed = [expect.stringMatching(/^[\w-]{43}$/)]
  expect(await hashOf(old)).toEqual(hashed)
  await runHousekeeping({ ...service.app, refreshes: false })
  expect([await hashOf(old), await hashOf(recent)]).toEqual([[null], hashed])
})

test('token counts are kept for a month', async () => {
  const { db } = service.app
  for (const days of [40, 20])
    await db
      .insertInto('token_counts')
      .values({ day: daysAgo(days), owner: 'counted', tokens: days })
      .execute()
  await runHousekeeping({ ...service.app, refreshes: false })
  const left = db
    .selectFrom('token_counts')
    .select(sql<number>`tokens::int`.as('tokens'))
    .where('owner', '=', 'counted')
  expect(await left.execute()).toEqual([{ tokens: 20 }])
})

test('an impossible number of days is refused', async () => {
  const { bearer } = await service.createAccount()
  const { agent_id } = await service.createAgent({}, bearer)
  const refusals = [
    [0, 'at least 1'],
    [4000, 'at most 3650'],
    [1.5, 'a whole number'],
    ['30', 'a number'],
  ]
  for (const [retention_days, rule] of refusals) {
    const { status, body } = await service.api('PATCH', `/agents/${agent_id}`, { retention_days }, bearer)
    expect([status, body.error]).toEqual([400, `retention_days must be ${rule}`])
  }
})
