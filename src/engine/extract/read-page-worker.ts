import { parentPort } from 'node:worker_threads'
import { FileLimitError } from './documents/file-limit-error.ts'
import type { Page, PageSource } from './blocks/page-types.ts'
import { readFile } from './read-file.ts'

/** A page, or the limit that a file exceeds. */
export type Reading = { page: Page } | { limit: string }

parentPort?.on('message', (source: PageSource) => void answer(source))

/**
 * Sends a page as JSON. Then each text uses the narrowest encoding for its own letters, while texts cut from a page
 * with a `€` would all be wide, which makes searching and folding several times slower. A file that cannot be read
 * ends the thread, and the reader starts another.
 */
async function answer(source: PageSource): Promise<void> {
  parentPort?.postMessage(JSON.stringify(await read(source)))
}

async function read(source: PageSource): Promise<Reading> {
  try {
    return { page: await readFile(source) }
  } catch (error) {
    if (error instanceof FileLimitError) return { limit: error.message }
    throw error
  }
}
