import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { App } from '#src/app.ts'
import { computeOnce } from '#src/base/memoize.ts'
import { createOpenApiDocument } from '#src/contract/api/openapi.ts'
import { openApiQuery } from '#src/contract/api/service-operations.ts'
import { showLimit } from './callers/caller.ts'
import { entityTag, isKnownToClient } from './wire/entity-tag.ts'
import { parseInput } from './wire/parse-input.ts'
import { serve } from './wire/serve-operation.ts'

/** URL of the service in the examples. */
const EXAMPLE = 'https://foyer.example'

type Encoding = 'br' | 'gzip' | 'identity'

interface Encoded {
  body: Buffer
  etag: string
}

/**
 * Serves the OpenAPI document with CORS for all origins, and with this service's URL in the examples. It is compressed
 * once, clients revalidate it by its entity tag, and requests for it do not count against the limit.
 */
export function openApiRoutes(scope: FastifyInstance, app: App): void {
  const encodedWith = (withStreams: boolean) =>
    computeOnce(() => {
      const address = app.addresses.public()
      const document = createOpenApiDocument(`${address}/api/v1/public`, { withStreams })
      return encodeAll(Buffer.from(JSON.stringify(document).replaceAll(EXAMPLE, address)))
    })
  const encoded = { all: encodedWith(true), none: encodedWith(false) }
  scope.addHook('onRequest', (request, reply) => showLimit(app, request, reply))
  serve(scope, 'getOpenApiDocument', (request, reply) => {
    const encoding = chooseEncoding(request)
    const { streams } = parseInput(openApiQuery, request.query)
    const { body, etag } = encoded[streams]()[encoding]
    reply.headers({ 'access-control-allow-origin': '*', 'cache-control': 'no-cache', vary: 'Accept-Encoding', etag })
    if (isKnownToClient(request, etag)) return reply.status(304).send()
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.type('application/json').send(body)
  })
}

// A tenth of the time of the highest quality, for a tenth more bytes.
const QUALITY = 9

function encodeAll(json: Buffer): Record<Encoding, Encoded> {
  const tagged = (body: Buffer): Encoded => ({ body, etag: entityTag(body) })
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY }
  return { br: tagged(brotliCompressSync(json, { params })), gzip: tagged(gzipSync(json)), identity: tagged(json) }
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
