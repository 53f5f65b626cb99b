import type { Figure, InsightsResponse } from '#src/contract/api/insights-contract.ts'
import { downloadFile } from './download.ts'
import { sendForJson, withQuery } from './http.ts'
import { OWNER_API } from './owner-api.ts'

/** Figures about conversations. All throw `ApiError`. */

export interface Period {
  agent_id: string
  /** Dates such as `2026-11-20`. */
  from: string
  to: string
  time_zone: string
}

const addressOf = (query: Record<string, string>) => withQuery(`${OWNER_API}/insights`, query)

/** Loads an agent's figures for the last days, up to today in its time zone. */
export const getInsights = (agentId: string, days: number) =>
  sendForJson<InsightsResponse>(addressOf({ agent_id: agentId, days: String(days) }))

export const downloadFigure = (period: Period, figure: Figure) =>
  downloadFile(addressOf({ ...period, figure }), {
    accept: 'text/csv',
    name: `${figure}-${period.from}-${period.to}.csv`,
  })
