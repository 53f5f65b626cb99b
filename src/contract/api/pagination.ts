import { z } from 'zod'

/**
 * Lists are newest first, one page at a time: `next_cursor` of a page is the `cursor` of the next one. The last page
 * has none.
 */
export const pageQuery = z.object({
  cursor: z
    .guid('must be the next_cursor of an earlier page')
    .optional()
    .describe('The `next_cursor` of the previous page.'),
  limit: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1)
    .max(100)
    .default(20)
    .describe('Number of entries, 1 to 100.'),
})

/** The query of a list that has an end: without `limit`, it is returned whole. */
export const wholeListQuery = z.object({
  cursor: z.string().max(100).optional().describe('The `next_cursor` of the previous page.'),
  limit: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1)
    .max(100)
    .optional()
    .describe('Number of entries, 1 to 100. Default: all of them.'),
})

export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({
    data: z.array(item).describe('The entries of this page.'),
    next_cursor: z
      .string()
      .optional()
      .meta({
        description: 'The `cursor` of the next page. Absent on the last one.',
        examples: ['0199d4f2-5c1e-7a3b-9b43-2f6a8d1c7e90'],
      }),
  })
}

/**
 * Returns a page from up to `limit` + 1 rows, so that the next page is known without a count. `cursorOf` returns what
 * the rows are ordered by.
 */
export function toPage<R extends { id: string }, T>(
  rows: R[],
  limit: number,
  toItem: (row: R) => T,
  cursorOf: (row: R) => string = ({ id }) => id,
): { data: T[]; next_cursor?: string } {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { data: shown.map(toItem), next_cursor: rows.length > limit && last ? cursorOf(last) : undefined }
}
