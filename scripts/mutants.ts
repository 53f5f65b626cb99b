import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { testSample } from './mutants/test-sample.ts'

/**
 * `npm run mutants [-- --mutate FILE]` runs Stryker over `src/engine/values`. `npm run mutants -- sample [--count 500]
 * [--seed 1] [--from 0] [--to COUNT]` tests mutants of `src/features` and `src/store`. docs/measuring.md describes
 * both.
 */
const STRYKER = 'test/fixtures/mutants/node_modules/@stryker-mutator/core/bin/stryker.js'
const CONFIG = 'test/mutants/values.stryker.json'

const [kind, ...rest] = process.argv.slice(2)
if (kind === 'sample') {
  const { values } = parseArgs({
    args: rest,
    options: {
      count: { type: 'string', default: '500' },
      seed: { type: 'string', default: '1' },
      from: { type: 'string', default: '0' },
      to: { type: 'string' },
    },
  })
  const count = Number(values.count)
  await testSample({ count, seed: Number(values.seed), from: Number(values.from), to: Number(values.to ?? count) })
} else {
  const { status } = spawnSync(process.execPath, [STRYKER, 'run', CONFIG, ...process.argv.slice(2)], {
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
}
