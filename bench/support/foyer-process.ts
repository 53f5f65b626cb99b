import { readFileSync } from 'node:fs'
import { type RunningProgram, startProgram } from './child-process.ts'
import type { Bench } from './figure-types.ts'

export type RunningFoyer = RunningProgram & { origin: string }

/** Returns the arguments that `npm start` passes to Node: its flags, then the program. */
function startArguments(): string[] {
  const { start } = (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } }).scripts
  const words = start.split(' ')
  return words.slice(words.indexOf('node') + 1)
}

/** Returns the flags that the service passes to Node. */
export const serviceFlags = (): string[] => startArguments().filter((argument) => argument.startsWith('--'))

/**
 * Starts the service in its own process as `npm start` does, on a free port and with limits that no measurement
 * reaches.
 */
export async function startFoyer(
  environment: Record<string, string>,
  flags: readonly string[] = [],
): Promise<RunningFoyer> {
  const program = await startProgram({
    command: process.execPath,
    args: [...flags, ...startArguments()],
    environment: { PORT: '0', LOG_LEVEL: 'warn', REQUESTS_PER_MINUTE: '1000000', ...environment },
    ready: /^Foyer is ready: http:\/\/localhost:(\d+)/,
  })
  return { ...program, origin: `http://127.0.0.1:${program.said}` }
}

export const SECRET_KEY = 'a secret of the measurements only, nowhere else'

/** Starts a node on a PostgreSQL database. */
export async function startNode(
  bench: Pick<Bench, 'createFolder'>,
  databaseUrl: string,
  settings: Record<string, string> = {},
): Promise<RunningFoyer> {
  return startFoyer({ DATABASE_URL: databaseUrl, SECRET_KEY, DATA_DIR: await bench.createFolder(), ...settings })
}

/** Calls the public API. Throws for an unsuccessful response. */
export async function callApi<T>(
  origin: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<T> {
  const response = await fetch(`${origin}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`POST ${path} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as T
}
