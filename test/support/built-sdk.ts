import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import type * as Sdk from '../../sdk/foyer-sdk.ts'

export interface BuiltSdk extends AsyncDisposable {
  /** Scripts in this folder can import `@foyer/sdk`. */
  folder: string
  /** The built file. */
  file: string
  sdk: typeof Sdk
}

/** Builds the SDK as the instance serves it, into a folder of its own. */
export async function buildSdk(): Promise<BuiltSdk> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-sdk-'))
  const outDir = join(folder, 'node_modules/@foyer/sdk')
  await build({ configFile: 'sdk/vite.config.ts', configLoader: 'native', logLevel: 'warn', build: { outDir } })
  const file = join(outDir, 'foyer-sdk.js')
  return {
    folder,
    file,
    sdk: (await import(pathToFileURL(file).href)) as typeof Sdk,
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  }
}
