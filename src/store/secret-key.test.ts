import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadSecretKey } from './secret-key.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-secret-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('is created once', async () => {
  const key = await loadSecretKey(join(folder, 'data'))
  expect(key).toMatch(/^[\w-]{43}$/)
  expect(await loadSecretKey(join(folder, 'data'))).toBe(key)
})

test('an empty file is an error', async () => {
  await writeFile(join(folder, 'secret.key'), '')
  await expect(loadSecretKey(folder)).rejects.toThrow('secret.key is empty')
})
