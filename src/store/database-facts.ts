import { sql } from 'kysely'
import type { Db } from './database.ts'

/** Facts about a database that `doctor` checks. */
export interface DatabaseFacts {
  /** 15 for 15.4. */
  major: number
  /**
   * The pgvector version that is installed in this database, or else the one that is available; null if the server has
   * none.
   */
  vectorVersion: string | null
  /** Whether pgvector is in this database, or the role can install it. */
  hasVector: boolean
  /** Whether the role can create the tables and the queue's schema. */
  mayCreate: boolean
  /** The number of connections the server allows the role in this database. */
  connections: number
  /** How far the database's clock is ahead of this machine's, in milliseconds. */
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

/** Returns the dimensions of a model's stored vectors, or undefined if there are none. */
export async function findStoredDimensions(db: Db, model: string): Promise<number | undefined> {
  const { rows } = await sql<{ dimensions: number }>`
    select vector_dims(embedding) as dimensions from embeddings where model = ${model} limit 1`.execute(db)
  return rows[0]?.dimensions
}
