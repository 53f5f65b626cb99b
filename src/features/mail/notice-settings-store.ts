import { sql } from 'kysely'
import type { NoticeEvent, NoticeFrequency } from '#src/contract/app/notices-contract.ts'
import type { Db } from '#src/store/database.ts'

export interface StoredNoticeSettings {
  paces: Partial<Record<NoticeEvent, NoticeFrequency>>
  quietFrom: number | null
  quietTo: number | null
  timeZone: string
}

/** A person who may get emails about visitors of an agent. */
export interface NoticeReader extends StoredNoticeSettings {
  email: string
  /** Whether it is the account that owns the agent, and not a member of its workspace. */
  isOwner: boolean
}

/** Lists the people of the agent's workspace with a verified email; without settings, `paces` is empty. */
export async function listNoticeReaders(db: Db, agentId: string): Promise<NoticeReader[]> {
  const { rows } = await sql<NoticeReader>`
    select p.email, p.id = a.account_id as "isOwner", coalesce(s.paces, '{}') as paces,
      s.quiet_from as "quietFrom", s.quiet_to as "quietTo",
      coalesce(s.time_zone, nullif(coalesce(a.time_zone, a.site_time_zone), ''), 'UTC') as "timeZone"
    from agents a
    join accounts p on p.id = a.account_id or p.id in (select account_id from members where workspace_id = a.account_id)
    left join notice_settings s on s.account_id = p.id and s.workspace_id = a.account_id
    where a.id = ${agentId} and p.email is not null order by p.id`.execute(db)
  return rows
}

export function findNoticeSettings(
  db: Db,
  accountId: string,
  workspaceId: string,
): Promise<StoredNoticeSettings | undefined> {
  return db
    .selectFrom('notice_settings')
    .select(['paces', 'quiet_from as quietFrom', 'quiet_to as quietTo', 'time_zone as timeZone'])
    .where('account_id', '=', accountId)
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst()
}

export async function saveNoticeSettings(
  db: Db,
  accountId: string,
  workspaceId: string,
  { paces, quietFrom, quietTo, timeZone }: StoredNoticeSettings,
): Promise<void> {
  const values = { paces: JSON.stringify(paces), quiet_from: quietFrom, quiet_to: quietTo, time_zone: timeZone }
  await db
    .insertInto('notice_settings')
    .values({ account_id: accountId, workspace_id: workspaceId, ...values })
    .onConflict((conflict) => conflict.columns(['account_id', 'workspace_id']).doUpdateSet(values))
    .execute()
}
