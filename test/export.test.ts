import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { openChat } from './support/chat-visitor.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { BOX } from './support/lindenhof.ts'
import { ownedAgent } from './support/owned-agent.ts'
import { startService } from './support/service.ts'

const service = await disposeAfterAll(startService({ CHAT_PER_ADDRESS_PER_HOUR: '1000', AGENTS_PER_DAY: '100' }))

async function download(agentId: string, headers: Record<string, string>) {
  const response = await fetch(`${service.origin}/api/v1/public/agents/${agentId}/export`, { headers })
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  return { response, files, names: Object.keys(files), text, read: (name: string) => JSON.parse(text(name)) }
}

test('all data of an agent is exported as one archive of JSON and CSV', async () => {
  const owned = await ownedAgent(service, { company_name: '../../Lindenhof "Köln"\r\nX: y' })
  const { agentId, bearer } = owned
  const chat = await openChat(service, owned.widgetKey)
  await chat.say('=cmd|calc, do you ship to "Norway"?')
  const { message } = await chat.say(BOX)
  await chat.rate(message.id, 'up', '@thanks')
  await chat.leave({ name: '=HYPERLINK("x")', email: 'anna@example.com', phone: '+49 421 555 0123' })
  await service.api('POST', `/messages/${message.id}/correction`, { answer: 'It is 26 EUR.' }, bearer)
  await service.api('GET', `/gaps?agent_id=${agentId}`, undefined, bearer)
  const { response, files, names, text, read } = await download(agentId, bearer)
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="lindenhof-ko-ln-x-y-\d{4}-\d\d-\d\d\.zip"$/,
  )
  expect(response.headers.get('content-type')).toBe('application/zip')
  for (const name of names) expect(name).toMatch(/^[a-z-]+\.(json|csv)$|^README\.txt$/)
  expect(read('agent.json')).toMatchObject({ id: agentId, credits: { used: 2 } })
  expect(read('knowledge.json').length).toBeGreaterThan(1)
  expect(text('knowledge.csv').split('\r\n')[0]).toContain('title,content')
  expect([...(files['knowledge.csv']?.subarray(0, 3) ?? [])]).toEqual([0xef, 0xbb, 0xbf])
  const german = await download(agentId, { ...bearer, 'accept-language': 'de' })
  expect(german.text('knowledge.csv').split('\r\n')[0]).toContain('title;content')
  const [conversation] = read('conversations.json')
  expect(conversation.messages.map(({ role }: { role: string }) => role)).toEqual([
    'visitor',
    'agent',
    'visitor',
    'agent',
  ])
  expect(conversation.messages[3]).toMatchObject({ rating: 'up', rating_comment: '@thanks', answered_by: 'builtin' })
  expect(conversation.messages[3].passages[0].title).toBe('Weekly vegetable box')
  expect(text('messages.csv')).toContain(`"'=cmd|calc, do you ship to ""Norway""?"`)
  expect(text('messages.csv')).toContain("'@thanks")
  expect(read('leads.json')).toMatchObject([
    { details: { email: { value: 'anna@example.com', words: 'anna@example.com' } } },
  ])
  expect(text('leads.csv')).toContain(`"'=HYPERLINK(""x"")",anna@example.com,+494215550123`)
  expect(read('gaps.json')).toHaveLength(1)
  expect(read('corrections.json')).toMatchObject([{ answer: 'It is 26 EUR.' }])
  expect(read('consent-texts.json')).toEqual([])
  const everything = names.map(text).join('')
  for (const secret of ['ak_', 'cs_', 'token_hash', 'address_hash', 'key_hash'])
    expect(everything).not.toContain(secret)
})

test('an export is in the audit log', async () => {
  const { agentId, bearer } = await ownedAgent(service)
  await download(agentId, bearer)
  const [newest] = (await service.api('GET', '/changes', undefined, bearer)).body.data
  expect(newest).toMatchObject({ action: 'exportAgent', target_id: agentId, by: { kind: 'key' } })
})

test('the archive has many conversations, each once and in order', async () => {
  const owned = await ownedAgent(service)
  for (let chats = 0; chats < 120; chats += 1) await openChat(service, owned.widgetKey)
  const { read } = await download(owned.agentId, owned.bearer)
  const ids = read('conversations.json').map(({ id }: { id: string }) => id)
  expect(ids).toHaveLength(120)
  expect(new Set(ids).size).toBe(120)
  expect(read('leads.json')).toEqual([])
})

test('only an owner can export it', async () => {
  const { agentId } = await ownedAgent(service)
  const { bearer } = await service.createAccount()
  expect((await service.api('GET', `/agents/${agentId}/export`, undefined, bearer)).status).toBe(404)
  expect((await service.api('GET', `/agents/${agentId}/export`)).status).toBe(401)
})
