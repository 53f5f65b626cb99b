import { AppError } from '#src/base/errors.ts'
import { countRequest } from '#src/features/accounts/accounts.ts'
import { type Agent, isCreator } from '#src/features/agents/agents.ts'
import { hasItemsOf } from '#src/features/knowledge/knowledge.ts'
import type { Db } from '#src/store/database.ts'
import type { AgentCreation } from './creation-types.ts'

/** Each repetition reads the website, and takes no place in the day's limits. */
const REPEATS_PER_HOUR = 10
const HOUR_SECONDS = 3_600

/**
 * Reports whether a creation repeats that of an agent whose website was never read: the caller is the agent's own
 * account, or without a key its creator under the same email, and nothing of the website became knowledge. Throws
 * `rate_limited` after 10 times within an hour.
 */
export async function isRepeatedCreation(db: Db, creation: AgentCreation, agent: Agent): Promise<boolean> {
  if (!isOwn(creation, agent) || agent.researchState !== 'done' || (await hasItemsOf(db, agent.id, 'website')))
    return false
  const { count, secondsLeft } = await countRequest(db, `repeat:${agent.id}`, HOUR_SECONDS)
  if (count <= REPEATS_PER_HOUR) return true
  throw new AppError('rate_limited', `Rate limit exceeded: a website is read ${REPEATS_PER_HOUR} times per hour`, {
    retryAfterSeconds: Math.max(1, secondsLeft),
  })
}

function isOwn({ accountId, email, address }: AgentCreation, agent: Agent): boolean {
  return accountId === undefined ? agent.email === email && isCreator(agent, address) : agent.accountId === accountId
}
