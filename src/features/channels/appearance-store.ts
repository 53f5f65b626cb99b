import type { Appearance } from '#src/contract/chat/appearance-contract.ts'
import type { Db } from '#src/store/database.ts'

/** Updates the given settings, with immediate effect. */
export async function updateAppearance(
  db: Db,
  agentId: string,
  { greeting, appearance }: { greeting?: string; appearance?: Appearance },
): Promise<void> {
  if (greeting === undefined && appearance === undefined) return
  await db
    .updateTable('agents')
    .set({ greeting, appearance: appearance && JSON.stringify(appearance) })
    .where('id', '=', agentId)
    .execute()
}
