import { setImmediate as nextTurn } from 'node:timers/promises'
import { tuneV8 } from './base/tune-v8.ts'
import { describeSetup } from './cli/describe-setup.ts'
import { explainFailure } from './cli/explain-failure.ts'
import { locateDatabase, openConfigured } from './cli/open-configured.ts'
import { ConfigError, readConfig } from './config.ts'

// Supervisors kill after ten seconds.
const STOP_LIMIT_MS = 9_500
/** Requests that are not answered by then, such as incomplete ones, are cut off. */
const LAST_ANSWERS_MS = 8_000
/** Waits first, so that clients that wait for the service get through. */
const REHEARSAL_MS = 1_000

tuneV8()

// The first process of a container gets only signals that it listens to, also while it starts.
let stop = (): void => process.exit(1)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop())

/** Starts the service, and stops it cleanly at SIGINT or SIGTERM. */
try {
  const config = readConfig()
  const location = locateDatabase(config)
  const opening = openConfigured(config)
  // The embedded database starts in its thread while the rest of the program loads. A failure is handled below.
  opening.catch(() => {})
  const { createApp } = await import('./app.ts')
  const { startServer } = await import('./transport/http/server.ts')
  const { openControlSocket } = await import('./transport/control/control-socket.ts')
  const { startJobs } = await import('./transport/jobs/jobs.ts')
  const { rehearse } = await import('./engine/answer/answer.ts')
  const app = await createApp(config, location, opening)
  const server = await startServer(app)
  if (config.role !== 'web') await startJobs(app)
  const control = config.databaseUrl ? undefined : await openControlSocket(app)
  let stopping = false
  const endCleanly = async (): Promise<void> => {
    if (stopping) return
    stopping = true
    let unfinished = 'requests'
    const cutOff = (): never => {
      process.stderr.write(`Foyer stopped after ${STOP_LIMIT_MS / 1000} s. Unfinished: ${unfinished}.\n`)
      process.exit(1)
    }
    setTimeout(cutOff, STOP_LIMIT_MS).unref()
    setTimeout(() => server.server.closeAllConnections(), LAST_ANSWERS_MS).unref()
    app.beginStop()
    // Accepts connections that already wait before the server closes.
    await nextTurn()
    await Promise.all([server.close(), control?.close()])
    unfinished = 'jobs, crawls or database queries'
    await app[Symbol.asyncDispose]()
    // The process ends when nothing is left to wait for.
    unfinished = 'connections to other servers'
  }
  stop = () => void endCleanly()
  process.stdout.write(`Foyer is ready: ${app.addresses.public()}\n`)
  if (process.stdout.isTTY) process.stdout.write(await describeSetup(config, app.addresses.public()))
  setTimeout(() => void rehearse(), REHEARSAL_MS).unref()
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  // Open resources must not keep the process alive.
  process.exit(error instanceof ConfigError ? 2 : 1)
}

function explain(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return 'The port is already in use. Stop the other program, or set PORT to another port.'
  if (code === 'EADDRNOTAVAIL')
    return 'HOST is not an address of this machine. Set it to one that is, or to 0.0.0.0 for all addresses.'
  if (code === 'EACCES') return `Permission denied: ${message}. Set PORT or DATA_DIR to one this user can use.`
  return explainFailure(error)
}
