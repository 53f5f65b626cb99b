import type { z } from 'zod'
import { AppError } from '#src/base/errors.ts'
import type { wholeListQuery } from '#src/contract/api/pagination.ts'

/**
 * Returns the part of a whole list that a query asks for. `keyOf` names an entry for the cursor. Throws `invalid_input`
 * for a cursor whose entry is not in the list.
 */
export function cutList<T>(
  entries: T[],
  { cursor, limit = entries.length }: z.infer<typeof wholeListQuery>,
  keyOf: (entry: T, index: number) => string,
): { data: T[]; next_cursor?: string } {
  const at = cursor === undefined ? -1 : entries.findIndex((entry, index) => keyOf(entry, index) === cursor)
  if (cursor !== undefined && at === -1)
    throw new AppError('invalid_input', 'cursor must be the next_cursor of an earlier page')
  const end = at + 1 + limit
  const last = entries[end - 1]
  return {
    data: entries.slice(at + 1, end),
    next_cursor: last && end < entries.length ? keyOf(last, end - 1) : undefined,
  }
}
