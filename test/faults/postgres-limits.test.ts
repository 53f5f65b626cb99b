import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { type FaultSetup, SERVER_URL, createFaultSetup } from '../support/fault-setup.ts'
import { callOnce, newAgent } from '../support/calls-under-load.ts'
import { runProgram, startFoyer } from '../support/process.ts'
import { onServer } from '../../scripts/postgres-server.ts'

interface Role {
  name: string
  place: FaultSetup
  /** The settings with which a process uses the database as this role. */
  settings: Record<string, string>
}

/** A role of the server with these attributes, and an empty database that belongs to somebody else. */
async function createRole(attributes = ''): Promise<Role> {
  const place = await createFaultSetup()
  const name = `foyer_role_${randomUUID().replaceAll('-', '')}`
  await onServer(SERVER_URL ?? '', `create role ${name} login ${attributes}`)
  onTestFinished(async () => {
    await place[Symbol.asyncDispose]()
    await onServer(SERVER_URL ?? '', `drop role ${name}`)
  })
  const url = Object.assign(new URL(place.settings['DATABASE_URL'] ?? ''), { username: name })
  return { name, place, settings: { ...place.settings, DATABASE_URL: url.href } }
}

const inPlaceOf = ({ place }: Role, statement: string): Promise<void> =>
  onServer(place.settings['DATABASE_URL'] ?? '', statement)
const own = ({ name, settings }: Role): string =>
  `alter database ${new URL(settings['DATABASE_URL'] ?? '').pathname.slice(1)} owner to ${name}`

test.skipIf(!SERVER_URL)('the service works with fewer connections than its maximum', async () => {
  const role = await createRole('connection limit 3')
  await inPlaceOf(role, own(role))
  await inPlaceOf(role, 'create extension vector')
  expect((await runProgram(['src/cli.ts', 'doctor'], role.settings)).output).toContain(
    'PostgreSQL allows this role 3 connections',
  )
  await using foyer = await startFoyer(role.settings)
  const created = await Promise.all(
    Array.from({ length: 30 }, () => callOnce(foyer.origin, 'POST', '/agents', newAgent())),
  )
  expect(created.map((answer) => ('status' in answer ? answer.status : 0))).toEqual(created.map(() => 200))
  expect((await fetch(`${foyer.origin}/readyz`)).status).toBe(200)
  expect(foyer.output()).not.toContain('too many connections')
})

test.skipIf(!SERVER_URL)(
  'missing rights in PostgreSQL are reported with the fix, at start and by the doctor',
  async () => {
    const expectSaid = async (program: string[], { settings }: Role, words: string): Promise<void> => {
      const { exitCode, output } = await runProgram(program, { PORT: '0', ...settings })
      expect({ exitCode, output }).toEqual({ exitCode: 1, output: expect.stringContaining(words) })
      expect(output).not.toContain('    at ')
    }
    const [start, doctor] = [['src/main.ts'], ['src/cli.ts', 'doctor']]
    const locked = await createRole('connection limit 0')
    await expectSaid(start, locked, 'Raise the limit')
    await expectSaid(doctor, locked, 'PROBLEM  PostgreSQL refuses: too many connections for role')
    const guest = await createRole()
    await expectSaid(start, guest, 'The role in DATABASE_URL cannot create tables')
    await expectSaid(doctor, guest, 'PROBLEM  The role in DATABASE_URL cannot create tables')
    await inPlaceOf(guest, own(guest))
    await expectSaid(start, guest, 'ask an administrator to run CREATE EXTENSION vector')
    expect((await runProgram(doctor, guest.settings)).output).toContain('look at  pgvector 0.')
  },
)
