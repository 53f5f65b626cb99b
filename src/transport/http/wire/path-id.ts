import { z } from 'zod'
import { AppError } from '#src/base/errors.ts'

export type ById = { Params: { id: string } }

/** Throws `not_found` with the message if `id` is not a UUID. */
export function checkUuid(id: string, message: string): string {
  if (!z.guid().safeParse(id).success) throw new AppError('not_found', message)
  return id
}
