import { type Selection, sql } from 'kysely'
import { createId } from '#src/base/ids.ts'
import { AppError } from '#src/base/errors.ts'
import { createToken, hashToken } from '#src/base/tokens.ts'
import type { Scope } from '#src/contract/api/rights.ts'
import { NOW, timeFromNow } from '#src/store/clock.ts'
import type { Db } from '#src/store/database.ts'
import type { Tables } from '#src/store/tables.ts'

export interface NewApiKey {
  name: string
  /** Undefined: everything. */
  scopes?: Scope[]
  /** Undefined: never. */
  expiresInDays?: number
  /** Undefined: a random one. */
  secret?: string
}

const KEYS_PER_ACCOUNT = 100
const columns = [
  'id',
  'name',
  'ending',
  'scopes',
  'created_at as createdAt',
  'last_used_at as lastUsedAt',
  sql<Date | null>`coalesce(refresh_until, expires_at)`.as('expiresAt'),
  'client_host as clientHost',
] as const

export type ApiKey = Selection<Tables, 'api_keys', (typeof columns)[number]>

/** Creates an API key. Returns the secret once; the database stores its hash. */
export async function createApiKey(
  db: Db,
  accountId: string,
  { name, scopes = ['everything'], expiresInDays, secret = createToken('ak_', 256) }: NewApiKey,
): Promise<{ key: ApiKey; secret: string }> {
  // Serializes creations in the same account.
  await db.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
  const existing = await listApiKeys(db, accountId)
  if (existing.length >= KEYS_PER_ACCOUNT) {
    throw new AppError('invalid_input', `An account can have ${KEYS_PER_ACCOUNT} API keys. Revoke one first.`)
  }
  const key = await db
    .insertInto('api_keys')
    .values({
      id: createId(),
      account_id: accountId,
      name,
      key_hash: hashToken(secret),
      ending: secret.slice(-4),
      scopes: [...new Set(scopes)],
      last_used_at: null,
      expires_at: timeFromNow(expiresInDays ?? null, 'days'),
      revoked_at: null,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
  return { key, secret }
}

export function listApiKeys(db: Db, accountId: string): Promise<ApiKey[]> {
  return db
    .selectFrom('api_keys')
    .select(columns)
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .orderBy('id', 'desc')
    .execute()
}

/** Throws `not_found` if the account has no such key, or it was revoked. */
export async function getApiKey(db: Db, accountId: string, id: string): Promise<ApiKey> {
  const key = (await listApiKeys(db, accountId)).find((one) => one.id === id)
  if (!key) throw new AppError('not_found', 'API key not found')
  return key
}

/** Returns the stored hash of a key's secret. */
export async function findKeyHash(db: Db, id: string): Promise<string | undefined> {
  return (await db.selectFrom('api_keys').select('key_hash as hash').where('id', '=', id).executeTakeFirst())?.hash
}

/** Returns which of these keys are valid now. */
export async function listLiveKeys(db: Db, keyIds: string[]): Promise<Set<string>> {
  if (keyIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('api_keys')
    .select('id')
    .where('id', 'in', keyIds)
    .where('revoked_at', 'is', null)
    .where(({ or, eb }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', NOW)]))
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Revokes a key. Takes effect at once on every node, because each request looks up its key. */
export async function revokeApiKey(db: Db, accountId: string, keyId: string): Promise<void> {
  const revoked = await db
    .updateTable('api_keys')
    .set({ revoked_at: NOW })
    .where('id', '=', keyId)
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!revoked) throw new AppError('not_found', 'API key not found')
}

/** Sets a key's last use to now. */
export async function recordKeyUse(db: Db, keyId: string): Promise<void> {
  await db.updateTable('api_keys').set({ last_used_at: NOW }).where('id', '=', keyId).execute()
}
