import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { entityTag, isKnownToClient } from './entity-tag.ts'

type Encoding = 'br' | 'gzip' | 'identity'

/** A response body in each encoding, with its entity tag. */
export type EncodedBody = Record<Encoding, { body: Buffer; etag: string }>

// A tenth of the time of the highest quality, for a tenth more bytes.
const QUALITY = 9

/** Compresses a text, for a response that is sent many times. */
export function encodeBody(text: string): EncodedBody {
  const plain = Buffer.from(text)
  const tagged = (body: Buffer) => ({ body, etag: entityTag(body) })
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY }
  return { br: tagged(brotliCompressSync(plain, { params })), gzip: tagged(gzipSync(plain)), identity: tagged(plain) }
}

/** Sends a body in the smallest encoding that the client accepts, or a 304. The caller sets `Vary`. */
export function sendEncoded(request: FastifyRequest, reply: FastifyReply, encoded: EncodedBody): FastifyReply {
  const encoding = chooseEncoding(request)
  const { body, etag } = encoded[encoding]
  reply.header('etag', etag)
  if (isKnownToClient(request, etag)) return reply.status(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(body)
}

/** Returns the smallest encoding that the client names and does not refuse with `q=0`. */
function chooseEncoding({ headers }: FastifyRequest): Encoding {
  const named = new Map(
    [headers['accept-encoding'] ?? ''].flat().flatMap((list) =>
      list.split(',').map((part): [string, boolean] => {
        const [name = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase())
        return [name, parameters.every((word) => !word.startsWith('q=') || Number(word.slice(2)) > 0)]
      }),
    ),
  )
  return (['br', 'gzip'] as const).find((name) => named.get(name)) ?? 'identity'
}
