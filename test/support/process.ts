import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** The Node 24 that `npm ci` installed or that runs the tests. */
const NODE = process.execPath

/** The same cache as `npm start`, so that processes share the compiled program. */
const NODE_COMPILE_CACHE = 'node_modules/.cache/node-compile'

export interface Finished {
  exitCode: number | null
  output: string
}

/** Runs a program of this repository to its end. Only the given settings reach it. */
export async function runProgram(args: string[], environment: Record<string, string> = {}): Promise<Finished> {
  const { child, output } = launch(args, environment)
  const [exitCode] = (await once(child, 'close')) as [number | null]
  return { exitCode, output: output() }
}

export interface RunningFoyer extends AsyncDisposable {
  origin: string
  child: ChildProcess
  /** Everything written so far. */
  output(): string
  /** Sends this signal and waits for the process to exit. */
  end(signal: NodeJS.Signals): Promise<{ exitCode: number | null; ms: number }>
}

/**
 * Starts the service in its own process and waits until it is ready. It uses a free port, so name one beside a
 * PUBLIC_URL. Throws the output if the process exits first.
 */
export async function startFoyer(environment: Record<string, string>): Promise<RunningFoyer> {
  const { child, output } = launch(['src/main.ts'], {
    PORT: '0',
    LOG_LEVEL: 'warn',
    REQUESTS_PER_MINUTE: '1000000',
    ...environment,
  })
  const closed = once(child, 'close')
  const origin = await new Promise<string>((resolve, reject) => {
    if (child.stdout) {
      createInterface({ input: child.stdout }).on('line', (line) => {
        const address = /^Foyer is ready: (\S+)/.exec(line)?.[1]
        if (address) resolve(`http://127.0.0.1:${environment['PORT'] ?? new URL(address).port}`)
      })
    }
    void closed.then(() => reject(new Error(`Foyer ended before it was ready: ${output()}`)))
  })
  const end = async (signal: NodeJS.Signals): Promise<{ exitCode: number | null; ms: number }> => {
    const startedAt = performance.now()
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    await closed
    return { exitCode: child.exitCode, ms: performance.now() - startedAt }
  }
  return { origin, child, output, end, [Symbol.asyncDispose]: async () => void (await end('SIGKILL')) }
}

function launch(args: string[], environment: Record<string, string>): { child: ChildProcess; output: () => string } {
  const { PATH = '' } = process.env
  const child = spawn(NODE, ['--liftoff-only', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH, NODE_COMPILE_CACHE, ...environment },
  })
  // A failed test can leave the process running.
  const kill = (): boolean => child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  let text = ''
  const collect = (chunk: Buffer): void => void (text += chunk)
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  return { child, output: () => text }
}
