import { sql } from 'kysely'
import type { Db } from '#src/store/database.ts'

/** `webp` is base64. */
export async function insertAvatar(
  db: Db,
  { id, agentId, webp }: { id: string; agentId: string; webp: string },
): Promise<void> {
  await db.insertInto('agent_avatars').values({ id, agent_id: agentId, webp }).execute()
}

/** Deletes an agent's uploads, except the newest and the one in use. */
export async function deleteOldAvatars(db: Db, agentId: string, kept: number): Promise<void> {
  await sql`
    delete from agent_avatars where agent_id = ${agentId}
      and id not in (select id from agent_avatars where agent_id = ${agentId} order by id desc limit ${kept})
      and not exists (select from agents where id = ${agentId} and appearance->>'avatar' like '%/' || agent_avatars.id)`.execute(
    db,
  )
}

export async function findAvatar(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('agent_avatars').select('webp').where('id', '=', id).executeTakeFirst()
  return row?.webp
}
