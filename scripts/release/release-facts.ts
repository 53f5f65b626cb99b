import { sql } from 'kysely'
import { listBackupTables } from '../../src/store/backup-tables.ts'
import { type DatabaseLocation, openDatabase } from '../../src/store/database.ts'

/** A folder for each release with what later versions are tested with. */
export const RELEASES = 'test/fixtures/releases'

/** What a later version must still know of a release's installation. */
export interface ReleaseFacts {
  secretKey: string
  /** A key of the account that owns everything. */
  apiKey: string
  /** A visitor's open conversation. */
  sessionToken: string
  /** The API's answer to each path. */
  answers: Record<string, unknown>
  /** The number of rows of each table that has some. */
  rows: Record<string, number>
}

/** Addresses of the service, which listens on another port at each start. */
const LOCAL = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/g
/** Stands for them in answers. */
const ADDRESS = 'https://foyer.example'
const LISTS = ['/agents', '/leads', '/webhooks']

/** Returns what the API answers to an owner's questions about everything that the account has. */
export async function readAnswers(origin: string, apiKey: string): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {}
  const read = async (path: string): Promise<Record<string, string>[]> => {
    const answer = (answers[path] = await readAnswer(origin, apiKey, path))
    return (answer as { data?: Record<string, string>[] }).data ?? []
  }
  for (const path of LISTS) await read(`${path}?limit=100`)
  for (const { agent_id: id } of await read('/agents?limit=100')) {
    await read(`/knowledge?agent_id=${id}&limit=100`)
    await read(`/agents/${id}/facts?limit=100`)
    await read(`/corrections?agent_id=${id}&limit=100`)
    const [latest] = await read(`/conversations?agent_id=${id}&limit=100`)
    if (latest) await read(`/conversations/${latest['conversation_id']}`)
  }
  return answers
}

/** Returns what the API answers to a path, with the same address wherever the service runs. */
export async function readAnswer(origin: string, apiKey: string, path: string): Promise<unknown> {
  const response = await fetch(`${origin}/api/v1/public${path}`, { headers: { authorization: `Bearer ${apiKey}` } })
  const text = await response.text()
  if (!response.ok) throw new Error(`GET ${path} answered ${response.status}: ${text}`)
  return JSON.parse(text.replaceAll(LOCAL, ADDRESS))
}

/** Returns the number of rows of each table that has some. No other process may use an embedded database. */
export async function countRows(location: DatabaseLocation): Promise<Record<string, number>> {
  await using database = await openDatabase(location)
  const counts: Record<string, number> = {}
  for (const { name } of await listBackupTables(database.db)) {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(name)}`.execute(database.db)
    if (rows[0] && rows[0].n > 0) counts[name] = rows[0].n
  }
  return counts
}
