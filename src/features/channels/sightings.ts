import { LRUCache } from 'lru-cache'
import type { Addresses } from '#src/base/addresses.ts'
import type { Agent } from '#src/features/agents/agents.ts'
import type { Db } from '#src/store/database.ts'
import { isServiceOrigin } from './appearance.ts'
import { isOwnWebsite } from './own-website.ts'
import { saveSighting } from './sightings-store.ts'

export { findLastSighting } from './sightings-store.ts'

interface SightingDeps {
  db: Db
  addresses: Addresses
}

/** Sightings of one website within this time are stored once per process. */
const SAME_SIGHTING_MS = 60_000
const MAX_RECENT = 10_000
const recent = new LRUCache<string, true>({ max: MAX_RECENT, ttl: SAME_SIGHTING_MS })

/**
 * Stores that a page of this origin loaded the agent's widget, unless it is a page of the service. Anyone can send an
 * `Origin`, so an agent has a bounded number of websites; its own website is always stored.
 */
export async function noteSighting(
  { db, addresses }: SightingDeps,
  agent: Pick<Agent, 'id' | 'websiteUrl'>,
  origin: string | undefined,
): Promise<void> {
  const host = origin === undefined || isServiceOrigin(addresses, origin) ? undefined : URL.parse(origin)?.host
  const key = `${agent.id} ${host}`
  if (!host || recent.has(key)) return
  recent.set(key, true)
  await saveSighting(db, agent.id, { host, isOwn: isOwnWebsite(agent, origin) })
}
