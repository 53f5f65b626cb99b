import type { VerifyWebsiteResponse } from '#src/contract/api/agents-contract.ts'
import type { AgentRecord, AgentRecordResponse } from '#src/contract/api/own-agents-contract.ts'
import { send, sendForJson } from './http.ts'

/** The public API's operations for a signed-in owner. All throw `ApiError`. */

export const OWNER_API = '/api/v1/owner'

export const getAgentRecord = (id: string): Promise<AgentRecord> =>
  sendForJson<AgentRecordResponse>(`${OWNER_API}/agents/${id}`).then(({ agent }) => agent)

export const changeAgent = (id: string, changes: object): Promise<AgentRecord> =>
  sendForJson<AgentRecordResponse>(`${OWNER_API}/agents/${id}`, { method: 'PATCH', body: changes }).then(
    ({ agent }) => agent,
  )

/** Archives an agent, which frees its website. */
export const archiveAgent = (id: string) => send(`${OWNER_API}/agents/${id}`, { method: 'DELETE' })

/** Queues a job that reads the agent's whole website again. */
export const readSiteAgain = (id: string) => send(`${OWNER_API}/agents/${id}/research`, { method: 'POST', body: {} })

/** Queues a job that reads one page of the agent's website again. */
export const readPageAgain = (id: string, url: string) =>
  send(`${OWNER_API}/agents/${id}/research`, { method: 'POST', body: { url } })

/** Verifies the agent's website, or another one that it should answer for. */
export const verifyWebsite = (id: string, websiteUrl: string) =>
  sendForJson<VerifyWebsiteResponse>(`${OWNER_API}/agents/${id}/verification`, {
    method: 'POST',
    body: { website_url: websiteUrl },
  }).then(({ verification }) => verification)
