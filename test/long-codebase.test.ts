import { expect, test } from 'vitest'
import { openChat } from './support/chat-visitor.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { startService } from './support/service.ts'

const service = await disposeAfterAll(startService())

/** Two hundred rooms with different prices: 200,000 characters with content up to the end. */
const rooms = Array.from({ length: 200 }, (_, at) => {
  const history = `It looks over the ${['garden', 'yard', 'lake', 'hill'][at % 4]} and was painted in ${1800 + at}. `
  return `## Room ${at + 100}\n\nRoom ${at + 100} costs £${200 + at} a night. ${history.repeat(13)}`
}).join('\n\n')

/** Asks for rooms at the beginning, in the middle and at the end. */
async function expectAllRooms(widgetKey: string | undefined): Promise<void> {
  for (const room of [100, 200, 299]) {
    const chat = await openChat(service, widgetKey)
    const { message } = await chat.say(`How much is room ${room} a night?`)
    expect(message.text).toContain(`£${room + 100}`)
  }
}

test('a long landing page is found in every part', async () => {
  const agent = await service.createAgent({ codebase_context: { landing_page_content: rooms.slice(0, 200_000) } })
  await expectAllRooms(agent.webchat_widget_key)
})

test('a long knowledge item is found in every part', async () => {
  const agent = await service.createAgent()
  const item = { agent_id: agent.agent_id, title: 'Rooms', content: rooms.slice(0, 200_000), item_type: 'document' }
  expect((await service.api('POST', '/knowledge', item)).status).toBe(200)
  await expectAllRooms(agent.webchat_widget_key)
})

test.each(['a@b.cc ', '1 EUR ', '|a|'])('a megabyte of "%s" creates an agent', async (unit) => {
  const text = unit.repeat(Math.floor(195_000 / unit.length))
  const context = {
    landing_page_content: text,
    readme_content: text,
    company_description: text,
    value_proposition: text,
  }
  const agent = await service.createAgent({ codebase_context: { ...context, target_customers: text } })
  const chat = await openChat(service, agent.webchat_widget_key)
  expect((await chat.say('When are you open?')).message.text).not.toBe('')
})

test('a product with a name of 200,000 characters gets a shortened title', async () => {
  const name = 'كم سعر '.repeat(28_000)
  const agent = await service.createAgent({ codebase_context: { products: [{ name, price: '£7' }] } })
  expect(agent.knowledge_base_count).toBeGreaterThan(0)
})
