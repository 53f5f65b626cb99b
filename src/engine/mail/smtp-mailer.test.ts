import { expect, test } from 'vitest'
import { SILENCE, startSmtpServer } from '../../../test/support/smtp-server.ts'
import { MailError, type MailMessage } from './mail-types.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

const from = 'Foyer <no-reply@foyer.example>'
const secret = 'https://foyer.example/login?invite=secret'
const message: MailMessage = {
  id: '0199d4f2-5c1e-7a3b-9b43-2f6a8d1c7e90',
  to: 'anna@example.com',
  subject: 'Claim your agent',
  paragraphs: ['Grüße from the service.'],
  button: { label: 'Claim', url: secret },
}

async function failureOf(sending: Promise<void>): Promise<MailError> {
  const error: unknown = await sending.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof MailError)) throw new Error('no MailError was thrown', { cause: error })
  expect(error.message).not.toMatch(/secret|anna/)
  return error
}

test('a message is delivered', async () => {
  await using server = await startSmtpServer()
  await createSmtpMailer({ url: server.url, from }).send(message)
  expect(server.mails).toMatchObject([{ from: 'no-reply@foyer.example', to: ['anna@example.com'] }])
  expect(server.mails[0]?.raw).toContain('Subject: Claim your agent')
})

test.each([
  ['450 anna@example.com is busy', 'RCPT', false],
  ['550 anna@example.com is unknown', 'RCPT', true],
  ['451 try later', 'MESSAGE', false],
  ['554 I read invite=secret and do not like it', 'MESSAGE', true],
  ['421 closing', 'GREETING', false],
])('%j to %s is a failure, for good: %j', async (answer, command, permanent) => {
  await using server = await startSmtpServer({ [command]: answer })
  const failure = await failureOf(createSmtpMailer({ url: server.url, from }).send(message))
  expect(failure.permanent).toBe(permanent)
  expect(server.mails).toEqual([])
})

test.each(['GREETING', 'EHLO', 'RCPT', 'MESSAGE'])(
  'a server that falls silent at %s does not hold the sender',
  async (command) => {
    await using server = await startSmtpServer({ [command]: SILENCE })
    const failure = await failureOf(createSmtpMailer({ url: server.url, from, silenceMs: 200 }).send(message))
    expect(failure.permanent).toBe(false)
  },
)

test('a server that never finishes is a failure after some time', async () => {
  await using server = await startSmtpServer({ RCPT: Array.from({ length: 5 }, () => '250-wait').join('\r\n') })
  const failure = await failureOf(
    createSmtpMailer({ url: server.url, from, silenceMs: 5_000, totalMs: 300 }).send(message),
  )
  expect(failure).toMatchObject({ permanent: false, message: expect.stringContaining('took too long') })
})

test('a missing server is a failure', async () => {
  const failure = await failureOf(createSmtpMailer({ url: 'smtp://127.0.0.1:1', from }).send(message))
  expect(failure.permanent).toBe(false)
})

test('neither a password nor a message is sent without TLS', async () => {
  await using server = await startSmtpServer({ EHLO: '250-mail.example\r\n250 AUTH PLAIN LOGIN' })
  const url = server.url.replace('smtp://', 'smtp://anna:hunter2@')
  const failure = await failureOf(createSmtpMailer({ url, from }).send(message))
  expect(failure).toMatchObject({ permanent: false, message: expect.stringContaining('offers no usable TLS') })
  expect(server.commands.join('\n')).not.toMatch(/AUTH|MAIL/)
})

test('a message is sent without TLS if the address allows it', async () => {
  await using server = await startSmtpServer({ EHLO: '250-mail.example\r\n250 AUTH PLAIN', AUTH: '235 OK' })
  const url = `${server.url.replace('smtp://', 'smtp://anna:hunter2@')}?tls=none`
  await createSmtpMailer({ url, from }).send(message)
  expect(server.mails).toHaveLength(1)
})

test('a refused password is no permanent failure, because it can be fixed', async () => {
  await using server = await startSmtpServer({ EHLO: '250-mail.example\r\n250 AUTH PLAIN', AUTH: '535 no' })
  const url = `${server.url.replace('smtp://', 'smtp://anna:hunter2@')}?tls=none`
  expect(await failureOf(createSmtpMailer({ url, from }).send(message))).toMatchObject({
    permanent: false,
    message: 'The SMTP server refused the user name or password (status 535)',
  })
})

test('a failed connection has its reason', async () => {
  await using plain = await startSmtpServer()
  await using silent = await startSmtpServer({ GREETING: SILENCE })
  const gone = await startSmtpServer()
  await gone[Symbol.asyncDispose]()
  const reasons: [url: string, reason: string, silenceMs?: number][] = [
    [gone.url, 'The SMTP server refused the connection; does it listen at this port?'],
    [plain.url.replace('smtp:', 'smtps:'), 'The SMTP server does not support TLS at this port; smtp:// needs STARTTLS'],
    [silent.url, 'The SMTP server sent no greeting; a port with TLS from the start, such as 465, needs smtps://', 500],
  ]
  for (const [url, reason, silenceMs] of reasons)
    expect((await failureOf(createSmtpMailer({ url, from, silenceMs }).send(message))).message).toBe(reason)
})
