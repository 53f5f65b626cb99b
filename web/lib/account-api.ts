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
import type {
  ConfirmationResponse,
  SessionsResponse,
  SignInPreviewResponse,
} from '#src/contract/app/sign-in-contract.ts'
import type { InvitationPreview } from '#src/contract/app/team-contract.ts'
import { APP_API } from './app-api.ts'
import { send, sendForJson, withQuery } from './http.ts'
import { OWNER_API } from './owner-api.ts'

/** Sign-in and account operations. All throw `ApiError`. */

export const askForMail = (email: string) => send(`${APP_API}/signin`, { method: 'POST', body: { email } })

export const signInByCode = (code: string) => send(`${APP_API}/signin/code`, { method: 'POST', body: { code } })

export const getConfirmation = () => sendForJson<ConfirmationResponse>(`${APP_API}/confirm`)

export const confirmByCode = (code: string) => send(`${APP_API}/confirm/code`, { method: 'POST', body: { code } })

/** Returns whose email a mailed link verifies. It does not use the link. */
export const previewSignIn = (token: string) =>
  sendForJson<SignInPreviewResponse>(`${APP_API}/signin/preview`, { method: 'POST', body: { token } })

export const signInByLink = (token: string) => send(`${APP_API}/signin/link`, { method: 'POST', body: { token } })

/** Returns the invitation of a link. It does not use the link. */
export const previewInvitation = (token: string) =>
  sendForJson<InvitationPreview>(`${APP_API}/invitations/preview`, { method: 'POST', body: { token } })

export const acceptInvitation = (token: string) =>
  send(`${APP_API}/invitations/accept`, { method: 'POST', body: { token } })

export const listSessions = () => sendForJson<SessionsResponse>(`${APP_API}/sessions`).then(({ sessions }) => sessions)

export const endSession = (id: string) => send(`${APP_API}/sessions/${id}`, { method: 'DELETE' })

export const endOtherSessions = () => send(`${APP_API}/sessions`, { method: 'DELETE' })

export const showWorkspace = (id: string) => send(`${APP_API}/workspaces/${id}/show`, { method: 'POST', body: {} })

export const leaveWorkspace = (id: string) => send(`${APP_API}/workspaces/${id}/leave`, { method: 'POST', body: {} })

export const deleteAccount = (confirm: string) =>
  send(`${APP_API}/account/delete`, { method: 'POST', body: { confirm } })

export const getAccount = () => sendForJson<AccountResponse>(`${OWNER_API}/account`)

export const renameWorkspace = (name: string) =>
  sendForJson<AccountResponse>(`${OWNER_API}/account`, { method: 'PATCH', body: { name: name || null } })

export const listKeys = () => sendForJson<KeyList>(`${OWNER_API}/keys`).then(({ data }) => data)

export const createKey = (key: CreateKeyRequest) =>
  sendForJson<CreateKeyResponse>(`${OWNER_API}/keys`, { method: 'POST', body: key })

export const revokeKey = (id: string) => send(`${OWNER_API}/keys/${id}`, { method: 'DELETE' })

export const getTeam = () => sendForJson<TeamResponse>(`${OWNER_API}/team`)

export const inviteMember = (invitation: InviteMemberRequest) =>
  send(`${OWNER_API}/team/invitations`, { method: 'POST', body: invitation })

export const withdrawInvitation = (id: string) => send(`${OWNER_API}/team/invitations/${id}`, { method: 'DELETE' })

export const changeRole = ({ id, role }: { id: string; role: Role }) =>
  send(`${OWNER_API}/team/members/${id}`, { method: 'PATCH', body: { role } })

export const removeMember = (id: string) => send(`${OWNER_API}/team/members/${id}`, { method: 'DELETE' })

/** Returns a page of account changes before `cursor`. */
export const listChanges = (cursor: string | undefined) =>
  sendForJson<ChangePage>(withQuery(`${OWNER_API}/changes`, { limit: '50', cursor }))
