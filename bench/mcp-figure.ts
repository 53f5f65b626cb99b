import type { Figure } from './support/figure-types.ts'
import { startFoyer } from './support/foyer-process.ts'
import { median, quantile } from './support/statistics.ts'
import { UNLIMITED_CHAT, askPrice, createShop, startSession } from './support/visitors.ts'

const TURNS = 300
const WARM_UP = 30

/** Time that a question takes through MCP, and through the visitor's API, in turns. */
export const mcpFigure: Figure = {
  name: 'mcp',
  measure: async (bench) => {
    await using foyer = await startFoyer({ DATA_DIR: await bench.createFolder(), ...UNLIMITED_CHAT })
    const widgetKey = await createShop(foyer.origin)
    const plain: number[] = []
    const throughMcp: number[] = []
    for (let turn = 0; turn < WARM_UP + TURNS; turn += 1) {
      const token = await startSession(foyer.origin, widgetKey)
      const conversation = await startSession(foyer.origin, widgetKey)
      const question = askPrice(turn)
      const asks = [
        { times: plain, ask: () => askPlainly(foyer.origin, token, question) },
        { times: throughMcp, ask: () => askThroughMcp(foyer.origin, { widgetKey, conversation, question }) },
      ]
      // Whichever comes second finds the processor warm.
      for (const { times, ask } of turn % 2 === 0 ? asks : asks.toReversed()) {
        const ms = await time(ask)
        if (turn >= WARM_UP) times.push(ms)
      }
    }
    const note = `${TURNS} questions each, in turns, in a conversation that is open`
    const [p95, plainP95] = [quantile(throughMcp, 0.95), quantile(plain, 0.95)]
    return [
      {
        what: '`ask` through MCP above the visitor’s API, p95',
        value: p95 - plainP95,
        unit: 'ms',
        aim: { atMost: 10 },
        note,
      },
      {
        what: 'the same, median of the differences',
        value: median(throughMcp.map((ms, at) => ms - (plain[at] ?? 0))),
        unit: 'ms',
      },
      { what: 'the visitor’s API, p95', value: plainP95, unit: 'ms' },
    ]
  },
}

async function time(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

async function askPlainly(origin: string, token: string, text: string): Promise<void> {
  const { message } = await post(`${origin}/api/v1/chat/messages`, { text }, { authorization: `Bearer ${token}` })
  if (message === undefined) throw new Error('the visitor’s API gave no reply')
}

async function askThroughMcp(
  origin: string,
  { widgetKey, ...input }: { widgetKey: string; conversation: string; question: string },
): Promise<void> {
  const envelope = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1.0.0' },
    'io.modelcontextprotocol/clientCapabilities': {},
  }
  const params = { name: 'ask', arguments: input, _meta: envelope }
  const { result } = await post(
    `${origin}/chat/${widgetKey}/mcp`,
    { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
    {
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': 'tools/call',
      'mcp-name': 'ask',
    },
  )
  const { isError, structuredContent } = result as { isError?: boolean; structuredContent?: object }
  if (isError || structuredContent === undefined) throw new Error('MCP gave no reply')
}

async function post(url: string, body: object, headers: Record<string, string>): Promise<Record<string, unknown>> {
  const sent = { 'content-type': 'application/json', ...headers }
  const response = await fetch(url, { method: 'POST', headers: sent, body: JSON.stringify(body) })
  return (await response.json()) as Record<string, unknown>
}
