import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hashMigrations } from './released-migrations.ts'
import { RELEASES } from './release-facts.ts'

test.each(readdirSync(RELEASES))('the migrations of %s are as they were released: add one instead', (release) => {
  const file = join(RELEASES, release, 'migrations.json')
  const released = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  const now = hashMigrations()
  const edited = Object.keys(released).filter((name) => now[name] !== released[name])
  expect(edited).toEqual([])
})
