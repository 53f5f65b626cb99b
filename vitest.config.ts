import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { LONG_TESTS, UNIT_TESTS } from './scripts/unit-tests.ts'

/** Tests of a service wait more than they compute. */
const WORKERS = Math.max(4, availableParallelism())
/** Unit tests compute all the time, and each worker compiles everything that they import. */
const UNIT_WORKERS = availableParallelism()

/**
 * They start programs, or databases, over data folders of their own, whichever database the others run on: once is
 * enough.
 */
const PROGRAMS = [
  'cli',
  'command',
  'command-mcp',
  'command-terminal',
  'credits-command',
  'database',
  'demo-command',
  'doctor',
  'eval',
  'log-secrets',
  'parity',
].map((name) => `test/${name}.test.ts`)

/**
 * They test what is read from websites, files and codebases, what is answered from it, and what the service documents.
 * Other tests send the same statements to the database, so the embedded one is enough.
 */
const CONTENT = [
  'codebase-losses',
  'conversation-memory',
  'decisions-websites',
  'dns-rebinding',
  'docs-examples',
  'docs-pages',
  'documents',
  'given-contacts',
  'hostile-files',
  'images',
  'lead-conversations',
  'long-codebase',
  'looks',
  'model-endpoints',
  'model-prompts',
  'offers',
  'one-page-site',
  'openapi',
  'private-network',
  'promises',
  'response-headers',
  'sample-chat',
  'sdk',
  'translations',
  'typed-acts',
  'unread-websites',
  'versioning',
  'website',
].map((name) => `test/${name}.test.ts`)

/** In CI, a process or a browser that fails a test is retried once (docs/decisions/0013-visible-retries.md). */
const RETRY = process.env.CI ? 1 : 0

/**
 * The only time limits of the tests: they end a test that hangs. Tests wait for events, and a machine that is busy with
 * other work takes ten times as long for each.
 */
const TEST_LIMIT_MS = 900_000
const POLL_LIMIT_MS = 300_000

/**
 * unit: pure code beside its file. programs: commands and processes over the embedded database, and the longest tests
 * of pure code. content: through HTTP on the embedded database. feature: through HTTP on a real database. faults: the
 * service as a process of its own, while something goes wrong. clients: generated from the OpenAPI document. mcp: other
 * programs that speak MCP. browser: real Chromium against the real server.
 */
export default defineConfig({
  test: {
    maxWorkers: WORKERS,
    reporters: ['default', './scripts/summary-reporter.ts'],
    testTimeout: TEST_LIMIT_MS,
    hookTimeout: TEST_LIMIT_MS,
    expect: { poll: { timeout: POLL_LIMIT_MS } },
    sequence: { groupOrder: 1 },
    // As `npm start` runs: a database that lives for seconds is quicker without the optimising compiler of WebAssembly.
    execArgv: ['--liftoff-only'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: false,
          maxWorkers: UNIT_WORKERS,
          sequence: { groupOrder: 0 },
          ...UNIT_TESTS,
        },
      },
      {
        extends: true,
        test: {
          name: 'feature',
          isolate: false,
          include: ['test/*.test.ts'],
          exclude: ['test/house.test.ts', ...LONG_TESTS, ...PROGRAMS, ...CONTENT],
          globalSetup: ['test/support/template-setup.ts'],
          setupFiles: ['test/support/openapi-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'content',
          isolate: false,
          include: CONTENT,
          globalSetup: ['test/support/template-setup.ts'],
          setupFiles: ['test/support/openapi-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'programs',
          include: [...PROGRAMS, ...LONG_TESTS],
          globalSetup: ['test/support/template-setup.ts'],
          setupFiles: ['test/support/openapi-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          retry: RETRY,
          include: ['test/faults/*.test.ts'],
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'clients',
          include: ['test/clients/*.test.ts'],
          globalSetup: ['test/support/template-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'mcp',
          include: ['test/mcp/*.test.ts'],
          globalSetup: ['test/support/template-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          retry: RETRY,
          isolate: false,
          include: ['test/journeys/*.test.ts'],
          globalSetup: ['test/support/template-setup.ts', 'test/support/build-setup.ts'],
        },
      },
    ],
  },
})
