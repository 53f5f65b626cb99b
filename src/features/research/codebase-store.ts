import type { CodebaseContext } from '#src/contract/api/agents-contract.ts'
import type { Db, Tx } from '#src/store/database.ts'

/** Returns the context that an agent was last sent. */
export async function findCodebase(db: Db, agentId: string): Promise<CodebaseContext | undefined> {
  const found = await db
    .selectFrom('agent_codebases')
    .select('context')
    .where('agent_id', '=', agentId)
    .executeTakeFirst()
  return found?.context
}

/** Stores the context that an agent was sent, in place of an earlier one. */
export async function saveCodebase(db: Tx, agentId: string, context: CodebaseContext): Promise<void> {
  const stored = JSON.stringify(context)
  await db
    .insertInto('agent_codebases')
    .values({ agent_id: agentId, context: stored })
    .onConflict((conflict) => conflict.column('agent_id').doUpdateSet({ context: stored }))
    .execute()
}
