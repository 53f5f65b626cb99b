import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import type { AgentView } from '#src/contract/app/app-contract.ts'
import { getConfirmation } from '../../lib/account-api.ts'
import { startDownload } from '../../lib/download.ts'
import { askToConfirm } from '../../lib/confirm-sign-in.ts'
import { exportAddress } from '../../lib/knowledge-api.ts'
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
import { refreshKnowledge } from './knowledge-queries.ts'

/** Queries that an agent's pages make besides the agent itself. */

const recordOf = (id: string) => ['record', id]

/**
 * Loads the values the behavior form begins with. It never caches them, so that saving the form reverts no later
 * change.
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

/** Starts the download of an agent's data, after the person has confirmed who they are if that is needed. */
export const useExport = (id: string) =>
  useMutation({
    mutationFn: async () => {
      const { recent } = await getConfirmation()
      if (recent || (await askToConfirm())) startDownload(exportAddress(id))
    },
  })

/** Archives an agent and loads it again, but not its preview chat, which no longer answers. */
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

/**
 * Loads the agent, then its knowledge: a small website may be read before the agent is loaded, so that the page never
 * sees it being read.
 */
async function showReading(client: QueryClient, id: string): Promise<void> {
  await client.invalidateQueries({ queryKey: ['agent', id] })
  await refreshKnowledge(client)
}

export function useReadSiteAgain(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => readSiteAgain(id),
    onSuccess: () => showReading(client, id),
  })
}

export function useReadPageAgain(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (url: string) => readPageAgain(id, url),
    onSuccess: () => showReading(client, id),
  })
}

const verificationKey = (id: string, website: string) => ['verification', id, website]

/**
 * Checks the verification of a website. A website that is new to the agent becomes the agent's, so its pages are
 * updated.
 */
async function checkVerification(client: QueryClient, agent: AgentView, website: string) {
  const proof = await verifyWebsite(agent.id, website)
  if (proof.state === 'verified' && agent.website_url !== website) {
    void client.invalidateQueries({ queryKey: ['agent', agent.id] })
    void client.invalidateQueries({ queryKey: ME })
  }
  return proof
}

/** Checks the state of the verification each time the page opens. */
export function useVerification(agent: AgentView, website: string) {
  const client = useQueryClient()
  return useQuery({
    queryKey: verificationKey(agent.id, website),
    queryFn: () => checkVerification(client, agent, website),
    staleTime: Infinity,
  })
}

/** Loads the ways to verify a website that the agent should answer for. */
export function useVerifyWebsite(agent: AgentView) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (website: string) => checkVerification(client, agent, website),
    onSuccess: (proof, website) => client.setQueryData(verificationKey(agent.id, website), proof),
  })
}
