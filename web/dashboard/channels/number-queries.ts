import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ConnectNumberRequest } from '#src/contract/api/whatsapp-contract.ts'
import { connectNumber, disconnectNumber, getNumber } from '../../lib/whatsapp-api.ts'

const numberOf = (agentId: string) => ['whatsapp-number', agentId]

export const useNumber = (agentId: string) =>
  useQuery({ queryKey: numberOf(agentId), queryFn: () => getNumber(agentId) })

export function useConnectNumber(agentId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (number: ConnectNumberRequest) => connectNumber(agentId, number),
    onSuccess: (number) => {
      client.setQueryData(numberOf(agentId), number)
      // The chat link now leads to this number.
      void client.invalidateQueries({ queryKey: ['agent', agentId] })
    },
  })
}

export function useDisconnectNumber(agentId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => disconnectNumber(agentId),
    onSuccess: () => {
      client.setQueryData(numberOf(agentId), null)
      void client.invalidateQueries({ queryKey: ['agent', agentId] })
    },
  })
}
