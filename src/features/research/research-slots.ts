import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '#src/store/database.ts'
import { acquireLocks } from '#src/store/advisory-locks.ts'
import { countResearchRuns, deleteResearchRun, insertResearchRun } from './research-slots-store.ts'

/** However many agents are made of one host's pages at once, its server serves us as it would a few visitors. */
const RUNS_PER_HOST = 2
const POLL_MS = 250
// A run that ends late still holds its place; one that crashed gives it back.
const LEASE_SLACK_MS = 40_000

export interface SlotRequest {
  /** With its port, and without `www.`: both are one server. */
  host: string
  /** How long to wait for a place; 0 asks once. */
  waitMs: number
  /** How long the reading may take. */
  budgetMs: number
}

/**
 * Reads a host while at most one other run does, over all nodes. `read` is told how long it waited for its turn.
 * Answers undefined, with nothing read, when no place was free in time: the reading is then left to a later run.
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
