import type { FastifyRequest } from 'fastify'
import type { App } from '#src/app.ts'
import { AppError } from '#src/base/errors.ts'
import { createId } from '#src/base/ids.ts'
import { type IdempotentCall, type IdempotentSteps, type Settle, runOnce } from '#src/features/accounts/accounts.ts'
import { toObject } from '../wire/parse-input.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Completes the call's `Idempotency-Key`. `noteOf` calls it in the transaction of the change. */
    settle?: Settle
    /** The response repeats that of an earlier call with the same `Idempotency-Key`. */
    isReplay?: boolean
  }
}

const MAX_CHARACTERS = 255

/**
 * Returns the call that an `Idempotency-Key` identifies, if there is one. A key is valid for its operation and account,
 * or the client's address.
 */
export function readIdempotentCall(
  request: FastifyRequest,
  operation: string,
  input: object,
): IdempotentCall | undefined {
  const { headers, caller } = request
  const key = [headers['idempotency-key']].flat().join(', ').trim()
  if (key === '') return undefined
  if (key.length > MAX_CHARACTERS)
    throw new AppError('invalid_input', `Idempotency-Key must be at most ${MAX_CHARACTERS} characters`)
  const owner = caller.accountId ? `account:${caller.accountId}` : `address:${caller.address.hash}`
  const onReplay = (): void => void (request.isReplay = true)
  return { scope: `${operation}:${owner}`, key, request: input, onReplay }
}

interface OnceSteps<T> extends Pick<IdempotentSteps<T>, 'replay'> {
  /** Writes its audit entry with `noteOf`, in the transaction of the change. `holder` is absent without a key. */
  run: (holder: string | undefined) => Promise<T>
}

/**
 * Runs an operation once for its `Idempotency-Key`. The key is completed in the transaction of the change, so that
 * a call that is cut off has had its whole effect or none.
 */
export function once<T>(app: App, request: FastifyRequest, { run, replay }: OnceSteps<T>): Promise<T> {
  const { params, query, body } = request
  const operation = request.routeOptions.config.operation?.operationId ?? ''
  const call = readIdempotentCall(request, operation, { params, query, body })
  return runOnce(app.db, call, {
    run: async (settle, holder) => {
      let isSettled = false
      request.settle =
        settle &&
        (async (db, madeId) => {
          await settle(db, madeId)
          isSettled = true
        })
      const result = await run(holder)
      if (settle && !isSettled) await app.db.transaction().execute((tx) => settle(tx, namedId(request) ?? createId()))
      return result
    },
    replay,
  })
}

/** Returns the first ID in the path. */
export function namedId({ params }: FastifyRequest): string | undefined {
  const [named] = Object.values(toObject(params))
  return typeof named === 'string' ? named : undefined
}
