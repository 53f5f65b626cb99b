import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '#src/base/errors.ts'
import type { Db, Tx } from '#src/store/database.ts'
import { acquireLocks } from '#src/store/advisory-locks.ts'
import { type Agent, findAgentByWebsite, releaseUnclaimedAgents } from './agents-store.ts'
import { type CreationCount, countCreations, insertCreation, isBeingCreated, markCreated } from './creations-store.ts'

/** What a creation holds while it is under way. */
export interface CreationRequest {
  /** Whose daily limit it counts to: `email:…` or `account:…`. */
  owner: string
  /** Hashed client address, when it counts to that one's limit too. */
  addressHash: string | null
  /** Canonical website, when it claims one. */
  website: string | null
  limits: { perOwnerPerDay: number; perAddressPerDay: number }
}

const POLL_MS = 200

/**
 * Reserves the right to create: the website for one caller, and a place in the day's limits, exact under simultaneous
 * calls because all who ask for the same thing queue up behind one lock. Throws `conflict` with the existing agent, or
 * `rate_limited`. Whether a creation under way will count is not known yet: a caller whom it would refuse waits for its
 * outcome. Ends with `finishCreation`, `releaseCreation`, or the lease.
 */
export async function reserveCreation(db: Db, request: CreationRequest): Promise<string> {
  for (;;) {
    const reservation = await db.transaction().execute((tx) => tryReserve(tx, request))
    if (reservation !== undefined) return reservation
    await sleep(POLL_MS)
  }
}

/** Nothing while the answer hangs on a creation that is under way. */
async function tryReserve(db: Tx, request: CreationRequest): Promise<string | undefined> {
  const { owner, addressHash, website, limits } = request
  await acquireLocks(db, [
    ...(website ? [`website:${website}`] : []),
    owner,
    ...(addressHash ? [`address:${addressHash}`] : []),
  ])
  if (website) {
    // In this order: a creation that ends in between is seen by what it made.
    if (await isBeingCreated(db, website)) return undefined
    await releaseUnclaimedAgents(db, website)
    const existing = await findAgentByWebsite(db, website)
    if (existing) throw existingAgentError(existing)
  }
  const { perOwnerPerDay, perAddressPerDay } = limits
  const ofOwner = await countCreations(db, 'owner', owner)
  checkDayLimit(perOwnerPerDay, `maximum ${perOwnerPerDay} agents per day per email`, ofOwner)
  const ofAddress = addressHash ? await countCreations(db, 'address_hash', addressHash) : NONE
  checkDayLimit(perAddressPerDay, `maximum ${perAddressPerDay} agents per day per address`, ofAddress)
  const isFree = hasPlace(ofOwner, perOwnerPerDay) && hasPlace(ofAddress, perAddressPerDay)
  return isFree ? insertCreation(db, request) : undefined
}

function existingAgentError(agent: Agent): AppError {
  return new AppError('conflict', 'An agent already exists for this website', {
    body: {
      existing_agent: {
        agent_id: agent.id,
        agent_name: agent.name,
        company_name: agent.companyName,
        website_url: agent.websiteUrl,
        created_at: agent.createdAt.toISOString(),
      },
    },
  })
}

const NONE: CreationCount = { done: 0, underWay: 0, secondsLeft: 0 }

function hasPlace({ done, underWay }: CreationCount, limit: number): boolean {
  return done + underWay < limit
}

function checkDayLimit(limit: number, rule: string, { done, secondsLeft }: CreationCount): void {
  if (done < limit) return
  throw new AppError('rate_limited', `Rate limit exceeded: ${rule}`, { retryAfterSeconds: Math.max(1, secondsLeft) })
}

/**
 * Makes the reservation count as done, in the transaction that creates the agent. Throws when the lease was lost
 * meanwhile.
 */
export async function finishCreation(db: Tx, id: string, agentId: string): Promise<void> {
  if (await markCreated(db, id, agentId)) return
  throw new AppError('unavailable', 'Creating the agent took too long. Nothing was stored. Try again.')
}
