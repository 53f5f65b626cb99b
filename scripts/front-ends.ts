import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'

export const FRONT_ENDS = ['web', 'widget', 'command', 'sdk']
export const STAMP_FILE = 'dist/.stamp'

/** Returns a hash of everything that the built front ends depend on. It takes a few milliseconds. */
export function hashSources(): string {
  const hash = createHash('sha256')
  const sources = globSync(
    [
      ...FRONT_ENDS.map((name) => `${name}/**/*.*`),
      'src/contract/**/*.ts',
      'src/engine/extract/documents/component-*.ts',
      'package.json',
      'package-lock.json',
    ],
    { exclude: ['**/*.test.ts'] },
  )
  for (const path of sources.sort()) hash.update(path).update('\0').update(readFileSync(path)).update('\0')
  return hash.digest('hex')
}

/**
 * Builds the front ends unless they are up to date. Vite runs in a separate process, so that it leaves nothing in this
 * one.
 */
export function buildIfStale(): void {
  if (existsSync(STAMP_FILE) && readFileSync(STAMP_FILE, 'utf8') === hashSources()) return
  const startedAt = performance.now()
  process.stdout.write('Building the pages and the chat widget … ')
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) throw new Error('The front ends could not be built; the reason stands above.')
  process.stdout.write(`done in ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`)
}
