import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type TestProjectInlineConfiguration, defineConfig } from 'vitest/config'
import config from '../../vitest.config.ts'

const INSTRUMENTED = '.cache/mutants/instrumented'
/** The projects whose tests run, with the files of one that runs in part. */
const PROJECTS: Record<string, { include?: string[] }> = {
  unit: { include: ['src/features/**/*.test.ts', 'src/store/**/*.test.ts'] },
  content: {},
  feature: {},
}
/** A mutant may make a test wait for what never comes. */
const TEST_LIMIT_MS = 60_000
const POLL_LIMIT_MS = 20_000

const isInline = (project: object | string): project is TestProjectInlineConfiguration =>
  typeof project === 'object' && 'test' in project

/** The tests through HTTP, and those beside the code, over code that contains mutants. */
export default defineConfig({
  plugins: [
    {
      name: 'mutants',
      enforce: 'pre',
      load: (id) => {
        const path = join(INSTRUMENTED, relative(process.cwd(), id))
        return id.startsWith(join(process.cwd(), 'src/')) && existsSync(path) ? readFileSync(path, 'utf8') : undefined
      },
    },
  ],
  test: {
    ...config.test,
    reporters: [],
    testTimeout: TEST_LIMIT_MS,
    hookTimeout: TEST_LIMIT_MS,
    expect: { poll: { timeout: POLL_LIMIT_MS } },
    projects: config.test?.projects?.filter(isInline).flatMap((project) => {
      const { test } = project
      const files = typeof test?.name === 'string' ? PROJECTS[test.name] : undefined
      const setupFiles = ['test/mutants/record-coverage.ts', ...[test?.setupFiles ?? []].flat()]
      return files ? [{ ...project, test: { ...test, ...files, setupFiles } }] : []
    }),
  },
})
