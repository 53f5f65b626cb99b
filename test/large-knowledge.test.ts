import { afterAll, beforeAll, expect, test } from 'vitest'
import { openChat, ownedAgent } from './support/owned-agent.ts'
import { type Service, startService } from './support/service.ts'

let service: Service
beforeAll(async () => {
  service = await startService({ CHAT_PER_ADDRESS_PER_HOUR: '1000', BURST_SECONDS: '0' })
  // Every agent counts as large here: its questions are answered from what the database picks.
  service.app.indexes.wholeBytes = 0
})
afterAll(() => service[Symbol.asyncDispose]())

const ROOMS = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Ginkgo', 'Hazel']

/** An agent with an item for each room, each longer than one chunk, and one that says how the house is reached. */
async function ownedInn() {
  const owned = await ownedAgent(service)
  const add = async (title: string, content: string): Promise<string> => {
    const { status, body } = await service.api('POST', '/knowledge', { agent_id: owned.agentId, title, content }, owned.bearer)
    expect(status).toBe(200)
    return body.knowledge_item_id
  }
  const chapters = Array.from({ length: 30 }, (_, at) => `The corridor and the staircase number ${at + 1} were painted by the family.`)
  for (const [at, room] of ROOMS.entries())
    await add(
      `The ${room} room`,
      [...chapters.slice(0, 15), `The ${room} room costs ${80 + at} EUR a night.`, ...chapters.slice(15)].join('\n\n'),
    )
  const contact = await add('How to reach us', 'Phone: +49 30 901820. Write to inn@example.com.')
  return { owned, add, contact, chat: await openChat(service, owned) }
}

test('a large agent answers from the parts that the database picks', async () => {
  const { chat } = await ownedInn()
  expect((await chat.say('How much is the Hazel room?')).message.text).toContain('87 EUR')
  expect((await chat.say('And the Birch room?')).message.text).toContain('81 EUR')
  expect((await chat.say('What is your phone number?')).message.text).toContain('+49 30 901820')
  const { message } = await chat.say('Do you repair bicycles?')
  expect(message.answered).toBe(false)
  const keepsNone = [...service.app.indexes.ready.values()].every(({ whole }) => whole === undefined)
  expect(keepsNone).toBe(true)
})

test('a large agent knows what was added, changed and taken away', async () => {
  const { owned, add, chat } = await ownedInn()
  const sauna = await add('The sauna', 'The sauna opens at 16:00 and costs 9 EUR.')
  expect((await chat.say('How much is the sauna?')).message.text).toContain('9 EUR')
  const edited = await service.api('PATCH', `/knowledge/${sauna}`, { content: 'The sauna costs 12 EUR.' }, owned.bearer)
  expect(edited.status).toBe(200)
  expect((await chat.say('How much is the sauna?')).message.text).toContain('12 EUR')
  expect((await service.api('DELETE', `/knowledge/${sauna}`, undefined, owned.bearer)).status).toBe(200)
  expect((await chat.say('How much is the sauna?')).message.text).not.toContain('12 EUR')
})

test('a large agent knows nothing of another', async () => {
  await ownedInn()
  const owned = await ownedAgent(service)
  const chat = await openChat(service, owned)
  expect((await chat.say('How much is the Hazel room?')).message.text).not.toContain('87')
})
