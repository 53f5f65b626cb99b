import { Ajv2020 } from 'ajv/dist/2020.js'
import { send, type Reply, type Service } from './service.ts'

/** A client of the service's MCP server that speaks plain JSON-RPC, so that a test sees what is on the wire. */

export interface ListedTool {
  name: string
  annotations: Record<string, boolean>
  inputSchema: { type: string; properties: Record<string, unknown>; required?: string[] }
  outputSchema: { type: string; properties: Record<string, unknown> }
}

export interface ToolResult {
  isError?: boolean
  // @NOTE any: every test knows the result it asks for.
  data: any
  text: string
}

const ACCEPT = { accept: 'application/json, text/event-stream' }
/** The envelope of every request since 2026-07-28. */
const ENVELOPE = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1.0.0' },
  'io.modelcontextprotocol/clientCapabilities': {},
}
const ajv = new Ajv2020({ strict: false })

/** Opens a client for a path. Requests carry these headers. */
export function openMcp(
  service: Pick<Service, 'origin'>,
  { path = '/mcp', headers = {} }: { path?: string; headers?: Record<string, string> } = {},
) {
  let last = 0
  const post = (body: unknown, more: Record<string, string> = {}): Promise<Reply> =>
    send(`${service.origin}${path}`, 'POST', body, { ...ACCEPT, ...headers, ...more })
  /** Sends a request of 2026-07-28. */
  const ask = (method: string, params: Record<string, unknown> = {}): Promise<Reply> => {
    const told: Record<string, string> = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': method }
    if (typeof params['name'] === 'string') told['mcp-name'] = params['name']
    return post({ jsonrpc: '2.0', id: (last += 1), method, params: { ...params, _meta: ENVELOPE } }, told)
  }
  /** Sends a request of an older client. */
  const askAsBefore = async (method: string, params: Record<string, unknown> = {}): Promise<Reply> => {
    const reply = await post({ jsonrpc: '2.0', id: (last += 1), method, params })
    const events = reply.headers.get('content-type')?.startsWith('text/event-stream')
    return events ? { ...reply, body: JSON.parse(/^data: (.*)$/m.exec(reply.body.text)?.[1] ?? 'null') } : reply
  }
  const listTools = async (): Promise<ListedTool[]> => (await ask('tools/list')).body.result.tools
  return {
    post,
    ask,
    askAsBefore,
    listTools,
    /** Calls a tool. Its data is checked with the schema that the server lists. */
    callTool: async (name: string, input: Record<string, unknown> = {}): Promise<ToolResult> => {
      const { status, body } = await ask('tools/call', { name, arguments: input })
      if (status !== 200) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`)
      const { isError, structuredContent: data, content } = body.result
      const tool = (await listTools()).find((one) => one.name === name)
      if (!isError && !ajv.validate(tool?.outputSchema ?? {}, data))
        throw new Error(`${name} breaks its schema: ${ajv.errorsText()}`)
      return { isError, data, text: content[0].text }
    },
  }
}
