import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '#src/base/errors.ts'
import type { Db, Tx } from '#src/store/database.ts'
import { acquireLocks } from '#src/store/advisory-locks.ts'
import { type Agent, findAgentByWebsite, releaseUnclaimedAgents } from './agents-store.ts'
import {
  type CreationCount,
  countCreations,
  insertCreation,
  insertDryRun,
  isBeingCreated,
  markCreated,
  releaseCreation,
} from './creations-store.ts'

/** What a running creation holds. */
export interface CreationRequest {
  /** Key of the daily limit: `email:…`, `account:…` or `batches:…`. */
  owner: string
  /** Hashed client address, if its limit applies too. */
  addressHash: string | null
  /** Canonical website, if there is one. */
  website: string | null
  /** `ownerRule` says in an error what `perOwnerPerDay` counts. */
  limits: { perOwnerPerDay: number; ownerRule: string; perAddressPerDay: number }
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
export function reserveCreation(db: Db, request: CreationRequest): Promise<Reservation> {
  return retryUntilDecided(db, (tx) => tryReserve(tx, request))
}

/**
 * Checks a dry run like `reserveCreation`, except for the daily limit of its owner, and counts it for the client
 * address. It reserves nothing, so that it delays no creation.
 */
export async function admitDryRun(db: Db, request: CreationRequest): Promise<void> {
  await retryUntilDecided(db, (tx) => tryDryRun(tx, request))
}

/** Repeats `attempt` until it returns a value. It returns undefined while a running creation decides the outcome. */
async function retryUntilDecided<T>(db: Db, attempt: (tx: Tx) => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const decided = await db.transaction().execute(attempt)
    if (decided !== undefined) return decided
    await sleep(POLL_MS)
  }
}

async function tryReserve(db: Tx, request: CreationRequest): Promise<Reservation | undefined> {
  const { owner, limits } = request
  await acquireLocks(db, [...locksOf(request), owner])
  const holder = await findHolder(db, request)
  if (holder === 'running') return undefined
  // It makes no further agent, so it takes no place in the day's limits.
  if (holder) return { id: await insertCreation(db, request), existing: holder }
  const { perOwnerPerDay, ownerRule } = limits
  const ofOwner = await countCreations(db, 'owner', owner)
  checkDayLimit(perOwnerPerDay, `maximum ${perOwnerPerDay} agents per day ${ownerRule}`, ofOwner)
  const isFree = (await hasPlaceForAddress(db, request)) && hasPlace(ofOwner, perOwnerPerDay)
  return isFree ? { id: await insertCreation(db, request), existing: undefined } : undefined
}

async function tryDryRun(db: Tx, request: CreationRequest): Promise<true | undefined> {
  await acquireLocks(db, locksOf(request))
  const holder = await findHolder(db, request)
  if (holder === 'running') return undefined
  if (holder) return true
  if (!(await hasPlaceForAddress(db, request))) return undefined
  if (request.addressHash) await insertDryRun(db, request.addressHash)
  return true
}

function locksOf({ website, addressHash }: CreationRequest): string[] {
  return [...(website ? [`website:${website}`] : []), ...(addressHash ? [`address:${addressHash}`] : [])]
}

/**
 * Returns the agent whose creation the request repeats, or `running` while another creation holds the website. Throws
 * `website_taken` if another agent has it.
 */
async function findHolder(
  db: Tx,
  { website, isRepeatedCreation }: CreationRequest,
): Promise<Agent | 'running' | undefined> {
  if (!website) return undefined
  // In this order, so that a creation that ends in between is seen by its agent.
  if (await isBeingCreated(db, website)) return 'running'
  await releaseUnclaimedAgents(db, website)
  const existing = await findAgentByWebsite(db, website)
  if (existing && !(await isRepeatedCreation(db, existing))) throw existingAgentError(existing)
  return existing
}

/** Returns false while running creations take the last places of the client address. Throws `day_limit`. */
async function hasPlaceForAddress(db: Tx, { addressHash, limits }: CreationRequest): Promise<boolean> {
  if (!addressHash) return true
  const { perAddressPerDay } = limits
  const ofAddress = await countCreations(db, 'address_hash', addressHash)
  checkDayLimit(perAddressPerDay, `maximum ${perAddressPerDay} agents per day per address`, ofAddress)
  return hasPlace(ofAddress, perAddressPerDay)
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
