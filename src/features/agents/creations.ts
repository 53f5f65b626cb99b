import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { AppError } from '#src/base/errors.ts'
import { createId } from '#src/base/ids.ts'
import type { Db, Tx } from '#src/store/database.ts'
import { type Agent, findAgentByWebsite } from './agents-store.ts'

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

// Longer than the slowest creation, so that only a crashed one lets go by time.
const LEASE_SECONDS = 60
const POLL_MS = 200

/**
 * Reserves the right to create: the website for one caller, and a place in the day's limits, exact under simultaneous calls because
 * all who ask for the same thing queue up behind one lock. Throws `conflict` with the existing agent, or `rate_limited`. A caller
 * whose website is being created right now waits for the outcome. Ends with `finishCreation`, `releaseCreation`, or the lease.
 */
export async function reserveCreation(db: Db, request: CreationRequest): Promise<string> {
  for (;;) {
    const outcome = await db.transaction().execute((tx) => tryReserve(tx, request))
    if (outcome !== 'wait') return outcome
    await sleep(POLL_MS)
  }
}

async function tryReserve(db: Tx, request: CreationRequest): Promise<string | 'wait'> {
  const locks = [request.website && `website:${request.website}`, request.owner, request.addressHash && `address:${request.addressHash}`]
  for (const lock of locks) if (lock) await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(db)

  if (request.website) {
    const existing = await findAgentByWebsite(db, request.website)
    if (existing) throw existingAgentError(existing)
    if (await isBeingCreated(db, request.website)) return 'wait'
  }
  const { owner, addressHash, limits } = request
  await checkDayLimit(db, 'owner', owner, limits.perOwnerPerDay, `maximum ${limits.perOwnerPerDay} agents per day per email`)
  if (addressHash) {
    await checkDayLimit(db, 'address_hash', addressHash, limits.perAddressPerDay, `maximum ${limits.perAddressPerDay} agents per day per address`)
  }
  const id = createId()
  const lease_until = sql<Date>`now() + make_interval(secs => ${LEASE_SECONDS})`
  await db.insertInto('creations').values({ id, owner, address_hash: addressHash, website: request.website, agent_id: null, lease_until }).execute()
  return id
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

async function isBeingCreated(db: Tx, website: string): Promise<boolean> {
  const row = await db
    .selectFrom('creations')
    .select('id')
    .where('website', '=', website)
    .where('agent_id', 'is', null)
    .where('lease_until', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row !== undefined
}

/** Counts what was created in the last 24 hours, and what is being created now. */
async function checkDayLimit(db: Tx, column: 'owner' | 'address_hash', value: string, limit: number, rule: string): Promise<void> {
  const row = await db
    .selectFrom('creations')
    .select([sql<number>`count(*)::int`.as('count'), sql<number | null>`ceil(extract(epoch from min(created_at) - now()))::int + 86400`.as('retryAfter')])
    .where(column, '=', value)
    .where('created_at', '>', sql<Date>`now() - interval '24 hours'`)
    .where((where) => where.or([where('agent_id', 'is not', null), where('lease_until', '>', sql<Date>`now()`)]))
    .executeTakeFirstOrThrow()
  if (row.count < limit) return
  throw new AppError('rate_limited', `Rate limit exceeded: ${rule}`, { retryAfterSeconds: Math.max(1, row.retryAfter ?? 1) })
}

/** Makes the reservation count as done, in the transaction that creates the agent. Throws when the lease was lost meanwhile. */
export async function finishCreation(db: Tx, id: string, agentId: string): Promise<void> {
  const done = await db
    .updateTable('creations')
    .set({ agent_id: agentId })
    .where('id', '=', id)
    .where('lease_until', '>', sql<Date>`now()`)
    .returning('id')
    .executeTakeFirst()
  if (!done) throw new AppError('unavailable', 'Creating the agent took too long. Nothing was stored; please try again.')
}

export async function releaseCreation(db: Db, id: string): Promise<void> {
  await db.deleteFrom('creations').where('id', '=', id).where('agent_id', 'is', null).execute()
}
