import type { Selection } from 'kysely'
import { createId } from '#src/base/ids.ts'
import { hashToken } from '#src/base/tokens.ts'
import type { PasskeyCredential } from '#src/engine/passkeys/passkey-ceremonies.ts'
import { NOW, timeFromNow } from '#src/store/clock.ts'
import type { Db } from '#src/store/database.ts'
import { affectsRows } from '#src/store/affects-rows.ts'
import type { Tables } from '#src/store/tables.ts'

/** How long a challenge is valid. */
const CHALLENGE_MINUTES = 5

const columns = [
  'id',
  'credential_id as credentialId',
  'device',
  'created_at as createdAt',
  'last_used_at as lastUsedAt',
] as const

export type Passkey = Selection<Tables, 'passkeys', (typeof columns)[number]>

/** Stores a challenge; `accountId` is the person who adds a passkey, null for a sign-in. */
export async function insertPasskeyChallenge(db: Db, challenge: string, accountId: string | null): Promise<void> {
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: hashToken(challenge),
      account_id: accountId,
      expires_at: timeFromNow(CHALLENGE_MINUTES, 'mins'),
    })
    .execute()
}

/** Uses a challenge; false if it is unknown, used, expired or another person's. */
export function takePasskeyChallenge(db: Db, challenge: string, accountId: string | null): Promise<boolean> {
  return affectsRows(
    db
      .deleteFrom('passkey_challenges')
      .where('challenge_hash', '=', hashToken(challenge))
      .where('expires_at', '>', NOW)
      .where('account_id', 'is not distinct from', accountId),
  )
}

/** Returns the new passkey, or undefined if it already exists. */
export async function insertPasskey(
  db: Db,
  accountId: string,
  { credentialId, publicKey, counter, transports, device }: PasskeyCredential & { device: string },
): Promise<Passkey | undefined> {
  return db
    .insertInto('passkeys')
    .values({
      id: createId(),
      account_id: accountId,
      credential_id: credentialId,
      public_key: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports,
      device,
      last_used_at: null,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning(columns)
    .executeTakeFirst()
}

/** Lists a person's passkeys, newest first. */
export function listPasskeys(db: Db, accountId: string): Promise<Passkey[]> {
  return db.selectFrom('passkeys').select(columns).where('account_id', '=', accountId).orderBy('id', 'desc').execute()
}

/** Returns the passkey's owner and its public key. */
export async function findPasskey(
  db: Db,
  credentialId: string,
): Promise<{ id: string; accountId: string; credential: PasskeyCredential } | undefined> {
  const row = await db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst()
  if (!row) return undefined
  const publicKey = new Uint8Array(Buffer.from(row.public_key, 'base64url'))
  return {
    id: row.id,
    accountId: row.account_id,
    credential: { credentialId, publicKey, counter: Number(row.counter), transports: row.transports },
  }
}

/** Stores the authenticator's counter, which detects cloned keys. */
export async function recordPasskeyUse(db: Db, id: string, counter: number): Promise<void> {
  await db.updateTable('passkeys').set({ counter, last_used_at: NOW }).where('id', '=', id).execute()
}

/** Returns false if the person has no passkey with this ID. */
export function deletePasskey(db: Db, accountId: string, id: string): Promise<boolean> {
  return affectsRows(db.deleteFrom('passkeys').where('id', '=', id).where('account_id', '=', accountId))
}

/** Deletes expired challenges. */
export async function prunePasskeyChallenges(db: Db): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', NOW).execute()
}
