import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import type { AgentView } from '#src/contract/app/app-contract.ts'
import {
  archiveAgent,
  changeAgent,
  getAgentRecord,
  readPageAgain,
  readSiteAgain,
  verifyWebsite,
} from '../../lib/owner-api.ts'
import { applyLive } from '../live-cache.ts'
import { ME } from '../query-client.ts'

/** What the agent's pages ask beside the agent itself. */

const recordOf = (id: string) => ['record', id]

/**
 * What the form of its behaviour begins with; asked for each time, so that saving it takes back nothing that was
 * changed since.
 */
export const useAgentRecord = (id: string) =>
  useQuery({ queryKey: recordOf(id), queryFn: () => getAgentRecord(id), gcTime: 0 })

export function useChangeAgent(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (changes: object) => changeAgent(id, changes),
    onSuccess: (record) => {
      applyLive(client, recordOf(id), () => record)
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
      await Promise.all([
        client.invalidateQueries({ queryKey: ['agent', id] }),
        client.invalidateQueries({ queryKey: ME }),
      ])
    },
  })
}

export function useReadSiteAgain(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => readSiteAgain(id),
    onSuccess: () => client.invalidateQueries({ queryKey: ['agent', id] }),
  })
}

export function useReadPageAgain(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (url: string) => readPageAgain(id, url),
    onSuccess: () => client.invalidateQueries({ queryKey: ['agent', id] }),
  })
}

const proofOf = (id: string, website: string) => ['verification', id, website]

/**
 * Looks for the proof of a website. One that is new to the agent is its own from then on, which its pages must hear of.
 */
async function lookForProof(client: QueryClient, agent: AgentView, website: string) {
  const proof = await verifyWebsite(agent.id, website)
  if (proof.state === 'verified' && agent.website_url !== website) {
    void client.invalidateQueries({ queryKey: ['agent', agent.id] })
    void client.invalidateQueries({ queryKey: ME })
  }
  return proof
}

/** The state of the proof of a website, looked for anew each time the page is opened. */
export function useVerification(agent: AgentView, website: string) {
  const client = useQueryClient()
  return useQuery({
    queryKey: proofOf(agent.id, website),
    queryFn: () => lookForProof(client, agent, website),
    staleTime: Infinity,
  })
}

/** Asks how a website that the agent is to answer for can be proven. */
export function useAskForProof(agent: AgentView) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (website: string) => lookForProof(client, agent, website),
    onSuccess: (proof, website) => client.setQueryData(proofOf(agent.id, website), proof),
  })
}
