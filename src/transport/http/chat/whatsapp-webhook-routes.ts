import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App } from '#src/app.ts'
import { AppError } from '#src/base/errors.ts'
import { isSameSecret } from '#src/base/signed-text.ts'
import {
  type WebhookKeys,
  findWebhookKeys,
  isSignedWebhook,
  createWebhookReceiver,
} from '#src/features/channels/channels.ts'

type ById = { Params: { id?: string } }

const MAX_BYTES = 3 * 1024 * 1024
const NOT_SIGNED = 'X-Hub-Signature-256 is missing or does not match the body'
const IGNORED = { name: 'foyer_whatsapp_unreadable_total', help: 'Signed WhatsApp webhooks that were not JSON.' }

const verification = z.object({
  'hub.mode': z.literal('subscribe'),
  'hub.verify_token': z.string(),
  'hub.challenge': z.string().max(1_000),
})

/** Routes for Meta's webhooks: one for the service's number, and one for each owner's own Meta app. */
export function whatsappWebhookRoutes(scope: FastifyInstance, app: App): void {
  const receive = createWebhookReceiver(app)
  // The signature covers the raw bytes.
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  for (const path of ['/webhooks/whatsapp', '/webhooks/whatsapp/:id']) {
    scope.get<ById>(path, async (request, reply) => {
      const asked = verification.safeParse(request.query).data
      const { verifyToken } = await getKeys(app, request)
      if (!asked || !isSameSecret(asked['hub.verify_token'], verifyToken))
        throw new AppError('forbidden', 'hub.verify_token does not match this webhook')
      return reply.type('text/plain; charset=utf-8').send(asked['hub.challenge'])
    })
    scope.post<ById>(path, { bodyLimit: MAX_BYTES }, async (request) => {
      const { appSecret, source } = await getKeys(app, request)
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const { 'x-hub-signature-256': signature } = request.headers
      if (!isSignedWebhook(appSecret, body, String(signature ?? ''))) throw new AppError('unauthorized', NOT_SIGNED)
      const payload = parse(body)
      if (payload === undefined) app.metrics.increase(IGNORED)
      else await receive(source, payload)
      return { success: true }
    })
  }
}

async function getKeys(app: App, { params: { id } }: FastifyRequest<ById>): Promise<WebhookKeys> {
  const isKnown = id === undefined || z.guid().safeParse(id).success
  const keys = isKnown ? await findWebhookKeys(app, id) : undefined
  if (!keys) throw new AppError('not_found', 'Not found')
  return keys
}

/** Returns undefined for invalid JSON. */
function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
