import type { ConnectNumberRequest, NumberRecord, NumberResponse } from '#src/contract/api/whatsapp-contract.ts'
import { ApiError, send, sendForJson } from './http.ts'
import { OWNER_API } from './owner-api.ts'

const pathOf = (agentId: string): string => `${OWNER_API}/agents/${agentId}/whatsapp`

/** The agent's own number; null when it is on that of the service. Throws `ApiError` for every other failure. */
export const getNumber = (agentId: string): Promise<NumberRecord | null> =>
  sendForJson<NumberResponse>(pathOf(agentId)).then(
    ({ number }) => number,
    (error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return null
      throw error
    },
  )

export const connectNumber = (agentId: string, number: ConnectNumberRequest): Promise<NumberRecord> =>
  sendForJson<NumberResponse>(pathOf(agentId), { method: 'POST', body: number }).then((answer) => answer.number)

export const disconnectNumber = (agentId: string) => send(pathOf(agentId), { method: 'DELETE' })
