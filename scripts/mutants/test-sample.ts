import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Vitest, createVitest } from 'vitest/node'
import { type FileCoverage, readCoverage, selectTests } from './test-coverage.ts'
import { type Instrumented, type Mutant, drawMutants, instrumentSources } from './draw-mutants.ts'

const INSTRUMENTED = '.cache/mutants/instrumented'
const REPORT = '.cache/mutants/sample.json'
const CONFIG = 'test/mutants/sample.config.ts'

type Status = 'killed' | 'survived' | 'not covered'

interface Result extends Mutant {
  status: Status
  /** The test files that ran, in their order. */
  tests: readonly string[]
}

export interface Sample {
  count: number
  seed: number
  /** Tests the draw from here up to `to`, which is not included. */
  from: number
  to: number
}

/**
 * Draws mutants of the features and the store, runs the feature tests that cover each until one fails, and prints and
 * reports which survived. The first run records which test covers what; it may be stopped, and continues later.
 */
export async function testSample({ count, seed, from, to }: Sample): Promise<void> {
  const instrumented = await instrumentSources()
  writeInstrumented(instrumented)
  const coverage = await readCoverage(CONFIG)
  const vitest = await createVitest('test', { config: CONFIG, watch: false, bail: 1 })
  try {
    const drawn = drawMutants(instrumented.mutants, count, seed)
    const results: Result[] = []
    console.log(`${drawn.length} of ${instrumented.mutants.length} mutants drawn with seed ${seed}`)
    for (const [at, mutant] of drawn.slice(from, to).entries()) {
      const result = await testMutant(vitest, mutant, coverage, instrumented)
      results.push(result)
      console.log(`${from + at} ${describe(result)}`)
      writeFileSync(REPORT, JSON.stringify({ count, seed, from, results }, undefined, 1))
    }
    const countOf = (status: Status): number => results.filter((result) => result.status === status).length
    const killed = countOf('killed')
    console.log(
      `${killed} of ${results.length} killed (${((100 * killed) / results.length).toFixed(1)} %), ` +
        `${countOf('survived')} survived, ${countOf('not covered')} not covered; ${REPORT}`,
    )
  } finally {
    await vitest.close()
  }
}

/** Replaces the files of an earlier run, whose sources may be deleted by now. */
function writeInstrumented({ files }: Instrumented): void {
  rmSync(INSTRUMENTED, { recursive: true, force: true })
  for (const { name, content } of files) {
    const path = join(INSTRUMENTED, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
}

async function testMutant(
  vitest: Vitest,
  mutant: Mutant,
  coverage: readonly FileCoverage[],
  { mutants }: Instrumented,
): Promise<Result> {
  const tests = selectTests(mutant, coverage, mutants)
  if (tests.length === 0) return { ...mutant, status: 'not covered', tests }
  // The workers of Vitest inherit it.
  process.env['__STRYKER_ACTIVE_MUTANT__'] = mutant.id
  vitest.state.filesMap.clear()
  vitest.state.errorsSet.clear()
  const { testModules, unhandledErrors } = await vitest.start([...tests])
  const isKilled = unhandledErrors.length > 0 || testModules.some((module) => module.state() === 'failed')
  return { ...mutant, status: isKilled ? 'killed' : 'survived', tests }
}

const describe = ({ status, fileName, location: { start }, mutatorName, replacement }: Result): string =>
  `${status.padEnd(12)}${fileName}:${start.line + 1}:${start.column + 1} ${mutatorName} ` +
  replacement.replaceAll(/\s+/g, ' ').slice(0, 100)
