import { type CsvSeparator, writeCsv } from '#src/base/csv.ts'
import { LEAD_FIELDS } from '#src/engine/leads/extract-lead.ts'
import type { Lead } from './leads-store.ts'

const COLUMNS = ['created_at', ...LEAD_FIELDS, 'stage', 'status', 'consent', 'lead_id', 'conversation_id'] as const

export function writeLeadsCsv(leads: readonly Lead[], separator: CsvSeparator): string {
  const rows = leads.map(({ id, conversationId, details, stage, status, consent, createdAt }) => {
    const values = LEAD_FIELDS.map((field) => details[field]?.value ?? '')
    return [createdAt.toISOString(), ...values, stage, status, `${consent.by} ${consent.at}`, id, conversationId]
  })
  return writeCsv(COLUMNS, rows, separator)
}
