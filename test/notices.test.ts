import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { sendQueuedMail } from '../src/features/mail/mail.ts'
import type { Db } from '../src/store/database.ts'
import { openBrowser } from './support/app-browser.ts'
import { verifiedAccount } from './support/owned-agent.ts'
import { type Service, startService, uniqueEmail } from './support/service.ts'

async function openOwnedAgent(service: Service) {
  const email = uniqueEmail()
  const agent = await service.createAgent({ email })
  const mails = async () => ((await service.app.mailFolder?.list()) ?? []).filter(({ to }) => to === email)
  await expect.poll(async () => (await mails()).length).toBe(1)
  const invite = /\/login\?invite=([\w-]{43})/.exec((await mails())[0]?.text ?? '')?.[1]
  await openBrowser(service)('POST', '/claim', { invite })
  const visit = async () => {
    const { body } = await service.call('POST', '/api/v1/chat/sessions', { widget_key: agent.webchat_widget_key })
    const call = (path: string, fields: object) =>
      service.call('POST', `/api/v1/chat/${path}`, fields, { authorization: `Bearer ${body.session_token}` })
    return call
  }
  return { agentId: agent.agent_id, mails, visit }
}

test('an owner gets an email about the first lead at once, and one about all leads within the hour', async () => {
  await using service = await startService({ CHAT_PER_ADDRESS_PER_HOUR: '1000' })
  const { agentId, mails, visit } = await openOwnedAgent(service)
  await (
    await visit()
  )('leads', { email: 'one@visitor.example' })
  await expect
    .poll(async () => (await mails()).map(({ subject }) => subject))
    .toContain('A visitor left their contact details')
  for (const name of ['two', 'three', 'four', 'five'])
    await (
      await visit()
    )('leads', { email: `${name}@visitor.example` })
  await (
    await visit()
  )('handoff', {})
  await expect
    .poll(async () => (await mails()).map(({ subject }) => subject))
    .toContain('A visitor wants to talk to a person')

  const texts = (await mails()).map(({ text }) => text)
  expect(texts.some((text) => text.includes(`${service.origin}/dashboard/leads?agent=${agentId}`))).toBe(true)
  expect(
    texts.some((text) => text.includes(`${service.origin}/dashboard/conversations?agent=${agentId}&show=waiting`)),
  ).toBe(true)

  const rows = () =>
    service.app.db
      .selectFrom('mails')
      .selectAll()
      .where('agent_id', '=', agentId)
      .where('kind', '=', 'new_lead')
      .orderBy('id')
      .execute()
  const [first, second, ...others] = await rows()
  expect([first?.notices, second?.notices, others.length]).toEqual([1, 4, 0])
  expect([first?.sent_at, second?.sent_at]).toEqual([expect.any(Date), null])
  const { jobs } = await service.app.queue.listJobs()
  expect(jobs.filter(({ name, state }) => name === 'send-mail' && state === 'waiting')).toHaveLength(1)

  const { mailer } = service.app
  const late = {
    ...mailer,
    send: async (...mail: Parameters<typeof mailer.send>) => {
      await (
        await visit()
      )('leads', { email: 'late@visitor.example' })
      await mailer.send(...mail)
    },
  }
  await sendQueuedMail({ ...service.app, mailer: late }, second?.id ?? '')
  const mail = (await mails()).find(({ subject }) => subject === '4 visitors left their contact details')
  expect(mail?.text).toContain('4 visitors left their contact details with this agent')
  await (
    await visit()
  )('leads', { email: 'six@visitor.example' })
  // The event that arrived while the second email was being sent, and the sixth.
  expect((await rows()).map(({ notices, sent_at: sentAt }) => [notices, sentAt === null])).toEqual([
    [1, false],
    [5, false],
    [2, true],
  ])

  // The agent changes owners meanwhile: pending events go to the new owner.
  const heir = await verifiedAccount(service)
  await service.app.db.updateTable('agents').set({ account_id: heir.accountId }).where('id', '=', agentId).execute()
  await sendQueuedMail(service.app, (await rows()).at(-1)?.id ?? '')
  const heard = async () => ((await service.app.mailFolder?.list()) ?? []).filter(({ to }) => to === heir.email)
  await expect
    .poll(async () => (await heard()).map(({ subject }) => subject))
    .toContain('2 visitors left their contact details')
  expect((await mails()).map(({ subject }) => subject)).not.toContain('2 visitors left their contact details')
})

test('an owner gets another email when a visitor returns after a pause, but not during the talk', async () => {
  await using service = await startService()
  const { agentId, mails, visit } = await openOwnedAgent(service)
  const { db } = service.app
  const call = await visit()
  await call('messages', { text: 'Hello' })
  await db.updateTable('conversations').set({ mode: 'person' }).where('agent_id', '=', agentId).execute()
  await call('messages', { text: 'Is anybody there?' })
  const notices = () =>
    db
      .selectFrom('mails')
      .select('notices')
      .where('agent_id', '=', agentId)
      .where('kind', '=', 'person_wanted')
      .execute()
  expect(await notices()).toEqual([])
  await sql`update messages set created_at = created_at - interval '1 day' where agent_id = ${agentId}`.execute(db)
  for (const text of ['I am back', 'Are you there?']) await call('messages', { text })
  expect(await notices()).toEqual([{ notices: 1 }])
  await expect
    .poll(async () => (await mails()).map(({ text }) => text).join())
    .toContain('A visitor of this agent is waiting for a person')
})

describe('a notice that cannot be stored', () => {
  /** Returns what is stored of a message while its email cannot be stored, also after it is sent again twice. */
  async function sendWhileNoneComes(
    kind: 'person_wanted' | 'trial_ended',
    prepare: (db: Db, agentId: string) => Promise<unknown>,
  ) {
    await using service = await startService()
    const { agentId, visit } = await openOwnedAgent(service)
    const { db } = service.app
    const call = await visit()
    await prepare(db, agentId)
    const stored = async () => {
      const messages = await db
        .selectFrom('messages')
        .select('role')
        .where('agent_id', '=', agentId)
        .orderBy('id')
        .execute()
      const mails = await db
        .selectFrom('mails')
        .select('id')
        .where('agent_id', '=', agentId)
        .where('kind', '=', kind)
        .execute()
      return [...messages.map(({ role }) => role), mails.length]
    }
    const message = { text: 'Is anybody there?', client_id: randomUUID() }
    await sql`alter table mails add constraint none_comes check (kind <> ${sql.lit(kind)}) not valid`.execute(db)
    expect((await call('messages', message)).status).toBe(500)
    const before = await stored()
    await sql`alter table mails drop constraint none_comes`.execute(db)
    for (const { status } of [await call('messages', message), await call('messages', message)])
      expect(status).toBe(200)
    return { before, after: await stored() }
  }

  test("rolls back the visitor's message to a person", async () => {
    const outcome = await sendWhileNoneComes('person_wanted', (db, agentId) =>
      db.updateTable('conversations').set({ mode: 'person' }).where('agent_id', '=', agentId).execute(),
    )
    expect(outcome).toEqual({ before: [0], after: ['visitor', 1] })
  })

  test('rolls back the reply that the agent is unavailable', async () => {
    const outcome = await sendWhileNoneComes('trial_ended', (db, agentId) =>
      db
        .updateTable('agents')
        .set({ credits_used: sql`credits_limit` })
        .where('id', '=', agentId)
        .execute(),
    )
    expect(outcome).toEqual({ before: ['visitor', 0], after: ['visitor', 'agent', 1] })
  })
})
