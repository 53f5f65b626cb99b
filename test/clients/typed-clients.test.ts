import { execFile } from 'node:child_process'
import { cp, mkdtemp, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import { disposeAfterAll } from '../support/dispose-after-all.ts'
import { startService } from '../support/service.ts'

/** Clients that two generators make of the OpenAPI document compile in strict TypeScript and work. */

const FIXTURE = join(import.meta.dirname, '../fixtures/clients')
const run = promisify(execFile)
const service = await disposeAfterAll(startService())
const folder = await mkdtemp(join(tmpdir(), 'foyer-clients-'))
const tool = (path: string, ...words: string[]) =>
  run(process.execPath, [join(FIXTURE, 'node_modules', path), ...words], { cwd: folder })

async function callWith(program: string): Promise<unknown> {
  const { key } = await service.createAccount()
  const { stdout } = await run(process.execPath, [join(folder, 'out', program), `${service.origin}/api/v1/public`, key])
  const lines = stdout.trim().split('\n')
  return Object.assign({}, ...lines.map((line) => JSON.parse(line) as object))
}

beforeAll(async () => {
  const isSource = (path: string): boolean => !path.includes('node_modules')
  await cp(FIXTURE, folder, { recursive: true, filter: isSource })
  await symlink(join(FIXTURE, 'node_modules'), join(folder, 'node_modules'))
  for (const [name, query] of [
    ['all.json', ''],
    ['no-streams.json', '?streams=none'],
  ] as const) {
    const { body } = await service.api('GET', `/openapi.json${query}`)
    await writeFile(join(folder, name), JSON.stringify(body))
  }
  await tool('openapi-typescript/bin/cli.js', 'all.json', '-o', 'openapi-typescript.ts')
  await tool('@hey-api/openapi-ts/bin/run.js', '-i', 'no-streams.json', '-o', 'hey-api')
  await tool('typescript/bin/tsc', '-p', '.')
})

describe('a generated client', () => {
  const seen = {
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
  }

  test('of openapi-typescript makes the calls of the README, streams included', async () => {
    expect(await callWith('with-openapi-fetch.js')).toEqual(seen)
  })

  test('of @hey-api/openapi-ts makes them from the document without streams', async () => {
    expect(await callWith('with-hey-api.js')).toEqual(seen)
  })
})
