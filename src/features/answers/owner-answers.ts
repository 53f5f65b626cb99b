import { AppError } from '#src/base/errors.ts'
import { answerQuestion, isSameQuestion, readCompared } from '#src/engine/answer/answer.ts'
import type { Answer } from '#src/engine/answer/answer-types.ts'
import type { Agent } from '#src/features/agents/agents.ts'
import type { Db } from '#src/store/database.ts'
import { type IndexDeps, loadIndex } from './agent-knowledge.ts'
import { type CuratedAnswer, deleteCurated, insertCurated, listCurated, markChecked } from './curated-store.ts'

/** The curated answer to a question, the newest one where several are to the same question. `language` is that of questions whose words do not tell. */
export function findCurated(curated: readonly CuratedAnswer[], question: string, language: string): CuratedAnswer | undefined {
  const asked = readCompared(question, language)
  return curated.find((one) => isSameQuestion(readCompared(one.question, language), asked))
}

/** A curated answer in the form of any other. */
export function toCuratedAnswer({ answer }: CuratedAnswer, language: string): Answer {
  return { kind: 'known', parts: [answer], sources: [], language, confidence: 1 }
}

/** From the next message on the agent says this to this question. */
export function correctAnswer(db: Db, agentId: string, correction: Omit<CuratedAnswer, 'id'>): Promise<string> {
  return insertCurated(db, agentId, correction)
}

/** The agent answers by itself again. */
export async function takeCorrectionBack(db: Db, accountId: string, id: string): Promise<void> {
  if (!(await deleteCurated(db, accountId, id))) throw new AppError('not_found', 'Correction not found')
}

/** Asks every corrected question again, after the knowledge has changed: whether the correction still holds, and what the site says by itself now. */
export async function checkCorrections(deps: IndexDeps, agent: Agent): Promise<void> {
  const curated = await listCurated(deps.db, agent.id)
  if (curated.length === 0) return
  for (const { id, question, answer } of curated) {
    const said = findCurated(curated, question, agent.language)
    const index = await loadIndex(deps, agent, [question])
    const own = answerQuestion(index, { text: question, locale: '', history: [], now: new Date(), similarity: new Map() })
    await markChecked(deps.db, id, { holds: said?.answer === answer, siteSays: own.kind === 'known' ? own.parts.join('') : '' })
  }
}
