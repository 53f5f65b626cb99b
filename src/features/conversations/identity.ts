import { createHmac } from 'node:crypto'
import { AppError } from '#src/base/errors.ts'
import { openKeptSecrets, sealKeptSecrets } from '#src/base/kept-secrets.ts'
import { type SecretKeys, isSameSecret, signText } from '#src/base/signed-text.ts'
import { getAgent, setKeptIdentity } from '#src/features/agents/agents.ts'
import type { Db } from '#src/store/database.ts'
import type { VisitorIdentity } from '#src/store/tables/conversation-tables.ts'

const MAX_AHEAD_SECONDS = 86_400
/** Three parts in base64url without padding (RFC 7515, section 7.1). */
const COMPACT = /^([\w-]+)\.([\w-]+)\.([\w-]+)$/
const REFUSED = 'The token has expired or is not signed with this agent’s identity secret.'

interface IdentitySource {
  id: string
  identitySalt: string
  /** The secret by its salt, encrypted, once somebody has seen it. */
  keptIdentity: string | null
}

/**
 * Returns the secret with which an owner's server signs visitors' identities: the stored one, or else the one that
 * derives from the installation's key and the agent's salt.
 */
export function identitySecret(secretKeys: SecretKeys, agent: IdentitySource): string {
  const kept = openKeptSecrets(secretKeys, agent.keptIdentity)
  return kept[agent.identitySalt] ?? deriveIdentitySecret(secretKeys[0], agent)
}

/** Returns the secret for its owner, and stores it, so that it stays the same on every node. */
export async function keepIdentitySecret(db: Db, secretKeys: SecretKeys, agent: IdentitySource): Promise<string> {
  const { identitySalt: salt, keptIdentity } = agent
  const secret = identitySecret(secretKeys, agent)
  if (openKeptSecrets(secretKeys, keptIdentity)[salt] === secret) return secret
  const isStored = await setKeptIdentity(db, agent, sealKeptSecrets(secretKeys[0], { [salt]: secret }))
  // Another node was faster.
  return isStored ? secret : keepIdentitySecret(db, secretKeys, await getAgent(db, agent.id))
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
