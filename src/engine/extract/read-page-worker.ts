import { parentPort } from 'node:worker_threads'
import { documentKind, readDocument } from './documents/read-document.ts'
import { readPage, type PageSource } from './read-page.ts'

/** A file that cannot be read ends the thread; the reader starts another. */
parentPort?.on('message', async (source: PageSource) => {
  const kind = documentKind(source)
  parentPort?.postMessage(kind === undefined ? readPage(source) : await readDocument(source, kind))
})
