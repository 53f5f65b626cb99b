import { pipeline, type Duplex, type Readable } from 'node:stream'
import { constants, createBrotliDecompress, createInflateRaw } from 'node:zlib'
import { FetchError } from './fetch-types.ts'
import { skipDeflateHeader, skipGzipHeader } from './skip-header.ts'

/** The encodings that `readBody` can decompress, as a value of `Accept-Encoding`. */
export const ACCEPTED_ENCODINGS = 'gzip, br, deflate'

const MAX_LAYERS = 3

/** Names that servers use for an uncompressed body. */
const NOT_PACKED = /^(?:|identity|none|binary|[78]bit|utf-?8|us-ascii|iso-8859-\d+|text\/.*)$/u

export interface BodyLimits {
  maxBytes: number
  /** Keeps what arrived if the body is too long or breaks off. */
  cutAtMax: boolean
}

/**
 * Reads and unpacks a body. `maxBytes` counts unpacked bytes as they arrive, so a small body that unpacks to a huge
 * one costs no more than the limit. Closes a body that it does not read to the end, and its connection. Throws a
 * `FetchError` if the body is too long, else what the stream threw.
 */
export async function readBody(
  raw: Readable,
  encoding: string,
  limits: BodyLimits,
): Promise<{ body: Uint8Array; cut: boolean }> {
  const chunks: Uint8Array[] = []
  let length = 0
  let cut = false
  try {
    for await (const chunk of unpack(raw, encoding)) {
      chunks.push(chunk)
      length += chunk.length
      cut = length > limits.maxBytes
      if (cut) break
    }
  } catch (error) {
    if (!limits.cutAtMax || length === 0) throw error
    cut = true
  } finally {
    // Ignores errors of a body that cannot be decompressed or continues after its end.
    if (!raw.readableEnded) raw.on('error', () => {}).destroy()
  }
  if (cut && !limits.cutAtMax)
    throw new FetchError('too_large', `The response is longer than ${limits.maxBytes / 1e6} MB.`)
  return { body: Buffer.concat(chunks, Math.min(length, limits.maxBytes)), cut }
}

function unpack(raw: Readable, encoding: string): Readable {
  const layers = encoding
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => !NOT_PACKED.test(name))
  if (layers.length > MAX_LAYERS) throw unknownEncoding(encoding)
  const decoders = layers.toReversed().flatMap(createDecoders)
  const last = decoders.at(-1)
  if (last === undefined) return raw
  pipeline([raw, ...decoders], () => {})
  return last
}

/**
 * Creates the decoders. A body that ends too early is unpacked as far as possible, and an empty one (to HEAD, with a
 * 304) is not an error. Skips what follows the end of a packed body, as browsers do.
 */
function createDecoders(name: string): Duplex[] {
  const finishFlush = constants.Z_SYNC_FLUSH
  if (name === 'gzip' || name === 'x-gzip') return [skipGzipHeader(), createInflateRaw({ finishFlush })]
  if (name === 'deflate') return [skipDeflateHeader(), createInflateRaw({ finishFlush })]
  if (name === 'br') return [createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH })]
  throw unknownEncoding(name)
}

const unknownEncoding = (name: string) =>
  new FetchError('connection_failed', `The response has an unknown encoding (${name.slice(0, 40)}).`)
