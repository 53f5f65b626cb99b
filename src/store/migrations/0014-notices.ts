import { type Kysely, sql } from 'kysely'

const MAIL_KINDS = `'claim', 'website_taken', 'trial_ended', 'new_lead', 'person_wanted', 'question_unanswered', 'digest',
  'sign_in', 'invitation', 'webhook_off', 'whatsapp_problem', 'new_browser', 'new_passkey'`

const STATEMENTS = [
  // When a person gets emails about visitors of a workspace. Hours are those of `time_zone`.
  `create table notice_settings (
    account_id uuid not null references accounts (id) on delete cascade,
    workspace_id uuid not null references accounts (id) on delete cascade,
    paces jsonb not null,
    quiet_from smallint check (quiet_from between 0 and 23),
    quiet_to smallint check (quiet_to between 0 and 23),
    time_zone text not null,
    primary key (account_id, workspace_id)
  )`,
  `create index on notice_settings (workspace_id)`,
  `alter table mails drop constraint mails_kind_check, add constraint mails_kind_check check (kind in (${MAIL_KINDS}))`,
  // Events of a digest by kind.
  `alter table mails add column digest jsonb not null default '{}'`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
