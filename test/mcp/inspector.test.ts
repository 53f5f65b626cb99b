import { execFile } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { openChat } from '../support/chat-visitor.ts'
import { disposeAfterAll } from '../support/dispose-after-all.ts'
import { BOX, LINDENHOF } from '../support/lindenhof.ts'
import { ownedAgent, verifiedAccount } from '../support/owned-agent.ts'
import { startService, uniqueEmail } from '../support/service.ts'

/** The MCP inspector's command line, which owners use to try a server, over HTTP. */

const INSPECTOR = join(
  import.meta.dirname,
  '../fixtures/mcp/node_modules/@modelcontextprotocol/inspector/clients/launcher/build/index.js',
)
const run = promisify(execFile)
const service = await disposeAfterAll(startService())
const home = await mkdtemp(join(tmpdir(), 'foyer-inspector-'))
const owned = await ownedAgent(service, {}, await verifiedAccount(service))
const chat = await openChat(service, owned.widgetKey)

async function inspect(path: string, ...words: string[]) {
  const args = [INSPECTOR, '--cli', `${service.origin}${path}`, '--transport', 'http', ...words]
  const { stdout } = await run(process.execPath, args, { cwd: home, env: { ...process.env, HOME: home } })
  return JSON.parse(stdout)
}

async function call(path: string, tool: string, input: Record<string, unknown>, ...more: string[]) {
  const pairs = Object.entries(input).flatMap(([name, value]) => [
    '--tool-arg',
    `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  ])
  const result = await inspect(path, '--method', 'tools/call', '--tool-name', tool, ...pairs, ...more)
  if (result.isError) throw new Error(`${tool}: ${JSON.stringify(result.content)}`)
  return result.structuredContent
}

describe('the inspector', () => {
  test('finds no fault in the schemas of the tools, and calls each of them', async () => {
    const key = ['--header', `Authorization: ${owned.bearer['authorization']}`]
    const { tools } = await inspect('/mcp', '--method', 'tools/list', '--strict')
    const reply = await chat.say(BOX)
    await chat.say('Do you ship to Norway?')
    const { agentId: agent_id } = owned
    const gap = await call('/mcp', 'list_gaps', { agent_id }, ...key)
    const inputs: Record<string, Record<string, unknown>> = {
      create_agent: { email: uniqueEmail(), company_name: 'Lindenhof', codebase_context: LINDENHOF },
      add_knowledge: { agent_id, title: 'Parking', content: 'Behind the barn.' },
      push_codebase: { agent_id, codebase_context: LINDENHOF },
      get_status: { agent_id },
      get_research: { agent_id },
      test_agent: { agent_id, questions: [BOX] },
      list_gaps: { agent_id },
      answer_gap: { gap_id: gap.data[0].gap_id, answer: 'We ship to Norway for 19 EUR.' },
      list_leads: { agent_id },
      correct_answer: { message_id: reply.message.id, answer: 'It costs 26 EUR a week.' },
      update_agent: { agent_id, tone: 'warm' },
      list_agents: {},
      ask: { widget_key: owned.widgetKey, question: BOX },
      get_conversations: { agent_id },
      get_embed_code: { agent_id },
    }
    expect(tools.map(({ name }: { name: string }) => name).toSorted()).toEqual(Object.keys(inputs).toSorted())
    const empty: string[] = []
    for (const [name, input] of Object.entries(inputs))
      if (Object.keys(await call('/mcp', name, input, ...key)).length === 0) empty.push(name)
    expect(empty).toEqual([])
  })

  test('asks and searches as the assistant of a visitor', async () => {
    const path = `/chat/${owned.widgetKey}/mcp`
    const { tools } = await inspect(path, '--method', 'tools/list', '--strict')
    expect(tools.map(({ name }: { name: string }) => name)).toEqual(['ask', 'search'])
    expect((await call(path, 'ask', { question: BOX })).message.answered).toBe(true)
    expect((await call(path, 'search', { query: 'vegetable box' })).passages.length).toBeGreaterThan(0)
  })
})
