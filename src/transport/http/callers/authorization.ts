import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#src/base/errors.ts'
import { namedSchemas } from '#src/contract/api/openapi-schemas.ts'
import { SEND_A_KEY } from '#src/contract/api/operation-parts.ts'
import type { Operation } from '#src/contract/api/operation-types.ts'
import {
  NEED_RECENT_SIGN_IN,
  OPEN_ON_DEMOS,
  OPEN_TO_ANYBODY,
  RIGHTS_OF_ROLE,
  RIGHTS_OF_SCOPE,
  type Right,
  rightFor,
  scopesWith,
} from '#src/contract/api/rights.ts'
import {
  type Actor,
  type ChangeBy,
  type Credential,
  type LiveKey,
  type AuditNote,
  type Session,
  NO_AUDIT,
  recordAs,
} from '#src/features/accounts/accounts.ts'
import { toObject } from '../wire/parse-input.ts'
import { namedId } from './idempotency-key.ts'
import { actorOf, checkRecent, checkRole } from './browser-session.ts'

/** The rights of an identified caller, and its name in the audit log. */
export interface Entitlement {
  actor: Actor
  credential: Credential
  has(right: Right): boolean
  /** Throws `forbidden` with the reason if the caller lacks the right. */
  check(right: Right): void
  /** Throws `recent_sign_in_required` for a person who signed in too long ago. */
  checkRecent(): void
}

export function authorizeKey({ id, name, ending, scopes }: LiveKey): Entitlement {
  const has = (right: Right): boolean => scopes.some((scope) => RIGHTS_OF_SCOPE[scope].includes(right))
  const check = (right: Right): void => {
    if (has(right)) return
    const needed = scopesWith(right).join(' or ')
    throw new AppError(
      'forbidden',
      `This API key lacks a scope: it has ${scopes.join(', ')}, the request needs ${needed}.`,
    )
  }
  return {
    actor: { kind: 'key', id, name: `${name} (…${ending})` },
    credential: { kind: 'key', id },
    has,
    check,
    checkRecent: () => {},
  }
}

export function authorizePerson(session: Session): Entitlement {
  const { id, workspace } = session
  return {
    actor: actorOf(session),
    credential: { kind: 'session', id, workspaceId: workspace.id },
    has: (right) => RIGHTS_OF_ROLE[workspace.role].includes(right),
    check: (right) => checkRole(session, right),
    checkRecent: () => checkRecent(session),
  }
}

/**
 * Checks the caller's rights for every operation of this scope that is not public. The caller is identified by then. A
 * route that is missing from the table of operations needs every right.
 */
export function checkAuthorization(scope: FastifyInstance): void {
  scope.addHook('preValidation', (request, _reply, done) => {
    const operation = operationOf(request)
    const { operationId = '' } = operation ?? {}
    const { entitlement } = request.caller
    if (!request.is404) {
      if (!entitlement && !OPEN_TO_ANYBODY.has(operationId)) throw new AppError('unauthorized', SEND_A_KEY)
      if (!OPEN_ON_DEMOS.has(operationId)) entitlement?.check(rightOf(operation))
      if (NEED_RECENT_SIGN_IN.has(operationId)) entitlement?.checkRecent()
    }
    done()
  })
}

function operationOf({ routeOptions }: FastifyRequest): Operation | undefined {
  return routeOptions.config.operation
}

function rightOf(operation: Operation | undefined): Right {
  return operation ? rightFor(operation) : 'account'
}

/** Returns the caller and the sent fields' names for the audit log. */
export function changeOf(request: FastifyRequest): ChangeBy | undefined {
  const operation = operationOf(request)
  const { accountId, entitlement } = request.caller
  if (!operation || !accountId || !entitlement) return undefined
  const known = operation.request ? (namedSchemas()[operation.request.schema]?.properties ?? {}) : {}
  const fields = Object.keys(toObject(request.body)).filter((name) => name in known)
  return { accountId, actor: entitlement.actor, action: operation.operationId, fields }
}

/**
 * Writes the request's operation to the audit log, as a change to the first ID in its path, or else to what it created.
 * Completes the request's `Idempotency-Key` with it.
 */
export function noteOf(request: FastifyRequest): AuditNote {
  const change = changeOf(request)
  const named = namedId(request)
  const note = change ? recordAs(change, named) : NO_AUDIT
  return async (db, madeId) => {
    await note(db, madeId)
    const resourceId = madeId ?? named
    if (resourceId !== undefined) await request.settle?.(db, resourceId)
  }
}
