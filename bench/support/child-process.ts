import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'

export interface RunningProgram extends AsyncDisposable {
  pid: number
  /** The first group of the ready line. */
  said: string
  /** From the start to the ready line. */
  readyMs: number
}

export interface ProgramStart {
  command: string
  args: string[]
  environment?: Record<string, string>
  /** Matches the line that reports it ready. */
  ready: RegExp
}

const STOP_TIMEOUT_MS = 15_000

/**
 * Starts a program and waits for its ready line. Throws the output if the program exits first. Disposing of it sends
 * SIGTERM.
 */
export async function startProgram({ command, args, environment = {}, ready }: ProgramStart): Promise<RunningProgram> {
  const startedAt = performance.now()
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH, HOME, ...environment },
    detached: true,
  })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => (output += chunk))
  const said = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      output += `${line}\n`
      const match = ready.exec(line)
      if (match) resolve(match[1] ?? '')
    })
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`${command} ${args.join(' ')} ended before it was ready: ${output}`)))
  })
  const readyMs = performance.now() - startedAt
  return { pid: child.pid ?? 0, said, readyMs, [Symbol.asyncDispose]: () => stop(child) }
}

/** Stops the process group: npm and what it started. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const group = -child.pid
  const ended = once(child, 'exit')
  process.kill(group, 'SIGTERM')
  const killer = setTimeout(() => process.kill(group, 'SIGKILL'), STOP_TIMEOUT_MS)
  await ended
  clearTimeout(killer)
}

/** Where `npm start` keeps the code that Node compiled, which the process's threads use too. */
const COMPILE_CACHE = 'node_modules/.cache/node-compile'

/** Runs a program to its end and returns the JSON it printed. Throws the output if it fails. */
export async function runForJson<T>(command: string, args: string[]): Promise<T> {
  const env = { ...process.env, NODE_COMPILE_CACHE: COMPILE_CACHE }
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env })
  let output = ''
  let errors = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk))
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk))
  const [exitCode] = (await once(child, 'close')) as [number | null]
  if (exitCode !== 0) throw new Error(`${args.join(' ')} ended with ${exitCode}: ${errors}`)
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as T
}

/** Returns the current and peak resident memory in megabytes (10^6 bytes), from Linux. */
export async function readMemory(pid: number): Promise<{ now: number; peak: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name: string): number =>
    (Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) * 1024) / 1e6
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') }
}

// Linux counts in hundredths of a second, whatever its own clock does.
const TICKS_PER_SECOND = 100

/** Returns the processor time of a process and its threads, in seconds. */
export async function readCpuSeconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}
