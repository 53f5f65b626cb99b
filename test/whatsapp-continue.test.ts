import { expect, test } from 'vitest'
import { openChat } from './support/chat-visitor.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { linkText, openPhone } from './support/phone.ts'
import { startService } from './support/service.ts'

const service = await disposeAfterAll(startService({ WHATSAPP_WAIT_SECONDS: '0' }))

const chat = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
  service.call(method, `/api/v1/chat${path}`, body, headers)

async function openNewChat(fields: Record<string, unknown> = {}) {
  const agent = await service.createAgent({
    codebase_context: { products: [{ name: 'Honey jar', price: '7.50 EUR' }] },
    ...fields,
  })
  return { agent, ...(await openChat(service, agent.webchat_widget_key)) }
}

const link = async (bearer: Record<string, string>): Promise<string> =>
  linkText((await chat('POST', '/whatsapp', {}, bearer)).body.link)

test('a conversation on the website continues on WhatsApp, in one thread', async () => {
  const { session, bearer } = await openNewChat()
  expect(session.agent.whatsapp).toBe(true)
  await chat('POST', '/messages', { text: 'How much is the honey jar?' }, bearer)
  const { status, body } = await chat('POST', '/whatsapp', {}, bearer)
  expect(status).toBe(200)
  const text = linkText(body.link)
  expect(text).toMatch(/^Hello Lindenhof! I have a question\. \(FY[2-9A-HJ-NP-Z]{12}\)$/)

  const phone = openPhone(service)
  await phone.ask(text)
  expect(await phone.ask('And the honey jar once more?')).toContain('7.50')
  const { body: thread } = await chat('GET', '/messages', undefined, bearer)
  const said = thread.messages.map((message: { text: string }) => message.text)
  expect(said).toContain('How much is the honey jar?')
  expect(said).toContain('And the honey jar once more?')

  expect(await openPhone(service).ask(text)).toContain('chat link')
})

test('the code of a conversation expires and is not stored in plain text', async () => {
  const { bearer, session } = await openNewChat()
  const [text, later] = [await link(bearer), await openNewChat()]
  const code = /FY\w{12}/.exec(text)?.[0] ?? ''
  const stored = await service.app.db
    .selectFrom('conversations')
    .selectAll()
    .where('id', '=', session.conversation_id)
    .execute()
  expect(JSON.stringify(stored)).not.toContain(code)
  await service.app.db
    .updateTable('conversations')
    .set({ chat_code_expires_at: new Date(Date.now() - 1) })
    .where('id', '=', session.conversation_id)
    .execute()
  expect(await openPhone(service).ask(text)).toContain('chat link')
  const [first, second] = [await link(later.bearer), await link(later.bearer)]
  expect(await openPhone(service).ask(first)).toContain('chat link')
  expect(await openPhone(service).ask(second)).not.toContain('chat link')
})

test("a person's reply reaches the visitor on WhatsApp and on the website", async () => {
  const { bearer: key } = await service.createAccount()
  const agent = await service.createAgent({}, key)
  const { body: session } = await chat('POST', '/sessions', { widget_key: agent.webchat_widget_key })
  const bearer = { authorization: `Bearer ${session.session_token}` }
  const phone = openPhone(service)
  await phone.ask(linkText((await chat('POST', '/whatsapp', {}, bearer)).body.link))
  const reply = await service.api(
    'POST',
    `/conversations/${session.conversation_id}/reply`,
    { text: 'This is **Ada** speaking.' },
    key,
  )
  expect(reply.status).toBe(200)
  expect((await phone.replies(2)).at(-1)).toBe('This is *Ada* speaking.')
  const { body: thread } = await chat('GET', '/messages', undefined, bearer)
  expect(thread.messages.at(-1)).toMatchObject({ role: 'person', text: 'This is **Ada** speaking.' })
})

test('an agent without WhatsApp does not offer it', async () => {
  const { session, bearer } = await openNewChat({ deploy_channels: ['webchat'] })
  expect(session.agent.whatsapp).toBe(false)
  expect(await chat('POST', '/whatsapp', {}, bearer)).toMatchObject({
    status: 404,
    body: { error: 'This agent is not on WhatsApp.' },
  })
})
