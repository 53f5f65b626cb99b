import type { IdentitySecretResponse } from '#src/contract/api/inbox-contract.ts'
import { sendForJson } from './http.ts'
import { OWNER_API } from './owner-api.ts'

const pathOf = (agentId: string): string => `${OWNER_API}/agents/${agentId}/identity-secret`

/** Loads the secret that the owner's server signs visitors with. */
export const getIdentitySecret = (agentId: string): Promise<string> =>
  sendForJson<IdentitySecretResponse>(pathOf(agentId)).then((answer) => answer.identity_secret)

export const renewIdentitySecret = (agentId: string): Promise<string> =>
  sendForJson<IdentitySecretResponse>(pathOf(agentId), { method: 'POST' }).then((answer) => answer.identity_secret)
