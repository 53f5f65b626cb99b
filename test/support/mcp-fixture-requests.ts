import type { CallToolResult, JSONRPCMessage, McpServer, Transport } from '@modelcontextprotocol/server'
import { z } from 'zod'

/**
 * Tools that ask the client something during the call, as servers did before 2026-07-28. The client answers with a POST
 * of its own, which the stateless route hands to another server: the answer is passed on to the one that asked.
 */

const waiting = new Map<string, (answer: JSONRPCMessage) => void>()

export function addClientRequests(server: McpServer): void {
  passAnswersOn(server)
  const ask = (name: string, inputSchema: z.ZodObject, toRequest: (args: Record<string, unknown>) => ClientRequest) =>
    server.registerTool(name, { description: `Conformance: ${name}`, inputSchema }, async (args, { mcpReq }) => {
      const send = mcpReq.send as (request: ClientRequest) => Promise<unknown>
      const said = await send(toRequest(args))
      return { content: [{ type: 'text', text: describe(said) }] } satisfies CallToolResult
    })
  ask('test_sampling', z.object({ prompt: z.string() }), ({ prompt }) => ({
    method: 'sampling/createMessage',
    params: { messages: [{ role: 'user', content: { type: 'text', text: prompt } }], maxTokens: 100 },
  }))
  ask('test_elicitation', z.object({ message: z.string() }), ({ message }) =>
    elicitation(String(message), { response: { type: 'string' } }),
  )
  ask('test_elicitation_sep1034_defaults', z.object({}), () => elicitation('Review the defaults.', DEFAULTS))
  ask('test_elicitation_sep1330_enums', z.object({}), () => elicitation('Choose.', ENUMS))
}

interface ClientRequest {
  method: string
  params: Record<string, unknown>
}

const elicitation = (message: string, properties: Record<string, unknown>): ClientRequest => ({
  method: 'elicitation/create',
  params: { message, requestedSchema: { type: 'object', properties, required: [] } },
})

const DEFAULTS = {
  name: { type: 'string', default: 'John Doe' },
  age: { type: 'integer', default: 30 },
  score: { type: 'number', default: 95.5 },
  status: { type: 'string', enum: ['active', 'inactive', 'pending'], default: 'active' },
  verified: { type: 'boolean', default: true },
}

const titled = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ const: `value${index + 1}`, title: `Option ${index + 1}` }))
const names = ['option1', 'option2', 'option3']
const ENUMS = {
  untitledSingle: { type: 'string', enum: names },
  titledSingle: { type: 'string', oneOf: titled(3) },
  legacyEnum: { type: 'string', enum: names, enumNames: ['Option 1', 'Option 2', 'Option 3'] },
  untitledMulti: { type: 'array', items: { type: 'string', enum: names } },
  titledMulti: { type: 'array', items: { anyOf: titled(3) } },
}

function describe(said: unknown): string {
  const { action, content } = said as { action?: string; content?: { text?: string } }
  return action === undefined
    ? `LLM response: ${content?.text}`
    : `User response: action=${action}, content=${JSON.stringify(content ?? {})}`
}

/** Gives each question its own ID, and passes answers on to the server that asked. */
function passAnswersOn(server: McpServer): void {
  const connect = server.connect.bind(server)
  server.connect = async (transport: Transport) => {
    await connect(transport)
    const { send, onmessage } = transport
    transport.send = (message, options) => {
      if (!('method' in message && 'id' in message)) return send.call(transport, message, options)
      const id = crypto.randomUUID()
      waiting.set(id, (answer) => onmessage?.call(transport, { ...answer, id: message.id }))
      return send.call(transport, { ...message, id }, options)
    }
    const receive: Transport['onmessage'] = (message, extra) => {
      const asked = 'method' in message ? undefined : waiting.get(String(message.id))
      if (!asked) return onmessage?.call(transport, message, extra)
      waiting.delete(String((message as { id: unknown }).id))
      asked(message)
    }
    Object.assign(transport, { onmessage: receive })
  }
}
