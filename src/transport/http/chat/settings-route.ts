import type { FastifyInstance } from 'fastify'
import type { App } from '#src/app.ts'
import { AppError } from '#src/base/errors.ts'
import { settingsRequest } from '#src/contract/chat/appearance-contract.ts'
import { findShownAgent } from '#src/features/agents/agents.ts'
import { checkOrigin, launcherSettings, noteSighting } from '#src/features/channels/channels.ts'
import { entityTag, isKnownToClient } from '../wire/entity-tag.ts'
import { parseInput } from '../wire/parse-input.ts'

/** Short, so that changes appear soon. After it, an unchanged response is confirmed without a body. */
const CACHED_SECONDS = 30

/** Returns what a launcher needs; every page with a widget asks once. */
export function settingsRoute(scope: FastifyInstance, app: App): void {
  scope.get('/settings', async (request, reply) => {
    const { key } = parseInput(settingsRequest, request.query)
    const agent = await findShownAgent(app.db, key)
    if (!agent) throw new AppError('not_found', 'Unknown widget key')
    checkOrigin(app.addresses, agent, request.headers.origin)
    await noteSighting(app, agent, request.headers.origin)
    const body = JSON.stringify(launcherSettings(agent))
    const etag = entityTag(body)
    reply.headers({ 'cache-control': `public, max-age=${CACHED_SECONDS}`, etag, vary: 'Origin' })
    if (isKnownToClient(request, etag)) return reply.status(304).send()
    return reply.type('application/json').send(body)
  })
}
