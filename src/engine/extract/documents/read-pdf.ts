import { getDocumentProxy } from 'unpdf'
import type { Page, PageSource } from '../blocks/page-types.ts'
import { documentPage } from './document-page.ts'
import { documentTitle } from './document-title.ts'
import { FileLimitError } from './file-limit-error.ts'
import { limitArrays } from './limit-arrays.ts'
import { lineBlocks } from './pdf-blocks.ts'
import type { TextPiece } from './pdf-lines.ts'

const MAX_PAGES = 60
const MAX_PIECES = 60_000
/** An array doubles until a stream fits into it. */
const ARRAYS = { maxBytes: 20_000_000, maxTotalBytes: 160_000_000 }

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

/**
 * Reads the text of a PDF file: at most 60 pages and 60,000 pieces of text, and less if the file unpacks to more than
 * about 80 MB. Rejects if the file is locked, or has a stream of more than 20 MB before its first text. Scanned pages
 * have no text.
 */
export async function readPdf({ url, body }: PageSource): Promise<Page> {
  const limits = limitArrays(ARRAYS)
  const pieces: TextPiece[] = []
  try {
    const isWhole = await readPieces(body, pieces, limits.isReached)
    const blocks = lineBlocks(pieces.slice(0, MAX_PIECES))
    if (blocks.length === 0 && limits.isReached()) throw tooLarge()
    return documentPage(url, { title: documentTitle(blocks, url), blocks, cut: !isWhole || limits.isReached() })
  } catch (error) {
    throw limits.isReached() ? tooLarge() : error
  } finally {
    limits.end()
  }
}

const tooLarge = (): FileLimitError => new FileLimitError(`unpacks to more than ${ARRAYS.maxBytes / 1e6} MB`)

/** Adds the text of each page until a limit is reached. Returns false if something is left. */
async function readPieces(body: Uint8Array, pieces: TextPiece[], isOver: () => boolean): Promise<boolean> {
  const document = await getDocumentProxy(Uint8Array.from(body), { verbosity: 0 })
  try {
    const count = Math.min(document.numPages, MAX_PAGES)
    for (let number = 1; number <= count && pieces.length < MAX_PIECES && !isOver(); number++)
      await readPageText(document, number, pieces)
    return document.numPages <= MAX_PAGES && pieces.length <= MAX_PIECES
  } finally {
    await document.loadingTask.destroy()
  }
}

/** Reads the text of a page until there are enough pieces. */
async function readPageText(document: Pdf, number: number, pieces: TextPiece[]): Promise<void> {
  const page = await document.getPage(number)
  const reader = page.streamTextContent().getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    for (const item of part.value.items) if ('str' in item) pieces.push(toPiece(item, number))
    if (pieces.length > MAX_PIECES) return reader.cancel()
  }
  page.cleanup()
}

function toPiece(item: { str: string; transform: number[]; width: number; height: number }, page: number): TextPiece {
  const [, , , scale = 0, x = 0, y = 0] = item.transform
  return { text: item.str, x, y, width: item.width, height: item.height || Math.abs(scale), page }
}
