import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'

import { type Rolldown, build } from 'vite'

// Vite keeps this value if it is set. Otherwise this would measure React's development build.
process.env.NODE_ENV = 'production'

interface BuiltFile {
  fileName: string
  bytes: number
}

/**
 * Budgets for what a visitor's browser may load, in bytes after brotli: before the visitor uses the chat, and after, in
 * the largest language. The bubble is loaded only if the owner has enabled it.
 */
const budgets = [
  { what: 'loader', maxBytes: 2000, parts: ['widget.js'] },
  { what: 'loader, panel and one language', maxBytes: 15_000, parts: ['widget.js', 'widget-panel-', 'widget-words-'] },
]

/** Budget for what the signed-in application loads before its first page, and the files with that page. */
const DASHBOARD_MAX_BYTES = 150_000
const FIRST_PAGE = ['dashboard', 'agent-layout', 'knowledge-page']

/** Budget for the developers' command, which is downloaded as it is. */
const COMMAND_MAX_BYTES = 300_000

/** Budget for the SDK after gzip, before an app's bundler makes it smaller. */
const SDK_MAX_BYTES = 15_000

/** Builds the widget from the current sources and returns its files with their sizes after brotli. */
async function measureWidget(): Promise<BuiltFile[]> {
  const configFile = fileURLToPath(new URL('../widget/vite.config.ts', import.meta.url))
  const built = await build({ configFile, logLevel: 'warn', build: { write: false } })
  if (!('output' in built)) throw new Error('The widget was not built into one set of files.')
  return built.output.map((file) => {
    const content = file.type === 'chunk' ? file.code : file.source
    return { fileName: file.fileName, bytes: brotliCompressSync(content).length }
  })
}

/** Builds a folder and returns its script, which is one file. */
async function buildScript(folder: 'command' | 'sdk'): Promise<string> {
  const configFile = fileURLToPath(new URL(`../${folder}/vite.config.ts`, import.meta.url))
  const built = [await build({ configFile, logLevel: 'warn', build: { write: false } })].flat()[0]
  if (!built || !('output' in built)) throw new Error(`The folder ${folder} was not built into one set of files.`)
  return built.output[0].code
}

type Output = Rolldown.RolldownOutput['output'][number]

/** Returns the files that the dashboard's first page needs: its scripts with their static imports, and its styles. */
async function measureDashboard(): Promise<BuiltFile[]> {
  const configFile = fileURLToPath(new URL('../web/vite.config.ts', import.meta.url))
  const built = await build({ configFile, logLevel: 'warn', build: { write: false } })
  if (!('output' in built)) throw new Error('The pages were not built into one set of files.')
  const files = new Map(built.output.map((file) => [file.fileName, file]))
  const needed = new Set<string>()
  const need = (fileName: string): void => {
    const file = files.get(fileName)
    if (!file || needed.has(fileName)) return
    needed.add(fileName)
    if (file.type !== 'chunk') return
    for (const other of [...file.imports, ...(file.viteMetadata?.importedCss ?? [])]) need(other)
  }
  for (const name of FIRST_PAGE) need(fileOf(built.output, name))
  return [...needed].map((fileName) => ({ fileName, bytes: brotliCompressSync(contentOf(files.get(fileName))).length }))
}

function fileOf(output: readonly Output[], name: string): string {
  const chunk = output.find((file) => file.type === 'chunk' && file.name === name)
  if (!chunk) throw new Error(`The dashboard has no script named ${name}.`)
  return chunk.fileName
}

function contentOf(file: Output | undefined): string | Uint8Array {
  if (!file) return ''
  return file.type === 'chunk' ? file.code : file.source
}

/** Returns the largest file of that name. */
function largest(files: BuiltFile[], name: string): number {
  return Math.max(...files.filter(({ fileName }) => fileName.startsWith(name)).map(({ bytes }) => bytes))
}

const files = await measureWidget()
for (const { fileName, bytes } of files) console.log(`${String(bytes).padStart(7)} B  ${fileName}`)
for (const { what, maxBytes, parts } of budgets) {
  const bytes = parts.reduce((sum, name) => sum + largest(files, name), 0)
  const isOver = bytes > maxBytes
  console.log(`${String(bytes).padStart(7)} B  ${what}, of ${maxBytes}${isOver ? ': over budget' : ''}`)
  if (isOver) process.exitCode = 1
}

const dashboard = (await measureDashboard()).reduce((sum, { bytes }) => sum + bytes, 0)
const isHeavy = dashboard > DASHBOARD_MAX_BYTES
console.log(
  `${String(dashboard).padStart(7)} B  dashboard with its first page, of ${DASHBOARD_MAX_BYTES}${isHeavy ? ': over budget' : ''}`,
)
if (isHeavy) process.exitCode = 1

const scripts = [
  { what: 'foyer.mjs', bytes: Buffer.byteLength(await buildScript('command')), maxBytes: COMMAND_MAX_BYTES },
  { what: 'sdk after gzip', bytes: gzipSync(await buildScript('sdk')).length, maxBytes: SDK_MAX_BYTES },
]
for (const { what, bytes, maxBytes } of scripts) {
  const isOver = bytes > maxBytes
  console.log(`${String(bytes).padStart(7)} B  ${what}, of ${maxBytes}${isOver ? ': over budget' : ''}`)
  if (isOver) process.exitCode = 1
}
