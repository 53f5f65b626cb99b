import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { App } from '#src/app.ts'
import { checkImageLink, createImageCache, getAvatar, getImage } from '#src/features/channels/channels.ts'
import { parseInput } from '../wire/parse-input.ts'
import { type ById, checkUuid } from '../wire/path-id.ts'

const imageRequest = z.object({
  url: z.url({ protocol: /^https?$/, error: 'must be an address' }).max(4096),
  page: z.string().max(4096).optional(),
  as: z.enum(['webp', 'jpeg']).optional(),
  sig: z.string().max(100),
})

/** An image opened on its own must not run, load or submit anything. */
const INERT = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
const DAY_SECONDS = 86_400
const HEADERS = {
  'cache-control': `public, max-age=${DAY_SECONDS}, immutable`,
  'content-security-policy': INERT,
  'cross-origin-resource-policy': 'cross-origin',
}

/** Serves uploaded avatars, and pictures of cards and other avatars by signed links. */
export function imageRoute(scope: FastifyInstance, app: App): void {
  const cache = createImageCache()
  scope.get<ById>('/avatars/:id', async (request, reply) => {
    const webp = await getAvatar(app.db, checkUuid(request.params.id, 'Image not found'))
    return reply.headers(HEADERS).type('image/webp').send(Buffer.from(webp))
  })
  scope.get('/images', async (request, reply) => {
    const { url, page, as, sig } = parseInput(imageRequest, request.query)
    checkImageLink(app.secretKeys, { url, page, as }, sig)
    const image = await getImage(cache, app.web.fetch, { url, page, as })
    return reply.headers(HEADERS).type(image.type).send(Buffer.from(image.body))
  })
}
