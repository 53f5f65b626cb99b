import { useEffect, useRef } from 'react'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import type { AddKnowledgeFields } from '#src/contract/api/knowledge-contract.ts'
import type { AgentView } from '#src/contract/app/app-contract.ts'
import { acceptCorrection, listCorrections, rewordCorrection, takeCorrectionBack } from '../../lib/inbox-api.ts'
import type { KnowledgeFilters } from '../../lib/knowledge-api.ts'
import {
  addItem,
  approveItem,
  changeItem,
  deleteDocument,
  getItem,
  getReport,
  listDocuments,
  listItems,
  removeItem,
  restoreItem,
  settleItem,
  uploadDocument,
} from '../../lib/knowledge-api.ts'
import { CORRECTIONS } from '../query-client.ts'

/** Queries and changes of an agent's knowledge. While Foyer reads the website, they refresh. */

const KNOWLEDGE = ['knowledge']
const REPORT = ['report']
const DOCUMENTS = ['documents']
const READING_INTERVAL_MS = 2_000

export const useItems = (filters: KnowledgeFilters, reading: boolean) =>
  useInfiniteQuery({
    queryKey: [...KNOWLEDGE, filters],
    queryFn: ({ pageParam }) => listItems(filters, pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: (before) => before,
    refetchInterval: reading && READING_INTERVAL_MS,
  })

/** Loads an item to edit. It is never cached, so that saving it reverts no later change. */
export const useItem = (id: string) =>
  useQuery({ queryKey: [...KNOWLEDGE, 'item', id], queryFn: () => getItem(id), gcTime: 0 })

export const useReport = (agentId: string, reading: boolean) =>
  useQuery({
    queryKey: [...REPORT, agentId],
    queryFn: () => getReport(agentId),
    refetchInterval: reading && READING_INTERVAL_MS,
  })

/** Loads the knowledge and the report on it again. */
export const refreshKnowledge = (client: QueryClient) =>
  Promise.all([REPORT, KNOWLEDGE].map((queryKey) => client.invalidateQueries({ queryKey })))

/**
 * Loads everything again when the reading ends, on any page of the agent, because earlier responses are out of date.
 */
export function useFreshAfterReading(research: AgentView['research'] | undefined) {
  const client = useQueryClient()
  const isReading = research?.state === 'reading'
  const seen = research && `${research.state} ${research.pages_read}`
  const seenBefore = useRef(seen)
  useEffect(() => {
    const isNews = seenBefore.current !== undefined && seenBefore.current !== seen && !isReading
    if (isNews) void refreshKnowledge(client)
    seenBefore.current = seen
  }, [client, isReading, seen])
}

const correctionsOf = (agentId: string) => [CORRECTIONS, agentId]

export const useCorrections = (agentId: string) =>
  useQuery({ queryKey: correctionsOf(agentId), queryFn: () => listCorrections(agentId) })

export const useTakeCorrectionBack = (agentId: string) => useCorrectionMutation(agentId, takeCorrectionBack)

export const useKeepCorrection = (agentId: string) => useCorrectionMutation(agentId, acceptCorrection)

export const useRewordCorrection = (agentId: string, id: string) =>
  useCorrectionMutation(agentId, (correction: { answer: string }) => rewordCorrection(id, correction))

function useCorrectionMutation<Input>(agentId: string, act: (input: Input) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: () => client.invalidateQueries({ queryKey: correctionsOf(agentId) }),
  })
}

/**
 * Changes the agent's knowledge, then loads it again, also if the change fails because the knowledge has changed
 * meanwhile.
 */
function useKnowledgeMutation<Input, Answer>(act: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  const refresh = () => {
    void client.invalidateQueries({ queryKey: REPORT })
    return Promise.all([DOCUMENTS, KNOWLEDGE].map((queryKey) => client.invalidateQueries({ queryKey })))
  }
  return useMutation({ mutationFn: act, onSuccess: refresh, onError: () => void refresh() })
}

export const useAddItem = () => useKnowledgeMutation((fields: AddKnowledgeFields) => addItem(fields))

export const useAddItems = () =>
  useKnowledgeMutation(async (items: AddKnowledgeFields[]) => {
    for (const item of items) await addItem(item)
  })

export const useChangeItem = (id: string) => useKnowledgeMutation((changes: object) => changeItem(id, changes))

export const useRemoveItem = () => useKnowledgeMutation(removeItem)

export const useRestoreItem = () => useKnowledgeMutation(restoreItem)

export const useApproveItem = () => useKnowledgeMutation(approveItem)

export const useSettleItem = (id: string) => useKnowledgeMutation((keep: 'mine' | 'site') => settleItem(id, keep))

export const useDocuments = (agentId: string) =>
  useQuery({ queryKey: [...DOCUMENTS, agentId], queryFn: () => listDocuments(agentId) })

export const useUpload = (agentId: string) => useKnowledgeMutation((file: File) => uploadDocument(agentId, file))

export const useDeleteDocument = (agentId: string) => useKnowledgeMutation((id: string) => deleteDocument(agentId, id))
