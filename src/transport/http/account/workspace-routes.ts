import type { FastifyInstance } from 'fastify'
import type { App } from '#src/app.ts'
import {
  type AccountResponse,
  type ChangePage,
  type CreateKeyResponse,
  type InvitationResponse,
  type KeyList,
  type KeyRecord,
  type TeamResponse,
  changeRoleRequest,
  createKeyRequest,
  inviteMemberRequest,
  updateAccountRequest,
} from '#src/contract/api/account-contract.ts'
import { summaryOf } from '#src/contract/api/change-words.ts'
import type { DoneResponse } from '#src/contract/api/own-agents-contract.ts'
import { pageQuery, toPage } from '#src/contract/api/pagination.ts'
import {
  changeRole,
  describeAccount,
  endInvitation,
  getTeam,
  inviteMember,
  removeMember,
} from '#src/features/access/access.ts'
import {
  type ApiKey,
  type AuditEntry,
  type Invitation,
  createApiKey,
  listApiKeys,
  listAuditEntries,
  makeChange,
  renameWorkspace,
  revokeApiKey,
} from '#src/features/accounts/accounts.ts'
import { noteOf } from '../callers/authorization.ts'
import { parseBody, parseInput, toObject } from '../wire/parse-input.ts'
import { type ById, checkUuid } from '../wire/path-id.ts'
import { getAccount } from '../callers/caller.ts'

/** Routes for limits, API keys, the team and the audit log. */
export function workspaceRoutes(scope: FastifyInstance, app: App): void {
  scope.get('/account', (request): Promise<AccountResponse> => describeAccount(app, getAccount(request)))

  scope.patch('/account', async (request): Promise<AccountResponse> => {
    const accountId = getAccount(request)
    const sent = toObject(request.body)
    const { name } = parseInput(updateAccountRequest, sent)
    if ('name' in sent)
      await makeChange(
        app.db,
        noteOf(request),
        (tx) => renameWorkspace(tx, accountId, name ?? ''),
        () => accountId,
      )
    return describeAccount(app, accountId)
  })

  scope.get('/changes', async (request): Promise<ChangePage> => {
    const accountId = getAccount(request)
    const { cursor, limit } = parseInput(pageQuery, request.query)
    return toPage(await listAuditEntries(app.db, accountId, cursor, limit + 1), limit, toChangeRecord)
  })

  keyRoutes(scope, app)
  teamRoutes(scope, app)
}

function keyRoutes(scope: FastifyInstance, app: App): void {
  scope.get('/keys', async (request): Promise<KeyList> => {
    return { data: (await listApiKeys(app.db, getAccount(request))).map(toKeyRecord) }
  })

  scope.post('/keys', async (request): Promise<CreateKeyResponse> => {
    const accountId = getAccount(request)
    const { name, scopes, expires_in_days: expiresInDays } = parseBody(createKeyRequest, request)
    const { key, secret } = await makeChange(
      app.db,
      noteOf(request),
      (tx) => createApiKey(tx, accountId, { name, scopes, expiresInDays }),
      (made) => made.key.id,
    )
    return { success: true, key: toKeyRecord(key), secret }
  })

  scope.delete<ById>('/keys/:id', async (request): Promise<DoneResponse> => {
    const id = checkUuid(request.params.id, 'API key not found')
    await makeChange(app.db, noteOf(request), (tx) => revokeApiKey(tx, getAccount(request), id))
    return { success: true }
  })
}

function teamRoutes(scope: FastifyInstance, app: App): void {
  scope.get('/team', async (request): Promise<TeamResponse> => {
    const { holder, members, invitations } = await getTeam(app.db, getAccount(request))
    const first = {
      member_id: holder.id,
      email: holder.email,
      role: 'owner' as const,
      holder: true,
      since: holder.createdAt.toISOString(),
    }
    return {
      success: true,
      members: [
        first,
        ...members.map(({ accountId, email, role, since }) => ({
          member_id: accountId,
          email,
          role,
          holder: false,
          since: since.toISOString(),
        })),
      ],
      invitations: invitations.map(toInvitationRecord),
    }
  })

  scope.post('/team/invitations', async (request): Promise<InvitationResponse> => {
    const workspaceId = getAccount(request)
    const { email, role } = parseBody(inviteMemberRequest, request)
    const invitation = await makeChange(
      app.db,
      noteOf(request),
      (tx) => inviteMember(app, tx, { workspaceId, email, role }),
      ({ id }) => id,
    )
    return { success: true, invitation: toInvitationRecord(invitation) }
  })

  scope.delete<ById>('/team/invitations/:id', async (request): Promise<DoneResponse> => {
    const id = checkUuid(request.params.id, 'Invitation not found')
    await makeChange(app.db, noteOf(request), (tx) => endInvitation(tx, getAccount(request), id))
    return { success: true }
  })

  scope.patch<ById>('/team/members/:id', async (request): Promise<DoneResponse> => {
    const accountId = getAccount(request)
    const { role } = parseBody(changeRoleRequest, request)
    const id = checkUuid(request.params.id, 'Member not found')
    await makeChange(app.db, noteOf(request), (tx) => changeRole(tx, accountId, id, role))
    return { success: true }
  })

  scope.delete<ById>('/team/members/:id', async (request): Promise<DoneResponse> => {
    const id = checkUuid(request.params.id, 'Member not found')
    await makeChange(app.db, noteOf(request), (tx) => removeMember(tx, getAccount(request), id))
    return { success: true }
  })
}

function toKeyRecord({ id, name, ending, scopes, createdAt, lastUsedAt, expiresAt }: ApiKey): KeyRecord {
  return {
    key_id: id,
    name,
    ending,
    scopes,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString(),
    expires_at: expiresAt?.toISOString(),
  }
}

function toInvitationRecord({ id, email, role, createdAt, expiresAt }: Invitation): InvitationResponse['invitation'] {
  return { invitation_id: id, email, role, created_at: createdAt.toISOString(), expires_at: expiresAt.toISOString() }
}

function toChangeRecord({ id, createdAt, actor, action, targetId, fields }: AuditEntry): ChangePage['data'][number] {
  return {
    change_id: id,
    at: createdAt.toISOString(),
    by: { kind: actor.kind, name: actor.name },
    action,
    summary: summaryOf(action),
    target_id: targetId ?? undefined,
    fields,
  }
}
