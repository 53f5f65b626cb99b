import type { Figure, InsightsResponse } from '#src/contract/api/insights-contract.ts'
import { downloadFile } from './download.ts'
import { sendForJson, withQuery } from './http.ts'
import { OWNER_API } from './owner-api.ts'

/** What an owner learns from conversations. All throw `ApiError`. */

export interface Period {
  agent_id: string
  /** Days as `2026-11-20`. */
  from: string
  to: string
  time_zone: string
}

const addressOf = (query: Record<string, string>) => withQuery(`${OWNER_API}/insights`, query)

/** Of the last days of an agent, up to the one that its time zone has now. */
export const getInsights = (agentId: string, days: number) =>
  sendForJson<InsightsResponse>(addressOf({ agent_id: agentId, days: String(days) }))

export const downloadFigure = (period: Period, figure: Figure) =>
  downloadFile(addressOf({ ...period, figure }), {
    accept: 'text/csv',
    name: `${figure}-${period.from}-${period.to}.csv`,
  })
