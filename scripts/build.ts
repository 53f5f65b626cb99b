import { glob, mkdtemp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { FRONT_ENDS, STAMP_FILE, hashSources } from './front-ends.ts'

/**
 * Builds the front ends into `dist`. It builds in a folder beside it, moves the files at the end, and writes the stamp
 * last. A build that is killed leaves the earlier one, or one that is known to be incomplete.
 */
async function buildFrontEnds(): Promise<void> {
  const stamp = hashSources()
  await mkdir('dist', { recursive: true })
  const workshop = await mkdtemp(join('dist', '.building-'))
  try {
    await Promise.all(FRONT_ENDS.map((name) => buildOne(name, join(process.cwd(), workshop, name))))
    await rm(STAMP_FILE, { force: true })
    await compressFiles(workshop)
    for (const name of FRONT_ENDS) await replaceFolder(join('dist', name), join(workshop, name))
    await writeFile(STAMP_FILE, stamp)
  } finally {
    await rm(workshop, { recursive: true, force: true })
  }
}

async function buildOne(name: string, outDir: string): Promise<void> {
  const { build } = await import('vite')
  await build({
    configFile: `${name}/vite.config.ts`,
    configLoader: 'native',
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  })
}

/**
 * Writes `.br` and `.gz` beside every text file, at the highest levels, which are too slow for compressing each
 * response.
 */
async function compressFiles(folder: string): Promise<void> {
  for await (const path of glob(join(folder, '**/*.{js,css,svg}'))) {
    const content = await readFile(path)
    await writeFile(`${path}.br`, brotliCompressSync(content))
    await writeFile(`${path}.gz`, gzipSync(content, { level: 9 }))
  }
}

async function replaceFolder(folder: string, replacement: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await rename(replacement, folder)
}

function isMissingVite(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === 'ERR_MODULE_NOT_FOUND' &&
    error.message.includes("'vite'")
  )
}

try {
  // Vite keeps this value if it is set. With `test` it would bundle React's development build.
  process.env.NODE_ENV = 'production'
  await buildFrontEnds()
} catch (error) {
  process.exitCode = 1
  console.error(isMissingVite(error) ? 'The front ends cannot be built: Vite is not installed. Run `npm ci`.' : error)
}
