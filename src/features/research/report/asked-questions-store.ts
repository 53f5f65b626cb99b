import { storableJson } from '#src/base/storable-text.ts'
import type { AskedQuestion } from '#src/features/answers/answers.ts'
import type { Db } from '#src/store/database.ts'

/** Returns the answers for this knowledge version, if the questions were asked. */
export async function findAsked(db: Db, agentId: string, version: number): Promise<AskedQuestion[] | undefined> {
  const row = await db
    .selectFrom('asked_questions')
    .select('answers')
    .where('agent_id', '=', agentId)
    .where('knowledge_version', '=', version)
    .executeTakeFirst()
  return row && (row.answers as AskedQuestion[])
}

export async function saveAsked(db: Db, agentId: string, version: number, asked: AskedQuestion[]): Promise<void> {
  const row = { knowledge_version: version, answers: storableJson(asked) }
  await db
    .insertInto('asked_questions')
    .values({ agent_id: agentId, ...row })
    .onConflict((conflict) => conflict.column('agent_id').doUpdateSet(row))
    .execute()
}
