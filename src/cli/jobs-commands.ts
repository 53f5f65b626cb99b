import { readConfig } from '#src/config.ts'
import { type JobRecord, type Queue, openQueue } from '#src/store/queue.ts'
import { openConfigured } from './open-configured.ts'

/** Prints waiting, running, retrying and dead jobs, the newest first. */
export function listJobs(): Promise<number> {
  return withQueue(async (queue) => {
    const jobs = await queue.listJobs()
    const rows = [['JOB', 'STATE', 'TRIES', 'QUEUED', 'ERROR'], ...jobs.map(toRow)]
    const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
    for (const row of rows)
      process.stdout.write(
        `${row
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
      )
  })
}

/** Lets every dead job run again. */
export function retryJobs(): Promise<number> {
  return withQueue(async (queue) => {
    const count = await queue.retryDead()
    process.stdout.write(count === 1 ? '1 dead job runs again.\n' : `${count} dead jobs run again.\n`)
  })
}

function toRow({ name, state, tries, createdAt, error }: JobRecord): string[] {
  return [name, state, String(tries), createdAt.toISOString(), error.replace(/\s+/g, ' ').slice(0, 100)]
}

async function withQueue(use: (queue: Queue) => Promise<void>): Promise<number> {
  const database = await openConfigured(readConfig())
  try {
    const onError = (error: Error): void => void process.stderr.write(`${error.message}\n`)
    const queue = await openQueue({ database, onError, works: false })
    await use(queue)
    await queue.stop()
    return 0
  } finally {
    await database.close()
  }
}
