import type {
  WebhookDelivery,
  WebhookDeliveryPage,
  WebhookDeliveryResponse,
  WebhookEvent,
  WebhookList,
  WebhookSecretResponse,
} from '#src/contract/api/webhooks-contract.ts'
import { send, sendForJson } from './http.ts'
import { OWNER_API } from './owner-api.ts'

/** Operations on an account's webhooks. All throw `ApiError`. */

export interface NewWebhook {
  url: string
  events: WebhookEvent[]
  agent_id?: string
}

const addressOf = (id: string) => `${OWNER_API}/webhooks/${id}`

export const listWebhooks = () => sendForJson<WebhookList>(`${OWNER_API}/webhooks`).then(({ data }) => data)

export const createWebhook = (webhook: NewWebhook) =>
  sendForJson<WebhookSecretResponse>(`${OWNER_API}/webhooks`, { method: 'POST', body: webhook })

export const switchWebhook = ({ id, state }: { id: string; state: 'on' | 'off' }) =>
  send(addressOf(id), { method: 'PATCH', body: { state } })

export const deleteWebhook = (id: string) => send(addressOf(id), { method: 'DELETE' })

export const changeWebhookSecret = (id: string) =>
  sendForJson<WebhookSecretResponse>(`${addressOf(id)}/secret`, { method: 'POST', body: {} })

export const testWebhook = (id: string): Promise<WebhookDelivery> =>
  sendForJson<WebhookDeliveryResponse>(`${addressOf(id)}/test`, { method: 'POST', body: {} }).then(
    ({ delivery }) => delivery,
  )

export const listDeliveries = (id: string) =>
  sendForJson<WebhookDeliveryPage>(`${addressOf(id)}/deliveries`).then(({ data }) => data)

export const retryDelivery = ({ id, deliveryId }: { id: string; deliveryId: string }) =>
  send(`${addressOf(id)}/deliveries/${deliveryId}/retry`, { method: 'POST', body: {} })
