import { randomBytes } from 'node:crypto'
import { type KeptSecrets, openKeptSecrets, sealKeptSecrets } from '#src/base/kept-secrets.ts'
import type { Log } from '#src/base/log.ts'
import { openSealed, sealText } from '#src/base/sealed-text.ts'
import type { SecretKeys } from '#src/base/signed-text.ts'
import { APP_SECRET_PURPOSE, TOKEN_PURPOSE } from '#src/features/channels/channels.ts'
import { deriveIdentitySecret } from '#src/features/conversations/conversations.ts'
import { deriveWebhookSecret } from '#src/features/webhooks/webhooks.ts'
import { acquireLocks } from '#src/store/advisory-locks.ts'
import type { Db, Tx } from '#src/store/database.ts'
import { fingerprintKey } from '#src/store/secret-key.ts'
import {
  type SecretRow,
  countSecrets,
  findInstallation,
  isUnused,
  listAppSecrets,
  listIdentitySecrets,
  listTokens,
  listWebhookSecrets,
  saveInstallation,
  saveSealed,
} from './installation-store.ts'

const HASH_KEY_PURPOSE = 'hash-key'
const ROWS_AT_ONCE = 1_000
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

export const OTHER_KEY =
  'SECRET_KEY is not the key that this database was written with. Set SECRET_KEY_PREVIOUS to that key. If it is lost, set SECRET_KEY_PREVIOUS=lost: then WhatsApp numbers must be connected again, webhook and identity secrets and verification tokens change, and unsubscribed people get emails again.'

export interface InstallationKeys {
  secretKeys: SecretKeys
  /** The operator has lost the key that the database was written with. */
  isLost: boolean
}

/**
 * Returns the key that inboxes are hashed with, which never changes. If the present key is new, first writes all stored
 * secrets again with it, in one transaction and on one node: none of them needs the earlier key afterwards. Throws a
 * message if the earlier key is missing.
 */
export function openInstallation(db: Db, { secretKeys, isLost }: InstallationKeys, log: Log): Promise<string> {
  const [present] = secretKeys
  return db.transaction().execute(async (tx) => {
    await acquireLocks(tx, ['installation'])
    const stored = await findInstallation(tx)
    // Databases from before `installation` belong to the oldest key.
    const from = stored ? findKey(secretKeys, stored.keyMark) : secretKeys.at(-1)
    if (stored && from === present) return openSealed(present, HASH_KEY_PURPOSE, stored.hashKeySealed)
    if (from === undefined && !isLost) throw new Error(OTHER_KEY)
    if (from !== undefined && from !== present) {
      log.info({ values: await rotateSecrets(tx, from, present) }, 'stored secrets were written again with SECRET_KEY')
    }
    const hashKey =
      stored && from !== undefined
        ? openSealed(from, HASH_KEY_PURPOSE, stored.hashKeySealed)
        : await chooseHashKey(tx, from ?? present)
    const hashKeySealed = sealText(present, HASH_KEY_PURPOSE, hashKey)
    await saveInstallation(tx, { keyMark: fingerprintKey(present), hashKeySealed })
    return hashKey
  })
}

function findKey(secretKeys: SecretKeys, mark: string): string | undefined {
  return secretKeys.find((secretKey) => fingerprintKey(secretKey) === mark)
}

/** Databases from before `installation` hashed inboxes with the secret key. */
async function chooseHashKey(db: Tx, secretKey: string): Promise<string> {
  return (await isUnused(db)) ? randomBytes(32).toString('base64url') : secretKey
}

/** Writes all stored secrets again and returns their number. */
async function rotateSecrets(db: Tx, from: string, to: string): Promise<number> {
  const reseal = (purpose: string) => (row: SecretRow) =>
    sealText(to, purpose, openSealed(from, purpose, row.sealed ?? ''))
  const keep = (derive: (row: SecretRow) => KeptSecrets) => (row: SecretRow) =>
    sealKeptSecrets(to, { ...derive(row), ...openKeptSecrets(from, row.sealed) })
  const webhooks = keep(({ id, name }) => ({
    [name]: deriveWebhookSecret(from, id, Number(name)),
    // Valid for a day after the owner replaced it.
    [Number(name) - 1]: deriveWebhookSecret(from, id, Number(name) - 1),
  }))
  const identities = keep(({ id, name }) => ({ [name]: deriveIdentitySecret(from, { id, identitySalt: name }) }))
  const counts = [
    await rewrite(db, ['webhooks', 'kept_secrets'], listWebhookSecrets, webhooks),
    await rewrite(db, ['agents', 'kept_identity'], listIdentitySecrets, identities),
    await rewrite(db, ['whatsapp_numbers', 'token_sealed'], listTokens, reseal(TOKEN_PURPOSE)),
    await rewrite(db, ['whatsapp_numbers', 'app_secret_sealed'], listAppSecrets, reseal(APP_SECRET_PURPOSE)),
  ]
  return counts.reduce((sum, count) => sum + count, 0)
}

async function rewrite(
  db: Tx,
  column: Parameters<typeof saveSealed>[1],
  list: (db: Tx, after: string, limit: number) => Promise<SecretRow[]>,
  seal: (row: SecretRow) => string,
): Promise<number> {
  let [count, after] = [0, FIRST_ID]
  for (;;) {
    const rows = await list(db, after, ROWS_AT_ONCE)
    const sealed = rows.map((row) => ({ id: row.id, sealed: seal(row) }))
    await saveSealed(db, column, sealed)
    count += rows.length
    const last = rows.at(-1)
    if (!last || rows.length < ROWS_AT_ONCE) return count
    after = last.id
  }
}

/**
 * Reports which key the stored secrets belong to: the present one, an earlier one, one that is not configured, or none
 * yet. `values` is their number.
 */
export async function checkInstallation(
  db: Db,
  secretKeys: SecretKeys,
): Promise<{ belongsTo: 'present' | 'previous' | 'unknown' | 'none'; values: number }> {
  const stored = await findInstallation(db)
  const values = await countSecrets(db)
  if (!stored) return { belongsTo: 'none', values }
  const key = findKey(secretKeys, stored.keyMark)
  return { belongsTo: key === undefined ? 'unknown' : key === secretKeys[0] ? 'present' : 'previous', values }
}
