import { createHmac } from 'node:crypto'
import { AppError } from '#src/base/errors.ts'
import { openKeptSecrets } from '#src/base/kept-secrets.ts'
import { isSameSecret, signText } from '#src/base/signed-text.ts'
import type { VisitorIdentity } from '#src/store/tables/conversation-tables.ts'

const MAX_AHEAD_SECONDS = 86_400
/** Three parts in base64url without padding (RFC 7515, section 7.1). */
const COMPACT = /^([\w-]+)\.([\w-]+)\.([\w-]+)$/
const REFUSED = 'The token has expired or is not signed with this agent’s identity secret.'

interface IdentitySource {
  id: string
  identitySalt: string
  /** Secrets that derive from an earlier key, by salt, encrypted. */
  keptIdentity: string | null
}

/**
 * Returns the secret with which an owner's server signs visitors' identities. It derives from the installation's key
 * and the agent's salt, so it is not stored unless that key was replaced.
 */
export function identitySecret(secretKey: string, agent: IdentitySource): string {
  return openKeptSecrets(secretKey, agent.keptIdentity)[agent.identitySalt] ?? deriveIdentitySecret(secretKey, agent)
}

/** Returns the identity secret that derives from a key. */
export function deriveIdentitySecret(
  secretKey: string,
  { id, identitySalt }: Pick<IdentitySource, 'id' | 'identitySalt'>,
): string {
  return `is_${signText(secretKey, `identity:${id}:${identitySalt}`)}`
}

/**
 * Returns the visitor's identity from a JSON Web Token (RFC 7519, HS256). Throws `unauthorized` if it is invalid or
 * expires in more than a day.
 */
export function readIdentity(secret: string, token: string, now: Date): VisitorIdentity {
  const identity = findIdentity(secret, token, now)
  if (!identity) throw new AppError('unauthorized', REFUSED)
  return identity
}

/** Like `readIdentity`, but returns undefined for an invalid token. */
export function findIdentity(secret: string, token: string, now: Date): VisitorIdentity | undefined {
  const [, head = '', body = '', signature = ''] = COMPACT.exec(token) ?? []
  const expected = createHmac('sha256', secret).update(`${head}.${body}`).digest('base64url')
  if (!isSameSecret(signature, expected)) return undefined
  const [header, claims] = [readPart(head), readPart(body)]
  const { sub, exp, name, email, phone } = claims
  const seconds = now.getTime() / 1000
  const isTimely = typeof exp === 'number' && exp > seconds && exp <= seconds + MAX_AHEAD_SECONDS
  if (header['alg'] !== 'HS256' || !isTimely || typeof sub !== 'string' || sub === '') return undefined
  const text = (value: unknown): string | undefined =>
    typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 254) : undefined
  return { id: sub.slice(0, 254), name: text(name), email: text(email), phone: text(phone) }
}

function readPart(part: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString())
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
