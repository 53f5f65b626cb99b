import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openChat } from './support/chat-visitor.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { type Owned, ownedAgent } from './support/owned-agent.ts'
import { startService } from './support/service.ts'

const service = await disposeAfterAll(startService({ CHAT_PER_ADDRESS_PER_HOUR: '1000', AGENTS_PER_DAY: '100' }))
const stranger = (await service.createAccount()).bearer

const idsOf = ({ body }: { body: { data: { conversation_id: string }[] } }) =>
  body.data.map(({ conversation_id: id }) => id)
const list = ({ agentId, bearer }: Owned, query = '') =>
  service.api('GET', `/conversations?agent_id=${agentId}${query}`, undefined, bearer)

test('erasing a visitor deletes all conversations known to be theirs, and no other', async () => {
  const owned = await ownedAgent(service)
  const [one, two, other] = [
    await openChat(service, owned.widgetKey),
    await openChat(service, owned.widgetKey),
    await openChat(service, owned.widgetKey),
  ]
  await one.say('My mail is anna@example.com')
  await one.leave({ email: 'anna@example.com', phone: '+49 421 5550199' })
  await two.say('It is me again: Anna@Example.com')
  await other.say('My mail is bob@example.com')
  const numbers = [one, two, other].map(({ id: conversationId }, at) => ({
    id: crypto.randomUUID(),
    conversationId,
    at,
  }))
  for (const { id, conversationId, at } of numbers) {
    const chat = { id, phone_number_id: owned.agentId, visitor: `4942155501${at}`, name: 'Anna' }
    await service.app.db.insertInto('whatsapp_chats').values(chat).execute()
    const state = { conversation_id: conversationId, ...(at === 1 ? { opted_out_at: new Date() } : {}) }
    await service.app.db.updateTable('whatsapp_chats').set(state).where('id', '=', id).execute()
  }
  const onWhatsApp = await openChat(service, owned.widgetKey)
  await onWhatsApp.say('hello')
  const known = { channel: 'whatsapp', visitor: '494215550199' } as const
  await service.app.db.updateTable('conversations').set(known).where('id', '=', onWhatsApp.id).execute()
  const erase = (bearer: Record<string, string>) =>
    service.api('POST', `/conversations/${one.id}/erase`, undefined, bearer)
  expect((await erase(stranger)).status).toBe(404)
  expect((await erase(owned.bearer)).body).toEqual({ success: true, conversations: 3 })
  expect(idsOf(await list(owned))).toEqual([other.id])
  const left = service.app.db
    .selectFrom('whatsapp_chats')
    .select(['visitor', 'name'])
    .where('phone_number_id', '=', owned.agentId)
  expect(await left.orderBy('visitor').execute()).toEqual([
    { visitor: '49421555011', name: '' },
    { visitor: '49421555012', name: 'Anna' },
  ])
  expect(
    (await service.api('GET', `/leads?agent_id=${owned.agentId}`, undefined, owned.bearer)).body.data,
  ).toHaveLength(1)
  expect((await erase(owned.bearer)).status).toBe(404)
})

test('an interrupted erasure deletes nothing', async () => {
  const owned = await ownedAgent(service)
  const [one, two] = [await openChat(service, owned.widgetKey), await openChat(service, owned.widgetKey)]
  for (const chat of [one, two]) await chat.say('My mail is anna@example.com')
  const { db } = service.app
  const erase = () => service.api('POST', `/conversations/${one.id}/erase`, undefined, owned.bearer)
  await sql`create function break_off() returns trigger language plpgsql as $$ begin raise 'broken off'; end $$`.execute(
    db,
  )
  const ofOne = sql.raw(`old.id = '${one.id}'`)
  await sql`create trigger break_off before delete on conversations for each row when (${ofOne}) execute function break_off()`.execute(
    db,
  )
  expect((await erase()).status).toBe(500)
  expect(idsOf(await list(owned)).toSorted()).toEqual([one.id, two.id].toSorted())
  await sql`drop trigger break_off on conversations`.execute(db)
  expect((await erase()).status).toBe(200)
  expect(idsOf(await list(owned))).toEqual([])
})

test('no gap has the words of an erased visitor', async () => {
  const owned = await ownedAgent(service)
  const gaps = async () =>
    (await service.api('GET', `/gaps?agent_id=${owned.agentId}`, undefined, owned.bearer)).body.data
  const [one, other] = [await openChat(service, owned.widgetKey), await openChat(service, owned.widgetKey)]
  await one.say('Do you ship to Norway, to Anna Klein?')
  await one.say('Can Anna Klein pay with bitcoin?')
  expect(await gaps()).toHaveLength(2)
  await other.say('Do you ship to Sweden?')
  const { id } = await service.app.db
    .selectFrom('gaps')
    .select('id')
    .where('question', 'like', '%Norway, to Anna%')
    .executeTakeFirstOrThrow()
  await service.app.db
    .updateTable('messages')
    .set({ gap_id: id })
    .where('conversation_id', '=', other.id)
    .where('role', '=', 'visitor')
    .execute()
  await service.api('POST', `/conversations/${one.id}/erase`, undefined, owned.bearer)
  expect(await gaps()).toMatchObject([{ question: 'Do you ship to Sweden?', count: 1 }])
  expect(await service.app.db.selectFrom('gaps').select('id').where('agent_id', '=', owned.agentId).execute()).toEqual([
    { id },
  ])
})
