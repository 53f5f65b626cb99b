import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startLoopbackServer } from '../../../scripts/loopback-server.ts'
import { FetchError, type GuardedFetch } from '../fetch/fetch-types.ts'
import { EmbeddingError } from './embedding-types.ts'
import { createEndpointEmbedder } from './endpoint-embedding.ts'

const KEY = 'sk-secret-key'
type Handler = (input: string[], response: ServerResponse, request: IncomingMessage) => void

/** A real endpoint on loopback and how often it was called. */
async function startEndpoint(handler: Handler): Promise<{ baseUrl: string; calls: string[][] }> {
  const calls: string[][] = []
  const server = await startLoopbackServer(async (request, response) => {
    const { input } = JSON.parse(await text(request)) as { input: string[] }
    calls.push(input)
    handler(input, response, request)
  })
  onTestFinished(server.close)
  return { baseUrl: `${server.origin}/v1`, calls }
}

/** Plain fetch in the shape of the guard's. */
const plainFetch: GuardedFetch = async (url, request = {}) => {
  const signal = AbortSignal.any([
    AbortSignal.timeout(request.timeoutMs ?? 5_000),
    ...(request.signal ? [request.signal] : []),
  ])
  try {
    const { method = 'GET', headers = {}, body } = request
    const response = await fetch(url, { method, headers, signal, ...(body === undefined ? {} : { body }) })
    const answered = new Uint8Array(await response.arrayBuffer())
    return {
      url: response.url,
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: answered,
      cut: false,
    }
  } catch (cause) {
    throw new FetchError(signal.aborted ? 'timeout' : 'connection_failed', `failed with ${KEY}`, cause)
  }
}

const json = (response: ServerResponse, body: unknown, status = 200, headers: Record<string, string> = {}): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}
const vectorsFor = (input: string[]) => input.map((text, index) => ({ index, embedding: [text.length, 1, 0] }))

const embedder = (baseUrl: string, more: { timeoutMs?: number } = {}) =>
  createEndpointEmbedder({ model: 'm', baseUrl, apiKey: KEY, fetch: plainFetch, ...more })

async function failureOf(handler: Handler, path = '/v1', timeoutMs?: number): Promise<EmbeddingError> {
  const { baseUrl } = await startEndpoint(handler)
  const error: unknown = await embedder(baseUrl.replace('/v1', path), timeoutMs === undefined ? {} : { timeoutMs })
    .embed(['a', 'b'], 'passage')
    .then(() => undefined)
    .catch((caught: unknown) => caught)
  if (!(error instanceof EmbeddingError)) throw new Error(`expected an EmbeddingError, got ${String(error)}`)
  expect(`${error.message} ${String(error.cause)}`).not.toContain(KEY)
  return error
}

describe('an embedding endpoint', () => {
  it('orders vectors by index, scales them to length 1 and learns the dimensions', async () => {
    const { baseUrl } = await startEndpoint((input, response) =>
      json(response, { data: vectorsFor(input).toReversed() }),
    )
    const model = embedder(`${baseUrl}/`)
    const [first, second] = await model.embed(['a', 'bbb'], 'query')
    expect(first?.[0]).toBeCloseTo(Math.SQRT1_2)
    expect(second?.[0]).toBeCloseTo(3 / Math.sqrt(10))
    expect(model.dimensions).toBe(3)
  })

  it('sends the key, and at most 64 texts or 200,000 characters at once', async () => {
    const keys: (string | undefined)[] = []
    const { baseUrl, calls } = await startEndpoint((input, response, request) => {
      keys.push(request.headers.authorization)
      json(response, { data: vectorsFor(input) })
    })
    const vectors = await embedder(baseUrl).embed(
      [...Array.from({ length: 70 }, () => 'x'), ...Array.from({ length: 8 }, () => 'y'.repeat(30_000))],
      'passage',
    )
    expect(vectors).toHaveLength(78)
    expect(calls.map((input) => input.length)).toEqual([64, 12, 2])
    expect(new Set(keys)).toEqual(new Set([`Bearer ${KEY}`]))
  })

  it('sends no empty text', async () => {
    const { baseUrl, calls } = await startEndpoint((input, response) => json(response, { data: vectorsFor(input) }))
    expect(await embedder(baseUrl).embed(['', ' '], 'passage')).toHaveLength(2)
    expect(calls.flat().every((text) => text.trim() !== '')).toBe(true)
  })

  it.each([
    ['passage', 429, 2],
    ['passage', 503, 2],
    ['query', 429, 1],
  ] as const)('asks for a %s that is answered with %i %i times', async (kind, status, times) => {
    let call = 0
    const { baseUrl, calls } = await startEndpoint((input, response) => {
      call++
      if (call === 1) json(response, {}, status, { 'retry-after': '0' })
      else json(response, { data: vectorsFor(input) })
    })
    await expect(embedder(baseUrl).embed(['a'], kind))[times === 1 ? 'rejects' : 'resolves'].toBeDefined()
    expect(calls).toHaveLength(times)
  })

  it('gives up after the second failure and calls it temporary', async () => {
    const error = await failureOf((_, response) => json(response, { error: KEY }, 503, { 'retry-after': '0' }))
    expect(error).toMatchObject({ temporary: true, message: expect.stringContaining('503') as string })
  })

  it.each<[string, Handler, string]>([
    [
      'a refused key',
      (_, response) => json(response, { error: { message: `bad key ${KEY}` } }, 401),
      'EMBEDDING_API_KEY',
    ],
    ['HTML', (_, response) => response.end('<html>'), 'JSON'],
    ['no list', (_, response) => json(response, { object: 'list' }), 'without a list'],
    [
      'too few vectors',
      (_, response) => json(response, { data: [{ index: 0, embedding: [1] }] }),
      '1 vectors for 2 texts',
    ],
    [
      'the same index twice',
      (_, response) => json(response, { data: [0, 0].map((index) => ({ index, embedding: [1, 2] })) }),
      'wrong indexes',
    ],
    [
      'values that are no numbers',
      (_, response) => json(response, { data: [0, 1].map((index) => ({ index, embedding: [1, null] })) }),
      'not numbers',
    ],
    [
      'changing dimensions',
      (_, response) =>
        json(response, { data: [0, 1].map((index) => ({ index, embedding: Array(index + 2).fill(1) })) }),
      'dimensions',
    ],
    [
      'zeros',
      (_, response) => json(response, { data: [0, 1].map((index) => ({ index, embedding: [0, 0] })) }),
      'empty vector',
    ],
    ['a closed connection', (_, response) => response.destroy(), 'cannot be reached'],
  ])('says what is wrong with %s', async (_, handler, message) => {
    expect((await failureOf(handler)).message).toContain(message)
  })

  it('gives up if no response comes', async () => {
    expect((await failureOf(() => undefined, '/v1', 300)).message).toContain('cannot be reached: timeout')
  })

  it('names a base URL that lacks its version', async () => {
    expect((await failureOf((_, response) => json(response, {}, 404), '/api')).message).toContain('usually ends in /v1')
    expect((await failureOf((_, response) => json(response, {}, 404))).message).toContain('EMBEDDING_MODEL')
  })
})
