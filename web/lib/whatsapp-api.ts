import type { ConnectNumberRequest, NumberRecord, NumberResponse } from '#src/contract/api/whatsapp-contract.ts'
import { send, sendForJson } from './http.ts'
import { OWNER_API } from './owner-api.ts'

const pathOf = (agentId: string): string => `${OWNER_API}/agents/${agentId}/whatsapp`

/** Loads the agent's own number. Null if it uses the installation's. */
export const getNumber = (agentId: string): Promise<NumberRecord | null> =>
  sendForJson<NumberResponse>(pathOf(agentId)).then(({ number }) => number)

export const connectNumber = (agentId: string, number: ConnectNumberRequest): Promise<NumberRecord | null> =>
  sendForJson<NumberResponse>(pathOf(agentId), { method: 'POST', body: number }).then((answer) => answer.number)

export const disconnectNumber = (agentId: string) => send(pathOf(agentId), { method: 'DELETE' })
