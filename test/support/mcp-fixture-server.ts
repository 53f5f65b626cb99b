import { randomBytes } from 'node:crypto'
import {
  CLIENT_CAPABILITIES_META_KEY,
  type CallToolResult,
  type ClientCapabilities,
  type InputRequests,
  type InputRequiredResult,
  McpServer,
  ResourceTemplate,
  type ServerContext,
  acceptedContent,
  createRequestStateCodec,
  inputRequired,
} from '@modelcontextprotocol/server'
import { z } from 'zod'
import { addClientRequests } from './mcp-fixture-requests.ts'

/**
 * A server with the tools, prompts and resources that the conformance scenarios of MCP call. They exercise the protocol
 * through the service's own route, and have nothing to do with agents.
 */

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const SILENCE = 'UklGRiQAAABXQVZFZm10IBAAAAABAAEARKwAAIhYAQACABAAZGF0YQAAAAA='

const states = createRequestStateCodec<{ round: number }>({ key: randomBytes(32) })

const text = (said: string): CallToolResult => ({ content: [{ type: 'text', text: said }] })

/** Asks a person for one value. */
const elicit = (
  message: string,
  field: string,
  schema: { type: 'string' } | { type: 'boolean' } = { type: 'string' },
) =>
  inputRequired.elicit({
    message,
    requestedSchema: { type: 'object', properties: { [field]: schema }, required: [field] },
  })

const sample = (question: string) =>
  inputRequired.createMessage({
    messages: [{ role: 'user', content: { type: 'text', text: question } }],
    maxTokens: 50,
  })

export function buildFixtureServer(): McpServer {
  const server = new McpServer(
    { name: 'fixture', version: '1.0.0' },
    {
      capabilities: {
        tools: { listChanged: false },
        resources: { subscribe: true, listChanged: false },
        prompts: { listChanged: false },
        logging: {},
        completions: {},
      },
      requestState: { verify: states.verify },
    },
  )
  addPlainTools(server)
  addTellingTools(server)
  addClientRequests(server)
  addInputTools(server)
  addStateTools(server)
  addResources(server)
  addPrompts(server)
  server.server.setRequestHandler('completion/complete', () => ({
    completion: { values: [], total: 0, hasMore: false },
  }))
  server.server.setRequestHandler('logging/setLevel', () => ({}))
  server.server.setRequestHandler('resources/subscribe', () => ({}))
  server.server.setRequestHandler('resources/unsubscribe', () => ({}))
  return server
}

type Run = (args: Record<string, unknown>, context: ServerContext) => Promise<CallToolResult | InputRequiredResult>

function add(server: McpServer, name: string, run: Run): void {
  server.registerTool(name, { description: `Conformance: ${name}`, inputSchema: z.object({}) }, run)
}

function addPlainTools(server: McpServer): void {
  const image = { type: 'image', data: PIXEL, mimeType: 'image/png' } as const
  const resource = (uri: string, mimeType: string, said: string) =>
    ({ type: 'resource', resource: { uri, mimeType, text: said } }) as const
  add(server, 'test_simple_text', async () => text('This is a simple text response for testing.'))
  add(server, 'test_image_content', async () => ({ content: [image] }))
  add(server, 'test_audio_content', async () => ({
    content: [{ type: 'audio', data: SILENCE, mimeType: 'audio/wav' }],
  }))
  add(server, 'test_embedded_resource', async () => ({
    content: [resource('test://embedded-resource', 'text/plain', 'This is an embedded resource content.')],
  }))
  add(server, 'test_multiple_content_types', async () => ({
    content: [
      { type: 'text', text: 'Multiple content types test:' },
      image,
      resource('test://mixed-content-resource', 'application/json', '{"test":"data","value":123}'),
    ],
  }))
  add(server, 'test_error_handling', async () => {
    throw new Error('This tool intentionally returns an error for testing')
  })
  add(server, 'test_streaming_elicitation', async () => text('nothing was asked'))
}

/** Tools that send notifications before their result. */
function addTellingTools(server: McpServer): void {
  add(server, 'test_logging_tool', async (_args, { mcpReq }) => {
    await mcpReq.log('info', 'the tool ran')
    return text('logged')
  })
  add(server, 'test_tool_with_logging', async (_args, { mcpReq }) => {
    for (const data of ['Tool execution started', 'Tool processing data', 'Tool execution completed'])
      await mcpReq.notify({ method: 'notifications/message', params: { level: 'info', data } })
    return text('logged')
  })
  add(server, 'test_tool_with_progress', async (_args, { mcpReq }) => {
    const { _meta: meta } = mcpReq
    const progressToken = meta?.progressToken
    if (progressToken === undefined) return text('no token')
    for (const progress of [0, 50, 100])
      await mcpReq.notify({ method: 'notifications/progress', params: { progressToken, progress, total: 100 } })
    return text(String(progressToken))
  })
}

/** Tools that need input, which the client sends with the next request. */
function addInputTools(server: McpServer): void {
  add(server, 'test_missing_capability', async (_args, { mcpReq }) =>
    mcpReq.inputResponses?.['answer'] === undefined
      ? inputRequired({ inputRequests: { answer: sample('Say pong.') } })
      : text('answered'),
  )
  add(server, 'test_input_required_result_elicitation', async (_args, { mcpReq }) => {
    const name = acceptedContent<{ name: string }>(mcpReq.inputResponses, 'user_name')?.name
    return typeof name === 'string'
      ? text(`Hello, ${name}!`)
      : inputRequired({ inputRequests: { user_name: elicit('What is your name?', 'name') } })
  })
  add(server, 'test_input_required_result_sampling', async (_args, { mcpReq }) => {
    const said = mcpReq.inputResponses?.['capital_question']
    return said === undefined
      ? inputRequired({ inputRequests: { capital_question: sample('What is the capital of France?') } })
      : text(JSON.stringify(said))
  })
  add(server, 'test_input_required_result_list_roots', async (_args, { mcpReq }) => {
    const roots = mcpReq.inputResponses?.['client_roots']
    return roots === undefined
      ? inputRequired({ inputRequests: { client_roots: inputRequired.listRoots() } })
      : text(JSON.stringify(roots))
  })
  add(server, 'test_input_required_result_capabilities', async (_args, { mcpReq }) => {
    if (mcpReq.inputResponses !== undefined) return text('answered')
    const can = (mcpReq.envelope as Record<string, ClientCapabilities> | undefined)?.[CLIENT_CAPABILITIES_META_KEY]
    const inputRequests: InputRequests = {
      ...(can?.elicitation && { user_name: elicit('What is your name?', 'name') }),
      ...(can?.sampling && { greeting: sample('Write a greeting.') }),
      ...(can?.roots && { client_roots: inputRequired.listRoots() }),
    }
    return Object.keys(inputRequests).length > 0
      ? inputRequired({ inputRequests })
      : text('the client can answer nothing')
  })
}

/** Tools whose state goes to the client and back, signed. */
function addStateTools(server: McpServer): void {
  const confirm = (name: string): void =>
    add(server, name, async (_args, { mcpReq }) =>
      acceptedContent(mcpReq.inputResponses, 'confirm') !== undefined && mcpReq.requestState() !== undefined
        ? text('state-ok')
        : inputRequired({
            inputRequests: { confirm: elicit('Do you agree?', 'ok', { type: 'boolean' }) },
            requestState: await states.mint({ round: 0 }),
          }),
    )
  confirm('test_input_required_result_request_state')
  confirm('test_input_required_result_tampered_state')
  add(server, 'test_input_required_result_multiple_inputs', async (_args, { mcpReq }) => {
    const { user_name: name, greeting, client_roots: roots } = mcpReq.inputResponses ?? {}
    if (name !== undefined && greeting !== undefined && roots !== undefined) return text('answered')
    const inputRequests = {
      user_name: elicit('What is your name?', 'name'),
      greeting: sample('Write a greeting.'),
      client_roots: inputRequired.listRoots(),
    }
    return inputRequired({ inputRequests, requestState: await states.mint({ round: 0 }) })
  })
  const STEPS = ['What is your name?', 'What is your favorite color?']
  add(server, 'test_input_required_result_multi_round', async (_args, { mcpReq }) => {
    const round = mcpReq.requestState<{ round: number }>()?.round ?? 0
    const question = STEPS[round]
    if (question === undefined) return text('complete')
    const inputRequests = { [`step${round + 1}`]: elicit(question, 'answer') }
    return inputRequired({ inputRequests, requestState: await states.mint({ round: round + 1 }) })
  })
}

function addResources(server: McpServer): void {
  const addText = (name: string, uri: string, said: string): void =>
    void server.registerResource(name, uri, { mimeType: 'text/plain' }, async () => ({
      contents: [{ uri, mimeType: 'text/plain', text: said }],
    }))
  addText('static-text', 'test://static-text', 'This is the content of the static text resource.')
  addText('watched', 'test://watched-resource', 'Watched resource content')
  server.registerResource('static-binary', 'test://static-binary', { mimeType: 'image/png' }, async () => ({
    contents: [{ uri: 'test://static-binary', mimeType: 'image/png', blob: PIXEL }],
  }))
  const template = new ResourceTemplate('test://template/{id}/data', { list: undefined })
  server.registerResource('template', template, { mimeType: 'application/json' }, async ({ href }, { id }) => ({
    contents: [{ uri: href, mimeType: 'application/json', text: JSON.stringify({ id, templateTest: true }) }],
  }))
}

function addPrompts(server: McpServer): void {
  const description = 'A prompt of the conformance suite'
  const say = (said: string) => ({ role: 'user', content: { type: 'text', text: said } }) as const
  server.registerPrompt('test_simple_prompt', { description }, async () => ({
    messages: [say('This is a simple prompt for testing.')],
  }))
  const two = z.object({ arg1: z.string(), arg2: z.string() })
  server.registerPrompt('test_prompt_with_arguments', { description, argsSchema: two }, async ({ arg1, arg2 }) => ({
    messages: [say(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`)],
  }))
  const about = z.object({ resourceUri: z.string() })
  server.registerPrompt(
    'test_prompt_with_embedded_resource',
    { description, argsSchema: about },
    async ({ resourceUri: uri }) => ({
      messages: [
        {
          role: 'user',
          content: { type: 'resource', resource: { uri, mimeType: 'text/plain', text: 'Embedded text' } },
        },
        say('Process the resource above.'),
      ],
    }),
  )
  server.registerPrompt('test_prompt_with_image', { description }, async () => ({
    messages: [{ role: 'user', content: { type: 'image', data: PIXEL, mimeType: 'image/png' } }, say('What is it?')],
  }))
  server.registerPrompt(
    'test_input_required_result_prompt',
    { description, argsSchema: z.object({}).optional() },
    async (_args, context) => {
      const said = acceptedContent<{ context: string }>(context.mcpReq.inputResponses, 'user_context')?.context
      return said === undefined
        ? inputRequired({ inputRequests: { user_context: elicit('What is it about?', 'context') } })
        : { messages: [say(`Use this context: ${said}`)] }
    },
  )
}
