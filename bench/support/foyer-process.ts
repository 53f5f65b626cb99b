import { readFileSync } from 'node:fs'
import { type RunningProgram, startProgram } from './child-process.ts'

export type RunningFoyer = RunningProgram & { origin: string }

/** What `npm start` hands to Node: its flags, then the program. */
function startArguments(): string[] {
  const { start } = (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } }).scripts
  const words = start.split(' ')
  return words.slice(words.indexOf('node') + 1)
}

/** The flags that the service gives to Node. */
export const serviceFlags = (): string[] => startArguments().filter((argument) => argument.startsWith('--'))

/**
 * The service as a process of its own, as `npm start` starts it, on a free port and with limits that a measurement does
 * not meet.
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

/** Calls the public API. Throws for an answer that is none of success. */
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
