import { randomBytes } from 'node:crypto'
import { KEPT_PURPOSE, type KeptSecrets, openKeptSecrets, sealKeptSecrets } from '#src/base/kept-secrets.ts'
import type { Log } from '#src/base/log.ts'
import { findSealed, openSealed, sealText } from '#src/base/sealed-text.ts'
import type { SecretKeys } from '#src/base/signed-text.ts'
import { APP_SECRET_PURPOSE, TOKEN_PURPOSE } from '#src/features/channels/channels.ts'
import { deriveIdentitySecret } from '#src/features/conversations/conversations.ts'
import { deriveWebhookSecret } from '#src/features/webhooks/webhooks.ts'
import { acquireLocks } from '#src/store/advisory-locks.ts'
import type { Db, Tx } from '#src/store/database.ts'
import { fingerprintKey } from '#src/store/secret-key.ts'
import {
  type Resealed,
  type SealedColumn,
  type SecretRow,
  countSecrets,
  deleteKeptSecrets,
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
 * Returns the key that inboxes are hashed with, which never changes. First writes all stored secrets that the present
 * key did not encrypt again with it, in one transaction and on one node: none of them needs another key afterwards,
 * unless a node that runs with that key still writes. Throws a message if the earlier key is missing.
 */
export function openInstallation(db: Db, { secretKeys, isLost }: InstallationKeys, log: Log): Promise<string> {
  const [present] = secretKeys
  return db.transaction().execute(async (tx) => {
    await acquireLocks(tx, ['installation'])
    const stored = await findInstallation(tx)
    // Databases from before `installation` belong to the oldest key.
    const from = stored ? findKey(secretKeys, stored.keyMark) : secretKeys.at(-1)
    if (from === undefined && !isLost) throw new Error(OTHER_KEY)
    if (from === undefined) await deleteKeptSecrets(tx)
    if (from !== undefined && secretKeys.length > 1) {
      const values = await rewriteSecrets(tx, secretKeys, from)
      if (values > 0) log.info({ values }, 'stored secrets were written again with SECRET_KEY')
    }
    const hashKey =
      stored && from !== undefined
        ? openSealed([from], HASH_KEY_PURPOSE, stored.hashKeySealed)
        : await chooseHashKey(tx, from ?? present)
    if (!stored || from !== present) {
      const hashKeySealed = sealText(present, HASH_KEY_PURPOSE, hashKey)
      await saveInstallation(tx, { keyMark: fingerprintKey(present), hashKeySealed })
    }
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

/** Writes the secrets again that the present key did not encrypt, and returns their number. */
async function rewriteSecrets(db: Tx, secretKeys: SecretKeys, from: string): Promise<number> {
  let count = 0
  for await (const [column, rows] of listOutdated(db, secretKeys, from)) {
    await saveSealed(db, column, rows)
    count += rows.length
  }
  return count
}

/**
 * Yields the secrets that the present key did not encrypt, encrypted with it. Secrets that are not stored derive from
 * the key `from`, and are stored if that is not the present one. What none of the keys encrypted stays as it is.
 */
async function* listOutdated(db: Db, secretKeys: SecretKeys, from: string): AsyncGenerator<[SealedColumn, Resealed[]]> {
  const [present] = secretKeys
  const reseal =
    (purpose: string) =>
    ({ sealed }: SecretRow): string | undefined => {
      if (sealed === null || findSealed([present], purpose, sealed) !== undefined) return undefined
      const text = findSealed(secretKeys, purpose, sealed)
      return text && sealText(present, purpose, text)
    }
  const keep = (derive: (row: SecretRow) => KeptSecrets) => (row: SecretRow) =>
    from === present
      ? reseal(KEPT_PURPOSE)(row)
      : sealKeptSecrets(present, { ...derive(row), ...openKeptSecrets(secretKeys, row.sealed) })
  const webhooks = keep(({ id, name }) => ({
    [name]: deriveWebhookSecret(from, id, Number(name)),
    // Valid for a day after the owner replaced it.
    [Number(name) - 1]: deriveWebhookSecret(from, id, Number(name) - 1),
  }))
  const identities = keep(({ id, name }) => ({ [name]: deriveIdentitySecret(from, { id, identitySalt: name }) }))
  yield* sealAgain(db, ['webhooks', 'kept_secrets'], listWebhookSecrets, webhooks)
  yield* sealAgain(db, ['agents', 'kept_identity'], listIdentitySecrets, identities)
  yield* sealAgain(db, ['whatsapp_numbers', 'token_sealed'], listTokens, reseal(TOKEN_PURPOSE))
  yield* sealAgain(db, ['whatsapp_numbers', 'app_secret_sealed'], listAppSecrets, reseal(APP_SECRET_PURPOSE))
}

async function* sealAgain(
  db: Db,
  column: SealedColumn,
  list: (db: Db, after: string, limit: number) => Promise<SecretRow[]>,
  seal: (row: SecretRow) => string | undefined,
): AsyncGenerator<[SealedColumn, Resealed[]]> {
  for (let after: string | undefined = FIRST_ID; after !== undefined;) {
    const rows = await list(db, after, ROWS_AT_ONCE)
    const changed = rows.flatMap((row) => {
      const resealed = seal(row)
      return resealed === undefined ? [] : [{ id: row.id, sealed: row.sealed, resealed }]
    })
    if (changed.length > 0) yield [column, changed]
    after = rows.length < ROWS_AT_ONCE ? undefined : rows.at(-1)?.id
  }
}

/**
 * Reports which key the stored secrets belong to: the present one, another one that is configured, one that is not, or
 * none yet. `values` is their number, `outdated` how many another key encrypted.
 */
export async function checkInstallation(
  db: Db,
  secretKeys: SecretKeys,
): Promise<{ belongsTo: 'present' | 'previous' | 'unknown' | 'none'; values: number; outdated: number }> {
  const stored = await findInstallation(db)
  const values = await countSecrets(db)
  if (!stored) return { belongsTo: 'none', values, outdated: 0 }
  const key = findKey(secretKeys, stored.keyMark)
  if (key === undefined) return { belongsTo: 'unknown', values, outdated: values }
  if (key !== secretKeys[0]) return { belongsTo: 'previous', values, outdated: values }
  let outdated = 0
  for await (const [, rows] of listOutdated(db, secretKeys, key)) outdated += rows.length
  return { belongsTo: 'present', values, outdated }
}
