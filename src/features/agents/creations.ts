import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '#src/base/errors.ts'
import type { Db, Tx } from '#src/store/database.ts'
import { acquireLocks } from '#src/store/advisory-locks.ts'
import { type Agent, findAgentByWebsite, releaseUnclaimedAgents } from './agents-store.ts'
import {
  type CreationCount,
  countCreations,
  insertCreation,
  isBeingCreated,
  markCreated,
  releaseCreation,
} from './creations-store.ts'

/** What a running creation holds. */
export interface CreationRequest {
  /** Key of the daily limit: `email:…` or `account:…`. */
  owner: string
  /** Hashed client address, if its limit applies too. */
  addressHash: string | null
  /** Canonical website, if there is one. */
  website: string | null
  limits: { perOwnerPerDay: number; perAddressPerDay: number }
  /** Reports whether the caller may repeat the creation of the agent that has the website. */
  isRepeatedCreation: (db: Tx, existing: Agent) => Promise<boolean>
}

/** What `reserveCreation` gives, until `finishCreation`, `releaseCreation` or the end of its lease. */
export interface Reservation {
  id: string
  /** The agent whose creation is repeated. */
  existing: Agent | undefined
}

const POLL_MS = 200

/**
 * Reserves the website and a place in the daily limits. It is exact under concurrent calls, because they take the same
 * advisory locks. Throws `website_taken` with the existing agent, or `day_limit`. If a running creation decides the
 * outcome, waits for it. The reservation ends with `finishCreation`, `releaseCreation` or the lease.
 */
export async function reserveCreation(db: Db, request: CreationRequest): Promise<Reservation> {
  for (;;) {
    const reservation = await db.transaction().execute((tx) => tryReserve(tx, request))
    if (reservation !== undefined) return reservation
    await sleep(POLL_MS)
  }
}

/** Returns undefined while a running creation decides the outcome. */
async function tryReserve(db: Tx, request: CreationRequest): Promise<Reservation | undefined> {
  const { owner, addressHash, website, limits, isRepeatedCreation } = request
  await acquireLocks(db, [
    ...(website ? [`website:${website}`] : []),
    owner,
    ...(addressHash ? [`address:${addressHash}`] : []),
  ])
  if (website) {
    // In this order, so that a creation that ends in between is seen by its agent.
    if (await isBeingCreated(db, website)) return undefined
    await releaseUnclaimedAgents(db, website)
    const existing = await findAgentByWebsite(db, website)
    if (existing && !(await isRepeatedCreation(db, existing))) throw existingAgentError(existing)
    // It makes no further agent, so it takes no place in the day's limits.
    if (existing) return { id: await insertCreation(db, request), existing }
  }
  const { perOwnerPerDay, perAddressPerDay } = limits
  const ofOwner = await countCreations(db, 'owner', owner)
  checkDayLimit(perOwnerPerDay, `maximum ${perOwnerPerDay} agents per day per email`, ofOwner)
  const ofAddress = addressHash ? await countCreations(db, 'address_hash', addressHash) : NONE
  checkDayLimit(perAddressPerDay, `maximum ${perAddressPerDay} agents per day per address`, ofAddress)
  const isFree = hasPlace(ofOwner, perOwnerPerDay) && hasPlace(ofAddress, perAddressPerDay)
  return isFree ? { id: await insertCreation(db, request), existing: undefined } : undefined
}

function existingAgentError(agent: Agent): AppError {
  return new AppError('website_taken', 'An agent already exists for this website', {
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
  throw new AppError('day_limit', `Rate limit exceeded: ${rule}`, { retryAfterSeconds: Math.max(1, secondsLeft) })
}

/**
 * Completes the reservation in the transaction that stores the agent. A repeated creation does not count for the daily
 * limits. Throws if the lease was lost.
 */
export async function finishCreation(db: Tx, { id, existing }: Reservation, agentId: string): Promise<void> {
  if (await (existing ? releaseCreation(db, id) : markCreated(db, id, agentId))) return
  throw new AppError('unavailable', 'Creating the agent took too long. Nothing was stored. Try again.')
}
