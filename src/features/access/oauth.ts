import { createHash } from 'node:crypto'
import {
  type Grant,
  type TokenPair,
  endGrant,
  findGrantedKey,
  getAccount,
  lockCode,
  lockRefreshToken,
  makeGrantedKey,
  recordAs,
  renewTokens,
} from '#src/features/accounts/accounts.ts'
import type { Db } from '#src/store/database.ts'

/** OAuth 2.1 for public clients: a person allows a client, and the client gets tokens of a key. */
export { type KnownClient, allowsRedirect, getOauthClient, readName, readRedirectUris } from './oauth-clients.ts'

export interface CodeExchange extends Pick<Grant, 'clientId' | 'redirectUri'> {
  code: string
  /** The text whose hash the client sent with its first request (RFC 7636). */
  verifier: string
  /** Undefined: the one that the person allowed. */
  audience: string | undefined
}

/**
 * Exchanges a code for tokens, once. Returns undefined if the code is invalid for this client. A code that is used
 * again has been seen by somebody else, so its key ends.
 */
export function exchangeCode(
  db: Db,
  { code, verifier, audience, ...client }: CodeExchange,
): Promise<TokenPair | undefined> {
  return db.transaction().execute(async (tx) => {
    const stored = await lockCode(tx, code)
    if (stored?.usedAt) {
      if (stored.keyId !== null) await endGrant(tx, stored.keyId)
      return undefined
    }
    const isValid =
      stored?.clientId === client.clientId &&
      stored.redirectUri === client.redirectUri &&
      stored.challenge === challengeOf(verifier) &&
      (audience === undefined || stored.audience === audience)
    if (!isValid) return undefined
    const { keyId, ...tokens } = await makeGrantedKey(tx, code, stored)
    const { id, email } = await getAccount(tx, stored.personId)
    const actor = { kind: 'person' as const, id, name: email }
    const { workspaceId: accountId, scopes: fields } = stored
    await recordAs({ accountId, actor, action: 'connectAssistant', fields })(tx, keyId)
    return tokens
  })
}

const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')

/**
 * Replaces the tokens of a key. Returns undefined if the refresh token is invalid for this client. If it was replaced
 * before, somebody else has it too, so the key ends.
 */
export function refreshTokens(
  db: Db,
  { token, clientId, audience }: { token: string; clientId: string; audience: string | undefined },
): Promise<TokenPair | undefined> {
  return db.transaction().execute(async (tx) => {
    const stored = await lockRefreshToken(tx, token)
    if (!stored || stored.clientId !== clientId) return undefined
    if (stored.usedAt !== null) {
      await endGrant(tx, stored.keyId)
      return undefined
    }
    if (audience !== undefined && stored.audience !== audience) return undefined
    return renewTokens(tx, token, stored)
  })
}

/** Ends the key that a token belongs to, if there is one. */
export async function revokeToken(db: Db, token: string): Promise<void> {
  const keyId = await findGrantedKey(db, token)
  if (keyId !== undefined) await endGrant(db, keyId)
}
