import type { FastifyRequest } from 'fastify'
import { AppError } from '#src/base/errors.ts'
import type { IdempotentCall } from '#src/features/accounts/accounts.ts'

const MAX_CHARACTERS = 255

/**
 * Returns the call that an `Idempotency-Key` identifies, if there is one. A key is valid for its operation and account,
 * or the client's address.
 */
export function readIdempotentCall(
  { headers, caller }: FastifyRequest,
  operation: string,
  input: object,
): IdempotentCall | undefined {
  const key = [headers['idempotency-key']].flat().join(', ').trim()
  if (key === '') return undefined
  if (key.length > MAX_CHARACTERS)
    throw new AppError('invalid_input', `Idempotency-Key must be at most ${MAX_CHARACTERS} characters`)
  const owner = caller.accountId ? `account:${caller.accountId}` : `address:${caller.address.hash}`
  return { scope: `${operation}:${owner}`, key, request: input }
}
