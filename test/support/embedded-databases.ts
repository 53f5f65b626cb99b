import { sql } from 'kysely'
import { inject } from 'vitest'
import { type Database, type Db, openDatabase } from '../../src/store/database.ts'
import { type Pglite, startPglite } from '../../src/store/pglite.ts'

/** Opens an empty database in memory. */
export async function openInMemory(): Promise<Database> {
  return openDatabase({ pglite: await startPglite({ dataDir: 'memory://', loadFrom: inject('emptyDump') }) })
}

/** The rows of each table, as JSON. Tables without rows are left out. */
type Rows = Map<string, string>

interface Lendable {
  pglite: Pglite
  /** What the template holds. */
  schema: string
  rows: Rows
}

/** Databases as the template left them. Starting one takes 20 times as long as emptying it. */
const idle: Lendable[] = []

/** Returns an embedded database like the template. Closing it empties it for the next borrower. */
export async function borrowPglite(template: string): Promise<Pglite> {
  const lendable = idle.pop() ?? (await startLendable(template))
  return {
    ...lendable.pglite,
    close: async () => {
      if (await restore(lendable).catch(() => false)) idle.push(lendable)
      else await lendable.pglite.close()
    },
  }
}

async function startLendable(template: string): Promise<Lendable> {
  const pglite = await startPglite({ dataDir: 'memory://', loadFrom: template })
  return inDatabase(pglite, async (db) => ({ pglite, schema: await readSchema(db), rows: await readRows(db) }))
}

/** Gives the tables the template's rows. Returns false if the schema has changed. */
function restore({ pglite, schema, rows }: Lendable): Promise<boolean> {
  return inDatabase(pglite, async (db) => {
    if ((await readSchema(db)) !== schema) return false
    const filled = await listFilledTables(db)
    await db.transaction().execute(async (tx) => {
      // Foreign keys need no check: all rows go.
      await sql`set local session_replication_role = replica`.execute(tx)
      for (const name of filled) await sql`delete from ${sql.raw(name)}`.execute(tx)
      for (const [name, json] of rows) {
        const table = sql.raw(name)
        await sql`insert into ${table} select * from json_populate_recordset(null::${table}, ${json})`.execute(tx)
      }
    })
    if (filled.length > 0) await sql`vacuum ${sql.raw(filled.join(', '))}`.execute(db)
    return true
  })
}

async function inDatabase<Result>(pglite: Pglite, work: (db: Db) => Promise<Result>): Promise<Result> {
  await using database = await openDatabase({ pglite: { ...pglite, close: () => Promise.resolve() } })
  return await work(database.db)
}

const OUR_SCHEMAS = sql`(select oid from pg_namespace where nspname in ('public', 'pgboss'))`

/** Returns every column, function and trigger: databases compare equal only if their schemas do. */
async function readSchema(db: Db): Promise<string> {
  const { rows } = await sql<{ part: string }>`
    select concat_ws(' ', attrelid::regclass, attname, atttypid::regtype) as part
    from pg_attribute join pg_class on pg_class.oid = attrelid where relnamespace in ${OUR_SCHEMAS}
    union all select proname from pg_proc where pronamespace in ${OUR_SCHEMAS}
    union all select tgname from pg_trigger where not tgisinternal
    order by part`.execute(db)
  return rows.map(({ part }) => part).join('\n')
}

async function readRows(db: Db): Promise<Rows> {
  const found: Rows = new Map()
  for (const name of await listFilledTables(db)) {
    const { rows } = await sql<{ json: string }>`select json_agg(t)::text as json from ${sql.raw(name)} t`.execute(db)
    found.set(name, rows[0]?.json ?? '[]')
  }
  return found
}

async function listFilledTables(db: Db): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace in ${OUR_SCHEMAS}`.execute(db)
  const each = tables.rows.map(
    ({ name }) => sql`select ${sql.lit(name)} as name where exists (select from ${sql.raw(name)})`,
  )
  return (await sql<{ name: string }>`${sql.join(each, sql` union all `)}`.execute(db)).rows.map(({ name }) => name)
}
