import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // Who wrote an item's text. What was held so far came from strangers.
  `alter table knowledge_items add column author text`,
  `update knowledge_items set author = case
    when state = 'held' or state_before = 'held' then 'stranger'
    when origin in ('website', 'linkedin') then 'site'
    else 'owner' end`,
  `alter table knowledge_items alter column author set not null,
    add check (author in ('owner', 'site', 'visitors', 'stranger'))`,
  // Whether the owner approved the text as it stands, or wrote it over.
  `alter table knowledge_items add column approved boolean not null default false`,
  `update knowledge_items set approved = true where site_said is not null`,
  // Whether what the visitors of a website wrote on it is knowledge.
  `alter table agents add column visitor_texts boolean not null default false`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
