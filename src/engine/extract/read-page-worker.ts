import { parentPort } from 'node:worker_threads'
import { readPage, type PageSource } from './read-page.ts'

parentPort?.on('message', (source: PageSource) => parentPort?.postMessage(readPage(source)))
