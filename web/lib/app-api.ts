import type {
  AgentView,
  AvatarResponse,
  ClaimResponse,
  FirstStepsResponse,
  HomeResponse,
  InviteResponse,
  MeResponse,
  OfferView,
  SampleChatResponse,
  UpdateAgentRequest,
} from '#src/contract/app/app-contract.ts'
import type { SessionResponse } from '#src/contract/chat/chat-contract.ts'
import { send, sendForJson } from './http.ts'

/** The web application's own operations. All throw `ApiError`. */

export const APP_API = '/api/v1/app'

export const getHome = () => sendForJson<HomeResponse>(`${APP_API}/home`)

/** Opens the chat of the sample business. The first call creates its agent, which takes seconds. */
export const openSampleChat = () =>
  sendForJson<SampleChatResponse>(`${APP_API}/sample-chat`, { method: 'POST', body: {} })

export const getMe = () => sendForJson<MeResponse>(`${APP_API}/me`)

export const getInvite = (invite: string) =>
  sendForJson<InviteResponse>(`${APP_API}/invite`, { method: 'POST', body: { invite } })

export const claimAgent = (invite: string) =>
  sendForJson<ClaimResponse>(`${APP_API}/claim`, { method: 'POST', body: { invite } })

export const signOut = () => send(`${APP_API}/signout`, { method: 'POST' })

export const getAgent = (id: string) =>
  sendForJson<{ agent: AgentView }>(`${APP_API}/agents/${id}`).then(({ agent }) => agent)

export const updateAgent = (id: string, changes: UpdateAgentRequest) =>
  sendForJson<{ agent: AgentView }>(`${APP_API}/agents/${id}`, { method: 'PATCH', body: changes }).then(
    ({ agent }) => agent,
  )

/** Stores a picture and returns its URL, for `appearance.avatar`. */
export const uploadAvatar = (id: string, picture: File) =>
  sendForJson<AvatarResponse>(`${APP_API}/agents/${id}/avatar`, { method: 'POST', body: picture })

export const websitePictureUrl = (id: string): string => `${APP_API}/agents/${id}/website-picture`

export const getFirstSteps = (id: string) => sendForJson<FirstStepsResponse>(`${APP_API}/agents/${id}/first-steps`)

/** Opens a preview chat session for the owner. It costs no credit. */
export const openPreview = (agentId: string) =>
  sendForJson<SessionResponse>(`${APP_API}/agents/${agentId}/preview`, { method: 'POST' })

export const listOffers = () => sendForJson<{ offers: OfferView[] }>(`${APP_API}/offers`).then(({ offers }) => offers)

export const decideOffer = ({ id, decision }: { id: string; decision: 'accept' | 'refuse' }) =>
  send(`${APP_API}/offers/${id}/${decision}`, { method: 'POST', body: {} })
