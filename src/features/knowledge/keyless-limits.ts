import { AppError } from '#src/base/errors.ts'
import { countRequest } from '#src/features/accounts/accounts.ts'
import type { Db, Tx } from '#src/store/database.ts'
import { type ItemState, countItems } from './knowledge-store.ts'

/** How many items a demo agent takes, which nobody owns and anybody may add to. */
export interface KeylessLimits {
  perHour: number
  max: number
}

const HOUR_SECONDS = 3600
// A person has to read them all.
const HELD_MAX = 100

/** Counts an item towards the agent's hour; live and held ones apart, so that strangers take nothing from its creator. */
export async function countKeylessItem(db: Db, { perHour }: KeylessLimits, agentId: string, state: ItemState): Promise<void> {
  const { count, secondsLeft } = await countRequest(db, `keyless:${state}:${agentId}`, HOUR_SECONDS)
  if (count <= perHour) return
  throw new AppError('rate_limited', `Rate limit exceeded: maximum ${perHour} items per hour for an agent that is not claimed`, {
    retryAfterSeconds: Math.max(1, secondsLeft),
  })
}

/** Throws when the agent is full. Exact while the caller keeps others from adding to the same agent. */
export async function checkKeylessCap(db: Tx, { max }: KeylessLimits, agentId: string, state: ItemState): Promise<void> {
  const count = await countItems(db, agentId, { state, origin: 'added' })
  if (state === 'live' && count >= max) {
    throw new AppError('invalid_input', `An agent that is not claimed takes ${max} items. Claim it, then add more with an API key.`)
  }
  if (state === 'held' && count >= HELD_MAX) {
    throw new AppError(
      'invalid_input',
      `${HELD_MAX} items wait for the approval of this agent's owner already. Claim the agent to approve them and to add more with an API key.`,
    )
  }
}
