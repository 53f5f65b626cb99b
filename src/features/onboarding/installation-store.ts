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

const rowsAfter = (after: string, limit: number) => sql`id > ${after}::uuid order by id limit ${limit}`

/** A row with a secret, in the order of the IDs. */
export interface SecretRow {
  id: string
  /** What the secret is named after: a webhook's version or an agent's salt; else ''. */
  name: string
  sealed: string | null
}

/** These list up to `limit` rows with a secret after an ID. */
export const listWebhookSecrets = (db: Tx, after: string, limit: number): Promise<SecretRow[]> =>
  list(
    db,
    sql`select id, secret_version::text as name, kept_secrets as sealed from webhooks where ${rowsAfter(after, limit)}`,
  )

/** Nobody has seen the identity secret of an unclaimed agent. */
export const listIdentitySecrets = (db: Tx, after: string, limit: number): Promise<SecretRow[]> =>
  list(
    db,
    sql`select id, identity_salt::text as name, kept_identity as sealed from agents
      where account_id is not null and ${rowsAfter(after, limit)}`,
  )

export const listTokens = (db: Tx, after: string, limit: number): Promise<SecretRow[]> =>
  list(db, sql`select id, '' as name, token_sealed as sealed from whatsapp_numbers where ${rowsAfter(after, limit)}`)

export const listAppSecrets = (db: Tx, after: string, limit: number): Promise<SecretRow[]> =>
  list(
    db,
    sql`select id, '' as name, app_secret_sealed as sealed from whatsapp_numbers
      where app_secret_sealed is not null and ${rowsAfter(after, limit)}`,
  )

async function list(db: Tx, query: RawBuilder<unknown>): Promise<SecretRow[]> {
  return (await sql<SecretRow>`${query}`.execute(db)).rows
}

/** Stores the encrypted texts of rows by their IDs. */
export async function saveSealed(
  db: Tx,
  [table, column]: readonly [Table, Column],
  rows: readonly { id: string; sealed: string }[],
): Promise<void> {
  const [ids, texts] = [rows.map(({ id }) => id), rows.map(({ sealed }) => sealed)]
  await sql`update ${sql.table(table)} t set ${sql.ref(column)} = n.sealed
    from unnest(${ids}::uuid[], ${texts}::text[]) as n (id, sealed) where t.id = n.id`.execute(db)
}

/** Counts the stored values that depend on the key. */
export async function countSecrets(db: Db): Promise<number> {
  const { rows } = await sql<{ secrets: number }>`select ((select count(*) from webhooks)
    + (select count(*) from agents where account_id is not null)
    + (select count(*) + count(app_secret_sealed) from whatsapp_numbers)
    + (select count(*) from installation))::int as secrets`.execute(db)
  return rows[0]?.secrets ?? 0
}
