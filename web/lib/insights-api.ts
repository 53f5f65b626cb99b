import type { Figure, InsightsResponse } from '#src/contract/api/insights-contract.ts'
import { downloadFile } from './download.ts'
import { sendForJson } from './http.ts'
import { OWNER_API } from './owner-api.ts'

/** What an owner learns from conversations. All throw `ApiError`. */

export interface Period {
  agent_id: string
  /** Days as `2026-11-20`. */
  from: string
  to: string
}

const addressOf = (period: Period, figure?: Figure) =>
  `${OWNER_API}/insights?${new URLSearchParams({ ...period, ...(figure && { figure }) })}`

export const getInsights = (period: Period) => sendForJson<InsightsResponse>(addressOf(period))

export const downloadFigure = (period: Period, figure: Figure) =>
  downloadFile(addressOf(period, figure), { accept: 'text/csv', name: `${figure}-${period.from}-${period.to}.csv` })
