import type { Metrics } from '#src/base/metrics.ts'
import type { AnswerIndex } from '#src/engine/answer/answer.ts'
import type { Answer, Passage } from '#src/engine/answer/units/answer-types.ts'
import { ChatError } from '#src/engine/models/chat/chat-types.ts'
import { type HeldAnswer, holdAnswer } from '#src/engine/write/judge/hold-answer.ts'
import type { TokenUsage } from '#src/engine/write/prompt/token-usage.ts'
import type { WrittenAnswer } from '#src/engine/write/write-answer.ts'
import type { Agent } from '#src/features/agents/agents.ts'
import type { IndexDeps } from './agent-knowledge.ts'
import { judgeReply, knowledgeFor } from './judge-reply.ts'
import type { AnswerModel } from './model-budget.ts'
import { passagesOf } from './reply.ts'

export interface HeldReply {
  agent: Agent
  question: { texts: string[]; history: { role: 'visitor' | 'agent'; text: string }[]; now: Date; signal: AbortSignal }
  index: AnswerIndex
  builtin: () => Promise<Answer>
  /** Returns the passages that fit the question best. */
  passages: () => Promise<readonly Passage[]>
  check: NonNullable<AnswerModel['check']>
  /** Gets the tokens that the judge used. */
  onUsage: (usage: TokenUsage) => void
}

/** Messages before the question that the judge reads. */
const EARLIER_MESSAGES = 4
/** The model notices its own silence first, so that an endpoint that is silent again and again gets rests. */
const SLACK_MS = 100

/** Holds a model's answer until it is judged. If the judge fails or takes too long, all of the answer is shown. */
export function holdReply(
  deps: IndexDeps & { metrics: Metrics },
  { agent, question, index, builtin, passages, check, onUsage }: HeldReply,
  answer: AsyncGenerator<string, WrittenAnswer>,
): AsyncGenerator<string, HeldAnswer> {
  const { texts, history, signal } = question
  const conversation = [
    ...history.slice(-EARLIER_MESSAGES),
    ...texts.map((text) => ({ role: 'visitor' as const, text })),
  ]
  const judge = async (sentences: string[], { sources }: WrittenAnswer) => {
    if (signal.aborted) return undefined
    try {
      return await judgeReply(deps, check.judge, {
        agent,
        knowledge: knowledgeFor(agent, index, {
          conversation,
          passages: await passagesOf(index, { text: sentences.join(' '), sources }, passages),
          now: question.now,
        }),
        conversation,
        sentences,
        rewrites: true,
        signal: AbortSignal.any([signal, AbortSignal.timeout(check.patienceMs + SLACK_MS)]),
        onUsage,
      })
    } catch (error) {
      if (error instanceof ChatError) return undefined
      throw error
    }
  }
  return holdAnswer(answer, { question: texts.join(' '), builtin, judge })
}
