import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '#src/store/database.ts'
import { acquireLocks } from '#src/store/advisory-locks.ts'
import { countResearchRuns, deleteResearchRun, insertResearchRun } from './research-slots-store.ts'

/** Keeps the load on one host like that of a few visitors, however many agents read it. */
const RUNS_PER_HOST = 2
const POLL_MS = 250
// A run that ends late keeps its slot; a crashed one releases it.
const LEASE_SLACK_MS = 40_000

export interface SlotRequest {
  /** With its port and without `www.`, because both are one server. */
  host: string
  /** How long to wait for a slot; 0 tries once. */
  waitMs: number
  /** Time budget of the reading. */
  budgetMs: number
}

/**
 * Reads a host while at most one other run does, across all nodes. `read` gets the time it waited. Returns undefined
 * and reads nothing if no slot was free in time; a later run then reads the host.
 */
export async function withResearchSlot<T>(
  db: Db,
  request: SlotRequest,
  read: (waitedMs: number) => Promise<T>,
): Promise<T | undefined> {
  const start = performance.now()
  const run = await takeSlot(db, request, start + request.waitMs)
  if (run === undefined) return undefined
  try {
    return await read(performance.now() - start)
  } finally {
    await deleteResearchRun(db, run)
  }
}

async function takeSlot(db: Db, { host, budgetMs }: SlotRequest, deadline: number): Promise<string | undefined> {
  for (;;) {
    const run = await db.transaction().execute(async (tx) => {
      await acquireLocks(tx, [`research:${host}`])
      const isFree = (await countResearchRuns(tx, host)) < RUNS_PER_HOST
      return isFree ? insertResearchRun(tx, host, budgetMs + LEASE_SLACK_MS) : undefined
    })
    if (run !== undefined || performance.now() + POLL_MS > deadline) return run
    await sleep(POLL_MS)
  }
}
