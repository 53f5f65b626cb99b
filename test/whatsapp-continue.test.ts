import { afterAll, beforeAll, expect, test } from 'vitest'
import { receiveWhatsAppText } from '../src/features/channels/channels.ts'
import { type Service, startService } from './support/service.ts'

let service: Service
beforeAll(async () => {
  service = await startService({ BURST_SECONDS: '0' })
})
afterAll(() => service[Symbol.asyncDispose]())

const chat = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
  service.call(method, `/api/v1/chat${path}`, body, headers)

async function openChat(fields: Record<string, unknown> = {}) {
  const agent = await service.createAgent({ codebase_context: { products: [{ name: 'Honey jar', price: '7.50 EUR' }] }, ...fields })
  const { body } = await chat('POST', '/sessions', { widget_key: agent.webchat_widget_key })
  return { agent, session: body, bearer: { authorization: `Bearer ${body.session_token}` } }
}

test('a conversation of the website goes on in WhatsApp, in one thread', async () => {
  const { session, bearer } = await openChat()
  expect(session.agent.whatsapp).toBe(true)
  await chat('POST', '/messages', { text: 'How much is the honey jar?' }, bearer)
  const { status, body } = await chat('POST', '/whatsapp', {}, bearer)
  expect(status).toBe(200)
  const text = new URL(body.link).searchParams.get('text') ?? ''
  expect(text).toMatch(/^Hello Lindenhof! I have a question\. \(FY[2-9A-HJ-NP-Z]{12}\)$/)

  await receiveWhatsAppText(service.app, '9991000000001', text)
  const reply = await receiveWhatsAppText(service.app, '9991000000001', 'And the honey jar once more?')
  expect(reply?.text).toContain('7.50')
  const { body: thread } = await chat('GET', '/messages', undefined, bearer)
  expect(thread.messages.map((message: { text: string }) => message.text)).toContain('And the honey jar once more?')

  const stranger = await receiveWhatsAppText(service.app, '9991000000002', text)
  expect(stranger?.id).toBe('no-agent')
})

test('an agent that is not on WhatsApp offers no such way', async () => {
  const { session, bearer } = await openChat({ deploy_channels: ['webchat'] })
  expect(session.agent.whatsapp).toBe(false)
  expect(await chat('POST', '/whatsapp', {}, bearer)).toMatchObject({ status: 404, body: { error: 'This assistant is not on WhatsApp.' } })
})
