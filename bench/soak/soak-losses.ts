import { sql } from 'kysely'
import { openDatabase } from '#src/store/database.ts'
import type { SoakLedger } from './soak-load.ts'

export interface SoakLosses {
  /** Acknowledged messages that are not stored. */
  messages: number
  /** Acknowledged messages that are stored more than once, or have no reply after them. */
  wrong: number
  /** Acknowledged agents that are not stored. */
  agents: number
  /** Jobs that gave up. */
  deadJobs: number
}

/** Compares what was acknowledged with what is stored. */
export async function countLosses(url: string, { messages, agents }: SoakLedger): Promise<SoakLosses> {
  await using database = await openDatabase({ url })
  const count = async (query: ReturnType<typeof sql<{ n: number }>>): Promise<number> =>
    (await query.execute(database.db)).rows[0]?.n ?? Number.NaN
  const given = JSON.stringify(messages)
  return {
    messages: await count(sql<{ n: number }>`
      select count(*)::int as n from jsonb_array_elements_text(${given}::jsonb) as g (id)
      where not exists (select from messages m where m.client_id = g.id::uuid)`),
    wrong: await count(sql<{ n: number }>`
      select count(*)::int as n from (
        select m.client_id, count(*) as times, bool_and(exists (
          select from messages r where r.conversation_id = m.conversation_id and r.role = 'agent' and r.id > m.id)) as replied
        from messages m where m.client_id in (select g.id::uuid from jsonb_array_elements_text(${given}::jsonb) as g (id))
        group by m.client_id) stored
      where times > 1 or not replied`),
    agents: await count(sql<{ n: number }>`
      select count(*)::int as n from jsonb_array_elements_text(${JSON.stringify(agents)}::jsonb) as g (id)
      where not exists (select from agents a where a.id = g.id::uuid)`),
    deadJobs: await count(sql<{ n: number }>`select count(*)::int as n from pgboss.job where state = 'failed'`),
  }
}
