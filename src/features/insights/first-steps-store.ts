import { sql } from 'kysely'
import type { FirstStep } from '#src/contract/app/app-contract.ts'
import type { Db } from '#src/store/database.ts'

type Observed = Exclude<FirstStep['step'], 'verify'>

/** Returns when each step was first taken, and stores it: what shows it may be deleted later. */
export async function observeSteps(db: Db, agentId: string): Promise<Partial<Record<Observed, Date>>> {
  const { rows } = await sql<{ step: Observed; doneAt: Date }>`
    with observed (step, done_at) as (
      select 'try', min(m.created_at) from messages m join conversations c on c.id = m.conversation_id
        where c.agent_id = ${agentId} and c.preview and m.role = 'visitor'
      union all select 'look', min(e.created_at) from audit_entries e join agents a on a.account_id = e.account_id
        where a.id = ${agentId} and e.action = 'updateAgent' and e.target_id = ${agentId}
          and e.fields && array['greeting', 'appearance', 'greeting_message']
      union all select 'website', min(first_seen_at) from widget_sightings where agent_id = ${agentId}
      union all select 'lead', min(created_at) from leads where agent_id = ${agentId}
    ), stored as (
      insert into first_steps (agent_id, step, done_at)
      select ${agentId}::uuid, step, done_at from observed where done_at is not null
      on conflict do nothing
    )
    select step, coalesce(first_steps.done_at, observed.done_at) as "doneAt"
    from observed full join (select step, done_at from first_steps where agent_id = ${agentId}) as first_steps using (step)
    where coalesce(first_steps.done_at, observed.done_at) is not null`.execute(db)
  return Object.fromEntries(rows.map(({ step, doneAt }) => [step, doneAt]))
}
