import { AppError } from '#src/base/errors.ts'
import type { Db, Tx } from '#src/store/database.ts'
import { type ItemState, countItems } from './knowledge-store.ts'
import { enforceLimit } from '#src/features/accounts/accounts.ts'

/** Limits on items for a demo agent, to which anyone can add. */
export interface KeylessLimits {
  perHour: number
  max: number
}

// A person has to read them all.
const HELD_MAX = 100

/**
 * Counts an item towards the agent's hourly limit. Live and held items count separately, so that strangers do not use
 * up the creator's limit.
 */
export function countKeylessItem(db: Db, { perHour }: KeylessLimits, agentId: string, state: ItemState): Promise<void> {
  const words = `Rate limit exceeded: maximum ${perHour} items per hour for an unclaimed agent`
  return enforceLimit(db, `keyless:${state}:${agentId}`, { max: perHour, words })
}

/** Throws if the agent is full. Exact while the caller holds a lock on the agent. */
export async function checkKeylessCap(
  db: Tx,
  { max }: KeylessLimits,
  agentId: string,
  state: ItemState,
): Promise<void> {
  const count = await countItems(db, agentId, { state, origin: 'added' })
  if (state === 'live' && count >= max) {
    throw new AppError(
      'invalid_input',
      `An unclaimed agent can have ${max} items. Claim the agent, then add more with an API key.`,
    )
  }
  if (state === 'held' && count >= HELD_MAX) {
    throw new AppError(
      'invalid_input',
      `${HELD_MAX} items already wait for the owner to approve them. Claim the agent to approve them and to add more with an API key.`,
    )
  }
}
