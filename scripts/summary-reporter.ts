import type { Reporter, TestModule } from 'vitest/node'

/**
 * Ends a run with a line that tools can parse, `tests: N passed, N failed, N skipped`. Before it come the tests that
 * passed only on a second try.
 */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const count = { passed: 0, failed: errors.length, skipped: 0, pending: 0 }
    for (const module of modules) {
      if (module.state() === 'failed' && module.errors().length > 0) count.failed += 1
      for (const test of module.children.allTests()) {
        count[test.result().state] += 1
        if (test.diagnostic()?.flaky)
          process.stdout.write(`\npassed at the second try only: ${module.relativeModuleId} > ${test.fullName}\n`)
      }
    }
    count.failed += count.pending
    process.stdout.write(`\ntests: ${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped\n`)
  }
}
