import { type AnswerExplanation, explainAnswer } from '#src/engine/answer/answer.ts'
import type { Agent } from '#src/features/agents/agents.ts'
import type { IndexDeps } from './agent-knowledge.ts'
import { lookUp } from './look-up.ts'
import { listCorrections } from './curated-store.ts'
import { findCurated } from './owner-answers.ts'

/** What the built-in answerer says to a question, and why. */
export interface OwnersExplanation extends AnswerExplanation {
  /** The owner's own answer, which goes before all else; '' without one. */
  curated: string
}

/** Explains the answer to a question that opens a conversation. Costs no credit, asks no model to write and stores nothing. */
export async function explainToOwner(
  deps: IndexDeps,
  agent: Agent,
  { text, locale, now }: { text: string; locale: string; now: Date },
): Promise<OwnersExplanation> {
  const { index, similarities } = await lookUp(deps, agent, { questions: [text] })
  const [similarity = new Map()] = similarities
  const curated = findCurated(await listCorrections(deps.db, agent.id), text, agent.language)?.answer ?? ''
  return { ...explainAnswer(index, { text, locale, history: [], now, timeZone: agent.timeZone, similarity }), curated }
}
