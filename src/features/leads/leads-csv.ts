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

/** Leads as comma-separated values (RFC 4180). What a spreadsheet would take for a formula is quoted with an apostrophe. */
export function writeLeadsCsv(leads: readonly Lead[]): string {
  const rows = leads.map(({ id, conversationId, details, stage, status, consent, createdAt }) => {
    const { name, email, phone, company, need, budget } = details
    const values = [name, email, phone, company, need, budget].map((detail) => detail?.value ?? '')
    return [createdAt.toISOString(), ...values, stage, status, `${consent.by} ${consent.at}`, id, conversationId]
  })
  return [COLUMNS, ...rows].map((row) => `${row.map(toCell).join(',')}\r\n`).join('')
}

function toCell(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) && !/^\+?[\d ()-]+$/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
