import { EmbeddingError } from './embedding-types.ts'
import { toUnitLength } from './unit-vector.ts'

const MAX_DIMENSIONS = 16_000

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function toVector(value: unknown): Float32Array {
  if (!Array.isArray(value) || value.length === 0 || value.length > MAX_DIMENSIONS)
    throw new EmbeddingError('The embedding endpoint returned no vectors', false)
  if (!value.every((one) => typeof one === 'number' && Number.isFinite(one)))
    throw new EmbeddingError('The embedding endpoint returned a vector with values that are not numbers', false)
  const vector = toUnitLength(Float32Array.from(value))
  if (!vector.some((one) => one !== 0) || !vector.every(Number.isFinite))
    throw new EmbeddingError('The embedding endpoint returned an empty vector', false)
  return vector
}

/**
 * Returns the vectors of an OpenAI-style response, in the order of the texts in the request. Throws `EmbeddingError`
 * for any other response.
 */
export function readEmbeddings(body: Uint8Array, expected: number): Float32Array[] {
  let parsed: unknown
  try {
    parsed = JSON.parse(new TextDecoder().decode(body))
  } catch (cause) {
    throw new EmbeddingError('The embedding endpoint did not return JSON', true, cause)
  }
  const data = isRecord(parsed) && Array.isArray(parsed.data) ? (parsed.data as unknown[]) : undefined
  if (data === undefined)
    throw new EmbeddingError('The embedding endpoint returned JSON without a list of vectors', false)
  if (data.length !== expected)
    throw new EmbeddingError(`The embedding endpoint returned ${data.length} vectors for ${expected} texts`, false)
  const vectors = new Map<number, Float32Array>()
  for (const [at, entry] of data.entries()) {
    if (!isRecord(entry))
      throw new EmbeddingError('The embedding endpoint returned JSON without a list of vectors', false)
    vectors.set(typeof entry.index === 'number' ? entry.index : at, toVector(entry.embedding))
  }
  return Array.from({ length: expected }, (_, at) => {
    const vector = vectors.get(at)
    if (vector === undefined)
      throw new EmbeddingError('The embedding endpoint returned vectors with wrong indexes', false)
    return vector
  })
}
