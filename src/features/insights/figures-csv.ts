import { type CsvSeparator, writeCsv } from '#src/base/csv.ts'
import type { Figure, InsightsResponse } from '#src/contract/api/insights-contract.ts'

/** Returns one of the tables as CSV with a header. */
export function writeFigureCsv(insights: InsightsResponse, figure: Figure, separator: CsvSeparator): string {
  const rows: readonly Record<string, string | number | null>[] =
    figure === 'totals' ? [insights.totals] : insights[figure]
  const columns = COLUMNS[figure]
  return writeCsv(
    columns,
    rows.map((row) => columns.map((column) => row[column] ?? null)),
    separator,
  )
}

const COUNTS = ['conversations', 'replies', 'answered', 'leads', 'credits'] as const

const COLUMNS: Record<Figure, readonly string[]> = {
  totals: [...COUNTS, 'answered_share', 'taken_over', 'thumbs_up', 'thumbs_down'],
  days: ['day', ...COUNTS],
  channels: ['channel', ...COUNTS],
  sources: ['source', ...COUNTS],
  questions: ['question', 'count', 'answered'],
  gaps: ['question', 'count', 'gap_id', 'agent_id'],
}
