import type { DeleteResult, UpdateResult } from 'kysely'

/** Runs an update or delete and reports whether it affected any row. */
export async function affectsRows(statement: {
  executeTakeFirst(): Promise<UpdateResult | DeleteResult>
}): Promise<boolean> {
  const result = await statement.executeTakeFirst()
  return ('numUpdatedRows' in result ? result.numUpdatedRows : result.numDeletedRows) > 0n
}
