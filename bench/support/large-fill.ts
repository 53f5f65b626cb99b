import pg from 'pg'

export interface LargeFill {
  messages: number
  agents: number
  /** Share of the conversations that belong to the first agent. */
  largest: number
}

/** Of a conversation: five questions, each with its reply. */
const MESSAGES_PER_CONVERSATION = 10
const DAYS = 365

/** A UUID of version 7 for a time, as Foyer makes them: rows of one time are beside each other in indexes. */
const ID_AT = `create function pg_temp.id_at(at timestamptz, salt text) returns uuid language sql immutable as $$
  select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(md5(salt), 1, 3) || '8' || substr(md5(salt), 4, 15))::uuid $$`

/**
 * Fills the database of a service with one agent: copies the agent, then adds a year of conversations with a turn for
 * each question, as the service stores them. Indexes other than keys are built at the end.
 */
export async function fillConversations(url: string, { messages, agents, largest }: LargeFill): Promise<void> {
  const conversations = Math.round(messages / MESSAGES_PER_CONVERSATION)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(
      `set session_replication_role = replica; set maintenance_work_mem = '1GB'; set work_mem = '256MB'`,
    )
    const indexes = await dropIndexes(client)
    await client.query(ID_AT)
    await client.query(
      `insert into agents select (jsonb_populate_record(null::agents, to_jsonb(a) || jsonb_build_object('id', pg_temp.id_at(now(), 'agent' || n),
         'widget_key', 'wc_large_' || n, 'chat_code', 'L' || n, 'website', null))).*
       from (select * from agents order by created_at limit 1) a, generate_series(2, $1::int) n`,
      [agents],
    )
    await client.query(
      `create temp table planned as
       select n, pg_temp.id_at(now() - make_interval(secs => ${DAYS} * 86400.0 * (1 - n / $1::float8)), 'c' || n) as id,
         a.ids[case when n % 1000 < $2::float8 * 1000 then 1 else 1 + n % array_length(a.ids, 1) end] as agent_id,
         now() - make_interval(secs => ${DAYS} * 86400.0 * (1 - n / $1::float8)) as at
       from generate_series(1, $1::int) n, (select array_agg(id order by created_at, id) as ids from agents) a`,
      [conversations, largest],
    )
    await client.query(
      `insert into conversations (id, agent_id, channel, token_hash, preview, locale, last_message_id, created_at, changed_at)
       select id, agent_id, case when n % 5 = 0 then 'whatsapp' else 'webchat' end, md5('t' || n), false, 'en',
         pg_temp.id_at(at + interval '281 s', 'a' || n || '.5'), at, at + interval '281 s' from planned`,
    )
    await client.query(
      `insert into turns (id, conversation_id, agent_id, state, paid, shown, answerer, started_at, finished_at, lease_until)
       select pg_temp.id_at(at + make_interval(secs => q * 60 - 19), 'a' || n || '.' || q), id, agent_id, 'done', true, true, 'builtin',
         at + make_interval(secs => q * 60 - 20), at + make_interval(secs => q * 60 - 19), at + make_interval(secs => q * 60) from planned, generate_series(1, 5) q`,
    )
    await client.query(
      `insert into messages (id, conversation_id, agent_id, role, text, words, answered, turn_id, client_id, created_at)
       select pg_temp.id_at(at + make_interval(secs => q * 60 - 20), 'v' || n || '.' || q), id, agent_id, 'visitor',
         'How much is the box number ' || n % 5000 || ' with delivery on ' || (array['Monday', 'Tuesday', 'Friday'])[1 + n % 3] || ', please?',
         to_tsvector('simple', 'how much box number ' || n % 5000 || ' delivery ' || (array['monday', 'tuesday', 'friday'])[1 + n % 3]), true,
         pg_temp.id_at(at + make_interval(secs => q * 60 - 19), 'a' || n || '.' || q), md5('m' || n || '.' || q)::uuid,
         at + make_interval(secs => q * 60 - 20) from planned, generate_series(1, 5) q`,
    )
    await client.query(
      `insert into messages (id, conversation_id, agent_id, role, text, sources, words, answered, unanswered, rating, created_at)
       select pg_temp.id_at(at + make_interval(secs => q * 60 - 19), 'a' || n || '.' || q), id, agent_id, 'agent',
         'The weekly vegetable box number ' || n % 5000 || ' costs 24.50 EUR a week. It is packed on Thursdays and delivered to your door.',
         '[{"title": "Boxes", "url": "https://lindenhof.example/boxes"}]',
         to_tsvector('simple', 'weekly vegetable box number ' || n % 5000 || ' costs eur packed thursdays delivered door'),
         (n + q) % 12 > 0, null, case when (n + q) % 40 = 0 then 'up' end,
         at + make_interval(secs => q * 60 - 19) from planned, generate_series(1, 5) q`,
    )
    await client.query(
      `insert into leads (id, agent_id, conversation_id, details, stage, consent, created_at, updated_at)
       select pg_temp.id_at(at, 'l' || n), agent_id, id,
         jsonb_build_object('email', jsonb_build_object('value', 'visitor' || n || '@example.com', 'words', 'mail me', 'message_id', null)),
         'interested', '{"by": "own_words", "text": "", "at": "2026-01-01T00:00:00Z"}', at, at from planned where n % 20 = 0`,
    )
    for (const index of indexes) await client.query(index)
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

/** Drops the indexes of the large tables that are no keys, and returns the statements that build them again. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid in ('messages'::regclass, 'turns'::regclass, 'conversations'::regclass) and not indisunique`,
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}
