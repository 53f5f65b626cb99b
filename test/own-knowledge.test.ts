import { expect, test } from 'vitest'
import { openBrowser } from './support/app-browser.ts'
import { openChat } from './support/chat-visitor.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { ownedAgent } from './support/owned-agent.ts'
import { startService } from './support/service.ts'

const service = await disposeAfterAll(
  startService({
    CHAT_PER_ADDRESS_PER_HOUR: '1000',
    AGENTS_PER_DAY: '100',
    TRUST_PROXY: '127.0.0.1/32',
  }),
)
const stranger = (await service.createAccount()).bearer

test('an owner lists and searches items, and deletes one', async () => {
  const owned = await ownedAgent(service)
  const add = (title: string, content: string) =>
    service.api('POST', '/knowledge', { agent_id: owned.agentId, title, content, item_type: 'faq' }, owned.bearer)
  const parking = (await add('Where can I park?', 'Guests park for free behind the house.')).body.knowledge_item_id
  await add('100% organic?', 'Everything is organic.')
  const list = async (query = '', bearer = owned.bearer) =>
    (await service.api('GET', `/knowledge?agent_id=${owned.agentId}${query}`, undefined, bearer)).body
  const titles = async (query: string) => (await list(query)).data.map(({ title }: { title: string }) => title)
  expect(await titles('&item_type=faq')).toEqual(['100% organic?', 'Where can I park?'])
  expect(await titles('&q=PARK')).toEqual(['Where can I park?'])
  expect(await titles('&q=100%25')).toEqual(['100% organic?'])
  expect(await titles('&q=_')).toEqual([])
  const first = await list('&limit=1')
  expect(await titles(`&limit=1&cursor=${first.next_cursor}`)).toEqual(['Where can I park?'])
  expect((await list('', stranger)).error).toBe('Agent not found')
  const chat = await openChat(service, owned.widgetKey)
  expect((await chat.say('Where can I park?')).message.text).toContain('behind the house')
  expect((await service.api('DELETE', `/knowledge/${parking}`, undefined, stranger)).status).toBe(404)
  expect((await service.api('DELETE', `/knowledge/${parking}`, undefined, owned.bearer)).status).toBe(200)
  expect((await chat.say('Where can I park?')).message.text).not.toContain('behind the house')
  expect((await service.api('DELETE', `/knowledge/${parking}`, undefined, owned.bearer)).status).toBe(404)
})

test("an owner approves or rejects a stranger's item", async () => {
  const { agent_id: agentId, claim_url: claimUrl = '' } = await service.createAgent()
  for (const title of ['A rumour', 'Another rumour']) {
    const item = { agent_id: agentId, title, content: `${title} about the shop.` }
    expect(
      (await service.api('POST', '/knowledge', item, { 'x-forwarded-for': '203.0.113.77' })).body.warnings,
    ).toHaveLength(1)
  }
  const call = openBrowser(service)
  await call('POST', '/claim', { invite: new URL(claimUrl).searchParams.get('invite') })
  const held = () => call('GET', `/api/v1/owner/knowledge?agent_id=${agentId}&state=held`)
  const [second, first] = (await held()).body.data
  expect((await service.api('POST', `/knowledge/${first.knowledge_item_id}/approve`, undefined, stranger)).status).toBe(
    404,
  )
  expect((await call('POST', `/api/v1/owner/knowledge/${first.knowledge_item_id}/approve`)).status).toBe(200)
  expect((await call('DELETE', `/api/v1/owner/knowledge/${second.knowledge_item_id}`)).status).toBe(200)
  expect((await held()).body.data).toEqual([])
})

test('simultaneous edits of one item are all kept', async () => {
  const { agentId, bearer } = await ownedAgent(service)
  const item = { agent_id: agentId, title: 'Parking', content: 'Behind the house.', item_type: 'document' }
  const path = `/knowledge/${(await service.api('POST', '/knowledge', item, bearer)).body.knowledge_item_id}`
  const edits = { title: 'Where to park', content: 'In front of the house.', category: 'Visits', item_type: 'faq' }
  const edit = async (field: string, value: string) =>
    (await service.api('PATCH', path, { [field]: value }, bearer)).status
  expect(await Promise.all(Object.entries(edits).map(([field, value]) => edit(field, value)))).toEqual([
    200, 200, 200, 200,
  ])
  expect((await service.api('GET', path, undefined, bearer)).body.item).toMatchObject(edits)
})
