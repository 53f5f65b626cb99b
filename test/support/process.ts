import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** Node 24, as `npm ci` brought it or as it runs the tests. */
const NODE = process.execPath

/** As `npm start` keeps it: the program is compiled once, not by each of its processes. */
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
  /** Everything it has written so far. */
  output(): string
  /** Ends it by this signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<{ exitCode: number | null; ms: number }>
}

/**
 * Starts the service as its own process, on a free port (name one beside a PUBLIC_URL), and waits until it is ready.
 * Throws what it wrote when it ends before.
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
  // A test that fails may leave it running.
  const kill = (): boolean => child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  let text = ''
  const collect = (chunk: Buffer): void => void (text += chunk)
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  return { child, output: () => text }
}
