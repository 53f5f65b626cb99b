import { tuneV8 } from '#src/base/tune-v8.ts'
import { createPageReader } from '#src/engine/extract/page-reader.ts'
import { LARGE_PAGES } from './large-pages.ts'

/**
 * `node read-large-pages.ts` reads each kind of large page in a new thread. It prints the time and whether the page was
 * cut as JSON.
 */
const PROCESSOR_MS = 60_000

tuneV8()
const read = []
for (const [kind, write] of Object.entries(LARGE_PAGES)) {
  const reader = createPageReader({ threads: 1, processorMs: PROCESSOR_MS })
  const body = Buffer.from(write())
  const startedAt = performance.now()
  const { cut } = await reader.read({
    url: 'https://example.com/',
    status: 200,
    headers: { 'content-type': 'text/html' },
    body,
    cut: false,
  })
  const seconds = (performance.now() - startedAt) / 1000
  read.push({ kind, seconds, cut })
  await reader.close()
}
process.stdout.write(`${JSON.stringify(read)}\n`)
