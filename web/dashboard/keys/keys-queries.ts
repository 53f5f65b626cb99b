import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { createKey, listKeys, revokeKey } from '../../lib/account-api.ts'

const KEYS = ['keys']

export const useKeys = () => useQuery({ queryKey: KEYS, queryFn: listKeys })

export function useCreateKey() {
  const client = useQueryClient()
  return useMutation({ mutationFn: createKey, onSuccess: () => client.invalidateQueries({ queryKey: KEYS }) })
}

export function useRevokeKey() {
  const client = useQueryClient()
  return useMutation({ mutationFn: revokeKey, onSuccess: () => client.invalidateQueries({ queryKey: KEYS }) })
}
