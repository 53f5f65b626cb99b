import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App } from '#src/app.ts'
import { AppError } from '#src/base/errors.ts'
import { type Scope, scope } from '#src/contract/api/rights.ts'
import { type KnownClient, allowsRedirect, getOauthClient } from '#src/features/access/access.ts'
import { enforceLimit } from '#src/features/accounts/accounts.ts'
import { hashedAddress } from '../callers/client-address.ts'
import { parseInput } from '../wire/parse-input.ts'
import { OAUTH_SCOPES, mcpResource } from './oauth-metadata.ts'

const MAX = 2_000

/** The parameters of an authorization request. A repeated one is refused. */
export const authorizationQuery = z.object({
  client_id: z.string().max(MAX),
  redirect_uri: z.string().max(MAX),
  response_type: z.string().max(MAX).optional(),
  code_challenge: z.string().max(MAX).optional(),
  code_challenge_method: z.string().max(MAX).optional(),
  scope: z.string().max(MAX).optional(),
  state: z.string().max(MAX).optional(),
  resource: z.string().max(MAX).optional(),
})
export type AuthorizationQuery = z.infer<typeof authorizationQuery>

/** A request of a known client to one of its own redirect URIs: errors may go there. */
export interface AuthorizationRequest {
  query: AuthorizationQuery
  client: KnownClient
  scopes: Scope[]
  challenge: string
  audience: string
}

/** What the client gets instead of a code. */
export interface RequestRefusal {
  query: AuthorizationQuery
  error: string
  description: string
}

const REQUESTS_PER_HOUR = 300
const TOO_MANY = 'Too many requests to connect assistants. Try again in {minutes} minutes.'
const CHALLENGE = /^[\w-]{43}$/

/**
 * Reads an authorization request. Throws `invalid_input` for an unknown client or a foreign redirect URI, which must be
 * told to the person and never redirected.
 */
export async function readAuthorizationRequest(
  app: App,
  request: FastifyRequest,
  sent: unknown,
): Promise<AuthorizationRequest | RequestRefusal> {
  await enforceLimit(app.db, `oauth:${hashedAddress(app, request)}`, { max: REQUESTS_PER_HOUR, words: TOO_MANY })
  const query = parseInput(authorizationQuery, sent)
  const client = await getOauthClient(app, query.client_id)
  if (!allowsRedirect(client, query.redirect_uri))
    throw new AppError('invalid_input', `redirect_uri is not one of ${client.name}.`)
  const refuse = (error: string, description: string): RequestRefusal => ({ query, error, description })
  const { response_type: type, code_challenge: challenge = '', code_challenge_method: method, resource } = query
  if (type !== 'code') return refuse('unsupported_response_type', 'response_type must be code')
  if (method !== 'S256' || !CHALLENGE.test(challenge))
    return refuse('invalid_request', 'code_challenge is required, with code_challenge_method=S256')
  const audience = mcpResource(app)
  if (resource !== undefined && resource.replace(/\/$/, '') !== audience)
    return refuse('invalid_target', `resource must be ${audience}`)
  const scopes = readScopes(query.scope)
  if (!scopes) return refuse('invalid_scope', `scope must name some of ${OAUTH_SCOPES.join(' ')}`)
  return { query, client, scopes, challenge, audience }
}

/** Returns the scopes that a client asks for: all by default. Ones that Foyer does not know are left out. */
function readScopes(asked = ''): Scope[] | undefined {
  const words = asked.split(/\s+/).filter(Boolean)
  const known = OAUTH_SCOPES.filter((one) => words.includes(one) && scope.safeParse(one).success)
  if (words.length === 0) return [...OAUTH_SCOPES]
  return known.length > 0 ? known : undefined
}

/** Returns the redirect URI with the outcome, the state and the issuer (RFC 9207). */
export function toRedirect(
  { addresses }: App,
  { redirect_uri: uri, state }: AuthorizationQuery,
  outcome: Record<string, string>,
): string {
  const url = new URL(uri)
  const all = { ...outcome, ...(state === undefined ? {} : { state }), iss: addresses.public() }
  for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value)
  return url.href
}
