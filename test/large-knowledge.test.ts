import { expect, test } from 'vitest'
import { openChat } from './support/chat-visitor.ts'
import { embedBy } from './support/embedding-server.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { type Owned, ownedAgent } from './support/owned-agent.ts'
import { type Service, startService } from './support/service.ts'
import { startSite } from './support/site-server.ts'

const service = await disposeAfterAll(startService({ CHAT_PER_ADDRESS_PER_HOUR: '1000' }))
// Every agent counts as large here: the database selects the chunks for each answer.
service.app.indexes.wholeBytes = 0

const ROOMS = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Ginkgo', 'Hazel']

/** An agent with an item for each room, each longer than a chunk, and one with contact details. */
async function ownedInn() {
  const owned = await ownedAgent(service)
  const add = async (title: string, content: string): Promise<string> => {
    const { status, body } = await service.api(
      'POST',
      '/knowledge',
      { agent_id: owned.agentId, title, content },
      owned.bearer,
    )
    expect(status).toBe(200)
    return body.knowledge_item_id
  }
  const chapters = Array.from(
    { length: 30 },
    (_, at) => `The corridor and the staircase number ${at + 1} were painted by the family.`,
  )
  for (const [at, room] of ROOMS.entries())
    await add(
      `The ${room} room`,
      [...chapters.slice(0, 15), `The ${room} room costs ${80 + at} EUR a night.`, ...chapters.slice(15)].join('\n\n'),
    )
  const contact = await add('How to reach us', 'Phone: +49 30 901820. Write to inn@example.com.')
  return { owned, add, contact, chat: await openChat(service, owned.widgetKey) }
}

test('a large agent answers from the chunks that the database selects', async () => {
  const { chat } = await ownedInn()
  expect((await chat.say('How much is the Hazel room?')).message.text).toContain('87 EUR')
  expect((await chat.say('And the Birch room?')).message.text).toContain('81 EUR')
  expect((await chat.say('What is your phone number?')).message.text).toContain('+49 30 901820')
  const { message } = await chat.say('Do you repair bicycles?')
  expect(message.answered).toBe(false)
  const keepsNone = [...service.app.indexes.ready.values()].every(({ whole }) => whole === undefined)
  expect(keepsNone).toBe(true)
})

test('a large agent uses added and changed items, and no deleted ones', async () => {
  const { owned, add, chat } = await ownedInn()
  const sauna = await add('The sauna', 'The sauna opens at 16:00 and costs 9 EUR.')
  expect((await chat.say('How much is the sauna?')).message.text).toContain('9 EUR')
  const edited = await service.api('PATCH', `/knowledge/${sauna}`, { content: 'The sauna costs 12 EUR.' }, owned.bearer)
  expect(edited.status).toBe(200)
  expect((await chat.say('How much is the sauna?')).message.text).toContain('12 EUR')
  expect((await service.api('DELETE', `/knowledge/${sauna}`, undefined, owned.bearer)).status).toBe(200)
  expect((await chat.say('How much is the sauna?')).message.text).not.toContain('12 EUR')
})

test('a large agent uses nothing of another agent', async () => {
  await ownedInn()
  const owned = await ownedAgent(service)
  const chat = await openChat(service, owned.widgetKey)
  expect((await chat.say('How much is the Hazel room?')).message.text).not.toContain('87')
})

/**
 * Notes of many meetings: many chunks, each with all words of a question that it does not answer.
 */
const minutes = (meetings: number): string =>
  Array.from({ length: meetings }, (_, at) => {
    const talk = 'The family talked about the staircase and the corridor and left both as they were. '.repeat(8)
    return `Meeting ${at + 1}. What a night in the Hazel room costs was not decided. ${talk}`
  }).join('\n\n')

const addTo = (on: Service, { agentId, bearer }: Owned, title: string, content: string) =>
  on.api('POST', '/knowledge', { agent_id: agentId, title, content }, bearer)

const countUnready = async ({ agentId }: Owned): Promise<number> => {
  const rows = service.app.db
    .selectFrom('chunks')
    .select('id')
    .where('agent_id', '=', agentId)
    .where('words', 'is', null)
  return (await rows.execute()).length
}

test('an agent that becomes large is indexed before the next question', async () => {
  const owned = await ownedAgent(service)
  await addTo(service, owned, 'Minutes', minutes(60))
  await expect.poll(() => countUnready(owned)).toBe(0)
})

test('an agent that grows gradually is indexed too', async () => {
  const owned = await ownedAgent(service)
  for (let at = 0; at < 50; at++) await addTo(service, owned, `Note ${at}`, `Cupboard ${at} holds ${at} towels.`)
  await expect.poll(() => countUnready(owned)).toBeLessThan(50)
})

test('an embedding model finds items of a large agent that words alone do not', async () => {
  const answers = (text: string): boolean => /87 EUR|How much/.test(text)
  await using endpoint = await startSite({ '/v1/embeddings': embedBy((text) => (answers(text) ? [1, 0] : [0, 1])) })
  await using embedding = await startService({ EMBEDDING_MODEL: 'test', EMBEDDING_BASE_URL: `${endpoint.origin}/v1` })
  embedding.app.indexes.wholeBytes = 0
  const asked = await Promise.all(
    [service, embedding].map(async (on) => {
      const owned = await ownedAgent(on)
      await addTo(on, owned, 'Minutes', minutes(40))
      await addTo(on, owned, 'The Hazel room', 'A night in the Hazel room costs 87 EUR.')
      const chat = await openChat(on, owned.widgetKey)
      return (await chat.say('How much does a night in the Hazel room cost?')).message.text
    }),
  )
  expect(asked).toEqual([expect.not.stringContaining('87 EUR'), expect.stringContaining('87 EUR')])
})
