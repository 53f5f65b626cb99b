import { type AnswerExplanation, explainAnswer } from '#src/engine/answer/answer.ts'
import type { Agent } from '#src/features/agents/agents.ts'
import { answerBurst } from './answer-burst.ts'
import type { IndexDeps } from './agent-knowledge.ts'
import { lookUp } from './look-up.ts'
import { listCorrections } from './curated-store.ts'
import { answerCurated } from './owner-answers.ts'

/** The built-in answer to a message, and the reasons for it. */
export interface OwnersExplanation extends AnswerExplanation {
  /** The text that a visitor gets: the correction if there is one, with an answer to each question of the message. */
  said: string
  isCurated: boolean
}

/** Explains the answer to a first message. It costs no credit, calls no model and stores nothing. */
export async function explainToOwner(
  deps: IndexDeps,
  agent: Agent,
  { text, locale, now }: { text: string; locale: string; now: Date },
): Promise<OwnersExplanation> {
  const { index, similarities } = await lookUp(deps, agent, { questions: [text] })
  const similar = await similarities()
  const [similarity = new Map()] = similar
  const corrections = await listCorrections(deps.db, agent.id)
  const curated = (asked: string) => answerCurated(corrections, asked, agent.language)
  const asked = { locale, history: [], now, timeZone: agent.timeZone }
  const { parts } = await answerBurst(index, { ...asked, texts: [text], curated }, similar)
  const said = parts.join('')
  return { ...explainAnswer(index, { ...asked, text, similarity }), said, isCurated: curated(text) !== undefined }
}
