import type {
  AnswerGapResponse,
  GapList,
  LeadPage,
  LeadRecord,
  LeadRecordResponse,
} from '#src/contract/api/inbox-contract.ts'
import { downloadFile } from './download.ts'
import { send, sendForJson, withQuery } from './http.ts'
import { OWNER_API } from './owner-api.ts'

/** Operations on leads and unanswered questions. All throw `ApiError`. */

export type LeadFilters = Partial<Record<'agent_id' | 'status' | 'stage', string>>

const addressOf = (filters: LeadFilters, cursor?: string) => withQuery(`${OWNER_API}/leads`, { ...filters, cursor })

export const listLeads = (filters: LeadFilters, cursor?: string) => sendForJson<LeadPage>(addressOf(filters, cursor))

export const downloadLeads = (filters: LeadFilters) =>
  downloadFile(addressOf(filters), { accept: 'text/csv', name: 'leads.csv' })

export const changeLead = (id: string, changes: Partial<Pick<LeadRecord, 'stage' | 'status'>>) =>
  sendForJson<LeadRecordResponse>(`${OWNER_API}/leads/${id}`, { method: 'PATCH', body: changes }).then(
    ({ lead }) => lead,
  )

export const deleteLead = (id: string) => send(`${OWNER_API}/leads/${id}`, { method: 'DELETE' })

export const listGaps = (agentId: string) =>
  sendForJson<GapList>(withQuery(`${OWNER_API}/gaps`, { agent_id: agentId })).then(({ data }) => data)

/** Answers an unanswered question. The answer becomes a knowledge item. */
export const answerGap = (id: string, answer: object) =>
  sendForJson<AnswerGapResponse>(`${OWNER_API}/gaps/${id}/answer`, { method: 'POST', body: answer })

export const dismissGap = (id: string) => send(`${OWNER_API}/gaps/${id}/dismiss`, { method: 'POST', body: {} })
