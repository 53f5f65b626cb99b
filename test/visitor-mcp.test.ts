import { describe, expect, test } from 'vitest'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { BOX } from './support/lindenhof.ts'
import { openMcp } from './support/mcp-client.ts'
import { ownedAgent } from './support/owned-agent.ts'
import { startService } from './support/service.ts'

/** MCP for the assistants of visitors. */

const service = await disposeAfterAll(startService({ CHAT_PER_ADDRESS_PER_HOUR: '1000' }))

async function asked() {
  const owned = await ownedAgent(service)
  return { ...owned, ...openMcp(service, { path: `/chat/${owned.widgetKey}/mcp` }) }
}

describe('the assistant of a visitor', () => {
  test('asks for a credit, and searches for free, read only', async () => {
    const { agentId, callTool, listTools } = await asked()
    expect((await listTools()).map(({ name, annotations }) => [name, annotations['readOnlyHint']])).toEqual([
      ['ask', true],
      ['search', true],
    ])
    const { data } = await callTool('ask', { question: BOX, locale: 'en-GB' })
    expect(data.message).toMatchObject({ answered: true, text: expect.stringContaining('24.50') })
    const { data: found } = await callTool('search', { query: 'vegetables', limit: 1 })
    expect(found.passages).toMatchObject([{ text: expect.stringContaining('vegetable') }])
    expect(await service.creditsUsed(agentId)).toBe(1)
  })

  test('appears in conversations, gaps and insights with the channel mcp', async () => {
    const { agentId, bearer, callTool } = await asked()
    const { data } = await callTool('ask', { question: 'Do you ship to Norway?' })
    expect(data.message.answered).toBe(false)
    const read = (path: string) => service.api('GET', path, undefined, bearer)
    expect((await read(`/conversations?agent_id=${agentId}&channel=mcp`)).body.data).toMatchObject([
      { conversation_id: data.conversation_id, channel: 'mcp', unanswered: 1 },
    ])
    expect((await read(`/conversations?agent_id=${agentId}&channel=webchat`)).body.data).toEqual([])
    expect((await read(`/gaps?agent_id=${agentId}`)).body.data).toMatchObject([{ channels: ['mcp'] }])
    expect((await read(`/insights?agent_id=${agentId}`)).body.channels).toMatchObject([
      { channel: 'mcp', conversations: 1 },
    ])
  })

  test('cannot ask once the owner has turned it off', async () => {
    const { agentId, bearer, ask } = await asked()
    const set = (allowed: boolean) => service.api('PATCH', `/agents/${agentId}`, { visitor_mcp: allowed }, bearer)
    expect((await set(false)).body.agent.visitor_mcp).toBe(false)
    const refused = await ask('tools/list')
    expect(refused).toMatchObject({ status: 403, body: { error: { message: expect.stringContaining('turned off') } } })
    await set(true)
    expect((await ask('tools/list')).status).toBe(200)
  })

  test('reaches no agent that is unknown, archived or not on websites, and no conversation of another', async () => {
    const one = await asked()
    const other = await asked()
    const { data } = await one.callTool('ask', { question: BOX })
    const foreign = await other.callTool('ask', { question: BOX, conversation: data.conversation })
    expect(JSON.parse(foreign.text)).toMatchObject({ status: 401 })
    expect((await openMcp(service, { path: '/chat/wc_none/mcp' }).ask('tools/list')).status).toBe(404)
    await service.api('PATCH', `/agents/${one.agentId}`, { deploy_channels: ['whatsapp'] }, one.bearer)
    expect((await one.ask('tools/list')).status).toBe(404)
    await service.api('DELETE', `/agents/${other.agentId}`, undefined, other.bearer)
    expect((await other.ask('tools/list')).status).toBe(404)
  })

  test('has the limits of visitors', async () => {
    await using limited = await startService({ CHAT_PER_ADDRESS_PER_HOUR: '2' })
    const { widgetKey } = await ownedAgent(limited)
    const { callTool } = openMcp(limited, { path: `/chat/${widgetKey}/mcp` })
    await callTool('ask', { question: BOX })
    await callTool('search', { query: 'vegetables' })
    for (const [name, input] of [
      ['ask', { question: BOX }],
      ['search', { query: 'vegetables' }],
    ] as const)
      expect(JSON.parse((await callTool(name, input)).text)).toMatchObject({ status: 429, error_code: 'rate_limited' })
  })
})
