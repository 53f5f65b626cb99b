import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buildIfStale } from '../../scripts/front-ends.ts'

const COMMAND = resolve('dist/command/foyer.mjs')

/** Builds the developers' command, and everything that the service serves beside it. */
export const buildCommand = (): void => buildIfStale()

export interface CommandResult {
  exitCode: number | null
  // @NOTE any: every test knows the object it asks for.
  json: any
  output: string
  errors: string
}

/** Runs the built command as a process without a terminal. */
export async function runCommand(
  args: string[],
  folder: string,
  environment: Record<string, string> = {},
): Promise<CommandResult> {
  return finishCommand(startCommand(args, folder, environment))
}

export function startCommand(args: string[], folder: string, environment: Record<string, string> = {}): ChildProcess {
  const env = { PATH: process.env['PATH'], HOME: folder, ...environment }
  return spawn(process.execPath, [COMMAND, ...args], { cwd: folder, env, stdio: ['pipe', 'pipe', 'pipe'] })
}

/** Waits for the end of a command. */
export async function finishCommand(child: ChildProcess): Promise<CommandResult> {
  let [output, errors] = ['', '']
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk))
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk))
  const [exitCode] = (await once(child, 'close')) as [number | null]
  return { exitCode, json: output.startsWith('{\n') ? JSON.parse(output) : undefined, output, errors }
}

export interface Repository extends AsyncDisposable {
  folder: string
}

/** Copies a repository of the fixtures, as a fresh Git repository. */
export async function copyRepository(name: string): Promise<Repository> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-command-'))
  await cp(`test/fixtures/repositories/${name}`, folder, { recursive: true })
  execFileSync('git', ['init', '-q'], { cwd: folder })
  execFileSync('git', ['add', '-A'], { cwd: folder })
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) }
}

export interface Relay extends AsyncDisposable {
  origin: string
  /** Method and path of each request. */
  requests: string[]
}

/** Passes requests on to a service. `hold` sees each response before it is sent, and returns whether to drop it. */
export async function startRelay(origin: string, hold: (request: string) => boolean = () => false): Promise<Relay> {
  const requests: string[] = []
  const server = createServer((incoming, outgoing) => {
    const named = `${incoming.method} ${incoming.url}`
    requests.push(named)
    const { port } = new URL(origin)
    const headers = { ...incoming.headers, host: `localhost:${port}` }
    const passed = request(
      { host: 'localhost', port, path: incoming.url, method: incoming.method, headers },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          if (hold(named)) return outgoing.destroy()
          outgoing.writeHead(response.statusCode ?? 500, response.headers).end(Buffer.concat(chunks))
        })
      },
    )
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    requests,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
