import type { DocumentList, DocumentResponse } from '#src/contract/api/documents-contract.ts'
import type { AddKnowledgeFields, AddKnowledgeResponse } from '#src/contract/api/knowledge-contract.ts'
import type { KnowledgePage, KnowledgeRecord, KnowledgeResponse } from '#src/contract/api/knowledge-items-contract.ts'
import type { ResearchReport, ResearchReportResponse } from '#src/contract/api/research-contract.ts'
import { send, sendForJson, withQuery } from './http.ts'
import { OWNER_API } from './owner-api.ts'

/** What an owner does with what an agent knows, one function each. All throw `ApiError`. */

export type KnowledgeFilters = Partial<Record<'agent_id' | 'item_type' | 'state' | 'q', string>>

const addressOf = (id: string) => `${OWNER_API}/knowledge/${id}`

export const listItems = (filters: KnowledgeFilters, cursor?: string) =>
  sendForJson<KnowledgePage>(withQuery(`${OWNER_API}/knowledge`, { ...filters, cursor }))

export const getItem = (id: string): Promise<KnowledgeRecord> =>
  sendForJson<KnowledgeResponse>(addressOf(id)).then(({ item }) => item)

export const addItem = (fields: AddKnowledgeFields) =>
  sendForJson<AddKnowledgeResponse>(`${OWNER_API}/knowledge`, { method: 'POST', body: fields })

export const changeItem = (id: string, changes: object) =>
  sendForJson<KnowledgeResponse>(addressOf(id), { method: 'PATCH', body: changes })

/** Takes an item out of answers. It can be restored. */
export const removeItem = (id: string) => send(addressOf(id), { method: 'DELETE' })

export const restoreItem = (id: string) => send(`${addressOf(id)}/restore`, { method: 'POST', body: {} })

/** Lets the agent answer from an item that waited, if it still is as it was looked at. */
export const approveItem = ({
  knowledge_item_id: id,
  updated_at,
}: Pick<KnowledgeRecord, 'knowledge_item_id' | 'updated_at'>) =>
  send(`${addressOf(id)}/approve`, { method: 'POST', body: { updated_at } })

/** Says which words an item goes on with: the owner's, or what the site says now. */
export const settleItem = (id: string, keep: 'mine' | 'site') =>
  send(`${addressOf(id)}/settle`, { method: 'POST', body: { keep } })

export const getReport = (agentId: string): Promise<ResearchReport> =>
  sendForJson<ResearchReportResponse>(`${OWNER_API}/agents/${agentId}/research`).then(({ report }) => report)

/** Reads a file into the agent's knowledge; one of the same name takes the place of the earlier one. */
export function uploadDocument(agentId: string, file: File): Promise<DocumentResponse> {
  const form = new FormData()
  form.append('file', file)
  return sendForJson<DocumentResponse>(`${OWNER_API}/agents/${agentId}/documents`, { method: 'POST', body: form })
}

export const listDocuments = (agentId: string) =>
  sendForJson<DocumentList>(`${OWNER_API}/agents/${agentId}/documents`).then(({ data }) => data)

/** Deletes a file with what the agent knows from it. */
export const deleteDocument = (agentId: string, id: string) =>
  send(`${OWNER_API}/agents/${agentId}/documents/${id}`, { method: 'DELETE' })

/** Where everything of an agent is had as an archive. */
export const exportAddress = (agentId: string) => `${OWNER_API}/agents/${agentId}/export`
