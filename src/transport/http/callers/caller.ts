import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '#src/app.ts'
import type { ClientAddress } from '#src/base/caller-address.ts'
import { AppError } from '#src/base/errors.ts'
import { SEND_A_KEY } from '#src/contract/api/operation-parts.ts'
import {
  CALLS_WINDOW_SECONDS,
  type RequestCount,
  countApiCall,
  countRequest,
  readApiCalls,
} from '#src/features/accounts/accounts.ts'
import { hashedAddress, readClientAddress } from './client-address.ts'
import { type Entitlement, checkAuthorization, authorizeKey } from './authorization.ts'
import { challengeCallers } from './bearer-challenge.ts'
import { toObject } from '../wire/parse-input.ts'

/** The caller of the public API. */
export interface Caller {
  /** The account of a valid key. */
  accountId: string | undefined
  /** The request has an `Authorization` header without a valid key. */
  badKey: boolean
  /** The rights of a valid key or a signed-in person. */
  entitlement: Entitlement | undefined
  address: ClientAddress
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller
  }
}

/**
 * Identifies the caller of every request in this scope. The API documents the order: the key is looked up and the
 * request counted before the body is read; an invalid key is refused after it.
 */
export function identifyCallers(scope: FastifyInstance, app: App): void {
  scope.decorateRequest('caller')
  challengeCallers(scope)
  scope.addHook('onRequest', (request, reply) => identifyCaller(app, request, reply))
  scope.addHook('preValidation', (request, _reply, done) => {
    toObject(request.body)
    done(request.caller.badKey ? new AppError('unauthorized', 'Invalid API key') : undefined)
  })
  checkAuthorization(scope)
}

/** The caller of a request that the service sends to itself. */
const passedOn = new AsyncLocalStorage<Caller>()

/** Runs `send`. Operations that it calls through `inject` are the caller's, who is identified and counted already. */
export function passCallerOn<Result>(caller: Caller, send: () => Promise<Result>): Promise<Result> {
  return passedOn.run(caller, send)
}

/**
 * Looks up the key and counts the request for it, or for the client's address. Throws `rate_limited`. A key that is for
 * one resource is valid only there.
 */
export async function identifyCaller(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  resource?: string,
): Promise<void> {
  const known = passedOn.getStore()
  if (known) {
    request.accountId = known.accountId
    request.caller = known
    return
  }
  const address = readClientAddress(app, request)
  const secret = bearerToken(request)
  const { key: found, ...counted } = await countApiCall(app.db, { secret, addressHash: address.counted })
  const key = found && [null, resource].includes(found.audience) ? found : undefined
  request.accountId = key?.accountId
  request.caller = {
    accountId: key?.accountId,
    badKey: request.headers.authorization !== undefined && key === undefined,
    entitlement: key && authorizeKey(key),
    address,
  }
  applyLimit(app.config.requestsPerMinute, counted, reply)
}

export function bearerToken({ headers }: FastifyRequest): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1]
}

/** Returns the account of the request's key. Throws `unauthorized` without one. */
export function getAccount({ caller }: FastifyRequest): string {
  if (caller.accountId === undefined) throw new AppError('unauthorized', SEND_A_KEY)
  return caller.accountId
}

/** Counts a request under `key`. Throws `rate_limited`. `limit` defaults to the API's. */
export async function limitRequests(
  app: App,
  key: string,
  reply: FastifyReply,
  limit = app.config.requestsPerMinute,
): Promise<void> {
  applyLimit(limit, await countRequest(app.db, key, CALLS_WINDOW_SECONDS), reply)
}

/** Sets the rate limit headers of a request that does not count against the limit. */
export async function showLimit(app: App, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  setLimitHeaders(app.config.requestsPerMinute, await readApiCalls(app.db, hashedAddress(app, request)), reply)
}

function applyLimit(limit: number, counted: RequestCount, reply: FastifyReply): void {
  setLimitHeaders(limit, counted, reply)
  const { count, secondsLeft } = counted
  if (count > limit)
    throw new AppError('rate_limited', 'Rate limit exceeded', { retryAfterSeconds: Math.max(1, secondsLeft) })
}

function setLimitHeaders(limit: number, { count, secondsLeft }: RequestCount, reply: FastifyReply): void {
  reply.header('ratelimit-policy', `"default";q=${limit};w=${CALLS_WINDOW_SECONDS}`)
  reply.header('ratelimit', `"default";r=${Math.max(0, limit - count)};t=${secondsLeft}`)
}
