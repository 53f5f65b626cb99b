import { spawn } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { disposeAfterAll } from '../support/dispose-after-all.ts'
import { openOauth } from '../support/oauth-client.ts'
import { startService } from '../support/service.ts'
import { signInAs } from '../support/sign-in.ts'

/** The scenarios of MCP's conformance suite for authorization servers. */

const SUITE = join(import.meta.dirname, '../fixtures/mcp/node_modules/@modelcontextprotocol/conformance/dist/index.js')
const service = await disposeAfterAll(startService())
const oauth = openOauth(service)
const person = await signInAs(service)

/** Returns a port that nobody listens on, for a program that cannot choose one. */
async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Runs the suite. Somebody allows the request that it asks a person to open. */
async function runSuite(args: string[]): Promise<{ code: number | null; output: string }> {
  const cwd = await mkdtemp(join(tmpdir(), 'foyer-authorization-'))
  const child = spawn(process.execPath, [SUITE, 'authorization', '--url', service.origin, ...args], { cwd })
  let output = ''
  let opened: Promise<void> | undefined
  const read = (chunk: Buffer): void => {
    output += chunk
    const [address] = /http:\S+\/oauth\/authorize\?\S+(?=\n)/.exec(output) ?? []
    if (address === undefined || opened || !output.includes('Callback server started')) return
    const params = Object.fromEntries(new URL(address).searchParams)
    opened = oauth.decide({ params, verifier: '' }, person).then(async (back) => void (await fetch(back)))
  }
  child.stdout.on('data', read)
  child.stderr.on('data', (chunk: Buffer) => (output += chunk))
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  await opened
  return { code, output }
}

test.each(['2025-11-25', '2026-07-28'])('the authorization server conforms to %s', async (revision) => {
  const port = await findFreePort()
  const { body: client } = await oauth.register({ redirect_uris: [`http://127.0.0.1:${port}/callback`] })
  const { code, output } = await runSuite([
    `--client-id=${client.client_id}`,
    `--port=${port}`,
    `--resource=${service.origin}/mcp`,
    `--spec-version=${revision}`,
  ])
  expect(output).toContain('Total: 3 passed, 0 failed')
  expect(code).toBe(0)
})
