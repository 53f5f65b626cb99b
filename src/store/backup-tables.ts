import { sql } from 'kysely'
import type { Db } from './database.ts'

/** A table as a backup stores it. */
export interface BackupTable {
  name: string
  /** Writable columns. Generated columns are computed again. */
  columns: string[]
}

/**
 * Lists the product's tables, each after the tables its foreign keys point to. Leaves out the migrator's tables and
 * unlogged tables, which a crash may empty anyway.
 */
export async function listBackupTables(db: Db): Promise<BackupTable[]> {
  const { rows: tables } = await sql<BackupTable & { parents: string[] }>`
    select c.relname as name,
      (select json_agg(a.attname order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select coalesce(json_agg(p.relname), '[]') from pg_constraint f join pg_class p on p.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f' and p.oid <> c.oid) as parents
    from pg_class c
    where c.relnamespace = (select relnamespace from pg_class where oid = to_regclass('kysely_migration'))
      and c.relkind = 'r' and c.relpersistence = 'p' and c.relname not like 'kysely\\_%'
    order by c.relname`.execute(db)
  const ordered: typeof tables = []
  while (ordered.length < tables.length) {
    const next = tables.find(
      ({ name, parents }) => !has(ordered, name) && parents.every((parent) => has(ordered, parent)),
    )
    if (!next) throw new Error('the foreign keys of the tables form a circle; a backup has no order for them')
    ordered.push(next)
  }
  return ordered.map(({ name, columns }) => ({ name, columns }))
}

function has(tables: BackupTable[], name: string): boolean {
  return tables.some((table) => table.name === name)
}

/** Yields the rows of a table as JSON texts, a bounded number at a time, in the caller's transaction. */
export async function* readRows(db: Db, table: string, rowsAtOnce: number): AsyncGenerator<string[]> {
  await sql`declare backup_rows no scroll cursor for select to_jsonb(t)::text as row from ${sql.table(table)} t`.execute(
    db,
  )
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(rowsAtOnce)} from backup_rows`.execute(db)
    if (rows.length === 0) break
    yield rows.map(({ row }) => row)
  }
  await sql`close backup_rows`.execute(db)
}

export async function insertRows(db: Db, { name, columns }: BackupTable, rows: string[]): Promise<void> {
  const list = sql.join(columns.map((column) => sql.ref(column)))
  await sql`
    insert into ${sql.table(name)} (${list}) overriding system value
    select ${list} from jsonb_populate_recordset(null::${sql.table(name)}, ${`[${rows.join(',')}]`}::jsonb)`.execute(db)
}

export async function isEmpty(db: Db, { name }: BackupTable): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(name)} limit 1`.execute(db)
  return rows.length === 0
}
