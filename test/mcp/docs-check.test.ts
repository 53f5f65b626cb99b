import { execFile } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { disposeAfterAll } from '../support/dispose-after-all.ts'
import { startService } from '../support/service.ts'

/** How well assistants can read the documentation, measured by `afdocs` over loopback. */

const AFDOCS = join(import.meta.dirname, '../fixtures/mcp/node_modules/afdocs/bin/afdocs.mjs')
const LEAST_SCORE = 95
const service = await disposeAfterAll(startService())

test('assistants find and read the documentation', async () => {
  const cwd = await mkdtemp(join(tmpdir(), 'foyer-docs-'))
  const options = ['--format', 'json', '--score', '--sampling', 'deterministic', '--request-delay', '0', '--quiet']
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [AFDOCS, 'check', `${service.origin}/docs`, ...options],
    {
      cwd,
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  const { scoring, results } = JSON.parse(stdout)
  const failed = results.flatMap(({ id, status, message }: Record<string, string>) =>
    status === 'fail' || status === 'error' ? [`${id}: ${message}`] : [],
  )
  expect(failed).toEqual([])
  expect(scoring.overall).toBeGreaterThanOrEqual(LEAST_SCORE)
})
