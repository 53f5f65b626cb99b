import type { FastifyInstance } from 'fastify'
import QRCode from 'qrcode'
import { z } from 'zod'
import type { App } from '#src/app.ts'
import { AppError } from '#src/base/errors.ts'
import { isOwnLink } from '#src/features/channels/channels.ts'
import { parseInput } from './parse-input.ts'

const query = z.object({ url: z.string().max(2048), size: z.coerce.number('must be a number').int('must be a whole number').default(300) })
const MIN_SIZE = 100
const MAX_SIZE = 1000

export function qrRoutes(scope: FastifyInstance, app: App): void {
  scope.get('/qr', async (request, reply) => {
    const { url, size } = parseInput(query, request.query)
    if (size < MIN_SIZE || size > MAX_SIZE) throw new AppError('invalid_input', `size must be between ${MIN_SIZE} and ${MAX_SIZE}`)
    if (!isOwnLink(app.addresses, url)) throw new AppError('invalid_input', 'url must be a page or a chat link of this service')
    const png = await QRCode.toBuffer(url, { width: size, margin: 2 })
    return reply.type('image/png').header('cache-control', 'public, max-age=86400').send(png)
  })
}
