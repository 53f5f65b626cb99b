import type { Passage } from '#src/engine/answer/units/answer-types.ts'
import { ChatError } from '#src/engine/models/chat/chat-types.ts'
import { splitSentences } from '#src/engine/write/sentence-splitter.ts'
import { type TokenUsage, isFree } from '#src/engine/write/prompt/token-usage.ts'
import type { Agent } from '#src/features/agents/agents.ts'
import { loadIndex } from './agent-knowledge.ts'
import type { AnswersDeps } from './answer-visitor.ts'
import { judgeReply, knowledgeFor } from './judge-reply.ts'
import { findModelFor } from './model-budget.ts'

export interface WrittenReply {
  /** The part of the reply that the model wrote. */
  written: string
  /** The last messages, oldest first, with the visitor's question at the end. */
  conversation: readonly { role: 'visitor' | 'agent'; text: string }[]
  passages: readonly Passage[]
  /** When it was written. */
  now: Date
  signal: AbortSignal
  onUsage: (usage: TokenUsage) => void
}

/**
 * Lets a model judge a reply that was sent, and returns its unsupported sentences with the reasons. Returns nothing if
 * no model judges, the budget is spent, or the model failed at a cost. Throws `ChatError` if another try later costs
 * nothing.
 */
export async function judgeWritten(
  deps: AnswersDeps,
  agent: Agent,
  reply: WrittenReply,
): Promise<{ text: string; reason: string }[] | undefined> {
  const judge = (await findModelFor(deps.db, deps.answerModel, agent)) && deps.answerModel?.check?.judge
  if (!judge) return undefined
  const sentences = splitSentences(reply.written)
  const question = reply.conversation.findLast(({ role }) => role === 'visitor')?.text ?? ''
  try {
    const index = await loadIndex(deps, agent, [question])
    const knowledge = knowledgeFor(agent, index, reply)
    const verdicts = await judgeReply(deps, judge, { ...reply, agent, knowledge, sentences })
    return sentences.flatMap((text, at) => {
      const found = verdicts.get(at)
      return found?.verdict === 'unsupported' ? [{ text, reason: found.reason }] : []
    })
  } catch (error) {
    if (!(error instanceof ChatError) || error.failure === 'aborted' || isFree(error)) throw error
    return undefined
  }
}
