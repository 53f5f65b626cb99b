import { parentPort } from 'node:worker_threads'
import { documentKind, readDocument } from './documents/read-document.ts'
import { readPage, type PageSource } from './read-page.ts'

parentPort?.on('message', (source: PageSource) => void answer(source))

/**
 * A page goes as JSON: what is read from it has each text as narrow as its own letters allow, while all texts of a page
 * that shows one `€` are wide, which expressions search and fold several times slower. A file that cannot be read ends
 * the thread; the reader starts another.
 */
async function answer(source: PageSource): Promise<void> {
  const kind = documentKind(source)
  const page = kind === undefined ? readPage(source) : await readDocument(source, kind)
  parentPort?.postMessage(JSON.stringify(page))
}
