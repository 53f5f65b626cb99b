import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'

import { build } from 'vite'

/** What a visitor's browser may have to fetch, in bytes after brotli: before any interest in the chat, and once there is some. */
const budgets = [
  { what: 'loader', maxBytes: 2000, counts: (fileName: string) => fileName === 'widget.js' },
  { what: 'loader and panel', maxBytes: 15_000, counts: () => true },
]

/** The files of the widget as they are built from the sources of this moment, with their sizes after brotli. */
async function measureWidget(): Promise<{ fileName: string; bytes: number }[]> {
  const configFile = fileURLToPath(new URL('../widget/vite.config.ts', import.meta.url))
  const built = await build({ configFile, logLevel: 'warn', build: { write: false } })
  if (!('output' in built)) throw new Error('The widget was not built into one set of files.')
  return built.output.map((file) => {
    const content = file.type === 'chunk' ? file.code : file.source
    return { fileName: file.fileName, bytes: brotliCompressSync(content).length }
  })
}

const files = await measureWidget()
for (const { fileName, bytes } of files) console.log(`${String(bytes).padStart(7)} B  ${fileName}`)
for (const { what, maxBytes, counts } of budgets) {
  const bytes = files.filter((file) => counts(file.fileName)).reduce((sum, file) => sum + file.bytes, 0)
  const isOver = bytes > maxBytes
  console.log(`${String(bytes).padStart(7)} B  ${what}, of ${maxBytes}${isOver ? ': over budget' : ''}`)
  if (isOver) process.exitCode = 1
}
