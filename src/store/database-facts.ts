import { sql } from 'kysely'
import type { Db } from './database.ts'

/** What there is to know of a database before it is trusted with a service. */
export interface DatabaseFacts {
  /** 15 for 15.4. */
  major: number
  /** Of pgvector: what is installed in this database, else what could be; undefined when the server does not have it. */
  vectorVersion: string | undefined
  /** How far its clock is ahead of this machine's, in milliseconds. */
  clockAheadMs: number
}

export async function readDatabaseFacts(db: Db): Promise<DatabaseFacts> {
  const before = Date.now()
  const { rows } = await sql<{ version: number; vector: string | null; now: number }>`
    select current_setting('server_version_num')::int as version, (extract(epoch from clock_timestamp()) * 1000)::float as now,
      (select coalesce(installed_version, default_version) from pg_available_extensions where name = 'vector') as vector`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the database answered nothing')
  const middle = (before + Date.now()) / 2
  return { major: Math.floor(row.version / 10_000), vectorVersion: row.vector ?? undefined, clockAheadMs: row.now - middle }
}

/** How many dimensions the stored vectors of a model have; undefined when there are none. */
export async function findStoredDimensions(db: Db, model: string): Promise<number | undefined> {
  const { rows } = await sql<{ dimensions: number }>`
    select vector_dims(embedding) as dimensions from embeddings where model = ${model} limit 1`.execute(db)
  return rows[0]?.dimensions
}
