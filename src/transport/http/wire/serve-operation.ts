import type {
  FastifyInstance,
  RawServerDefault,
  RouteGenericInterface,
  RouteHandlerMethod,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  onSendHookHandler,
  preSerializationAsyncHookHandler,
} from 'fastify'
import { isRecord } from '#src/base/is-record.ts'
import { takesIdempotencyKey } from '#src/contract/api/idempotent-operations.ts'
import { getOperation } from '#src/contract/api/openapi.ts'
import { findRequestSchema } from '#src/contract/api/openapi-schemas.ts'
import { REPLAYED } from '#src/contract/api/operation-parts.ts'
import type { Operation } from '#src/contract/api/operation-types.ts'
import { addWarnings, warnOfUnknownFields } from './unknown-fields.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation of the public API that the route serves. */
    operation?: Operation
  }
}

type Handler<R extends RouteGenericInterface> = RouteHandlerMethod<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  R
>

/**
 * Serves an operation of the public API at the method and path of its description. In `params`, the first parameter of
 * the path is `id`. Later ones are in camel case: `{webhook_id}/deliveries/{delivery_id}` gives `id` and `deliveryId`.
 * A success warns of fields of the body that the operation does not know.
 */
export function serve<R extends RouteGenericInterface>(
  scope: FastifyInstance,
  operationId: string,
  handler: Handler<R>,
  options: { bodyLimit?: number } = {},
): void {
  const operation = getOperation(operationId)
  const url = operation.path
    .replace(/\{\w+\}/, ':id')
    .replace(/\{(\w+)\}/g, (_all, name: string) => `:${toCamel(name)}`)
  scope.route<R>({
    ...options,
    method: operation.method,
    url,
    config: { operation },
    onSend: takesIdempotencyKey(operation) ? markReplay : undefined,
    preSerialization: warnOfUnknown(operation),
    handler,
  })
}

/** Adds a header to the response of a call that repeats an earlier one. */
const markReplay: onSendHookHandler = ({ isReplay = false }, reply, payload, done) => {
  if (isReplay) void reply.header(REPLAYED, 'true')
  done(null, payload)
}

/** Returns a hook that adds to a success a warning for each field of the body that the operation does not know. */
function warnOfUnknown({ request: described }: Operation): preSerializationAsyncHookHandler | undefined {
  const schema = described && findRequestSchema(described.schema)
  if (!schema) return undefined
  return (request, _reply, payload) => {
    const isSuccess = isRecord(payload) && payload['success'] === true
    return Promise.resolve(isSuccess ? addWarnings(payload, warnOfUnknownFields(schema, request.body)) : payload)
  }
}

const toCamel = (name: string): string => name.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase())
