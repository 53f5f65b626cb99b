import { retrievePassages } from '#src/engine/answer/answer.ts'
import type { Passage } from '#src/engine/answer/units/answer-types.ts'
import type { Agent } from '#src/features/agents/agents.ts'
import type { IndexDeps } from './agent-knowledge.ts'
import { lookUp } from './look-up.ts'

/** Returns the passages of the agent's knowledge that fit a text best. */
export async function searchKnowledge(
  deps: IndexDeps,
  agent: Agent,
  { text, limit }: { text: string; limit: number },
): Promise<Passage[]> {
  const { index, similarities } = await lookUp(deps, agent, { questions: [text] })
  const [similarity = new Map()] = await similarities()
  const asked = { text, locale: agent.language, history: [], now: new Date(), timeZone: agent.timeZone, similarity }
  return retrievePassages(index, asked, limit)
}
