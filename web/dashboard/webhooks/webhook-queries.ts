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
/** While a delivery is on its way the log is asked for again. */
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

/** Its log is not asked for again: it is gone as well. */
export function useDeleteWebhook() {
  const client = useQueryClient()
  return useMutation({ mutationFn: deleteWebhook, onSuccess: () => client.invalidateQueries({ queryKey: WEBHOOKS }) })
}

export const useCreateWebhook = () => useWebhookMutation(createWebhook)
export const useSwitchWebhook = () => useWebhookMutation(switchWebhook)
export const useChangeSecret = () => useWebhookMutation(changeWebhookSecret)
export const useTestWebhook = () => useWebhookMutation(testWebhook)
export const useRetryDelivery = () => useWebhookMutation(retryDelivery)
