import { setTimeout as wait } from 'node:timers/promises'
import { traceHeaders } from '#src/base/tracing.ts'
import type { FetchedResponse, GuardedFetch } from '../fetch/fetch-types.ts'
import { FetchError } from '../fetch/fetch-types.ts'
import { readEmbeddings } from './embedding-response.ts'
import { type Embedder, EmbeddingError } from './embedding-types.ts'

/** An OpenAI-compatible endpoint. `baseUrl` is its URL without `/embeddings`, with or without a final slash. */
export interface EmbeddingEndpoint {
  model: string
  baseUrl: string
  /** '' for an endpoint without a key. */
  apiKey: string
  fetch: GuardedFetch
  /** The time for one request, without retries. */
  timeoutMs?: number
}

const MAX_BATCH_TEXTS = 64
const MAX_BATCH_CHARACTERS = 200_000
const MAX_TEXT = 32_000
const TIMEOUT_MS = 20_000
const MAX_ANSWER_BYTES = 32 * 1024 * 1024
const MAX_RETRY_WAIT_MS = 5_000
const DEFAULT_RETRY_WAIT_MS = 500

function batchesOf(texts: readonly string[]): string[][] {
  const batches: string[][] = []
  let characters = 0
  for (const text of texts) {
    // Most providers refuse an empty input.
    const sent = text.trim() === '' ? ' .' : text.slice(0, MAX_TEXT)
    const batch = batches.at(-1)
    if (batch !== undefined && batch.length < MAX_BATCH_TEXTS && characters + sent.length <= MAX_BATCH_CHARACTERS)
      batch.push(sent)
    else {
      batches.push([sent])
      characters = 0
    }
    characters += sent.length
  }
  return batches
}

function retryWaitMs(response: FetchedResponse): number {
  const seconds = Number(response.headers['retry-after'])
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds * 1000, MAX_RETRY_WAIT_MS) : DEFAULT_RETRY_WAIT_MS
}

function refusal(status: number, baseUrl: string): EmbeddingError {
  const where = new URL(baseUrl).host
  if (status === 401 || status === 403)
    return new EmbeddingError(
      `The embedding endpoint at ${where} refuses the key (${status}); check EMBEDDING_API_KEY`,
      false,
    )
  if (status === 404 && !/\/v\d+\/?$/.test(baseUrl)) {
    return new EmbeddingError(
      `The embedding endpoint at ${where} has no /embeddings (404); EMBEDDING_BASE_URL usually ends in /v1`,
      false,
    )
  }
  if (status === 404)
    return new EmbeddingError(
      `The embedding endpoint at ${where} has no such path or model (404); check EMBEDDING_BASE_URL and EMBEDDING_MODEL`,
      false,
    )
  if (status === 429) return new EmbeddingError(`The embedding endpoint at ${where} limits requests (429)`, true)
  return new EmbeddingError(`The embedding endpoint at ${where} returned ${status}`, status >= 500)
}

const mayRetry = (status: number): boolean => status === 429 || status >= 500

async function request(
  endpoint: EmbeddingEndpoint,
  input: string[],
  signal: AbortSignal | undefined,
): Promise<FetchedResponse> {
  const { model, baseUrl, apiKey } = endpoint
  try {
    return await endpoint.fetch(`${baseUrl.replace(/\/+$/, '')}/embeddings`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(apiKey === '' ? {} : { authorization: `Bearer ${apiKey}` }),
        ...traceHeaders(),
      },
      body: JSON.stringify({ model, input, encoding_format: 'float' }),
      timeoutMs: endpoint.timeoutMs ?? TIMEOUT_MS,
      maxBytes: MAX_ANSWER_BYTES,
      ...(signal === undefined ? {} : { signal }),
    })
  } catch (error) {
    const why = error instanceof FetchError ? error.failure.replaceAll('_', ' ') : 'request failed'
    throw new EmbeddingError(`The embedding endpoint at ${new URL(baseUrl).host} cannot be reached: ${why}`, true)
  }
}

async function embedBatch(
  endpoint: EmbeddingEndpoint,
  input: string[],
  { kind, signal }: { kind: 'passage' | 'query'; signal: AbortSignal | undefined },
): Promise<Float32Array[]> {
  let response = await request(endpoint, input, signal)
  // A query is not sent again: a visitor waits, and the search by words works without it.
  if (kind === 'passage' && mayRetry(response.status)) {
    await wait(retryWaitMs(response), undefined, { signal }).catch((cause: unknown) => {
      throw new EmbeddingError('Embedding was canceled', true, cause)
    })
    response = await request(endpoint, input, signal)
  }
  if (response.status !== 200) throw refusal(response.status, endpoint.baseUrl)
  return readEmbeddings(response.body, input.length)
}

/**
 * Creates an embedder for any OpenAI-compatible `/embeddings` endpoint. It sends texts in batches, and passages once
 * more after a 429 or 5xx. The first response fixes the dimensions.
 */
export function createEndpointEmbedder(endpoint: EmbeddingEndpoint): Embedder {
  if (!URL.canParse(endpoint.baseUrl)) throw new EmbeddingError('EMBEDDING_BASE_URL is not a URL', false)
  let dimensions = 0
  const check = (vector: Float32Array): void => {
    if (dimensions === 0) dimensions = vector.length
    if (vector.length === dimensions) return
    throw new EmbeddingError(
      `The embedding model returned ${vector.length} dimensions where ${dimensions} were expected`,
      false,
    )
  }
  return {
    model: endpoint.model,
    get dimensions() {
      return dimensions
    },
    async embed(texts, kind, signal) {
      const vectors: Float32Array[] = []
      for (const batch of batchesOf(texts)) vectors.push(...(await embedBatch(endpoint, batch, { kind, signal })))
      for (const vector of vectors) check(vector)
      return vectors
    },
  }
}
