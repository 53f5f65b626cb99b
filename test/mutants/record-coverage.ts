import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'

/** Where code that Stryker instrumented counts what ran. */
interface Counted {
  mutantCoverage?: { static: Record<string, number> }
}

const shared = globalThis as { ['__stryker__']?: Counted }
const coverage = ((shared['__stryker__'] ??= {}).mutantCoverage ??= { static: {} })
let startedAt = 0
let loading: Record<string, number> = {}

beforeAll(() => {
  startedAt = performance.now()
  loading = coverage.static
  coverage.static = {}
})

afterAll(() => {
  const file = relative(process.cwd(), expect.getState().testPath ?? '')
  const path = `.cache/mutants/coverage/${file}.json`
  const recorded = { file, durationMs: performance.now() - startedAt, loading, testing: coverage.static }
  mkdirSync(dirname(path), { recursive: true })
  if (process.env['__STRYKER_ACTIVE_MUTANT__'] === undefined) writeFileSync(path, JSON.stringify(recorded))
})
