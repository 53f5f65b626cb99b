import { existsSync, globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { createVitest } from 'vitest/node'
import type { Mutant } from './draw-mutants.ts'

/** What one test file ran, as `test/mutants/record-coverage.ts` writes it. */
export interface FileCoverage {
  file: string
  durationMs: number
  /** How often each mutant ran while the file and what it imports were loaded, by its id. */
  loading: Readonly<Record<string, number>>
  /** The same while its tests ran. */
  testing: Readonly<Record<string, number>>
}

const COVERAGE = '.cache/mutants/coverage'
/** Tests of a mutant take at most this long, unless the first takes longer. */
const BUDGET_MS = 60_000

/** Returns what each test file covers. Runs those of which no earlier run recorded it. */
export async function readCoverage(config: string): Promise<FileCoverage[]> {
  const vitest = await createVitest('test', { config, watch: false })
  try {
    const files = (await vitest.globTestSpecifications()).map(({ moduleId }) => relative(process.cwd(), moduleId))
    const missing = files.filter((file) => !existsSync(`${COVERAGE}/${file}.json`))
    console.log(`Recording what ${missing.length} of ${files.length} test files cover`)
    if (missing.length > 0) await vitest.start(missing)
  } finally {
    await vitest.close()
  }
  return globSync(`${COVERAGE}/**/*.json`).map((path) => JSON.parse(readFileSync(path, 'utf8')) as FileCoverage)
}

/**
 * Returns the test files that run a mutant, those first that run most of its source file in the least time. Code that
 * runs only while files are loaded belongs to all tests of its source file.
 */
export function selectTests(
  { id, fileName }: Mutant,
  coverage: readonly FileCoverage[],
  mutants: readonly Mutant[],
): string[] {
  const beside = mutants.filter((mutant) => mutant.fileName === fileName)
  const covering = coverage.filter(({ testing }) => testing[id] !== undefined)
  const isLoaded = coverage.some(({ loading }) => loading[id] !== undefined)
  const candidates = covering.length > 0 ? covering : isLoaded ? coverage : []
  const ordered = candidates
    .map((one) => ({ ...one, ran: beside.filter((mutant) => one.testing[mutant.id] !== undefined).length }))
    .filter(({ ran }) => ran > 0 || covering.length > 0)
    .toSorted((one, other) => other.ran / other.durationMs - one.ran / one.durationMs)
  let spentMs = 0
  return ordered
    .filter(({ durationMs }, at) => (spentMs += durationMs) <= BUDGET_MS || at === 0)
    .map(({ file }) => file)
}
