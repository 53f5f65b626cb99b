import { type Kysely, sql } from 'kysely'

const MAIL_KINDS = `'claim', 'website_taken', 'trial_ended', 'new_lead', 'person_wanted', 'sign_in', 'invitation',
  'webhook_off', 'whatsapp_problem', 'new_browser', 'new_passkey'`

const STATEMENT = `alter table mails drop constraint mails_kind_check,
  add constraint mails_kind_check check (kind in (${MAIL_KINDS}))`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(STATEMENT).execute(db)
}
