import { suggestQuestions } from '#src/engine/answer/answer.ts'
import type { Agent } from '#src/features/agents/agents.ts'
import { type IndexDeps, loadIndex } from './agent-knowledge.ts'

/** Answers to visitors: built in, or written by a model and checked. */
export { type IndexCache, createIndexCache } from './agent-knowledge.ts'
export { type AnswersDeps, type Reply, answerVisitor, toReply } from './answer-visitor.ts'
export type { AnswerModel } from './model-budget.ts'

/** Questions that a visitor might begin with, each of which the agent answers. */
export async function suggestFor(deps: IndexDeps, agent: Agent, limit: number): Promise<string[]> {
  return suggestQuestions(await loadIndex(deps, agent), limit)
}
