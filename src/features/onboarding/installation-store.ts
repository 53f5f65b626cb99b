import { type RawBuilder, sql } from 'kysely'
import { NOW } from '#src/store/clock.ts'
import type { Db, Tx } from '#src/store/database.ts'

export interface Installation {
  /** Fingerprint of the key that the stored secrets belong to. */
  keyMark: string
  hashKeySealed: string
}

export function findInstallation(db: Db): Promise<Installation | undefined> {
  return db
    .selectFrom('installation')
    .select(['key_mark as keyMark', 'hash_key_sealed as hashKeySealed'])
    .executeTakeFirst()
}

export async function saveInstallation(db: Tx, { keyMark, hashKeySealed }: Installation): Promise<void> {
  const row = { key_mark: keyMark, hash_key_sealed: hashKeySealed, changed_at: NOW }
  await db
    .insertInto('installation')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

/** Reports whether nobody has used the database yet. */
export async function isUnused(db: Tx): Promise<boolean> {
  const { rows } = await sql`
    select from agents union all select from accounts union all select from stopped_inboxes limit 1`.execute(db)
  return rows.length === 0
}

type Table = 'webhooks' | 'agents' | 'whatsapp_numbers'
type Column = 'kept_secrets' | 'kept_identity' | 'token_sealed' | 'app_secret_sealed'

/** A table and its column of encrypted texts. */
export type SealedColumn = readonly [Table, Column]

const rowsAfter = (after: string, limit: number) => sql`id > ${after}::uuid order by id limit ${limit}`

/** A row with a secret, in the order of the IDs. */
export interface SecretRow {
  id: string
  /** What the secret is named after: a webhook's version or an agent's salt; else ''. */
  name: string
  sealed: string | null
}

/** These list up to `limit` rows with a secret after an ID. */
export const listWebhookSecrets = (db: Db, after: string, limit: number): Promise<SecretRow[]> =>
  list(
    db,
    sql`select id, secret_version::text as name, kept_secrets as sealed from webhooks where ${rowsAfter(after, limit)}`,
  )

/** Nobody has seen the identity secret of an unclaimed agent. */
export const listIdentitySecrets = (db: Db, after: string, limit: number): Promise<SecretRow[]> =>
  list(
    db,
    sql`select id, identity_salt::text as name, kept_identity as sealed from agents
      where account_id is not null and ${rowsAfter(after, limit)}`,
  )

export const listTokens = (db: Db, after: string, limit: number): Promise<SecretRow[]> =>
  list(db, sql`select id, '' as name, token_sealed as sealed from whatsapp_numbers where ${rowsAfter(after, limit)}`)

export const listAppSecrets = (db: Db, after: string, limit: number): Promise<SecretRow[]> =>
  list(
    db,
    sql`select id, '' as name, app_secret_sealed as sealed from whatsapp_numbers
      where app_secret_sealed is not null and ${rowsAfter(after, limit)}`,
  )

async function list(db: Db, query: RawBuilder<unknown>): Promise<SecretRow[]> {
  return (await sql<SecretRow>`${query}`.execute(db)).rows
}

/** An encrypted text of a row, and the one that replaces it. */
export interface Resealed {
  id: string
  sealed: string | null
  resealed: string
}

/** Replaces encrypted texts of rows, but not one that has changed since. */
export async function saveSealed(db: Tx, [table, column]: SealedColumn, rows: readonly Resealed[]): Promise<void> {
  const [ids, before, after] = [
    rows.map(({ id }) => id),
    rows.map(({ sealed }) => sealed),
    rows.map(({ resealed }) => resealed),
  ]
  await sql`update ${sql.table(table)} t set ${sql.ref(column)} = n.after
    from unnest(${ids}::uuid[], ${before}::text[], ${after}::text[]) as n (id, before, after)
    where t.id = n.id and t.${sql.ref(column)} is not distinct from n.before`.execute(db)
}

/** Deletes the secrets of webhooks and visitor identities, which nobody can read without the key. New ones derive. */
export async function deleteKeptSecrets(db: Tx): Promise<void> {
  await db.updateTable('webhooks').set({ kept_secrets: null }).where('kept_secrets', 'is not', null).execute()
  await db.updateTable('agents').set({ kept_identity: null }).where('kept_identity', 'is not', null).execute()
}

/** Counts the stored values that depend on the key. */
export async function countSecrets(db: Db): Promise<number> {
  const { rows } = await sql<{ secrets: number }>`select ((select count(*) from webhooks)
    + (select count(*) from agents where account_id is not null)
    + (select count(*) + count(app_secret_sealed) from whatsapp_numbers)
    + (select count(*) from installation))::int as secrets`.execute(db)
  return rows[0]?.secrets ?? 0
}
