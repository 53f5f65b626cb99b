import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'

/**
 * Makes a data folder with a migrated or an empty database, because creating the database takes a program three seconds
 * longer. The folder is deleted when the test ends.
 */
export async function makeDataFolder(template: 'dataFolder' | 'emptyFolder' = 'dataFolder'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-data-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await cp(inject(template), folder, { recursive: true })
  return folder
}
