import { AppError } from '#src/base/errors.ts'
import { answerQuestion } from '#src/engine/answer/answer.ts'
import type { Answer } from '#src/engine/answer/answer-types.ts'
import { embedText } from '#src/engine/models/builtin-embedding.ts'
import type { Agent } from '#src/features/agents/agents.ts'
import type { Db } from '#src/store/database.ts'
import { type IndexDeps, loadIndex } from './agent-knowledge.ts'
import { type CuratedAnswer, deleteCurated, insertCurated, listCurated, markChecked } from './curated-store.ts'

/** How alike two questions must be to be the same, by the built-in embedding. Below it other things begin to be asked about. */
export const SAME_QUESTION = 0.72
/** The bound for putting questions together for an owner to read: a mistake costs less there than in an answer. */
export const SAME_GROUP = 0.58

export function similarityOf(one: Float32Array, other: Float32Array): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0)
}

/** The curated answer to a question: that of the question most like it, if it is the same one. */
export function findCurated(curated: readonly CuratedAnswer[], question: string): CuratedAnswer | undefined {
  const asked = embedText(question)
  const rated = curated.map((one) => ({ one, similarity: similarityOf(asked, embedText(one.question)) }))
  const best = rated.toSorted((a, b) => b.similarity - a.similarity)[0]
  return best && best.similarity >= SAME_QUESTION ? best.one : undefined
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
    const said = findCurated(curated, question)
    const index = await loadIndex(deps, agent, [question])
    const own = answerQuestion(index, { text: question, locale: '', history: [], now: new Date(), similarity: new Map() })
    await markChecked(deps.db, id, { holds: said?.answer === answer, siteSays: own.kind === 'known' ? own.parts.join('') : '' })
  }
}
