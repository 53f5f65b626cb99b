import type { Selection } from 'kysely'
import { createToken, hashToken } from '#src/base/tokens.ts'
import type { Scope } from '#src/contract/api/rights.ts'
import { NOW, timeFromNow } from '#src/store/clock.ts'
import type { Db, Tx } from '#src/store/database.ts'
import type { Tables } from '#src/store/tables.ts'
import { createApiKey } from './api-keys-store.ts'

/** Keys that persons give to OAuth clients. Every secret is stored as a hash. */

/** A client that registered itself. */
export interface OauthClient {
  id: string
  name: string
  redirectUris: string[]
}

/** What a person allowed a client. */
export interface Grant {
  personId: string
  workspaceId: string
  clientId: string
  clientName: string
  clientHost: string
  redirectUri: string
  challenge: string
  scopes: Scope[]
  audience: string
}

export interface TokenPair {
  accessToken: string
  refreshToken: string
  scopes: Scope[]
}

const CODE_MINUTES = 5
export const ACCESS_SECONDS = 3_600
/** A client that does not come back for this long loses its key. */
const REFRESH_DAYS = 30
const UNUSED_CLIENT_DAYS = 2
const USED_CLIENT_DAYS = 90
const MAX_CLIENTS = 10_000

/** Registers a client for two days, or longer once somebody uses it. Returns undefined if there are too many. */
export async function insertClient(
  db: Db,
  { name, redirectUris }: Omit<OauthClient, 'id'>,
): Promise<OauthClient | undefined> {
  const { count } = await db
    .selectFrom('oauth_clients')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) >= MAX_CLIENTS) return undefined
  const id = createToken('mcpc_', 128)
  await db
    .insertInto('oauth_clients')
    .values({ id, name, redirect_uris: redirectUris, expires_at: timeFromNow(UNUSED_CLIENT_DAYS, 'days') })
    .execute()
  return { id, name, redirectUris }
}

export function findClient(db: Db, id: string): Promise<OauthClient | undefined> {
  return db
    .selectFrom('oauth_clients')
    .select(['id', 'name', 'redirect_uris as redirectUris'])
    .where('id', '=', id)
    .where('expires_at', '>', NOW)
    .executeTakeFirst()
}

/** Stores what a person allowed. Returns the code that the client exchanges for tokens, once. */
export async function insertCode(db: Db, grant: Grant): Promise<string> {
  const code = createToken('mcpg_', 256)
  await db
    .insertInto('oauth_codes')
    .values({
      code_hash: hashToken(code),
      person_id: grant.personId,
      workspace_id: grant.workspaceId,
      client_id: grant.clientId,
      client_name: grant.clientName,
      client_host: grant.clientHost,
      redirect_uri: grant.redirectUri,
      challenge: grant.challenge,
      scopes: grant.scopes,
      audience: grant.audience,
      expires_at: timeFromNow(CODE_MINUTES, 'mins'),
    })
    .execute()
  return code
}

const codeColumns = [
  'person_id as personId',
  'workspace_id as workspaceId',
  'client_id as clientId',
  'client_name as clientName',
  'client_host as clientHost',
  'redirect_uri as redirectUri',
  'challenge',
  'scopes',
  'audience',
  'used_at as usedAt',
  'key_id as keyId',
] as const

export type StoredCode = Selection<Tables, 'oauth_codes', (typeof codeColumns)[number]>

/** Returns a code that has not expired, and locks it until the transaction ends. */
export function lockCode(db: Tx, code: string): Promise<StoredCode | undefined> {
  return db
    .selectFrom('oauth_codes')
    .select(codeColumns)
    .where('code_hash', '=', hashToken(code))
    .where('expires_at', '>', NOW)
    .forUpdate()
    .executeTakeFirst()
}

/** Makes the key of a code, and marks the code as used. Returns the key's ID too. */
export async function makeGrantedKey(db: Tx, code: string, grant: Grant): Promise<TokenPair & { keyId: string }> {
  const accessToken = createToken('mcpa_', 256)
  const { clientName: name, scopes, workspaceId, personId, audience, clientHost } = grant
  const { key } = await createApiKey(db, workspaceId, { name, scopes, secret: accessToken })
  await db
    .updateTable('api_keys')
    .set({ person_id: personId, audience, client_host: clientHost, ...lifetimes() })
    .where('id', '=', key.id)
    .execute()
  await db
    .updateTable('oauth_codes')
    .set({ used_at: NOW, key_id: key.id })
    .where('code_hash', '=', hashToken(code))
    .execute()
  await db
    .updateTable('oauth_clients')
    .set({ expires_at: timeFromNow(USED_CLIENT_DAYS, 'days') })
    .where('id', '=', grant.clientId)
    .execute()
  return { keyId: key.id, accessToken, refreshToken: await insertRefreshToken(db, key.id, grant.clientId), scopes }
}

const lifetimes = () => ({
  expires_at: timeFromNow(ACCESS_SECONDS, 'secs'),
  refresh_until: timeFromNow(REFRESH_DAYS, 'days'),
})

async function insertRefreshToken(db: Tx, keyId: string, clientId: string): Promise<string> {
  const token = createToken('mcpr_', 256)
  const row = { token_hash: hashToken(token), key_id: keyId, client_id: clientId }
  await db.insertInto('oauth_refresh_tokens').values(row).execute()
  return token
}

export interface StoredRefreshToken {
  keyId: string
  clientId: string
  usedAt: Date | null
  scopes: Scope[]
  audience: string | null
}

/** Returns a refresh token whose key is valid, and locks the key until the transaction ends. */
export function lockRefreshToken(db: Tx, token: string): Promise<StoredRefreshToken | undefined> {
  return db
    .selectFrom('oauth_refresh_tokens as t')
    .innerJoin('api_keys as k', 'k.id', 't.key_id')
    .select(['t.key_id as keyId', 't.client_id as clientId', 't.used_at as usedAt', 'k.scopes', 'k.audience'])
    .where('t.token_hash', '=', hashToken(token))
    .where('k.revoked_at', 'is', null)
    .where('k.refresh_until', '>', NOW)
    .forUpdate('k')
    .executeTakeFirst()
}

/** Replaces the tokens of a key. The earlier access token ends at once. */
export async function renewTokens(
  db: Tx,
  token: string,
  { keyId, clientId, scopes }: StoredRefreshToken,
): Promise<TokenPair> {
  const accessToken = createToken('mcpa_', 256)
  await db
    .updateTable('oauth_refresh_tokens')
    .set({ used_at: NOW })
    .where('token_hash', '=', hashToken(token))
    .execute()
  await db
    .updateTable('api_keys')
    .set({ key_hash: hashToken(accessToken), ending: accessToken.slice(-4), ...lifetimes() })
    .where('id', '=', keyId)
    .execute()
  return { accessToken, refreshToken: await insertRefreshToken(db, keyId, clientId), scopes }
}

/** Revokes a key of an OAuth client, with all its tokens. */
export async function endGrant(db: Db, keyId: string): Promise<void> {
  await db
    .updateTable('api_keys')
    .set({ revoked_at: NOW })
    .where('id', '=', keyId)
    .where('revoked_at', 'is', null)
    .execute()
}

/** Revokes the keys that a person gave to clients for a workspace. */
export async function endGrantsOf(
  db: Db,
  { workspaceId, personId }: Pick<Grant, 'workspaceId' | 'personId'>,
): Promise<void> {
  await db
    .updateTable('api_keys')
    .set({ revoked_at: NOW })
    .where('account_id', '=', workspaceId)
    .where('person_id', '=', personId)
    .where('revoked_at', 'is', null)
    .execute()
}

/** Returns the key that an access or refresh token belongs to. */
export async function findGrantedKey(db: Db, token: string): Promise<string | undefined> {
  const hash = hashToken(token)
  const row = await db
    .selectFrom('api_keys as k')
    .leftJoin('oauth_refresh_tokens as t', 't.key_id', 'k.id')
    .select('k.id')
    .where('k.person_id', 'is not', null)
    .where(({ or, eb }) => or([eb('k.key_hash', '=', hash), eb('t.token_hash', '=', hash)]))
    .executeTakeFirst()
  return row?.id
}

/** Deletes clients and codes that have expired, and keys whose clients did not come back. */
export async function pruneOauth(db: Db): Promise<void> {
  await db.deleteFrom('oauth_clients').where('expires_at', '<=', NOW).execute()
  await db.deleteFrom('oauth_codes').where('expires_at', '<=', NOW).execute()
  await db.deleteFrom('api_keys').where('refresh_until', '<=', NOW).execute()
}
