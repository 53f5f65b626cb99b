import { expect, test } from 'vitest'
import { openChat } from './support/chat-visitor.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { ownedAgent } from './support/owned-agent.ts'
import { startService } from './support/service.ts'

const service = await disposeAfterAll(startService({ CHAT_PER_ADDRESS_PER_HOUR: '1000', AGENTS_PER_DAY: '100' }))
const stranger = (await service.createAccount()).bearer

const FIRST = 'May Lindenhof keep your address for its offers?'
const SECOND = 'May Lindenhof keep your address for one answer?'

const session = async (widgetKey: string, locale = 'en-US') =>
  (await service.call('POST', '/api/v1/chat/sessions', { widget_key: widgetKey, locale })).body.agent

test("a visitor agrees to the owner's text, and the lead has its version", async () => {
  const { agentId, widgetKey, bearer } = await ownedAgent(service)
  const change = (fields: Record<string, unknown>) => service.api('PATCH', `/agents/${agentId}`, fields, bearer)
  const leads = async () => (await service.api('GET', `/leads?agent_id=${agentId}`, undefined, bearer)).body.data
  await change({ ask_consent: true })
  const own = (await session(widgetKey)).consent_text
  await (await openChat(service, widgetKey)).leave({ email: 'a@example.com', consent: true })
  expect((await change({ consent_text: FIRST })).body.agent).toMatchObject({ ask_consent: true, consent_text: FIRST })
  expect((await session(widgetKey)).consent_text).toBe(FIRST)
  const chat = await openChat(service, widgetKey)
  expect((await chat.say('My mail is b@example.com')).message.text).toContain(`${FIRST} Please answer yes or no.`)
  expect(await leads()).toHaveLength(1)
  expect((await chat.say('yes')).message.text).toBe('Thank you. Lindenhof now has your details.')
  await change({ consent_text: SECOND })
  await change({ consent_text: SECOND })
  await (await openChat(service, widgetKey)).leave({ email: 'c@example.com', consent: true })
  expect((await leads()).map(({ consent }: { consent: object }) => consent)).toMatchObject([
    { by: 'form', text: SECOND, version: 2 },
    { by: 'chat', text: `${FIRST} Please answer yes or no.`, version: 1 },
    { by: 'form', text: own, version: 0 },
  ])
  expect((await change({ consent_text: 'none' })).body.agent).not.toHaveProperty('consent_text')
  expect((await session(widgetKey, 'de')).consent_text).toContain('einverstanden')
  const versions = (headers: Record<string, string>) =>
    service.api('GET', `/agents/${agentId}/consent-texts`, undefined, headers)
  expect((await versions(bearer)).body.data).toMatchObject([
    { version: 3 },
    { version: 2, text: SECOND },
    { version: 1, text: FIRST },
  ])
  expect((await versions(stranger)).status).toBe(404)
})

test('the chat links the privacy notice', async () => {
  const { agentId, widgetKey, bearer } = await ownedAgent(service)
  const change = (url: unknown) => service.api('PATCH', `/agents/${agentId}`, { privacy_url: url }, bearer)
  expect(await session(widgetKey)).not.toHaveProperty('privacy_url')
  expect((await change('https://lindenhof.example/privacy')).body.agent.privacy_url).toBe(
    'https://lindenhof.example/privacy',
  )
  expect((await session(widgetKey)).privacy_url).toBe('https://lindenhof.example/privacy')
  for (const url of ['javascript:alert(1)', 'data:text/html,x', 'lindenhof', 5])
    expect((await change(url)).status).toBe(400)
  await change('none')
  expect(await session(widgetKey)).not.toHaveProperty('privacy_url')
})

test('an owner sets the retention period', async () => {
  const { agentId, bearer } = await ownedAgent(service)
  const change = (days: unknown) => service.api('PATCH', `/agents/${agentId}`, { retention_days: days }, bearer)
  expect((await change(30)).body.agent.retention_days).toBe(30)
  for (const days of [0, 4000, 1.5, 'x']) expect((await change(days)).status).toBe(400)
})
