import { once } from 'node:events'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { buildCommand, finishCommand, startCommand } from './support/command.ts'
import { startService } from './support/service.ts'

buildCommand()

interface Received {
  message: any // @NOTE any: every test knows what it sends.
  headers: IncomingMessage['headers']
}

type Answer = (received: Received, response: ServerResponse) => void

/** A server of Streamable HTTP that answers as the test says. */
async function startEndpoint(answer: Answer): Promise<{ origin: string; received: Received[] }> {
  const received: Received[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const one = { message: JSON.parse(body), headers: request.headers }
      received.push(one)
      answer(one, response)
    })
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, received }
}

/** Sends messages through the bridge and returns what it writes. */
async function bridge(origin: string, messages: object[], environment: Record<string, string> = {}) {
  const child = startCommand(['mcp'], tmpdir(), { FOYER_URL: origin, ...environment })
  child.stdin?.end(messages.map((message) => `${JSON.stringify(message)}\n`).join(''))
  const { exitCode, output } = await finishCommand(child)
  const lines = output.split('\n').filter((line) => line !== '')
  return { exitCode, replies: lines.map((line) => JSON.parse(line)) }
}

const json = (response: ServerResponse, body: unknown, status = 200): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

test('JSON responses, event streams and accepted notifications pass, with the version that was agreed', async () => {
  const { origin, received } = await startEndpoint(({ message }, response) => {
    if (message.id === undefined) return void response.writeHead(202).end()
    if (message.method === 'initialize')
      return json(response, { jsonrpc: '2.0', id: message.id, result: { protocolVersion: '2025-11-25' } })
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const progress = { jsonrpc: '2.0', method: 'notifications/progress', params: { progress: 1 } }
    response.write(`: hello\n\nevent: message\ndata: ${JSON.stringify(progress)}\n\n`)
    response.end(`data: {"jsonrpc":"2.0",\ndata: "id":${message.id},"result":{"tools":[]}}\n\n`)
  })
  const { exitCode, replies } = await bridge(
    origin,
    [
      { jsonrpc: '2.0', id: 0, method: 'initialize', params: { protocolVersion: '2025-11-25' } },
      { jsonrpc: '2.0', method: 'notifications/initialized' },
      { jsonrpc: '2.0', id: 1, method: 'tools/list' },
    ],
    { FOYER_API_KEY: 'ak_test' },
  )
  expect(exitCode).toBe(0)
  expect(replies).toEqual([
    { jsonrpc: '2.0', id: 0, result: { protocolVersion: '2025-11-25' } },
    { jsonrpc: '2.0', method: 'notifications/progress', params: { progress: 1 } },
    { jsonrpc: '2.0', id: 1, result: { tools: [] } },
  ])
  const [handshake, ...others] = received
  expect(handshake?.headers['mcp-protocol-version']).toBeUndefined()
  expect(others.map(({ headers }) => headers['mcp-protocol-version'])).toEqual(['2025-11-25', '2025-11-25'])
  expect(received.every(({ headers }) => headers.accept === 'application/json, text/event-stream')).toBe(true)
  expect(received.every(({ headers }) => headers.authorization === 'Bearer ak_test')).toBe(true)
})

test('a message of the stateless protocol is mirrored in headers', async () => {
  const { origin, received } = await startEndpoint(({ message }, response) =>
    json(response, { jsonrpc: '2.0', id: message.id, result: {} }),
  )
  const meta = { 'io.modelcontextprotocol/protocolVersion': '2026-07-28' }
  await bridge(origin, [
    { jsonrpc: '2.0', id: 'a', method: 'tools/call', params: { name: 'ask', arguments: {}, _meta: meta } },
  ])
  expect(received[0]?.headers).toMatchObject({
    'mcp-protocol-version': '2026-07-28',
    'mcp-method': 'tools/call',
    'mcp-name': 'ask',
  })
})

test('a JSON-RPC error passes, and any other failure becomes one', async () => {
  const { origin } = await startEndpoint(({ message }, response) => {
    if (message.id === 1) return json(response, { jsonrpc: '2.0', id: 1, error: { code: -32_600, message: 'no' } }, 400)
    json(response, { success: false, error: 'Invalid API key' }, 401)
  })
  const { replies } = await bridge(origin, [
    { jsonrpc: '2.0', id: 1, method: 'a' },
    { jsonrpc: '2.0', id: 2, method: 'b' },
  ])
  const byId = new Map(replies.map((reply) => [reply.id, reply.error.message]))
  expect([byId.get(1), byId.get(2)]).toEqual(['no', 'The instance replied with status 401: Invalid API key'])
})

test('an instance that is not there is an error of each request', async () => {
  const { exitCode, replies } = await bridge('http://localhost:9', [{ jsonrpc: '2.0', id: 7, method: 'tools/list' }])
  expect(exitCode).toBe(0)
  expect(replies).toMatchObject([
    { id: 7, error: { message: expect.stringContaining('Cannot reach http://localhost:9') } },
  ])
})

test('the tools of a service pass', async () => {
  await using service = await startService()
  const { replies } = await bridge(service.origin, [
    {
      jsonrpc: '2.0',
      id: 0,
      method: 'initialize',
      params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
    },
    { jsonrpc: '2.0', method: 'notifications/initialized' },
    { jsonrpc: '2.0', id: 1, method: 'tools/list' },
  ])
  const listed = replies.find(({ id }) => id === 1)
  expect(listed.result.tools.map(({ name }: { name: string }) => name)).toContain('create_agent')
})
