import { CSV_MARK, type CsvSeparator, writeCsvLine } from '#src/base/csv.ts'
import { type ZipFile, zipFiles } from '#src/engine/archive/zip-stream.ts'
import { LEAD_FIELDS } from '#src/engine/leads/extract-lead.ts'
import { type Agent, listConsentTexts } from '#src/features/agents/agents.ts'
import type { Db } from '#src/store/database.ts'
import { EXPORTED, listConversationsAfter, listMessagesOf, listRowsAfter } from './exports-store.ts'

/** Exports of an agent's data. */

/** A UUID below every other. */
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'
const ROWS_AT_ONCE = 200
const CONVERSATIONS_AT_ONCE = 50

/**
 * Streams a ZIP archive of JSON and CSV files. Concurrent changes may or may not be in it. Leaves out secrets, previews
 * by the owner and derived data.
 */
export function exportAgent(db: Db, agent: Agent, separator: CsvSeparator): AsyncGenerator<Uint8Array> {
  const rowsOf = (name: keyof typeof EXPORTED) =>
    async function* () {
      for await (const rows of pages((after) =>
        listRowsAfter(db, name, { agentId: agent.id, after, limit: ROWS_AT_ONCE }),
      ))
        yield* rows
    }
  const csv = (columns: readonly string[], rows: () => AsyncIterable<Row>) => writeTable({ columns, rows, separator })
  const table = (name: string, columns: readonly string[], rows: () => AsyncIterable<Row>): ZipFile[] => [
    { name: `${name}.json`, content: json(rows) },
    { name: `${name}.csv`, content: csv(columns, rows) },
  ]
  return zipFiles([
    { name: 'README.txt', content: once(readme(agent)) },
    { name: 'agent.json', content: once(`${JSON.stringify(describe(agent), null, 2)}\n`) },
    { name: 'consent-texts.json', content: json(() => consentTexts(db, agent)) },
    ...table('knowledge', EXPORTED.knowledge_items, rowsOf('knowledge_items')),
    { name: 'conversations.json', content: json(() => conversations(db, agent.id)) },
    { name: 'messages.csv', content: csv(MESSAGE_COLUMNS, () => messages(db, agent.id)) },
    ...table('leads', LEAD_COLUMNS, rowsOf('leads')),
    ...table('gaps', EXPORTED.gaps, rowsOf('gaps')),
    ...table('corrections', CORRECTION_COLUMNS, rowsOf('curated_answers')),
  ])
}

const MESSAGE_COLUMNS = [
  'conversation_id',
  'id',
  'created_at',
  'role',
  'text',
  'answered',
  'answered_by',
  'rating',
  'rating_comment',
]
const LEAD_COLUMNS = [
  'id',
  'conversation_id',
  'created_at',
  ...LEAD_FIELDS.map((field) => `details.${field}.value`),
  'stage',
  'status',
  'consent.by',
  'consent.text',
  'consent.at',
]
const CORRECTION_COLUMNS = ['id', 'question', 'answer', 'verdict', 'site_says', 'holds', 'checked_at', 'created_at']

type Row = Record<string, unknown>

async function* once(text: string): AsyncGenerator<string> {
  yield await Promise.resolve(text)
}

/** Yields all rows by ID, a bounded number at a time. */
async function* pages<R extends { id: string }>(read: (after: string) => Promise<R[]>): AsyncGenerator<R[]> {
  for (let rows = await read(BEFORE_ALL); rows.length > 0; rows = await read(rows.at(-1)?.id ?? '')) yield rows
}

async function* json(rows: () => AsyncIterable<Row>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const row of rows()) {
    yield `${before}${JSON.stringify(row)}`
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

interface Table {
  columns: readonly string[]
  rows: () => AsyncIterable<Row>
  separator: CsvSeparator
}

async function* writeTable({ columns, rows, separator }: Table): AsyncGenerator<string> {
  const header = columns.map((column) => column.replace(/^details\.(\w+)\.value$/, '$1').replaceAll('.', '_'))
  yield CSV_MARK + writeCsvLine(header, separator)
  for await (const row of rows()) {
    const values = columns.map((column) => toText(valueAt(row, column)))
    yield writeCsvLine(values, separator)
  }
}

/** Returns a value by its path, such as `details.email.value`. */
function valueAt(row: Row, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (value as Row | null | undefined)?.[key], row)
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  return value instanceof Date ? value.toISOString() : JSON.stringify(value)
}

async function* conversations(db: Db, agentId: string): AsyncGenerator<Row> {
  for await (const found of pages((after) => listConversationsAfter(db, agentId, after, CONVERSATIONS_AT_ONCE))) {
    const ids = found.map(({ id }) => id)
    const said = Map.groupBy(await listMessagesOf(db, ids), (message) => message.conversation_id)
    for (const conversation of found) yield { ...conversation, messages: said.get(conversation.id) ?? [] }
  }
}

async function* messages(db: Db, agentId: string): AsyncGenerator<Row> {
  for await (const { messages: said } of conversations(db, agentId)) yield* said as Row[]
}

async function* consentTexts(db: Db, agent: Agent): AsyncGenerator<Row> {
  yield* (await listConsentTexts(db, agent.id)).map(({ version, text, createdAt }) => ({
    version,
    text,
    created_at: createdAt,
  }))
}

function describe(agent: Agent): Row {
  return {
    id: agent.id,
    name: agent.name,
    company_name: agent.companyName,
    state: agent.state,
    greeting: agent.greeting,
    language: agent.language,
    time_zone: agent.timeZone,
    website_url: agent.websiteUrl,
    verified_at: agent.verifiedAt,
    channels: agent.channels,
    widget_key: agent.widgetKey,
    appearance: agent.appearance,
    ask_consent: agent.askConsent,
    privacy_url: agent.privacyUrl,
    tone: agent.tone,
    languages: agent.languages,
    goals: agent.goals,
    retention_days: agent.retentionDays,
    credits: { used: agent.creditsUsed, limit: agent.creditsLimit },
    created_at: agent.createdAt,
  }
}

function readme(agent: Agent): string {
  return [
    'The data that Foyer stores for this agent.',
    '',
    `Agent: ${agent.id}`,
    `Written: ${new Date().toISOString()}`,
    '',
    'agent.json           settings',
    'knowledge.*          knowledge items, including those that wait for approval',
    'conversations.json   all conversations with messages, sources and passages; messages.csv has only the messages',
    'leads.*              leads; the JSON has the words that each value comes from',
    'gaps.*               unanswered questions',
    'corrections.*        corrections, and verdicts on replies',
    'consent-texts.json   consent texts and when they started',
    '',
    'Times are UTC. In CSV files, a cell that looks like a formula starts with an apostrophe.',
    '',
  ].join('\r\n')
}
