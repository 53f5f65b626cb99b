import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { App } from '#src/app.ts'
import { AppError } from '#src/base/errors.ts'
import { SCHEMAS } from '#src/contract/api/openapi-schemas.ts'
import { addKnowledgeOperation } from '#src/contract/api/knowledge-operations.ts'
import { findOperation } from '#src/contract/api/openapi.ts'
import type { Operation } from '#src/contract/api/operation-types.ts'
import { OPEN_ON_DEMOS, RIGHTS_OF_ROLE, RIGHTS_OF_SCOPE, type Right, rightFor, scopesWith } from '#src/contract/api/rights.ts'
import { type Actor, type ChangeBy, type Entrance, type LiveKey, type Session, insertAuditEntry } from '#src/features/accounts/accounts.ts'
import { toObject } from '../wire/parse-input.ts'
import { actorOf, checkRole } from './browser-session.ts'

// Their features store the line with what they change.
const NOTED_IN_PLACE: ReadonlySet<string> = new Set([addKnowledgeOperation.operationId])

/** What a known caller may do, and how the audit log names it. */
export interface Entitlement {
  actor: Actor
  entrance: Entrance
  has(right: Right): boolean
  /** Throws `forbidden` with the reason when the caller lacks the right. */
  check(right: Right): void
}

export function entitleKey({ id, name, ending, scopes }: LiveKey): Entitlement {
  const has = (right: Right): boolean => scopes.some((scope) => RIGHTS_OF_SCOPE[scope].includes(right))
  const check = (right: Right): void => {
    if (has(right)) return
    const needed = scopesWith(right).join(' or ')
    throw new AppError('forbidden', `This API key may not do this. It has ${scopes.join(', ')}; this needs ${needed}.`)
  }
  return { actor: { kind: 'key', id, name: `${name} (…${ending})` }, entrance: { kind: 'key', id }, has, check }
}

export function entitlePerson(session: Session): Entitlement {
  const { id, workspace } = session
  return {
    actor: actorOf(session),
    entrance: { kind: 'session', id, workspaceId: workspace.id },
    has: (right) => RIGHTS_OF_ROLE[workspace.role].includes(right),
    check: (right) => checkRole(session, right),
  }
}

/**
 * Holds every operation of this scope to the rights of its caller, and writes down who changed what before it is answered. A route that
 * the table of operations does not know is for those only who may do everything.
 */
export function checkEntitlements(scope: FastifyInstance, app: App): void {
  scope.addHook('preValidation', (request, _reply, done) => {
    const operation = operationOf(scope, request)
    if (!request.is404 && !OPEN_ON_DEMOS.has(operation?.operationId ?? '')) request.caller.entitlement?.check(rightOf(operation))
    done()
  })
  scope.addHook('preSerialization', async (request, reply, answer) => {
    const operation = operationOf(scope, request)
    if (reply.statusCode === 200 && !NOTED_IN_PLACE.has(operation?.operationId ?? '')) await noteChange(app, request, operation, answer)
    return answer
  })
}

function operationOf({ prefix }: FastifyInstance, { method, routeOptions }: FastifyRequest): Operation | undefined {
  return findOperation(method, (routeOptions.url ?? '').slice(prefix.length))
}

function rightOf(operation: Operation | undefined): Right {
  return operation ? rightFor(operation) : 'account'
}

/** Writes down an operation that changed something. */
export async function noteChange(app: App, request: FastifyRequest, operation: Operation | undefined, answer: unknown): Promise<void> {
  const change = operation && changeOf(request, operation)
  if (!change || isUnproven(operation, answer)) return
  await insertAuditEntry(app.db, { ...change, targetId: targetOf(request.params, answer, toObject(request.body)) })
}

/** What the log says of an operation that changes something: by whom, and the names of the fields that were sent. */
export function changeOf({ caller, body }: FastifyRequest, operation: Operation): ChangeBy | undefined {
  const { accountId, entitlement } = caller
  if (operation.method === 'get' || !accountId || !entitlement) return undefined
  const known = operation.request ? (SCHEMAS[operation.request.schema]?.properties ?? {}) : {}
  const fields = Object.keys(toObject(body)).filter((name) => name in known)
  return { accountId, actor: entitlement.actor, action: operation.operationId, fields }
}

/** A search for the proof of a website that found none: it changed nothing. */
function isUnproven({ operationId }: Operation, answer: unknown): boolean {
  return operationId === 'verifyWebsite' && toObject(toObject(answer)['verification'])['state'] !== 'verified'
}

/** The id in the path, else the one that the answer gives to what was made. */
function targetOf(params: unknown, answer: unknown, sent: Record<string, unknown>): string | null {
  const found = Object.values(toObject(params))[0] ?? findId(answer) ?? sent['agent_id']
  return typeof found === 'string' ? found : null
}

function findId(answer: unknown): unknown {
  const parts = [answer, ...Object.values(toObject(answer))].filter((part) => typeof part === 'object' && part !== null)
  return parts.flatMap((part) => Object.entries(part ?? {})).find(([name, value]) => name.endsWith('_id') && typeof value === 'string')?.[1]
}
