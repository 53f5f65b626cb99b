import { getDocumentProxy } from 'unpdf'
import type { Page } from '../page-types.ts'
import type { PageSource } from '../read-page.ts'
import { documentPage } from './document-page.ts'
import { documentTitle } from './document-title.ts'
import { lineBlocks } from './pdf-blocks.ts'
import type { TextPiece } from './pdf-lines.ts'

const MAX_PAGES = 60
const MAX_PIECES = 60_000

/**
 * Reads the text of a PDF file, 60 pages at most. Scanned pages say nothing; a file that asks for a password is
 * refused.
 */
export async function readPdf({ url, body }: PageSource): Promise<Page> {
  const document = await getDocumentProxy(Uint8Array.from(body), { verbosity: 0 })
  try {
    const pieces: TextPiece[] = []
    const count = Math.min(document.numPages, MAX_PAGES)
    for (let number = 1; number <= count && pieces.length < MAX_PIECES; number++) {
      const page = await document.getPage(number)
      const { items } = await page.getTextContent()
      for (const item of items) if ('str' in item) pieces.push(toPiece(item, number))
      page.cleanup()
    }
    const blocks = lineBlocks(pieces.slice(0, MAX_PIECES))
    const cut = document.numPages > MAX_PAGES || pieces.length > MAX_PIECES
    return documentPage(url, { title: documentTitle(blocks, url), blocks, cut })
  } finally {
    await document.loadingTask.destroy()
  }
}

function toPiece(item: { str: string; transform: number[]; width: number; height: number }, page: number): TextPiece {
  const [, , , scale = 0, x = 0, y = 0] = item.transform
  return { text: item.str, x, y, width: item.width, height: item.height || Math.abs(scale), page }
}
