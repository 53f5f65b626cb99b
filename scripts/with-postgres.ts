import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/**
 * `node scripts/with-postgres.ts COMMAND…` runs the command with TEST_DATABASE_URL set: to DATABASE_URL where that is given,
 * else to a PostgreSQL started for it and stopped after it. Exits as the command does.
 */
async function main(command: string[]): Promise<number> {
  const [program, ...args] = command
  if (program === undefined) throw new Error('Say which command to run: node scripts/with-postgres.ts COMMAND…')
  const given = process.env.DATABASE_URL
  if (given) return run(program, args, given)
  const server = startServer()
  try {
    return await run(program, args, await readAddress(server))
  } finally {
    await stop(server)
  }
}

/** The server goes down with this process, even when that is killed. */
function startServer(): ChildProcess {
  const server = spawn('setpriv', ['--pdeathsig=TERM', 'scripts/postgres.sh', 'serve', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  return server.on('error', (error) => console.error(error.message))
}

async function readAddress(server: ChildProcess): Promise<string> {
  if (!server.stdout) throw new Error('PostgreSQL has no output to read its address from')
  for await (const line of createInterface(server.stdout)) {
    if (line.startsWith('postgres://')) return line
  }
  throw new Error('PostgreSQL did not start; the reason stands above. With DATABASE_URL set, that one is used instead')
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.pid === undefined || server.exitCode !== null || server.signalCode !== null) return
  server.kill('SIGTERM')
  await once(server, 'exit')
}

async function run(program: string, args: string[], databaseUrl: string): Promise<number> {
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
