import { sql } from 'kysely'
import type { LineVerdict } from '#src/engine/injection/judge/read-line-verdicts.ts'
import { NOW, timeAgo } from '#src/store/clock.ts'
import type { Db, Tx } from '#src/store/database.ts'
import type { NewKnowledgeItem } from './knowledge-store.ts'

/** Verdicts by the key of their line. `approved`: the owner approved an item with this line. */
export type KnownVerdicts = Map<string, LineVerdict | 'approved'>

export async function listVerdicts(db: Db, agentId: string): Promise<KnownVerdicts> {
  const rows = await db.selectFrom('judged_lines').select(['key', 'verdict']).where('agent_id', '=', agentId).execute()
  return new Map(rows.map(({ key, verdict }) => [key, verdict as LineVerdict | 'approved']))
}

/** Stores verdicts. A line that has one keeps it. */
export async function saveVerdicts(db: Db, agentId: string, verdicts: ReadonlyMap<string, LineVerdict>): Promise<void> {
  await sql`
    insert into judged_lines (agent_id, key, verdict)
    select ${agentId}::uuid, key, verdict from unnest(${[...verdicts.keys()]}::text[], ${[...verdicts.values()]}::text[]) as found (key, verdict)
    on conflict (agent_id, key) do nothing`.execute(db)
}

/** Notes that the owner approved these lines, if a model has judged them. */
export async function approveLines(db: Tx, agentId: string, keys: readonly string[]): Promise<void> {
  await db
    .updateTable('judged_lines')
    .set({ verdict: 'approved' })
    .where('agent_id', '=', agentId)
    .where('key', '=', sql<string>`any(${keys}::text[])`)
    .execute()
}

export async function deleteVerdicts(db: Db, agentId: string, keys: readonly string[]): Promise<void> {
  await db
    .deleteFrom('judged_lines')
    .where('agent_id', '=', agentId)
    .where('key', '=', sql<string>`any(${keys}::text[])`)
    .execute()
}

/** An item from a website or a profile. */
export interface ForeignItem {
  /** Title and content, and what the website said when the owner edited the item. */
  text: string
  origin: NewKnowledgeItem['origin']
  /** Whether answers use it, without its owner's approval. */
  isToJudge: boolean
}

/** Lists the items that their owner did not write, those of a website's visitors first. */
export async function listForeignItems(db: Db, agentId: string): Promise<ForeignItem[]> {
  return db
    .selectFrom('knowledge_items')
    .select([
      'origin',
      sql<string>`concat_ws(E'\\n', title, content, site_said->>'content')`.as('text'),
      sql<boolean>`state = 'live' and not approved`.as('isToJudge'),
    ])
    .where('agent_id', '=', agentId)
    .where('author', '<>', 'owner')
    .orderBy(sql`author = 'visitors'`, 'desc')
    .orderBy('id')
    .execute()
}

/** Stores when an agent's lines were judged, and which were not. */
export async function saveLineCheck(db: Db, agentId: string, warning: string): Promise<void> {
  const row = { warning, checked_at: NOW }
  await db
    .insertInto('line_checks')
    .values({ agent_id: agentId, ...row })
    .onConflict((conflict) => conflict.column('agent_id').doUpdateSet(row))
    .execute()
}

/** Returns which lines were not judged, and why, or ''. */
export async function findLineWarning(db: Db, agentId: string): Promise<string> {
  const row = await db.selectFrom('line_checks').select('warning').where('agent_id', '=', agentId).executeTakeFirst()
  return row?.warning ?? ''
}

/** Lists agents whose lines were never judged, or a day ago and only in part. Those without an owner come last. */
export async function listAgentsToJudge(
  db: Db,
  { ofOwners, limit }: { ofOwners: boolean; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('agents')
    .leftJoin('line_checks as check', 'check.agent_id', 'agents.id')
    .select('agents.id')
    .where('agents.state', '<>', 'archived')
    .$if(ofOwners, (query) => query.where('agents.state', '=', 'active'))
    .where((where) =>
      where.or([
        where('check.agent_id', 'is', null),
        where.and([where('check.warning', '<>', ''), where('check.checked_at', '<=', timeAgo(1, 'days'))]),
      ]),
    )
    .where(
      sql<boolean>`exists (select from knowledge_items where agent_id = agents.id and author <> 'owner' and state = 'live')`,
    )
    .orderBy(sql`agents.state = 'active'`, 'desc')
    .orderBy('agents.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
