import type { Reporter, TestModule } from 'vitest/node'

/**
 * Ends a run with one plain line, `tests: N passed, N failed, N skipped`, that any reader of logs understands; before
 * it stand the tests that passed at a second try only.
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
