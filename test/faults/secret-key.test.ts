import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import { Webhook } from 'standardwebhooks'
import { expect, onTestFinished, test } from 'vitest'
import { createMailFolder } from '../../src/engine/mail/mail-folder.ts'
import { type AppBrowser, openBrowser } from '../support/app-browser.ts'
import { SERVER_URL, createFaultSetup } from '../support/fault-setup.ts'
import { type GraphServer, startGraph } from '../support/graph-server.ts'
import { type RunningFoyer, runProgram, startFoyer } from '../support/process.ts'
import { freePort } from '../support/proxy.ts'
import { type Service, send, uniqueEmail } from '../support/service.ts'
import { type WebhookReceiver, startReceiver } from '../support/webhook-receiver.ts'

const FIRST = 'the first secret key of an installation'
const SECOND = 'the second secret key of an installation'
const THIRD = 'the third secret key of an installation'
const NUMBER = '100200300400599'

/** An installation that is used over several starts, and what its users hold. */
interface Place {
  origin: string
  call: Service['call']
  /** Returns the texts of an inbox's emails with these words, newest first. */
  mailsTo(email: string, words: string): Promise<string[]>
}

interface Held {
  owner: AppBrowser
  email: string
  agentId: string
  widgetKey: string
  /** ID of the WhatsApp number. */
  number: string
  webhook: { id: string; secret: string }
  identitySecret: string
  /** A browser that has requested a sign-in email, and the code in it. */
  asking: AppBrowser
  code: string
  /** An unsubscribe link that was not used, and an inbox that was unsubscribed. */
  stopLink: string
  stoppedEmail: string
}

const linkIn = (text: string, pattern: RegExp): string => pattern.exec(text)?.[1] ?? ''
const STOP = /(\/mail\/stop\?token=\S+)/
const newAgent = (email: string) => ({ email, company_name: 'Lindenhof' })

async function awaitMail({ mailsTo }: Place, email: string, words: string): Promise<string> {
  await expect.poll(() => mailsTo(email, words).then((mails) => mails.length)).toBeGreaterThan(0)
  return (await mailsTo(email, words))[0] ?? ''
}

/** Does what leaves something that depends on the key. */
async function useEverything(place: Place, receiver: WebhookReceiver, number = NUMBER): Promise<Held> {
  const [email, stoppedEmail] = [uniqueEmail(), uniqueEmail()]
  const { agent_id: agentId, webchat_widget_key: widgetKey } = (
    await place.call('POST', '/api/v1/public/agents', newAgent(email))
  ).body
  const claim = await awaitMail(place, email, 'invite=')
  const owner = openBrowser(place)
  await owner('POST', '/claim', { invite: linkIn(claim, /invite=([\w-]{43})/) })
  const { webhook, secret } = (
    await owner('POST', '/api/v1/owner/webhooks', { url: receiver.url, events: ['lead.created'] })
  ).body
  const { identity_secret: identitySecret } = (await owner('GET', `/api/v1/owner/agents/${agentId}/identity-secret`))
    .body
  const whatsapp = { phone_number_id: number, access_token: 'good', app_secret: 'secret of the owner' }
  const connected = await owner('POST', `/api/v1/owner/agents/${agentId}/whatsapp`, whatsapp)
  expect(connected).toMatchObject({ status: 200 })
  const asking = openBrowser(place)
  await asking('POST', '/signin', { email })
  const code = linkIn(await awaitMail(place, email, 'signin='), /^(\d{6})$/m)
  await place.call('POST', '/api/v1/public/agents', newAgent(stoppedEmail))
  await place.call('POST', linkIn(await awaitMail(place, stoppedEmail, 'invite='), STOP))
  const stopLink = linkIn(claim, STOP)
  const held = { owner, email, agentId, widgetKey, number, identitySecret, asking, code, stopLink, stoppedEmail }
  return { ...held, webhook: { id: webhook.webhook_id, secret } }
}

/** Checks what must work after each start, whichever key is configured. */
async function expectStored(place: Place, held: Held, receiver: WebhookReceiver): Promise<void> {
  const { owner, agentId, widgetKey, number, webhook, identitySecret, stoppedEmail } = held
  expect((await owner('GET', '/me')).status).toBe(200)
  const before = receiver.received.length
  expect((await owner('POST', `/api/v1/owner/webhooks/${webhook.id}/test`, {})).status).toBe(200)
  const received = receiver.received[before]
  expect(() => new Webhook(webhook.secret).verify(received?.body ?? '', received?.headers ?? {})).not.toThrow()
  const secretPath = `/api/v1/owner/agents/${agentId}/identity-secret`
  expect((await owner('GET', secretPath)).body.identity_secret).toBe(identitySecret)
  const session = (await place.call('POST', '/api/v1/chat/sessions', { widget_key: widgetKey })).body.session_token
  const token = signIdentity(identitySecret)
  const identify = { authorization: `Bearer ${session}` }
  expect((await place.call('POST', '/api/v1/chat/identify', { token }, identify)).status).toBe(200)
  // The stored token and app secret are used.
  const whatsapp = `/api/v1/owner/agents/${agentId}/whatsapp`
  expect((await owner('POST', whatsapp, { phone_number_id: number })).status).toBe(200)
  await place.call('POST', '/api/v1/public/agents', newAgent(stoppedEmail))
  expect(await place.mailsTo(stoppedEmail, 'invite=')).toHaveLength(1)
}

function signIdentity(secret: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const exp = Math.floor(Date.now() / 1000) + 600
  const body = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: 'u1', exp })}`
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`
}

test('SECRET_KEY changes over a restart, and again: everything stays valid, and the earlier key is not needed', async () => {
  await using setup = await createFaultSetup()
  await using receiver = await startReceiver()
  await using graph: GraphServer = await startGraph()
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const mails = createMailFolder({ folder: join(setup.dataDir, 'mail'), from: 'Foyer <no-reply@localhost>' })
  const place: Place = {
    origin,
    call: (method, path, body, headers) => send(`${origin}${path}`, method, body, headers),
    mailsTo: async (email, words) =>
      (await mails.list()).filter(({ to, text }) => to === email && text.includes(words)).map(({ text }) => text),
  }
  const settings = (secretKey = '', previous = '') => ({
    ...setup.settings,
    PORT: String(port),
    WHATSAPP_API_URL: graph.url,
    SECRET_KEY: secretKey,
    SECRET_KEY_PREVIOUS: previous,
  })
  const doctor = async (...keys: string[]) =>
    (await runProgram(['src/cli.ts', 'doctor'], { ...settings(...keys), CHROMIUM_PATH: 'none' })).output

  const first = await startFoyer(settings(FIRST))
  const held = await useEverything(place, receiver)
  await expectStored(place, held, receiver)
  await first.end('SIGTERM')
  expect(await doctor(SECOND, FIRST)).toContain('5 stored values need SECRET_KEY_PREVIOUS')

  const second = await startFoyer(settings(SECOND, FIRST))
  await expectStored(place, held, receiver)
  expect((await place.call('GET', held.stopLink)).body.text).toContain('Stop these emails')
  expect((await held.asking('POST', '/signin/code', { code: held.code })).status).toBe(200)
  await awaitMail(place, held.email, 'account in a new browser')
  // The owner's browser is still known.
  await held.owner('POST', '/signout', {})
  await held.owner('POST', '/signin', { email: held.email })
  await expect.poll(() => place.mailsTo(held.email, 'signin=').then((sent) => sent.length)).toBe(2)
  const code = linkIn((await place.mailsTo(held.email, 'signin='))[0] ?? '', /^(\d{6})$/m)
  expect((await held.owner('POST', '/signin/code', { code })).status).toBe(200)
  await second.end('SIGTERM')
  expect(await place.mailsTo(held.email, 'account in a new browser')).toHaveLength(1)
  expect(await doctor(SECOND, FIRST)).toContain('0 need SECRET_KEY_PREVIOUS')

  const third = await startFoyer(settings(THIRD, SECOND))
  await expectStored(place, held, receiver)
  await third.end('SIGTERM')
  await using alone = await startFoyer(settings(THIRD))
  await expectStored(place, held, receiver)
  expect((await place.call('GET', held.stopLink)).status).toBe(404)
  const { secret } = (await held.owner('POST', `/api/v1/owner/webhooks/${held.webhook.id}/secret`, {})).body
  expect(secret).not.toBe(held.webhook.secret)
  await expectStored(place, { ...held, webhook: { ...held.webhook, secret } }, receiver)
  await alone.end('SIGTERM')

  await expect(startFoyer(settings(FIRST))).rejects.toThrow('Set SECRET_KEY_PREVIOUS to that key')
  expect(await doctor(FIRST)).toContain('stored values need another key')
  await using restarted = await startFoyer(settings(FIRST, 'lost'))
  expect((await held.owner('GET', '/me')).status).toBe(200)
  const secretPath = `/api/v1/owner/agents/${held.agentId}/identity-secret`
  expect((await held.owner('GET', secretPath)).status).toBe(200)
  const test = `/api/v1/owner/webhooks/${held.webhook.id}/test`
  expect((await held.owner('POST', test, {})).body.delivery.status).toBe(200)
  expect(restarted.output()).not.toContain('Error')
})

test.skipIf(!SERVER_URL)('SECRET_KEY changes node by node, in two steps, while both nodes serve', async () => {
  await using setup = await createFaultSetup()
  await using receiver = await startReceiver()
  await using graph: GraphServer = await startGraph()
  const ports = [await freePort(), await freePort()]
  const origin = `http://127.0.0.1:${ports[0]}`
  const mails = createMailFolder({ folder: join(setup.dataDir, 'mail'), from: 'Foyer <no-reply@localhost>' })
  const nodes: RunningFoyer[] = []
  onTestFinished(async () => {
    for (const node of nodes) await node[Symbol.asyncDispose]()
  })
  /** Requests go to this node. */
  let at = 0
  const place: Place = {
    origin,
    call: (method, path, body, headers) => send(`${nodes[at]?.origin}${path}`, method, body, headers),
    mailsTo: async (email, words) =>
      (await mails.list()).filter(({ to, text }) => to === email && text.includes(words)).map(({ text }) => text),
  }
  const restart = async (node: number, secretKey: string, previous = ''): Promise<void> => {
    await nodes[node]?.end('SIGTERM')
    const keys = { SECRET_KEY: secretKey, SECRET_KEY_PREVIOUS: previous }
    nodes[node] = await startFoyer({
      ...setup.settings,
      ...keys,
      PUBLIC_URL: origin,
      PORT: String(ports[node]),
      WHATSAPP_API_URL: graph.url,
    })
  }
  const everything: Held[] = []
  const expectOnBoth = async (): Promise<void> => {
    for (const held of everything)
      for (at of [0, 1]) {
        await expectStored(place, held, receiver)
        expect((await place.call('GET', held.stopLink)).body.text).toContain('Stop these emails')
      }
  }
  const addHeld = async (node: number): Promise<void> => {
    at = node
    everything.push(await useEverything(place, receiver, `${NUMBER}${everything.length}`))
  }
  const enterCode = async (node: number, { asking, code }: Held): Promise<void> => {
    at = node
    expect((await asking('POST', '/signin/code', { code })).status).toBe(200)
  }

  await restart(0, FIRST)
  await restart(1, FIRST)
  await addHeld(0)
  // Step 1: both accept the next key.
  await restart(0, FIRST, SECOND)
  await expectOnBoth()
  await restart(1, FIRST, SECOND)
  await expectOnBoth()
  // Step 2: they change to it.
  await restart(0, SECOND, FIRST)
  await addHeld(0)
  await addHeld(1)
  await expectOnBoth()
  for (const [held, node] of [everything[1], everything[2]].map((one, index) => [one, 1 - index] as const))
    if (held) await enterCode(node, held)
  // One that still has the earlier key restarts.
  await restart(1, FIRST, SECOND)
  await addHeld(1)
  await expectOnBoth()
  await restart(1, SECOND, FIRST)
  await expectOnBoth()
  const { output } = await runProgram(['src/cli.ts', 'doctor'], {
    ...setup.settings,
    SECRET_KEY: SECOND,
    SECRET_KEY_PREVIOUS: FIRST,
    CHROMIUM_PATH: 'none',
  })
  expect(output).toContain('0 need SECRET_KEY_PREVIOUS')
  await restart(0, SECOND)
  await restart(1, SECOND)
  for (const held of everything) for (at of [0, 1]) await expectStored(place, held, receiver)
})
