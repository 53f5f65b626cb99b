import { parentPort } from 'node:worker_threads'
import { documentKind, readDocument } from './documents/read-document.ts'
import { readPage, type PageSource } from './read-page.ts'

parentPort?.on('message', (source: PageSource) => void answer(source))

/** A file that cannot be read ends the thread; the reader starts another. */
async function answer(source: PageSource): Promise<void> {
  const kind = documentKind(source)
  parentPort?.postMessage(kind === undefined ? readPage(source) : await readDocument(source, kind))
}
