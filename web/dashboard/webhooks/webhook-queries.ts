import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  changeWebhookSecret,
  createWebhook,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  retryDelivery,
  switchWebhook,
  testWebhook,
} from '../../lib/webhooks-api.ts'

const WEBHOOKS = ['webhooks']
const DELIVERIES = ['deliveries']
/** The log refreshes while a delivery is pending. */
const WAITING_INTERVAL_MS = 2_000

export const useWebhooks = () => useQuery({ queryKey: WEBHOOKS, queryFn: listWebhooks })

export const useDeliveries = (id: string) =>
  useQuery({
    queryKey: [...DELIVERIES, id],
    queryFn: () => listDeliveries(id),
    refetchInterval: ({ state }) => state.data?.some((each) => each.state === 'waiting') && WAITING_INTERVAL_MS,
  })

function useWebhookMutation<Input, Answer>(act: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: () => Promise.all([DELIVERIES, WEBHOOKS].map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
}

/** The deleted webhook's log is not loaded again, because it is gone too. */
export function useDeleteWebhook() {
  const client = useQueryClient()
  return useMutation({ mutationFn: deleteWebhook, onSuccess: () => client.invalidateQueries({ queryKey: WEBHOOKS }) })
}

export const useCreateWebhook = () => useWebhookMutation(createWebhook)
export const useSwitchWebhook = () => useWebhookMutation(switchWebhook)
export const useChangeSecret = () => useWebhookMutation(changeWebhookSecret)
export const useTestWebhook = () => useWebhookMutation(testWebhook)
export const useRetryDelivery = () => useWebhookMutation(retryDelivery)
