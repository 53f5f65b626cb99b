import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { App } from '#src/app.ts'
import { AppError } from '#src/base/errors.ts'
import {
  type AccountResponse,
  type ChangePage,
  type CreateKeyResponse,
  type InvitationResponse,
  type KeyList,
  type KeyRecord,
  type KeyResponse,
  type MemberResponse,
  type TeamResponse,
  accountRecord,
  changeRoleRequest,
  createKeyRequest,
  inviteMemberRequest,
  memberRecord,
  updateAccountRequest,
} from '#src/contract/api/account-contract.ts'
import { summaryOf } from '#src/contract/api/change-words.ts'
import type { DoneResponse } from '#src/contract/api/own-agents-contract.ts'
import { pageQuery, toPage, wholeListQuery } from '#src/contract/api/pagination.ts'
import {
  changeRole,
  describeAccount,
  endInvitation,
  getInvitation,
  getTeam,
  inviteMember,
  removeMember,
} from '#src/features/access/access.ts'
import {
  type ApiKey,
  type AuditEntry,
  type Invitation,
  createApiKey,
  deriveApiKey,
  findMadeKey,
  getApiKey,
  listApiKeys,
  listAuditEntries,
  makeChange,
  renameWorkspace,
  revokeApiKey,
} from '#src/features/accounts/accounts.ts'
import { noteOf } from '../callers/authorization.ts'
import { once } from '../callers/idempotency-key.ts'
import { cutList } from '../wire/cut-list.ts'
import { parseBody, parseChanges, parseInput, toObject } from '../wire/parse-input.ts'
import { type ById, checkUuid } from '../wire/path-id.ts'
import { getAccount } from '../callers/caller.ts'
import { serve } from '../wire/serve-operation.ts'

/** Routes for limits, API keys, the team and the audit log. */
export function workspaceRoutes(scope: FastifyInstance, app: App): void {
  serve(scope, 'getAccount', (request): Promise<AccountResponse> => describeAccount(app, getAccount(request)))

  serve(scope, 'updateAccount', async (request): Promise<AccountResponse> => {
    const accountId = getAccount(request)
    const sent = toObject(request.body)
    const { name } = parseChanges(updateAccountRequest, accountRecord, request)
    if ('name' in sent)
      await makeChange(
        app.db,
        noteOf(request),
        (tx) => renameWorkspace(tx, accountId, name ?? ''),
        () => accountId,
      )
    return describeAccount(app, accountId)
  })

  serve(scope, 'listChanges', async (request): Promise<ChangePage> => {
    const accountId = getAccount(request)
    const { cursor, limit } = parseInput(pageQuery, request.query)
    return toPage(await listAuditEntries(app.db, accountId, cursor, limit + 1), limit, toChangeRecord)
  })

  keyRoutes(scope, app)
  teamRoutes(scope, app)
}

function keyRoutes(scope: FastifyInstance, app: App): void {
  serve(scope, 'listKeys', async (request): Promise<KeyList> => {
    const keys = (await listApiKeys(app.db, getAccount(request))).map(toKeyRecord)
    return cutList(keys, parseInput(wholeListQuery, request.query), ({ key_id: id }) => id)
  })

  serve(scope, 'createKey', async (request): Promise<CreateKeyResponse> => {
    const accountId = getAccount(request)
    const { name, scopes, expires_in_days: expiresInDays } = parseBody(createKeyRequest, request)
    const { key, secret } = await once(app, request, {
      run: (holder) => {
        const chosen = holder === undefined ? undefined : deriveApiKey(app.secretKeys[0], holder)
        return makeChange(
          app.db,
          noteOf(request),
          (tx) => createApiKey(tx, accountId, { name, scopes, expiresInDays, secret: chosen }),
          (made) => made.key.id,
        )
      },
      replay: (id, holder) => findMadeKey(app.db, accountId, { id, holder, secretKeys: app.secretKeys }),
    })
    return { success: true, key: toKeyRecord(key), secret }
  })

  serve<ById>(scope, 'getKey', async (request): Promise<KeyResponse> => {
    const id = checkUuid(request.params.id, 'API key not found')
    return { success: true, key: toKeyRecord(await getApiKey(app.db, getAccount(request), id)) }
  })

  serve<ById>(scope, 'revokeKey', async (request): Promise<DoneResponse> => {
    const id = checkUuid(request.params.id, 'API key not found')
    await makeChange(app.db, noteOf(request), (tx) => revokeApiKey(tx, getAccount(request), id))
    return { success: true }
  })
}

function teamRoutes(scope: FastifyInstance, app: App): void {
  const listTeam = async (accountId: string): Promise<TeamResponse> => {
    const { holder, members, invitations } = await getTeam(app.db, accountId)
    return {
      success: true,
      members: [toHolderRecord(holder), ...members.map(toMemberRecord)],
      invitations: invitations.map(toInvitationRecord),
    }
  }
  const readMember = async (request: FastifyRequest<ById>): Promise<MemberResponse> => {
    const id = checkUuid(request.params.id, 'Member not found')
    const { members } = await listTeam(getAccount(request))
    const member = members.find((one) => one.member_id === id)
    if (!member) throw new AppError('not_found', 'Member not found')
    return { success: true, member }
  }

  serve(scope, 'getTeam', (request): Promise<TeamResponse> => listTeam(getAccount(request)))

  serve<ById>(scope, 'getMember', readMember)

  serve<ById>(scope, 'getInvitation', async (request): Promise<InvitationResponse> => {
    const id = checkUuid(request.params.id, 'Invitation not found')
    const invitation = await getInvitation(app.db, getAccount(request), id)
    return { success: true, invitation: toInvitationRecord(invitation) }
  })

  serve(scope, 'inviteMember', async (request): Promise<InvitationResponse> => {
    const workspaceId = getAccount(request)
    const { email, role } = parseBody(inviteMemberRequest, request)
    const invitation = await once(app, request, {
      run: () =>
        makeChange(
          app.db,
          noteOf(request),
          (tx) => inviteMember(app, tx, { workspaceId, email, role }),
          ({ id }) => id,
        ),
      replay: (id) => getInvitation(app.db, workspaceId, id),
    })
    return { success: true, invitation: toInvitationRecord(invitation) }
  })

  serve<ById>(scope, 'withdrawInvitation', async (request): Promise<DoneResponse> => {
    const id = checkUuid(request.params.id, 'Invitation not found')
    await makeChange(app.db, noteOf(request), (tx) => endInvitation(tx, getAccount(request), id))
    return { success: true }
  })

  serve<ById>(scope, 'changeRole', async (request): Promise<MemberResponse> => {
    const accountId = getAccount(request)
    const { role } = parseChanges(changeRoleRequest, memberRecord, request)
    const id = checkUuid(request.params.id, 'Member not found')
    await makeChange(app.db, noteOf(request), (tx) => changeRole(tx, accountId, id, role))
    return readMember(request)
  })

  serve<ById>(scope, 'removeMember', async (request): Promise<DoneResponse> => {
    const id = checkUuid(request.params.id, 'Member not found')
    await makeChange(app.db, noteOf(request), (tx) => removeMember(tx, getAccount(request), id))
    return { success: true }
  })
}

function toKeyRecord({ id, name, ending, scopes, clientHost, createdAt, lastUsedAt, expiresAt }: ApiKey): KeyRecord {
  return {
    key_id: id,
    name,
    ending,
    scopes,
    client_host: clientHost ?? undefined,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString(),
    expires_at: expiresAt?.toISOString(),
  }
}

type Team = Awaited<ReturnType<typeof getTeam>>

function toHolderRecord({ id, email, createdAt }: Team['holder']): TeamResponse['members'][number] {
  return { member_id: id, email, role: 'owner', holder: true, since: createdAt.toISOString() }
}

function toMemberRecord({ accountId, email, role, since }: Team['members'][number]): TeamResponse['members'][number] {
  return { member_id: accountId, email, role, holder: false, since: since.toISOString() }
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
