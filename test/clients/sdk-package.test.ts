import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { buildIfStale } from '../../scripts/front-ends.ts'
import { disposeAfterAll } from '../support/dispose-after-all.ts'
import { startService } from '../support/service.ts'

/** The SDK, as an instance serves it, installs in a new project, compiles in strict TypeScript and works. */

const FIXTURE = join(import.meta.dirname, '../fixtures/clients')
const run = promisify(execFile)
// The service serves what is built when it starts.
buildIfStale()
const service = await disposeAfterAll(startService())
const folder = await mkdtemp(join(tmpdir(), 'foyer-sdk-app-'))
const served = (await service.call('GET', '/packages.json')).body.packages.find(
  ({ name }: { name: string }) => name === 'sdk',
)
const path = new URL(served.tarball).pathname

beforeAll(async () => {
  await cp(join(FIXTURE, 'sdk-app'), folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), '{ "type": "module", "private": true }')
  const options = ['--allow-remote=all', '--no-audit', '--cache', join(folder, '.npm')]
  await run('npm', ['install', ...options, `${service.origin}${path}`], { cwd: folder })
  await run(process.execPath, [join(FIXTURE, 'node_modules/typescript/bin/tsc'), '-p', '.'], { cwd: folder })
})

test.each([
  ['20', join(FIXTURE, 'node_modules/node/bin/node')],
  ['24', process.execPath],
])('on Node %s it makes the calls of the README', async (version, node) => {
  const { key } = await service.createAccount()
  const { stdout } = await run(node, ['app.js', key], { cwd: folder })
  const lines = stdout.trim().split('\n')
  expect(Object.assign({}, ...lines.map((line) => JSON.parse(line) as object))).toEqual({
    node: Number(version),
    planned: 2,
    embed: expect.stringContaining('<script'),
    events: ['started', 'done'],
    added: true,
    items: 3,
    research: 'none',
    title: 'string',
    more: true,
    leads: 0,
    status: 400,
    error: 'Invalid email format',
  })
})

test('its bytes never change, and it brings nothing else', async () => {
  const lock = JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { integrity: string }>
  }
  expect(Object.keys(lock.packages)).toEqual(['', 'node_modules/@foyer/sdk'])
  expect(lock.packages['node_modules/@foyer/sdk']?.integrity).toBe(served.integrity)
  const { status, headers } = await fetch(`${service.origin}${path}`)
  expect([status, headers.get('cache-control')]).toEqual([200, expect.stringContaining('immutable')])
})
