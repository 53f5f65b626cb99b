import { type Config, readConfig } from '#src/config.ts'
import type { JobRecord } from '#src/contract/control/control-contract.ts'
import { type Queue, openQueue } from '#src/store/queue.ts'
import { askRunning } from './ask-running.ts'
import { openConfigured } from './open-configured.ts'
import { printable } from './printable.ts'

/** Prints dead jobs first, then waiting, running and retried ones, newest first. */
export async function listJobs(): Promise<number> {
  const config = readConfig()
  const running = await askRunning(config, { ask: 'list-jobs' })
  const { jobs, count } = running ?? (await withQueue(config, (queue) => queue.listJobs()))
  const rows = [['JOB', 'STATE', 'TRIES', 'QUEUED', 'DUE', 'ERROR'], ...jobs.map(toRow)]
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  const toLine = (row: string[]): string => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')
  for (const row of rows) process.stdout.write(`${toLine(row).trimEnd()}\n`)
  if (count > jobs.length) process.stdout.write(`… and ${count - jobs.length} more that were queued earlier.\n`)
  return 0
}

/** Runs every failed job now. */
export async function retryJobs(): Promise<number> {
  const config = readConfig()
  const running = await askRunning(config, { ask: 'retry-jobs' })
  const count = running ? running.count : await withQueue(config, (queue) => queue.retryFailed())
  process.stdout.write(count === 1 ? '1 job runs again.\n' : `${count} jobs run again.\n`)
  return 0
}

function toRow({ name, state, tries, createdAt, dueAt, error }: JobRecord): string[] {
  return [
    name,
    state,
    String(tries),
    createdAt.toISOString(),
    dueAt?.toISOString() ?? '',
    printable(error.replace(/\s+/g, ' ').slice(0, 100)),
  ]
}

async function withQueue<T>(config: Config, use: (queue: Queue) => Promise<T>): Promise<T> {
  await using database = await openConfigured(config)
  const onError = (error: Error): void => void process.stderr.write(`${error.message}\n`)
  const queue = await openQueue({ database, onError, works: false })
  const result = await use(queue)
  await queue.stop()
  return result
}
