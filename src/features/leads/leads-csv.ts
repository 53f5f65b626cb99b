import { type CsvSeparator, writeCsv } from '#src/base/csv.ts'
import type { Lead } from './leads-store.ts'

const COLUMNS = [
  'created_at',
  'name',
  'email',
  'phone',
  'company',
  'need',
  'budget',
  'stage',
  'status',
  'consent',
  'lead_id',
  'conversation_id',
] as const

export function writeLeadsCsv(leads: readonly Lead[], separator: CsvSeparator): string {
  const rows = leads.map(({ id, conversationId, details, stage, status, consent, createdAt }) => {
    const { name, email, phone, company, need, budget } = details
    const values = [name, email, phone, company, need, budget].map((detail) => detail?.value ?? '')
    return [createdAt.toISOString(), ...values, stage, status, `${consent.by} ${consent.at}`, id, conversationId]
  })
  return writeCsv(COLUMNS, rows, separator)
}
