import type {
  AgentView,
  ClaimResponse,
  HomeResponse,
  InviteResponse,
  MeResponse,
  OfferView,
  UpdateAgentRequest,
} from '#src/contract/app/app-contract.ts'
import type { SessionResponse } from '#src/contract/chat/chat-contract.ts'
import { send, sendForJson } from './http.ts'

/** The web application's own operations, one function each. All throw `ApiError`. */

const BASE = '/api/v1/app'

export const getHome = () => sendForJson<HomeResponse>(`${BASE}/home`)

export const getMe = () => sendForJson<MeResponse>(`${BASE}/me`)

export const getInvite = (invite: string) => sendForJson<InviteResponse>(`${BASE}/invite`, { method: 'POST', body: { invite } })

export const claimAgent = (invite: string) => sendForJson<ClaimResponse>(`${BASE}/claim`, { method: 'POST', body: { invite } })

export const signOut = () => send(`${BASE}/signout`, { method: 'POST' })

export const getAgent = (id: string) => sendForJson<{ agent: AgentView }>(`${BASE}/agents/${id}`).then(({ agent }) => agent)

export const updateAgent = (id: string, changes: UpdateAgentRequest) =>
  sendForJson<{ agent: AgentView }>(`${BASE}/agents/${id}`, { method: 'PATCH', body: changes }).then(({ agent }) => agent)

/** Opens a chat session of the owner's own, which costs no credit. */
export const openPreview = (agentId: string) => sendForJson<SessionResponse>(`${BASE}/agents/${agentId}/preview`, { method: 'POST' })

export const listOffers = () => sendForJson<{ offers: OfferView[] }>(`${BASE}/offers`).then(({ offers }) => offers)

export const decideOffer = ({ id, decision }: { id: string; decision: 'accept' | 'refuse' }) =>
  send(`${BASE}/offers/${id}/${decision}`, { method: 'POST', body: {} })
