import type { FastifyInstance } from 'fastify'
import QRCode from 'qrcode'
import { z } from 'zod'
import type { App } from '#src/app.ts'
import { AppError } from '#src/base/errors.ts'
import { isConnectedPhone, isOwnLink, readWhatsAppLink } from '#src/features/channels/channels.ts'
import { limitRequests } from '../callers/caller.ts'
import { hashedAddress } from '../callers/client-address.ts'
import { parseInput } from '../wire/parse-input.ts'
import { serve } from '../wire/serve-operation.ts'

// Fits a code that scanners still read.
const MAX_CHARACTERS = 2048
const MIN_SIZE = 100
const MAX_SIZE = 1000
const SIZE_RULE = `must be between ${MIN_SIZE} and ${MAX_SIZE}`
const query = z.object({
  url: z.string().max(MAX_CHARACTERS),
  size: z.coerce
    .number(SIZE_RULE)
    .refine((size) => Number.isInteger(size) && size >= MIN_SIZE && size <= MAX_SIZE, SIZE_RULE)
    .default(300),
  format: z.enum(['png', 'svg']).default('png'),
})

export function qrRoutes(scope: FastifyInstance, app: App): void {
  scope.addHook('onRequest', (request, reply) => limitRequests(app, `qr:address:${hashedAddress(app, request)}`, reply))
  serve(scope, 'drawQrCode', async (request, reply) => {
    const { url, size, format } = parseInput(query, request.query)
    if (!URL.canParse(url) || !(await isOurs(app, new URL(url)))) {
      throw new AppError('invalid_input', 'url must be a page or chat link of this service')
    }
    const { href } = new URL(url)
    if (href.length > MAX_CHARACTERS)
      throw new AppError('invalid_input', `url must be at most ${MAX_CHARACTERS} characters`)
    const look = { width: size, margin: 2 }
    reply.header('cache-control', 'public, max-age=86400')
    if (format === 'svg') return reply.type('image/svg+xml').send(await QRCode.toString(href, { ...look, type: 'svg' }))
    return reply.type('image/png').send(await QRCode.toBuffer(href, look))
  })
}

/** Reports whether the URL is a page or chat link of the service, or the chat link of an owner's number. */
async function isOurs({ addresses, db }: App, url: URL): Promise<boolean> {
  const phone = readWhatsAppLink(url)
  return isOwnLink(addresses, url) || (phone !== undefined && isConnectedPhone(db, phone))
}
