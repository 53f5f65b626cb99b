import type { DeleteResult, UpdateResult } from 'kysely'

/** Carries out a statement that changes or deletes; whether there was any row for it. */
export async function affectsRows(statement: {
  executeTakeFirst(): Promise<UpdateResult | DeleteResult>
}): Promise<boolean> {
  const result = await statement.executeTakeFirst()
  return ('numUpdatedRows' in result ? result.numUpdatedRows : result.numDeletedRows) > 0n
}
