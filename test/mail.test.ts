import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { WrittenMail } from '../src/engine/mail/mail-folder.ts'
import { sendQueuedMail } from '../src/features/mail/mail.ts'
import { openBrowser } from './support/app-browser.ts'
import { openChat } from './support/chat-visitor.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { signInAs } from './support/sign-in.ts'
import { startService, uniqueEmail } from './support/service.ts'
import { startSite } from './support/site-server.ts'
import { SILENCE, startSmtpServer } from './support/smtp-server.ts'

const service = await disposeAfterAll(startService())

async function mailsTo(email: string): Promise<WrittenMail[]> {
  const mails = (await service.app.mailFolder?.list()) ?? []
  return mails.filter(({ to }) => to === email)
}

async function awaitMail(email: string): Promise<WrittenMail> {
  await expect.poll(async () => (await mailsTo(email)).length).toBeGreaterThan(0)
  const [mail] = await mailsTo(email)
  if (!mail) throw new Error(`no mail to ${email}`)
  return mail
}

const inviteIn = (text: string | undefined) => /\/login\?invite=([\w-]{43})/.exec(text ?? '')?.[1] ?? ''
const stopLinkIn = ({ text }: WrittenMail) => new URL(/http\S+\/mail\/stop\?\S+/.exec(text)?.[0] ?? '')

function countMailRows(tag: string) {
  return service.app.db.selectFrom('mails').select('id').where('email', 'like', `%${tag}%`).execute()
}

describe('the email about a new agent', () => {
  test('contains a different link than the response', async () => {
    const email = uniqueEmail()
    const agent = await service.createAgent({ email })
    const mail = await awaitMail(email)
    const invite = inviteIn(mail.text)
    expect(invite).not.toBe('')
    expect(invite).not.toBe(inviteIn(agent.claim_url))
    expect(mail.html).toContain(`${service.origin}/login?invite=${invite}`)
    const links = await service.app.db
      .selectFrom('claim_links')
      .selectAll()
      .where('agent_id', '=', agent.agent_id)
      .execute()
    expect(links).toHaveLength(2)
    expect(JSON.stringify([links, await service.app.db.selectFrom('mails').selectAll().execute()])).not.toContain(
      invite,
    )
  })

  test('is the only way to claim an agent created for a known email without a key', async () => {
    const email = uniqueEmail()
    await service.createAgent({ email })
    const first = await awaitMail(email)
    const agent = await service.createAgent({ email, company_name: 'Second' })
    expect(agent).not.toHaveProperty('claim_url')
    await expect.poll(async () => (await mailsTo(email)).length).toBe(2)
    const mail = (await mailsTo(email)).find(({ id }) => id !== first.id)
    const browse = openBrowser(service)
    const { body: offer } = await browse('POST', '/invite', { invite: inviteIn(mail?.text) })
    expect(offer).toEqual({
      agent_name: 'Second Assistant',
      company_name: 'Second',
      receiving_account: email,
      texts: [],
    })
    expect((await browse('POST', '/claim', { invite: inviteIn(mail?.text) })).status).toBe(200)
    expect((await browse('GET', '/me')).body).toMatchObject({
      account: { email, provisional: false },
      agents: [{ id: agent.agent_id }],
    })
  })

  test('is not sent if the agent is created with a key', async () => {
    const { bearer } = await service.createAccount()
    const email = uniqueEmail()
    await service.createAgent({ email }, bearer)
    expect(await countMailRows(email)).toEqual([])
  })

  test('has no text of the caller in its subject and makes no link of it', async () => {
    const email = uniqueEmail()
    await service.createAgent({
      email,
      company_name: 'Win at https://evil.example/now or evil.example, call 0800 555 0199',
    })
    const mail = await awaitMail(email)
    expect(mail.subject).toBe('Claim your sales agent')
    expect(`${mail.text}${mail.html}`).not.toMatch(/evil\.example|0800 555/)
    expect(mail.text).toContain('“Win at https evil example now or evil example, call …”')
    const hosts = [...`${mail.text}${mail.html}`.matchAll(/https?:\/\/([^/\s"<]+)/g)].map(([, host]) => host)
    expect(new Set(hosts)).toEqual(new Set([new URL(service.origin).host]))
  })
})

describe('the emailed link', () => {
  test('overrides the link in the response, even if that was used first', async () => {
    const email = uniqueEmail()
    const agent = await service.createAgent({ email })
    const mail = await awaitMail(email)
    const [stranger, owner] = [openBrowser(service), openBrowser(service)]
    await stranger('POST', '/claim', { invite: inviteIn(agent.claim_url) })
    const { body: key } = await stranger('POST', '/api/v1/owner/keys', { name: 'Planted' })
    const identityPath = `/api/v1/owner/agents/${agent.agent_id}/identity-secret`
    const { body: known } = await stranger('GET', identityPath)
    expect((await owner('POST', '/claim', { invite: inviteIn(mail.text) })).status).toBe(200)
    expect((await owner('GET', '/me')).body).toMatchObject({ account: { email }, agents: [{ id: agent.agent_id }] })
    expect((await stranger('GET', '/me')).body.agents).toEqual([])
    expect((await owner('GET', identityPath)).body.identity_secret).not.toBe(known.identity_secret)
    const bearer = { authorization: `Bearer ${key.secret}` }
    expect((await service.api('GET', `/agents/${agent.agent_id}/status`, undefined, bearer)).status).toBe(403)
  })

  test('overrides the link in the response, also if an account with another verified email used that', async () => {
    const email = uniqueEmail()
    const agent = await service.createAgent({ email })
    const mail = await awaitMail(email)
    const stranger = await signInAs(service)
    expect((await stranger('POST', '/claim', { invite: inviteIn(agent.claim_url) })).status).toBe(200)
    expect((await stranger('GET', '/me')).body.agents).toHaveLength(1)
    const webhook = { url: 'https://hooks.example.com/x', events: ['lead.created'], agent_id: agent.agent_id }
    expect((await stranger('POST', '/api/v1/owner/webhooks', webhook)).status).toBe(200)
    const owner = openBrowser(service)
    expect((await owner('POST', '/claim', { invite: inviteIn(mail.text) })).status).toBe(200)
    expect((await owner('GET', '/me')).body).toMatchObject({ account: { email }, agents: [{ id: agent.agent_id }] })
    expect((await stranger('GET', '/me')).body.agents).toEqual([])
    expect((await stranger('GET', '/api/v1/owner/webhooks')).body.data).toEqual([])
  })

  test('ends the link in the response, and works once', async () => {
    const email = uniqueEmail()
    const agent = await service.createAgent({ email })
    const mail = await awaitMail(email)
    await openBrowser(service)('POST', '/claim', { invite: inviteIn(mail.text) })
    for (const invite of [inviteIn(agent.claim_url), inviteIn(mail.text)]) {
      expect((await openBrowser(service)('POST', '/claim', { invite })).status).toBe(409)
    }
  })

  test('wins if both links are used at the same time', async () => {
    const email = uniqueEmail()
    const agent = await service.createAgent({ email })
    const invites = [inviteIn(agent.claim_url), inviteIn((await awaitMail(email)).text)]
    await Promise.all(invites.map((invite) => openBrowser(service)('POST', '/claim', { invite })))
    const owner = await service.app.db
      .selectFrom('agents')
      .innerJoin('accounts', 'accounts.id', 'agents.account_id')
      .select('accounts.email')
      .where('agents.id', '=', agent.agent_id)
      .executeTakeFirst()
    expect(owner).toEqual({ email })
  })

  test('gives the agent to the account that it names if a person is signed in with a verified email', async () => {
    const [email, second] = [uniqueEmail(), uniqueEmail()]
    await service.createAgent({ email })
    const browse = openBrowser(service)
    await browse('POST', '/claim', { invite: inviteIn((await awaitMail(email)).text) })
    const agent = await service.createAgent({ email: second })
    const invite = inviteIn((await awaitMail(second)).text)
    expect((await browse('POST', '/invite', { invite })).body.receiving_account).toBe(email)
    await browse('POST', '/claim', { invite })
    expect((await browse('GET', '/me')).body.agents.map(({ id }: { id: string }) => id)).toContain(agent.agent_id)
  })
})

describe('limits of emails', () => {
  test('an inbox gets exactly three a day, also with plus tags and under a burst; the agents are created anyway', async () => {
    const tag = uniqueEmail().split('@')[0] ?? ''
    const emails = Array.from(
      { length: 8 },
      (_, index) => `${index % 2 ? tag : tag.toUpperCase()}+${index}@example.com`,
    )
    const agents = await Promise.all(emails.map((email) => service.createAgent({ email })))
    expect(agents).toHaveLength(8)
    expect(await countMailRows(tag)).toHaveLength(3)
  })

  test('important emails wait for the next day after three emails', async () => {
    let tag = ''
    await using site = await startSite({
      '/': (_request, response) => void response.end(`<title>Shop</title>${tag}<p>Honey.</p>`),
    })
    const email = uniqueEmail()
    const loser = await service.createAgent({ email, website_url: site.origin })
    for (const company_name of ['Second', 'Third', 'Fourth']) await service.createAgent({ email, company_name })
    expect(await countMailRows(email)).toHaveLength(3)
    const { bearer } = await service.createAccount()
    const owner = await service.createAgent({}, bearer)
    const prove = () =>
      service.api('POST', `/agents/${owner.agent_id}/verification`, { website_url: site.origin }, bearer)
    tag = (await prove()).body.verification.meta_tag
    await expect.poll(async () => (await prove()).body.verification.state).toBe('verified')

    const { db } = service.app
    const taken = () =>
      db
        .selectFrom('mails')
        .selectAll()
        .where('agent_id', '=', loser.agent_id)
        .where('kind', '=', 'website_taken')
        .execute()
    const [waiting] = await taken()
    expect(waiting).toMatchObject({ sent_at: null })
    expect(Number(waiting?.created_at)).toBeGreaterThan(Date.now() + 23 * 3_600_000)
    const job = sql`update pgboss.job set start_after = now() where data->>'mail_id' = ${waiting?.id}`
    expect((await job.execute(db)).numAffectedRows).toBe(1n)
    await expect.poll(async () => (await taken())[0]?.sent_at).not.toBeNull()
  })

  test('one click unsubscribes, by the button or by the mail program; opening the link does not', async () => {
    const email = uniqueEmail()
    await service.createAgent({ email })
    const { pathname, search } = stopLinkIn(await awaitMail(email))
    const opened = await service.call('GET', `${pathname}${search}`)
    expect(opened.status).toBe(200)
    expect(opened.body.text).toContain(`<form method="post" action="stop${search}">`)
    await service.createAgent({ email })
    expect(await countMailRows(email)).toHaveLength(2)

    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const stopped = await service.call('POST', `${pathname}${search}`, 'List-Unsubscribe=One-Click', form)
    expect([stopped.status, stopped.body.text.includes('only sign-in emails')]).toEqual([200, true])
    await service.createAgent({ email: email.replace('@', '+again@') })
    expect(await countMailRows(email)).toHaveLength(2)
    expect(await countMailRows(email.replace('@', '+again@'))).toHaveLength(0)

    const reopened = await service.call('GET', `${pathname}${search}`)
    expect(reopened.body.text).toContain(`<form method="post" action="resume${search}">`)
    expect((await service.call('POST', `/mail/resume${search}`, '', form)).status).toBe(200)
    expect((await service.call('GET', `${pathname}${search}`)).body.text).toContain(
      `<form method="post" action="stop${search}">`,
    )
    await service.createAgent({ email: email.replace('@', '+back@') })
    expect(await countMailRows(email.replace('@', '+back@'))).toHaveLength(1)
  })

  test('a link with an invalid signature neither unsubscribes nor subscribes', async () => {
    for (const token of ['', 'made-up', 'a.b', 'x'.repeat(150)]) {
      expect((await service.call('POST', `/mail/resume?token=${token}`)).status).toBe(404)
      expect((await service.call('GET', `/mail/stop?token=${token}`)).status).toBe(404)
      expect(
        (await service.call('POST', `/mail/stop?token=${token}`, 'x=y', { 'content-type': 'text/plain' })).status,
      ).toBe(404)
    }
    expect((await service.call('POST', `/mail/stop?token=${'x'.repeat(201)}`)).status).toBe(400)
  })
})

describe('an owner gets an email', () => {
  test('once when the trial has ended, at a verified address', async () => {
    await using small = await startService({ TRIAL_MESSAGES: '1' })
    const email = uniqueEmail()
    const agent = await small.createAgent({ email })
    const mails = async () => (await small.app.mailFolder?.list()) ?? []
    const say = async () => (await openChat(small, agent.webchat_widget_key)).say('Hello?')
    await say()
    await say()
    await expect.poll(async () => (await mails()).length).toBe(1)
    await openBrowser(small)('POST', '/claim', { invite: inviteIn((await mails())[0]?.text) })
    await Promise.all([say(), say(), say()])
    await expect.poll(async () => (await mails()).length).toBe(2)
    const [mail] = await mails()
    expect(mail).toMatchObject({ to: email, subject: 'The trial of your sales agent has ended' })
    expect(mail?.text).toContain('“Lindenhof”')
    const rows = await small.app.db.selectFrom('mails').select('kind').where('kind', '=', 'trial_ended').execute()
    expect(rows).toHaveLength(1)
  })
})

describe('the mail page of a service without a mail server', () => {
  test('lists emails and shows their text, and their HTML in a sandboxed frame', async () => {
    const email = uniqueEmail()
    await service.createAgent({ email })
    const { id, text } = await awaitMail(email)
    const list = await service.call('GET', '/dev/mail')
    expect(list.body.text).toContain(`/dev/mail/${id}`)
    const shown = await service.call('GET', `/dev/mail/${id}`)
    expect(shown.body.text).toContain(inviteIn(text))
    expect(shown.body.text).toMatch(/<iframe[^>]*\ssandbox="/)
    const frame = await service.call('GET', `/dev/mail/${id}/html`)
    expect(frame.headers.get('content-security-policy')).toMatch(
      /^sandbox (?!.*allow-(scripts|same-origin)).*default-src 'none'/,
    )
    expect((await service.call('GET', '/dev/mail/..%2f..%2fsecret.key')).status).toBe(404)
  })

  test('is a 404 for requests through a proxy', async () => {
    for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip']) {
      expect((await service.call('GET', '/dev/mail', undefined, { [name]: '203.0.113.9' })).status).toBe(404)
    }
  })

  test.each([
    ['a public address', { PUBLIC_URL: 'https://foyer.example' }],
    ['a mail server', { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'foyer@foyer.example' }],
    ['the network as its place', { HOST: '0.0.0.0' }],
  ])('is a 404 with %s', async (_name, environment) => {
    await using other = await startService(environment)
    expect((await other.call('GET', '/dev/mail')).status).toBe(404)
  })
})

describe('with a mail server', () => {
  const mailing = (url: string) => startService({ SMTP_URL: url, MAIL_FROM: 'Foyer <no-reply@foyer.example>' })

  test('the email about a new agent is delivered to it', async () => {
    await using smtp = await startSmtpServer()
    await using sender = await mailing(smtp.url)
    const email = uniqueEmail()
    await sender.createAgent({ email })
    await expect.poll(() => smtp.mails.length).toBe(1)
    expect(smtp.mails[0]).toMatchObject({ from: 'no-reply@foyer.example', to: [email] })
    expect(smtp.mails[0]?.raw).toMatch(/^List-Unsubscribe: <http\S+>$/m)
    expect(smtp.mails[0]?.raw).toMatch(/^From: Foyer <no-reply@foyer\.example>$/m)
  })

  test('a temporary failure is retried, and the email sent once', async () => {
    await using smtp = await startSmtpServer({ RCPT: '451 later' })
    await using sender = await mailing(smtp.url)
    const { agent_id } = await sender.createAgent()
    const findJob = async () => (await sender.app.queue.listJobs()).jobs.find(({ name }) => name === 'send-mail')
    await expect.poll(async () => (await findJob())?.state).toBe('retrying')
    expect((await findJob())?.error).toBe('The SMTP server refused the message (status 451)')
    const links = await sender.app.db
      .selectFrom('claim_links')
      .select('mailed_to')
      .where('agent_id', '=', agent_id)
      .execute()
    expect(links).toEqual([{ mailed_to: null }])

    smtp.answers['RCPT'] = '250 OK'
    const { id } = await sender.app.db.selectFrom('mails').select('id').executeTakeFirstOrThrow()
    await sendQueuedMail(sender.app, id)
    await sendQueuedMail(sender.app, id)
    expect(smtp.mails).toHaveLength(1)
  })

  test('a retry with a new link is a new message, so that mailboxes do not drop it', async () => {
    await using smtp = await startSmtpServer()
    await using sender = await mailing(smtp.url)
    await sender.call('POST', '/api/v1/app/signin', { email: uniqueEmail() }, { origin: sender.origin })
    await expect.poll(() => smtp.mails.length).toBe(1)
    const mails = sender.app.db.selectFrom('mails').select('id').where('sent_at', 'is not', null)
    await expect.poll(() => mails.execute()).toHaveLength(1)
    // As after a process that died before it stored that the email was sent.
    const { id } = await sender.app.db
      .updateTable('mails')
      .set({ sent_at: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sendQueuedMail(sender.app, id)
    const names = smtp.mails.map(({ raw }) => /^Message-ID:\s+(<.+>)$/m.exec(raw)?.[1])
    expect(new Set(names).size).toBe(2)
  })

  test('a permanent failure is not retried', async () => {
    await using smtp = await startSmtpServer({ RCPT: '550 unknown' })
    await using sender = await mailing(smtp.url)
    await sender.createAgent()
    await expect
      .poll(async () => [smtp.commands.length > 0, (await sender.app.queue.listJobs()).count])
      .toEqual([true, 0])
    expect(await sender.app.db.selectFrom('mails').select('sent_at').execute()).toEqual([{ sent_at: null }])
  })

  test('a server that hangs delays no creation, no other email and no stop, and loses no email', async () => {
    await using smtp = await startSmtpServer({ RCPT: SILENCE })
    const sender = await mailing(smtp.url)
    await sender.createAgent()
    await expect.poll(() => smtp.commands.some((line) => line.startsWith('RCPT'))).toBe(true)
    smtp.answers['RCPT'] = '250 OK'
    const email = uniqueEmail()
    await sender.createAgent({ email })
    await expect.poll(() => smtp.mails.map(({ to }) => to)).toEqual([[email]])
    const running = async () =>
      (await sender.app.queue.listJobs()).jobs.flatMap(({ name, state }) => (name === 'send-mail' ? [state] : []))
    await expect.poll(running).toEqual(['running'])
    sender.app.beginStop()
    await sender[Symbol.asyncDispose]()
  })

  test('an email to an address that unsubscribed meanwhile is not sent', async () => {
    await using smtp = await startSmtpServer({ GREETING: '421 busy' })
    await using sender = await mailing(smtp.url)
    await sender.createAgent()
    const findJob = async () => (await sender.app.queue.listJobs()).jobs.find(({ name }) => name === 'send-mail')
    await expect.poll(async () => (await findJob())?.state).toBe('retrying')
    const mail = await sender.app.db.selectFrom('mails').selectAll().executeTakeFirstOrThrow()
    await sender.app.db.insertInto('stopped_inboxes').values({ inbox_hash: mail.inbox_hash }).execute()
    smtp.answers['GREETING'] = '220 ready'
    await sendQueuedMail(sender.app, mail.id)
    expect(smtp.mails).toEqual([])
  })
})
