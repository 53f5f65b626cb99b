import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getIdentitySecret, renewIdentitySecret } from '../../lib/identity-api.ts'

const secretOf = (agentId: string) => ['identity-secret', agentId]

/** Loads the secret. It leaves the cache when no component shows it. */
export const useIdentitySecret = (agentId: string) =>
  useQuery({ queryKey: secretOf(agentId), queryFn: () => getIdentitySecret(agentId), gcTime: 0 })

export function useRenewIdentitySecret(agentId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => renewIdentitySecret(agentId),
    onSuccess: (secret) => client.setQueryData(secretOf(agentId), secret),
  })
}
