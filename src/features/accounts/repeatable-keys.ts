import { createHmac } from 'node:crypto'
import { AppError } from '#src/base/errors.ts'
import type { SecretKeys } from '#src/base/signed-text.ts'
import { hashToken } from '#src/base/tokens.ts'
import type { Db } from '#src/store/database.ts'
import { type ApiKey, findKeyHash, getApiKey } from './api-keys-store.ts'

/**
 * Returns the secret of an API key that is created with an `Idempotency-Key`. It derives from the random ID of the call
 * and the installation's key, so that a repeated call returns it, although only its hash is stored.
 */
export function deriveApiKey(secretKey: string, holder: string): string {
  return `ak_${createHmac('sha256', secretKey).update(`api-key:${holder}`).digest('base64url')}`
}

/** Returns the API key that an earlier call created, with its secret. Throws `not_found` if it was revoked. */
export async function findMadeKey(
  db: Db,
  accountId: string,
  { id, holder, secretKeys }: { id: string; holder: string; secretKeys: SecretKeys },
): Promise<{ key: ApiKey; secret: string }> {
  const key = await getApiKey(db, accountId, id)
  const hash = await findKeyHash(db, id)
  const secret = secretKeys.map((secretKey) => deriveApiKey(secretKey, holder)).find((one) => hashToken(one) === hash)
  if (secret === undefined)
    throw new AppError('conflict', 'The secret of this key can no longer be shown. Revoke the key and create another.')
  return { key, secret }
}
