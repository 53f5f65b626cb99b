import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import type { LeadRecord } from '#src/contract/api/inbox-contract.ts'
import type { LeadFilters } from '../../lib/leads-api.ts'
import { changeLead, deleteLead, downloadLeads, listLeads } from '../../lib/leads-api.ts'

/** Begins the keys of all lists of leads. */
export const LEADS = ['leads']

export const useLeads = (filters: LeadFilters) =>
  useInfiniteQuery({
    queryKey: [...LEADS, filters],
    queryFn: ({ pageParam }) => listLeads(filters, pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor,
  })

export function useChangeLead(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (changes: Partial<Pick<LeadRecord, 'stage' | 'status'>>) => changeLead(id, changes),
    onSuccess: () => client.invalidateQueries({ queryKey: LEADS }),
  })
}

export function useDeleteLead() {
  const client = useQueryClient()
  return useMutation({ mutationFn: deleteLead, onSuccess: () => client.invalidateQueries({ queryKey: LEADS }) })
}

export const useLeadsDownload = () => useMutation({ mutationFn: downloadLeads })
