import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { archiveAgent, changeAgent, getAgentRecord, readPageAgain, readSiteAgain, verifyWebsite } from '../../lib/owner-api.ts'
import { ME } from '../query-client.ts'

/** What the agent's pages ask beside the agent itself. */

const recordOf = (id: string) => ['record', id]

export const useAgentRecord = (id: string) => useQuery({ queryKey: recordOf(id), queryFn: () => getAgentRecord(id) })

export function useChangeAgent(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (changes: object) => changeAgent(id, changes),
    onSuccess: (record) => {
      client.setQueryData(recordOf(id), record)
      void client.invalidateQueries({ queryKey: ['agent', id] })
      void client.invalidateQueries({ queryKey: ME })
    },
  })
}

/** The agent is asked for anew, its chat is not: nobody answers there any more. */
export function useArchiveAgent() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: archiveAgent,
    onSuccess: async (_answer, id) => {
      void client.invalidateQueries({ queryKey: recordOf(id) })
      await Promise.all([client.invalidateQueries({ queryKey: ['agent', id] }), client.invalidateQueries({ queryKey: ME })])
    },
  })
}

export function useReadSiteAgain(id: string) {
  const client = useQueryClient()
  return useMutation({ mutationFn: () => readSiteAgain(id), onSuccess: () => client.invalidateQueries({ queryKey: ['agent', id] }) })
}

export const useReadPageAgain = (id: string) => useMutation({ mutationFn: (url: string) => readPageAgain(id, url) })

/** The state of the proof, looked for anew each time the page is opened. */
export const useVerification = (id: string, hasWebsite: boolean) =>
  useQuery({ queryKey: ['verification', id], queryFn: () => verifyWebsite(id), enabled: hasWebsite, staleTime: Infinity })
