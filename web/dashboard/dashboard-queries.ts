import type { UpdateAgentRequest } from '#src/contract/app/app-contract.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { decideOffer, getAgent, getHome, getMe, listOffers, openPreview, signOut, updateAgent } from '../lib/app-api.ts'
import { applyLive } from './live-cache.ts'
import { ME } from './query-client.ts'

/** The dashboard's queries. While Foyer reads a website, its agent refreshes. */

const READING_INTERVAL_MS = 2_000

export const useMe = () => useQuery({ queryKey: ME, queryFn: getMe })

export const useHome = () => useQuery({ queryKey: ['home'], queryFn: getHome, staleTime: Infinity })

export const useAgent = (id: string) =>
  useQuery({
    queryKey: ['agent', id],
    queryFn: () => getAgent(id),
    refetchInterval: ({ state }) => state.data?.research.state === 'reading' && READING_INTERVAL_MS,
  })

export function useUpdateAgent(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (changes: UpdateAgentRequest) => updateAgent(id, changes),
    onSuccess: (agent) => applyLive(client, ['agent', id], () => agent),
  })
}

/** Keeps one preview session while the page is open. `refetch` starts another. */
export const usePreview = (agentId: string) =>
  useQuery({
    queryKey: ['preview', agentId],
    queryFn: () => openPreview(agentId),
    staleTime: Infinity,
    gcTime: Infinity,
    refetchOnReconnect: false,
  })

export const useOffers = () => useQuery({ queryKey: ['offers'], queryFn: listOffers })

export function useDecideOffer() {
  const client = useQueryClient()
  return useMutation({ mutationFn: decideOffer, onSuccess: () => client.invalidateQueries() })
}

export const useSignOut = () => useMutation({ mutationFn: signOut, onSuccess: () => location.assign('/login') })
