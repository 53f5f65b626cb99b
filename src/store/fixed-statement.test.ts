import { expect, test } from 'vitest'
import { Kysely, PostgresDialect } from 'kysely'
import { compileOnce } from './fixed-statement.ts'
import type { Tables } from './tables.ts'

const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('no test connects')) })
const db = new Kysely<Tables>({ dialect })

test('a statement that reads a value instead of passing it on fails', async () => {
  const broken = compileOnce((within, { name }: { name: string }) =>
    within.selectFrom('agents').select('id').where('name', '=', `${name} & Co.`),
  )
  await expect(async () => broken(db, { name: 'Ada' })).rejects.toThrow('must not read name')
})
