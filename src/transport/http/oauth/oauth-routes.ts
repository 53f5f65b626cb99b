import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App } from '#src/app.ts'
import { AppError } from '#src/base/errors.ts'
import { html } from '#src/base/markup.ts'
import {
  ACCESS_SECONDS,
  type TokenPair,
  endSession,
  enforceLimit,
  insertClient,
  insertCode,
} from '#src/features/accounts/accounts.ts'
import { exchangeCode, readName, readRedirectUris, refreshTokens, revokeToken } from '#src/features/access/access.ts'
import {
  clearSessionCookie,
  findSignedIn,
  getRecentlySignedIn,
  refuseForeignOrigin,
} from '../callers/browser-session.ts'
import { hashedAddress } from '../callers/client-address.ts'
import { toErrorReply } from '../wire/error-replies.ts'
import { allowPreflight, shareWith } from '../wire/cross-origin.ts'
import { parseInput, toObject } from '../wire/parse-input.ts'
import { sendPage } from '../wire/plain-html.ts'
import {
  type AuthorizationQuery,
  type RequestRefusal,
  authorizationQuery,
  readAuthorizationRequest,
  toRedirect,
} from './authorization-request.ts'
import { redirectHost, sendConsent, sendSignInAgain } from './consent-page.ts'
import { describeAuthorizationServer, describeResource } from './oauth-metadata.ts'

/** Routes of the authorization server for MCP, and its metadata. */
export function oauthRoutes(scope: FastifyInstance, app: App): void {
  acceptForms(scope)
  metadataRoutes(scope, app)
  authorizeRoutes(scope, app)
  scope.register(async (clients) => clientRoutes(clients, app))
}

/** Accepts the forms of browsers and clients. A field that is sent twice is refused (RFC 6749, 3.1). */
function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    const fields = [...new URLSearchParams(String(body))]
    const sent = Object.fromEntries(fields)
    const isRepeated = Object.keys(sent).length < fields.length
    done(isRepeated ? new AppError('invalid_input', 'Each field may be sent once.') : null, sent)
  })
}

function metadataRoutes(scope: FastifyInstance, app: App): void {
  const serve = (path: string, describe: () => object): void => {
    scope.get(`/.well-known/${path}`, (_request, reply) => {
      shareWith(reply, '*')
      return reply.header('cache-control', 'max-age=3600').send(describe())
    })
    acceptPreflight(scope, `/.well-known/${path}`, 'GET')
  }
  serve('oauth-protected-resource', () => describeResource(app))
  serve('oauth-protected-resource/mcp', () => describeResource(app))
  serve('oauth-authorization-server', () => describeAuthorizationServer(app))
}

/** Lets pages of all origins call a route, which reads no cookie. */
function acceptPreflight(scope: FastifyInstance, path: string, methods: string): void {
  scope.options(path, (request, reply) => {
    shareWith(reply, '*')
    return allowPreflight(request, reply, methods)
  })
}

const decisionForm = authorizationQuery.extend({ decision: z.enum(['allow', 'refuse']) })

function authorizeRoutes(scope: FastifyInstance, app: App): void {
  const redirectBack = (reply: FastifyReply, { query, error, description }: RequestRefusal): FastifyReply =>
    reply.redirect(toRedirect(app, query, { error, error_description: description }), 303)

  scope.setErrorHandler((error, request, reply) => {
    const { status, body } = toErrorReply(error)
    if (status >= 500) request.log.error({ err: error }, 'an authorization request failed')
    return sendPage(reply.status(status), 'This assistant cannot be connected', html`<p>${body.error}</p>`)
  })

  scope.get('/oauth/authorize', async (request, reply) => {
    const read = await readAuthorizationRequest(app, request, request.query)
    if ('error' in read) return redirectBack(reply, read)
    const session = await findSignedIn(app, request)
    if (!session) return reply.redirect(signInPage(read.query), 303)
    return session.recent ? sendConsent(reply, read, session) : sendSignInAgain(reply, read.query)
  })

  scope.post('/oauth/authorize', async (request, reply) => {
    refuseForeignOrigin(app, request)
    const { decision, ...sent } = parseInput(decisionForm, request.body)
    const session = await getRecentlySignedIn(app, request)
    const read = await readAuthorizationRequest(app, request, sent)
    if ('error' in read) return redirectBack(reply, read)
    const { query, client, scopes, challenge, audience } = read
    if (decision === 'refuse')
      return redirectBack(reply, { query, error: 'access_denied', description: 'The person did not allow it.' })
    const code = await insertCode(app.db, {
      personId: session.account.id,
      workspaceId: session.workspace.id,
      clientId: client.id,
      clientName: client.name,
      clientHost: client.host ?? redirectHost(query),
      redirectUri: query.redirect_uri,
      challenge,
      scopes,
      audience,
    })
    return reply.redirect(toRedirect(app, query, { code }), 303)
  })

  scope.post('/oauth/sign-in', async (request, reply) => {
    refuseForeignOrigin(app, request)
    const query = parseInput(authorizationQuery, request.body)
    const session = await findSignedIn(app, request)
    if (session) await endSession(app.db, session.account.id, session.id)
    clearSessionCookie(app, reply)
    return reply.redirect(signInPage(query), 303)
  })
}

/** Returns the sign-in page that leads back to the request. */
function signInPage(query: AuthorizationQuery): string {
  const sent = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, value]],
  )
  const next = `/oauth/authorize?${new URLSearchParams(sent).toString()}`
  return `/login?${new URLSearchParams({ next }).toString()}`
}

const TOKENS_PER_HOUR = 3_000
const CLIENTS_PER_HOUR = 60

const tokenForm = z.object({
  grant_type: z.string().max(100),
  client_id: z.string().max(2_000),
  code: z.string().max(200).optional(),
  redirect_uri: z.string().max(2_000).optional(),
  code_verifier: z.string().max(200).optional(),
  refresh_token: z.string().max(200).optional(),
  resource: z.string().max(2_000).optional(),
})

/** Routes that clients call themselves, with errors in the form of OAuth. */
function clientRoutes(scope: FastifyInstance, app: App): void {
  scope.setErrorHandler((error, request, reply) => {
    const { status, body, retryAfterSeconds } = toErrorReply(error)
    if (status >= 500) request.log.error({ err: error }, 'an OAuth request failed')
    if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
    const code = request.url.startsWith('/oauth/register') ? 'invalid_client_metadata' : 'invalid_request'
    return sendError(reply, status, status === 400 ? code : 'temporarily_unavailable', body.error)
  })
  scope.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('cache-control', 'no-store')
    shareWith(reply, '*')
    done()
  })

  for (const path of ['/oauth/token', '/oauth/revoke', '/oauth/register']) acceptPreflight(scope, path, 'POST')

  scope.post('/oauth/token', async (request, reply) => {
    await limit(app, request, 'tokens', TOKENS_PER_HOUR)
    const { grant_type: type, client_id: clientId, resource, ...sent } = parseInput(tokenForm, request.body)
    const audience = resource?.replace(/\/$/, '')
    if (type === 'authorization_code') {
      const { code = '', redirect_uri: redirectUri = '', code_verifier: verifier = '' } = sent
      const tokens = await exchangeCode(app.db, { code, clientId, redirectUri, verifier, audience })
      return sendTokens(reply, tokens, 'code is invalid, used or expired, or belongs to another request')
    }
    if (type === 'refresh_token') {
      const tokens = await refreshTokens(app.db, { token: sent.refresh_token ?? '', clientId, audience })
      return sendTokens(reply, tokens, 'refresh_token is invalid, used, revoked or expired')
    }
    return sendError(reply, 400, 'unsupported_grant_type', 'grant_type must be authorization_code or refresh_token')
  })

  scope.post('/oauth/revoke', async (request, reply) => {
    await limit(app, request, 'tokens', TOKENS_PER_HOUR)
    const { token } = toObject(request.body)
    if (typeof token === 'string') await revokeToken(app.db, token)
    return reply.status(200).send({})
  })

  scope.post('/oauth/register', async (request, reply) => {
    await limit(app, request, 'clients', CLIENTS_PER_HOUR)
    const { redirect_uris: uris, client_name: name } = toObject(request.body)
    const redirectUris = readRedirectUris(uris)
    const client = await insertClient(app.db, { name: readName(name) || 'An assistant', redirectUris })
    if (!client) throw new AppError('unavailable', 'Too many clients are registered. Use a client metadata document.')
    return reply.status(201).send({
      client_id: client.id,
      client_name: client.name,
      redirect_uris: client.redirectUris,
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    })
  })
}

function limit(app: App, request: FastifyRequest, what: string, max: number): Promise<void> {
  const words = 'Too many requests. Try again in {minutes} minutes.'
  return enforceLimit(app.db, `oauth-${what}:${hashedAddress(app, request)}`, { max, words })
}

function sendTokens(reply: FastifyReply, tokens: TokenPair | undefined, refusal: string): FastifyReply {
  if (!tokens) return sendError(reply, 400, 'invalid_grant', refusal)
  return reply.send({
    access_token: tokens.accessToken,
    token_type: 'Bearer',
    expires_in: ACCESS_SECONDS,
    refresh_token: tokens.refreshToken,
    scope: tokens.scopes.join(' '),
  })
}

function sendError(reply: FastifyReply, status: number, error: string, description: string): FastifyReply {
  return reply.status(status).type('application/json').send({ error, error_description: description })
}
