import type { ChatModel } from '#src/engine/models/chat/chat-types.ts'
import { type Agent, findAccountUse } from '#src/features/agents/agents.ts'
import type { Db } from '#src/store/database.ts'
import { INSTALLATION, countTokens, readTokens } from './tokens-store.ts'

/** The model that writes answers, the agents it writes for, and its daily budgets. */
export interface AnswerModel {
  chat: ChatModel
  /** The model that judges what `chat` wrote: after the reply was sent, or before it is shown. */
  check: { mode: 'audit' | 'hold'; judge: ChatModel; patienceMs: number } | undefined
  answersFor: 'all' | 'claimed'
  tokensPerDay: number
  tokensPerAccountPerDay: number
}

const ownerOf = (agent: Agent): string => agent.accountId ?? agent.id

/** Reports whether a model writes for this agent, whatever is left of the budgets. */
export const writesFor = ({ answersFor }: AnswerModel, agent: Agent): boolean =>
  answersFor === 'all' || agent.state === 'active'

/**
 * Returns the model if it may answer for this agent now: within a share of the day's budgets, by default all of them.
 * Only turns in progress can overdraw a day's budget.
 */
export async function findModelFor(
  db: Db,
  model: AnswerModel | undefined,
  agent: Agent,
  share = 1,
): Promise<ChatModel | undefined> {
  if (!model || !writesFor(model, agent)) return undefined
  const [used, ofAccount] = await Promise.all([
    readTokens(db, [INSTALLATION, ownerOf(agent)]),
    agent.accountId === null ? undefined : findAccountUse(db, agent.accountId),
  ])
  const accountTokens = ofAccount?.modelTokensPerDay ?? model.tokensPerAccountPerDay
  const isLeft =
    (used.get(INSTALLATION) ?? 0) < model.tokensPerDay * share &&
    (used.get(ownerOf(agent)) ?? 0) < accountTokens * share
  return isLeft ? model.chat : undefined
}

/** Subtracts a turn's tokens from the day's budgets. */
export async function spendTokens(db: Db, agent: Agent, tokens: number): Promise<void> {
  if (tokens > 0) await countTokens(db, [INSTALLATION, ownerOf(agent)], tokens)
}
