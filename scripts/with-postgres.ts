import { spawn } from 'node:child_process'
import { startPostgres } from './postgres-server.ts'

/**
 * `node scripts/with-postgres.ts COMMAND…` runs the command with TEST_DATABASE_URL set: to DATABASE_URL if that is set,
 * or else to a temporary PostgreSQL server. It exits with the command's code. With `--both` before the command it first
 * runs it without the variable, and then with it if that succeeded.
 */
async function main(command: string[]): Promise<number> {
  const isForBoth = command[0] === '--both'
  const [program, ...args] = isForBoth ? command.slice(1) : command
  if (program === undefined)
    throw new Error('Say which command to run: node scripts/with-postgres.ts [--both] COMMAND…')
  const exitCode = isForBoth ? await run(program, args, undefined) : 0
  return exitCode === 0 ? withPostgres(program, args) : exitCode
}

async function withPostgres(program: string, args: string[]): Promise<number> {
  const given = process.env.DATABASE_URL
  if (given) return run(program, args, given)
  await using server = await startPostgres()
  return await run(program, args, server.url)
}

async function run(program: string, args: string[], databaseUrl: string | undefined): Promise<number> {
  const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: databaseUrl } })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (exitCode) => resolve(exitCode ?? 1))
  })
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
