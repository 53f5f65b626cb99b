import { type Kysely, sql } from 'kysely'

const MAIL_KINDS = `'claim', 'website_taken', 'trial_ended', 'new_lead', 'person_wanted', 'sign_in', 'invitation',
  'webhook_off', 'whatsapp_problem', 'new_browser'`

const STATEMENTS = [
  // Until then, the session can make changes that need a recent sign-in.
  `alter table sessions add column recent_until timestamptz not null default now()`,

  `alter table mails drop constraint mails_kind_check, add constraint mails_kind_check check (kind in (${MAIL_KINDS}))`,
  // The browser that an email is about, in words.
  `alter table mails add column device text not null default ''`,

  // One row: which key the stored secrets belong to.
  `create table installation (
    id smallint primary key default 1 check (id = 1),
    key_mark text not null,
    hash_key_sealed text not null,
    changed_at timestamptz not null default now()
  )`,
  // Secrets that derive from an earlier key, encrypted with the present one.
  `alter table webhooks add column kept_secrets text`,
  `alter table agents add column kept_identity text`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
