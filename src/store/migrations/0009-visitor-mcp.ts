import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // A visitor's assistant asks through MCP, unless the owner turns that off.
  `alter table conversations drop constraint conversations_channel_check`,
  `alter table conversations add constraint conversations_channel_check check (channel in ('webchat', 'whatsapp', 'mcp'))`,
  `alter table agents add column visitor_mcp boolean not null default true`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
