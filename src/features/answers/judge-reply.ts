import type { Metrics } from '#src/base/metrics.ts'
import { inSpan } from '#src/base/tracing.ts'
import { type AnswerIndex, retrievePassages } from '#src/engine/answer/answer.ts'
import type { Passage } from '#src/engine/answer/units/answer-types.ts'
import { ChatError, type ChatModel } from '#src/engine/models/chat/chat-types.ts'
import type { JudgedBy } from '#src/engine/write/judge/judge-prompt.ts'
import { judgeSentences } from '#src/engine/write/judge/judge-sentences.ts'
import type { Verdict } from '#src/engine/write/judge/read-verdicts.ts'
import { businessCard } from '#src/engine/write/prompt/business-card.ts'
import type { TokenUsage } from '#src/engine/write/prompt/token-usage.ts'
import type { Agent } from '#src/features/agents/agents.ts'
import type { IndexDeps } from './agent-knowledge.ts'
import { spendTokens } from './model-budget.ts'
import { countTokenUse, countTokens, noteModelError } from './model-use.ts'
import { PASSAGES } from './reply.ts'
import { sayMoment } from './say-moment.ts'

const JUDGED = {
  name: 'foyer_judged_sentences_total',
  help: 'Sentences of the chat model that were judged, by verdict.',
}

/** Longer items are judged by their passages alone, in characters. */
const MAX_WHOLE = 6_000
/** The most that a judgment takes, in tokens: the items of a reply and a few more. */
const MAX_CONTEXT = 8_000

export interface JudgedReply {
  agent: Agent
  /** The texts that the sentences are judged by, the most important first. */
  knowledge: readonly JudgedBy[]
  /** The last messages, oldest first, with the visitor's question at the end. */
  conversation: readonly { role: 'visitor' | 'agent'; text: string }[]
  sentences: readonly string[]
  /** The judge also says what to show in place of an unsupported sentence. */
  rewrites?: boolean
  signal: AbortSignal
  /** Gets the tokens of each call. The budgets pay for them in any case. */
  onUsage: (usage: TokenUsage) => void
}

/**
 * Lets a model judge the sentences of a reply by the knowledge. Returns the verdicts by the index of their sentence.
 * Throws `ChatError` if the model fails.
 */
export async function judgeReply(
  deps: IndexDeps & { metrics: Metrics },
  judge: ChatModel,
  reply: JudgedReply,
): Promise<Map<number, Verdict>> {
  const { agent, conversation, sentences, rewrites, knowledge, signal, onUsage } = reply
  const { used, add } = countTokenUse()
  try {
    const contextTokens = Math.min(MAX_CONTEXT, await judge.contextTokens())
    const count = (usage: TokenUsage): void => {
      add(usage)
      onUsage(usage)
    }
    const asked = { model: judge, conversation, sentences, rewrites, knowledge, contextTokens, signal, onUsage: count }
    const verdicts = await inSpan('judge', () => judgeSentences(asked))
    for (const { verdict } of verdicts.values()) deps.metrics.increase(JUDGED, { model: judge.name, verdict })
    return verdicts
  } catch (error) {
    if (error instanceof ChatError) noteModelError(deps, judge, error, 'the model did not judge a reply')
    throw error
  } finally {
    countTokens(deps.metrics, judge, used)
    await spendTokens(deps.db, agent, used.inputTokens + used.outputTokens)
  }
}

/**
 * Returns what to judge a reply by: the moment and the card of the business, the items it rests on, then the passages
 * closest to the question.
 */
export function knowledgeFor(
  agent: Agent,
  index: AnswerIndex,
  { conversation, passages, now }: Pick<JudgedReply, 'conversation'> & { passages: readonly Passage[]; now: Date },
): JudgedBy[] {
  const question = conversation.findLast(({ role }) => role === 'visitor')?.text ?? ''
  const asked = { text: question, locale: '', history: [], now, timeZone: agent.timeZone }
  const closest = retrievePassages(index, { ...asked, similarity: new Map() }, PASSAGES)
  const restsOn = new Set(passages.map(({ itemId }) => itemId))
  const items = index.items.filter(({ id, content }) => restsOn.has(id) && content.length <= MAX_WHOLE)
  const whole = new Set(items.map(({ id }) => id))
  return [
    { title: '', url: '', text: sayMoment(agent, index, { now, language: agent.language }) },
    { title: '', url: '', text: businessCard(index, () => undefined) },
    ...items.map(({ title, url, content }) => ({ title, url, text: content })),
    ...[...passages, ...closest].filter(({ itemId }) => !whole.has(itemId)),
  ]
}
