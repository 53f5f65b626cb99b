import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'

import { build } from 'vite'

interface BuiltFile {
  fileName: string
  bytes: number
}

/**
 * What a visitor's browser may have to fetch, in bytes after brotli: before any interest in the chat, and once there is some, in the
 * language that needs most. The bubble is fetched only where its owner has switched it on.
 */
const budgets = [
  { what: 'loader', maxBytes: 2000, parts: ['widget.js'] },
  { what: 'loader, panel and one language', maxBytes: 15_000, parts: ['widget.js', 'widget-panel-', 'widget-words-'] },
]

/** The files of the widget as they are built from the sources of this moment, with their sizes after brotli. */
async function measureWidget(): Promise<BuiltFile[]> {
  const configFile = fileURLToPath(new URL('../widget/vite.config.ts', import.meta.url))
  const built = await build({ configFile, logLevel: 'warn', build: { write: false } })
  if (!('output' in built)) throw new Error('The widget was not built into one set of files.')
  return built.output.map((file) => {
    const content = file.type === 'chunk' ? file.code : file.source
    return { fileName: file.fileName, bytes: brotliCompressSync(content).length }
  })
}

/** The largest file that bears the name. */
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
