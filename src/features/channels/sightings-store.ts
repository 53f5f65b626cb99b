import { sql } from 'kysely'
import type { Db } from '#src/store/database.ts'

const MAX_HOSTS = 20

/** Adds or updates the sighting. Ignores a new website of an agent that has many, unless it is the agent's own. */
export async function saveSighting(
  db: Db,
  agentId: string,
  { host, isOwn }: { host: string; isOwn: boolean },
): Promise<void> {
  await sql`
    insert into widget_sightings (agent_id, host) select ${agentId}::uuid, ${host}
    where ${isOwn} or exists (select from widget_sightings where agent_id = ${agentId} and host = ${host})
      or (select count(*) from widget_sightings where agent_id = ${agentId}) < ${MAX_HOSTS}
    on conflict (agent_id, host) do update set last_seen_at = now()`.execute(db)
}

/** Returns the website whose page loaded the agent's widget last. */
export function findLastSighting(db: Db, agentId: string): Promise<{ host: string; at: Date } | undefined> {
  return db
    .selectFrom('widget_sightings')
    .select(['host', 'last_seen_at as at'])
    .where('agent_id', '=', agentId)
    .orderBy('last_seen_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}
