import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '#src/app.ts'
import { AppError } from '#src/base/errors.ts'
import { countRequest, findApiKey } from '#src/features/accounts/accounts.ts'
import { hashedAddress } from './client-address.ts'

/** Who calls the public API. */
export interface Caller {
  /** The account of a valid key. */
  accountId: string | undefined
  /** An `Authorization` header came that is no valid key. */
  badKey: boolean
  addressHash: string
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller
  }
}

const WINDOW_SECONDS = 60

/**
 * Knows the caller of every request in this scope. In the order the API promises: the key is looked up and the request counted before
 * the body is read; an invalid key is refused after it.
 */
export function identifyCallers(scope: FastifyInstance, app: App): void {
  scope.decorateRequest('caller')
  scope.addHook('onRequest', async (request, reply) => {
    const addressHash = hashedAddress(app, request)
    const { authorization } = request.headers
    const key = await findKey(app, authorization)
    request.caller = { accountId: key?.accountId, badKey: authorization !== undefined && !key, addressHash }
    await limitRequests(app, key ? `key:${key.id}` : `address:${addressHash}`, reply)
  })
  scope.addHook('preValidation', (request: FastifyRequest, _reply, done) => {
    done(request.caller.badKey ? new AppError('unauthorized', 'Invalid API key') : undefined)
  })
}

function findKey(app: App, authorization: string | undefined): ReturnType<typeof findApiKey> {
  const secret = /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1]
  return secret ? findApiKey(app.db, secret) : Promise.resolve(undefined)
}

async function limitRequests(app: App, key: string, reply: FastifyReply): Promise<void> {
  const limit = app.config.requestsPerMinute
  const { count, secondsLeft } = await countRequest(app.db, `api:${key}`, WINDOW_SECONDS)
  reply.header('ratelimit-policy', `"default";q=${limit};w=${WINDOW_SECONDS}`)
  reply.header('ratelimit', `"default";r=${Math.max(0, limit - count)};t=${secondsLeft}`)
  if (count > limit) throw new AppError('rate_limited', 'Rate limit exceeded', { retryAfterSeconds: Math.max(1, secondsLeft) })
}
