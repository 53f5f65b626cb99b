import { parentPort } from 'node:worker_threads'
import { FileLimitError } from './documents/file-limit-error.ts'
import { documentKind, readDocument } from './documents/read-document.ts'
import type { PageSource } from './blocks/page-types.ts'
import { readPage } from './read-page.ts'
import type { Page } from './blocks/page-types.ts'

/** A page, or the limit that a file exceeds. */
export type Reading = { page: Page } | { limit: string }

parentPort?.on('message', (source: PageSource) => void answer(source))

/**
 * A page goes as JSON: what is read from it has each text as narrow as its own letters allow, while all texts of a page
 * that shows one `€` are wide, which expressions search and fold several times slower. A file that cannot be read ends
 * the thread; the reader starts another.
 */
async function answer(source: PageSource): Promise<void> {
  parentPort?.postMessage(JSON.stringify(await read(source)))
}

async function read(source: PageSource): Promise<Reading> {
  const kind = documentKind(source)
  if (kind === undefined) return { page: readPage(source) }
  try {
    return { page: await readDocument(source, kind) }
  } catch (error) {
    if (error instanceof FileLimitError) return { limit: error.message }
    throw error
  }
}
