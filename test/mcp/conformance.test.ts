import { execFile } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { disposeAfterAll } from '../support/dispose-after-all.ts'
import { buildFixtureServer } from '../support/mcp-fixture-server.ts'
import { startService } from '../support/service.ts'

/** The protocol's own conformance suite, against the service's route with the suite's tools, prompts and resources. */

const SUITE = join(import.meta.dirname, '../fixtures/mcp/node_modules/@modelcontextprotocol/conformance/dist/index.js')
const MAX_OUTPUT = 64 * 1024 * 1024
const service = await disposeAfterAll(startService({}, { buildMcp: buildFixtureServer }))

/** Runs all scenarios that a revision requires. Returns the exit code and the summary. */
async function runSuite(revision: string): Promise<{ code: unknown; summary: string[] }> {
  const cwd = await mkdtemp(join(tmpdir(), 'foyer-conformance-'))
  const args = [SUITE, 'server', '--url', `${service.origin}/mcp`, '--requirements', revision]
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd, maxBuffer: MAX_OUTPUT }, (error, stdout) => {
      const [, summary = ''] = stdout.split('=== SUMMARY ===')
      resolve({ code: error?.code ?? 0, summary: summary.trim().split('\n') })
    })
  })
}

describe('the protocol', () => {
  test.each([
    ['2025-11-25', 30],
    ['2026-07-28', 37],
  ])('conforms to %s in all %i required scenarios', async (revision, required) => {
    const { code, summary } = await runSuite(revision)
    const scored = summary.slice(0, required)
    expect(scored.filter((line) => !line.startsWith('✓'))).toEqual([])
    expect({ code, scored: scored.length }).toEqual({ code: 0, scored: required })
  })
})
