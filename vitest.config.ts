import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Tests of a service wait more than they compute. */
const WORKERS = Math.max(4, availableParallelism())

/**
 * They start programs, or databases, over data folders of their own, whichever database the others run on: once is
 * enough.
 */
const PROGRAMS = ['cli', 'credits-command', 'database', 'demo-command', 'doctor', 'log-secrets'].map(
  (name) => `test/${name}.test.ts`,
)

/** It changes how V8 compiles expressions, which concerns a whole process. */
const HOSTILE = 'src/engine/crawl/crawl-hostile.test.ts'

/**
 * Where a run decides whether work lands, a test that fails is tried once more; the run says which passed only then, so
 * that each can be mended (docs/decisions/0013-second-try.md).
 */
const RETRY = process.env.CI ? 1 : 0

/**
 * The only time limits of the tests: they end a test that hangs. Tests wait for events, and a machine that is busy with
 * other work takes ten times as long for each.
 */
const TEST_LIMIT_MS = 900_000
const POLL_LIMIT_MS = 300_000

/**
 * unit: pure code beside its file. programs: commands and processes over the embedded database. feature: through HTTP
 * on a real database. faults: the service as a process of its own, while something goes wrong. browser: real Chromium
 * against the real server.
 */
export default defineConfig({
  test: {
    maxWorkers: WORKERS,
    reporters: ['default', './scripts/summary-reporter.ts'],
    retry: RETRY,
    testTimeout: TEST_LIMIT_MS,
    hookTimeout: TEST_LIMIT_MS,
    expect: { poll: { timeout: POLL_LIMIT_MS } },
    // As `npm start` runs: a database that lives for seconds is quicker without the optimising compiler of WebAssembly.
    execArgv: ['--liftoff-only'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: false,
          include: [
            'src/**/*.test.ts',
            'web/**/*.test.ts',
            'widget/**/*.test.ts',
            'test/house.test.ts',
            'test/corpus.test.ts',
          ],
          exclude: [HOSTILE],
        },
      },
      {
        extends: true,
        test: {
          name: 'feature',
          isolate: false,
          include: ['test/*.test.ts'],
          exclude: ['test/house.test.ts', 'test/corpus.test.ts', ...PROGRAMS],
          globalSetup: ['test/support/template-setup.ts'],
          setupFiles: ['test/support/openapi-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'programs',
          include: [...PROGRAMS, HOSTILE],
          globalSetup: ['test/support/template-setup.ts'],
          setupFiles: ['test/support/openapi-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['test/faults/*.test.ts'],
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          isolate: false,
          include: ['test/journeys/*.test.ts'],
          globalSetup: ['test/support/template-setup.ts', 'test/support/build-setup.ts'],
        },
      },
    ],
  },
})
