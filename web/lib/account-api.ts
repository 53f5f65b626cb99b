import type {
  AccountResponse,
  ChangePage,
  CreateKeyRequest,
  CreateKeyResponse,
  InviteMemberRequest,
  KeyList,
  TeamResponse,
} from '#src/contract/api/account-contract.ts'
import type { Role } from '#src/contract/api/rights.ts'
import type { SessionsResponse, SignInPreviewResponse } from '#src/contract/app/sign-in-contract.ts'
import type { InvitationPreview } from '#src/contract/app/team-contract.ts'
import { send, sendForJson } from './http.ts'

/** Signing in, and what belongs to an account rather than to an agent, one function each. All throw `ApiError`. */

const OWNER = '/api/v1/owner'
const APP = '/api/v1/app'

export const askForMail = (email: string) => send(`${APP}/signin`, { method: 'POST', body: { email } })

export const signInByCode = (code: string) => send(`${APP}/signin/code`, { method: 'POST', body: { code } })

/** Whose inbox a mailed link proves; changes nothing. */
export const previewSignIn = (token: string) =>
  sendForJson<SignInPreviewResponse>(`${APP}/signin/preview`, { method: 'POST', body: { token } })

export const signInByLink = (token: string) => send(`${APP}/signin/link`, { method: 'POST', body: { token } })

/** What an invitation's link leads to; changes nothing. */
export const previewInvitation = (token: string) =>
  sendForJson<InvitationPreview>(`${APP}/invitations/preview`, { method: 'POST', body: { token } })

export const acceptInvitation = (token: string) => send(`${APP}/invitations/accept`, { method: 'POST', body: { token } })

export const listSessions = () => sendForJson<SessionsResponse>(`${APP}/sessions`).then(({ sessions }) => sessions)

export const endSession = (id: string) => send(`${APP}/sessions/${id}`, { method: 'DELETE' })

export const endOtherSessions = () => send(`${APP}/sessions`, { method: 'DELETE' })

export const showWorkspace = (id: string) => send(`${APP}/workspaces/${id}/show`, { method: 'POST', body: {} })

export const leaveWorkspace = (id: string) => send(`${APP}/workspaces/${id}/leave`, { method: 'POST', body: {} })

export const deleteAccount = (confirm: string) => send(`${APP}/account/delete`, { method: 'POST', body: { confirm } })

export const getAccount = () => sendForJson<AccountResponse>(`${OWNER}/account`)

export const nameWorkspace = (name: string) =>
  sendForJson<AccountResponse>(`${OWNER}/account`, { method: 'PATCH', body: { name: name || null } })

export const listKeys = () => sendForJson<KeyList>(`${OWNER}/keys`).then(({ data }) => data)

export const createKey = (key: CreateKeyRequest) => sendForJson<CreateKeyResponse>(`${OWNER}/keys`, { method: 'POST', body: key })

export const revokeKey = (id: string) => send(`${OWNER}/keys/${id}`, { method: 'DELETE' })

export const getTeam = () => sendForJson<TeamResponse>(`${OWNER}/team`)

export const inviteMember = (invitation: InviteMemberRequest) => send(`${OWNER}/team/invitations`, { method: 'POST', body: invitation })

export const withdrawInvitation = (id: string) => send(`${OWNER}/team/invitations/${id}`, { method: 'DELETE' })

export const changeRole = ({ id, role }: { id: string; role: Role }) =>
  send(`${OWNER}/team/members/${id}`, { method: 'PATCH', body: { role } })

export const removeMember = (id: string) => send(`${OWNER}/team/members/${id}`, { method: 'DELETE' })

/** A page of who changed what, before `cursor`. */
export const listChanges = (cursor: string | undefined) =>
  sendForJson<ChangePage>(`${OWNER}/changes?${new URLSearchParams({ limit: '50', ...(cursor ? { cursor } : {}) })}`)
