import { expect, test } from 'vitest'
import { sendQueuedMail } from '../src/features/mail/mail.ts'
import { openBrowser } from './support/app-browser.ts'
import { openChat } from './support/chat-visitor.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { claimNewAgent } from './support/owner.ts'
import { startService, uniqueEmail } from './support/service.ts'
import { awaitMailWith, signInAs } from './support/sign-in.ts'

const service = await disposeAfterAll(startService({ CHAT_PER_ADDRESS_PER_HOUR: '1000', AGENTS_PER_DAY: '100' }))
const { db } = service.app

const AT_ONCE = { person_wanted: 'at_once', new_lead: 'at_once', question_unanswered: 'off' }
const settings = (paces: object, quiet?: object, time_zone = 'Europe/Berlin') => ({
  paces: { ...AT_ONCE, ...paces },
  ...(quiet && { quiet }),
  time_zone,
})

async function openOwned() {
  const email = uniqueEmail()
  const agent = await service.createAgent({ email })
  const invite = /invite=([\w-]{43})/.exec(await awaitMailWith(service, email, 'invite='))?.[1]
  const call = openBrowser(service)
  expect((await call('POST', '/claim', { invite })).status).toBe(200)
  const notices = () =>
    db
      .selectFrom('mails')
      .select(['id', 'kind', 'email', 'notices', 'digest', 'created_at as at', 'sent_at as sentAt'])
      .where('agent_id', '=', agent.agent_id)
      .where('kind', 'in', ['new_lead', 'person_wanted', 'question_unanswered', 'digest'])
      .orderBy('id')
      .execute()
  const visit = () => openChat(service, agent.webchat_widget_key)
  const leave = async (name: string) => (await visit()).call('POST', '/leads', { email: `${name}@visitor.example` })
  const set = async (body: object) => {
    expect(await call('PATCH', '/notices', body)).toMatchObject({ status: 200, body })
  }
  const sent = async () => ((await service.app.mailFolder?.list()) ?? []).filter(({ to }) => to === email)
  return { agent, email, call, notices, visit, leave, set, sent }
}

test('an owner has defaults, and keeps what was chosen', async () => {
  const { call, set } = await openOwned()
  expect((await call('GET', '/notices')).body).toEqual({ paces: AT_ONCE })
  await set(settings({ new_lead: 'daily' }, { from: 22, to: 7 }))
  expect((await call('GET', '/notices')).body).toEqual(settings({ new_lead: 'daily' }, { from: 22, to: 7 }))
})

test('a daily digest has all events of the day in one email, sent once', async () => {
  const owner = await openOwned()
  await owner.set(settings({ person_wanted: 'daily', new_lead: 'daily', question_unanswered: 'daily' }))
  for (const name of ['one', 'two']) await owner.leave(name)
  const visitor = await owner.visit()
  await visitor.say('Do you ship to Norway?')
  await visitor.requestHandoff('A person, please')
  const [digest, ...others] = await owner.notices()
  expect(others).toEqual([])
  expect(digest).toMatchObject({
    kind: 'digest',
    notices: 4,
    digest: { new_lead: 2, person_wanted: 1, question_unanswered: 1 },
    sentAt: null,
  })
  const berlin = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Berlin', hour: 'numeric', hourCycle: 'h23' })
  expect(Number(berlin.format(digest?.at))).toBe(8)

  const { mailer } = service.app
  const late = {
    ...mailer,
    send: async (...mail: Parameters<typeof mailer.send>) => {
      await owner.leave('late')
      await mailer.send(...mail)
    },
  }
  for (let times = 0; times < 2; times += 1) await sendQueuedMail({ ...service.app, mailer: late }, digest?.id ?? '')
  const mails = (await owner.sent()).filter(({ subject }) => subject === 'Your agent today')
  expect(mails).toHaveLength(1)
  for (const line of ['2 visitors left contact details.', '1 visitor wanted to talk to a person.'])
    expect(mails[0]?.text).toContain(line)
  expect(mails[0]?.text).toContain('1 question was not answered.')
  // What happened while it was being sent is in the next one.
  expect((await owner.notices()).filter(({ sentAt }) => sentAt === null)).toMatchObject([{ digest: { new_lead: 1 } }])
})

test('hourly emails wait for the next hour, and events that are off are not sent', async () => {
  const owner = await openOwned()
  await owner.set(settings({ new_lead: 'hourly', person_wanted: 'off' }))
  for (const name of ['one', 'two']) await owner.leave(name)
  await (await owner.visit()).requestHandoff('A person, please')
  const notices = await owner.notices()
  expect(notices).toMatchObject([{ kind: 'new_lead', notices: 2, sentAt: null }])
  expect(notices[0]?.at.getUTCMinutes()).toBe(0)
})

test('nothing is sent in quiet hours', async () => {
  const owner = await openOwned()
  const berlin = (at: Date) =>
    Number(new Intl.DateTimeFormat('en', { timeZone: 'Europe/Berlin', hour: 'numeric', hourCycle: 'h23' }).format(at))
  const now = berlin(new Date())
  const to = (now + 3) % 24
  await owner.set(settings({}, { from: (now + 23) % 24, to }))
  await owner.leave('one')
  const [notice] = await owner.notices()
  expect(notice).toMatchObject({ kind: 'new_lead', sentAt: null })
  expect(notice && berlin(notice.at)).toBe(to)
})

test('an email that waits is not sent after it was turned off', async () => {
  const owner = await openOwned()
  await owner.set(settings({ new_lead: 'daily' }))
  await owner.leave('one')
  await owner.set(settings({ new_lead: 'off' }))
  const [digest] = await owner.notices()
  await sendQueuedMail(service.app, digest?.id ?? '')
  expect((await owner.sent()).map(({ subject }) => subject)).not.toContain('Your agent today')
})

test('members choose for themselves, and get nothing until then', async () => {
  const owner = await openOwned()
  const email = uniqueEmail()
  const member = await signInAs(service, email)
  const { account } = (await member('GET', '/me')).body
  const { workspace } = (await owner.call('GET', '/me')).body
  await db
    .insertInto('members')
    .values({ workspace_id: workspace.id, account_id: account.id, role: 'editor' })
    .execute()
  await owner.leave('one')
  const receivers = async () => (await owner.notices()).map((mail) => mail.email).toSorted()
  expect(await receivers()).toEqual([owner.email])
  expect((await member('POST', `/workspaces/${workspace.id}/show`, {})).status).toBe(200)
  expect((await member('GET', '/notices')).body.paces).toEqual({
    person_wanted: 'off',
    new_lead: 'off',
    question_unanswered: 'off',
  })
  expect((await member('PATCH', '/notices', settings({ person_wanted: 'off' }))).status).toBe(200)
  await owner.leave('two')
  expect(new Set(await receivers())).toEqual(new Set([owner.email, email]))
  expect((await owner.call('GET', '/notices')).body.paces).toEqual(AT_ONCE)
})

test.each([
  [{ ...settings({}), paces: { new_lead: 'at_once' } }, 'paces.person_wanted'],
  [settings({ new_lead: 'yearly' }), 'paces.new_lead'],
  [settings({}, { from: 24, to: 7 }), 'quiet.from'],
  [settings({}, undefined, 'Mars/Olympus'), 'time_zone must be a time zone such as Europe/Berlin'],
])('%j is refused', async (body, error) => {
  const { call } = await claimNewAgent(service)
  expect(await call('PATCH', '/notices', body)).toMatchObject({
    status: 400,
    body: { error: expect.stringContaining(error) },
  })
})
