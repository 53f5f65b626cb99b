import { join } from 'node:path'
import { build } from 'vite'

/** Builds an app of `test/fixtures/apps` for production as one script. */
export async function buildApp(name: string): Promise<string> {
  const input = join(import.meta.dirname, '../fixtures/apps', `${name}.ts`)
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, modulePreload: false, rolldownOptions: { input, output: { format: 'iife' } } },
  })
  if (!('output' in built)) throw new Error(`${name} was not built into one set of files.`)
  return built.output[0].code
}
