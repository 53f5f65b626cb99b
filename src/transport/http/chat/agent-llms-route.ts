import type { FastifyInstance } from 'fastify'
import type { App } from '#src/app.ts'
import { AppError } from '#src/base/errors.ts'
import { storableText } from '#src/base/storable-text.ts'
import { findShownAgent } from '#src/features/agents/agents.ts'
import { agentLlms } from '#src/features/channels/channels.ts'
import { entityTag, isKnownToClient } from '../wire/entity-tag.ts'
import { limitCalls } from './visitor.ts'

const CACHED_SECONDS = 300

/**
 * Serves `/chat/<widget_key>/llms.txt`: what the agent tells visitors, for their assistants, under the visitors'
 * limits. Like the hosted page, it is kept from search engines until the business is verified.
 */
export function agentLlmsRoute(server: FastifyInstance, app: App): void {
  server.get<{ Params: { key: string } }>('/chat/:key/llms.txt', async (request, reply) => {
    const agent = await findShownAgent(app.db, storableText(request.params.key))
    if (!agent) throw new AppError('not_found', 'Unknown widget key')
    await limitCalls(app, agent.id, request)
    const text = await agentLlms(app, agent)
    const etag = entityTag(text)
    reply.headers({ 'cache-control': `public, max-age=${CACHED_SECONDS}`, etag })
    if (!agent.verifiedAt) reply.header('x-robots-tag', 'noindex')
    if (isKnownToClient(request, etag)) return reply.status(304).send()
    return reply.type('text/plain; charset=utf-8').send(text)
  })
}
