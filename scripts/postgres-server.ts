import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import pg from 'pg'

export interface PostgresServer extends AsyncDisposable {
  /** The URL of an empty database on the server. */
  url: string
  /** Restarts the server at once, as a crash or an update would. */
  restart(): void
}

/**
 * Starts a PostgreSQL server with pgvector. It stops with this process, even if that is killed. Throws a message if it
 * does not start.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const server = startScript(['serve', '0'])
  const url = await readAddress(server)
  return { url, restart: () => void server.kill('SIGHUP'), [Symbol.asyncDispose]: () => stop(server) }
}

/** Starts PgBouncer in transaction mode before such a server, with eight connections to it. */
export async function startPooler(serverUrl: string): Promise<Omit<PostgresServer, 'restart'>> {
  const pooler = startScript(['pool', serverUrl])
  return { url: await readAddress(pooler), [Symbol.asyncDispose]: () => stop(pooler) }
}

function startScript(args: string[]): ChildProcess {
  const child = spawn('setpriv', ['--pdeathsig=TERM', 'scripts/postgres.sh', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  child.on('error', (error) => console.error(error.message))
  return child
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

/** Returns the URL of another database on the server. */
export function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}

/** Runs one statement outside a transaction. */
export async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
