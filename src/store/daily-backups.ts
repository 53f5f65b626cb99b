import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '#src/base/log.ts'
import { writeBackup } from './backup.ts'
import type { Db } from './database.ts'

export interface DailyBackups {
  db: Db
  /** Folder of the backups. */
  folder: string
  log: Log
  secretKey: string
}

const DAY_MS = 86_400_000
const KEPT = 7
// Late enough not to slow the first requests, and often enough to catch up soon after the machine slept.
const FIRST_LOOK_MS = 60_000
const POLL_MS = 600_000
const NAME = /^(\d{4}-\d\d-\d\dT\d\d)(\d\d)(\d\dZ)\.backup$/

/**
 * Writes a backup every day while the process runs. The first follows soon after a start that finds none from the last
 * 24 hours.
 */
export function startDailyBackups(backups: DailyBackups): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve()
  const look = (): void => {
    running = running
      .then(() => backUpWhenDue(backups))
      .catch((error: unknown) => backups.log.error({ err: error }, 'the daily backup failed'))
  }
  const first = setTimeout(look, FIRST_LOOK_MS).unref()
  const later = setInterval(look, POLL_MS).unref()
  return {
    stop: () => {
      clearTimeout(first)
      clearInterval(later)
      return running
    },
  }
}

/** Writes a backup unless there is one from the last 24 hours, and keeps the newest seven. */
export async function backUpWhenDue({ db, folder, log, secretKey }: DailyBackups, now = new Date()): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // A backup dated tomorrow was written while the clock was wrong.
  const ages = (await listBackups(folder)).map((name) => now.getTime() - madeAt(name))
  if (ages.some((age) => age >= 0 && age < DAY_MS)) return
  const startedAt = performance.now()
  const name = `${now.toISOString().replace(/\.\d+/, '').replaceAll(':', '')}.backup`
  const rows = await writeBackup(db, join(folder, name), secretKey)
  log.info({ file: name, rows, ms: Math.round(performance.now() - startedAt) }, 'daily backup written')
  // Names from a time when the clock was ahead sort after this one.
  const others = (await listBackups(folder)).filter((other) => other !== name)
  for (const other of others.slice(0, 1 - KEPT)) await rm(join(folder, other), { force: true })
}

/** Oldest first, because names start with the time. */
async function listBackups(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => NAME.test(name)).toSorted()
}

function madeAt(name: string): number {
  return Date.parse(name.replace(NAME, '$1:$2:$3'))
}
