import { sql } from 'kysely'
import type { Db } from './database.ts'

/** What there is to know of a database before it is trusted with a service. */
export interface DatabaseFacts {
  /** 15 for 15.4. */
  major: number
  /** Of pgvector: what is installed in this database, else what could be; null when the server does not have it. */
  vectorVersion: string | null
  /** Whether pgvector is in this database, or the role may put it there. */
  hasVector: boolean
  /** Whether the role may make the tables, and the schema of the queue. */
  mayCreate: boolean
  /** How many connections the server lets the role have in this database. */
  connections: number
  /** How far its clock is ahead of this machine's, in milliseconds. */
  clockAheadMs: number
}

export async function readDatabaseFacts(db: Db): Promise<DatabaseFacts> {
  const before = Date.now()
  const { rows } = await sql<Omit<DatabaseFacts, 'clockAheadMs'> & { now: number }>`
    select current_setting('server_version_num')::int / 10000 as major, (extract(epoch from clock_timestamp()) * 1000)::float as now,
      (select coalesce(installed_version, default_version) from pg_available_extensions where name = 'vector') as "vectorVersion",
      r.rolsuper or exists (select from pg_extension where extname = 'vector') as "hasVector",
      has_database_privilege(d.oid, 'create') and coalesce(has_schema_privilege(current_schema(), 'create'), false) as "mayCreate",
      least(current_setting('max_connections')::int, nullif(d.datconnlimit, -1), nullif(r.rolconnlimit, -1)) as connections
    from pg_database d, pg_roles r where d.datname = current_database() and r.rolname = current_user`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the database answered nothing')
  const middle = (before + Date.now()) / 2
  const { now, ...facts } = row
  return { ...facts, clockAheadMs: now - middle }
}

/** How many dimensions the stored vectors of a model have; undefined when there are none. */
export async function findStoredDimensions(db: Db, model: string): Promise<number | undefined> {
  const { rows } = await sql<{ dimensions: number }>`
    select vector_dims(embedding) as dimensions from embeddings where model = ${model} limit 1`.execute(db)
  return rows[0]?.dimensions
}
