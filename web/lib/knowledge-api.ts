import type { DocumentList, DocumentResponse } from '#src/contract/api/documents-contract.ts'
import type { AddKnowledgeFields, AddKnowledgeResponse } from '#src/contract/api/knowledge-contract.ts'
import type { KnowledgePage, KnowledgeRecord, KnowledgeResponse } from '#src/contract/api/knowledge-items-contract.ts'
import type { ResearchReport, ResearchReportResponse } from '#src/contract/api/research-contract.ts'
import { send, sendForJson, withQuery } from './http.ts'
import { OWNER_API } from './owner-api.ts'

/** Operations on an agent's knowledge. All throw `ApiError`. */

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

/** Hides an item from answers. It can be restored. */
export const removeItem = (id: string) => send(addressOf(id), { method: 'DELETE' })

export const restoreItem = (id: string) => send(`${addressOf(id)}/restore`, { method: 'POST', body: {} })

/** Approves a held item, unless it has changed since the owner read it. */
export const approveItem = ({
  knowledge_item_id: id,
  updated_at,
}: Pick<KnowledgeRecord, 'knowledge_item_id' | 'updated_at'>) =>
  send(`${addressOf(id)}/approve`, { method: 'POST', body: { updated_at } })

/** Keeps the owner's edit of an item, or replaces it with the website's new text. */
export const settleItem = (id: string, keep: 'mine' | 'site') =>
  send(`${addressOf(id)}/settle`, { method: 'POST', body: { keep } })

export const getReport = (agentId: string): Promise<ResearchReport> =>
  sendForJson<ResearchReportResponse>(`${OWNER_API}/agents/${agentId}/research`).then(({ report }) => report)

/** Uploads a file as knowledge. It replaces a file of the same name. */
export function uploadDocument(agentId: string, file: File): Promise<DocumentResponse> {
  const form = new FormData()
  form.append('file', file)
  return sendForJson<DocumentResponse>(`${OWNER_API}/agents/${agentId}/documents`, { method: 'POST', body: form })
}

export const listDocuments = (agentId: string) =>
  sendForJson<DocumentList>(`${OWNER_API}/agents/${agentId}/documents`).then(({ data }) => data)

/** Deletes a file and its items. */
export const deleteDocument = (agentId: string, id: string) =>
  send(`${OWNER_API}/agents/${agentId}/documents/${id}`, { method: 'DELETE' })

/** Returns the URL of an agent's exported data. */
export const exportAddress = (agentId: string) => `${OWNER_API}/agents/${agentId}/export`
