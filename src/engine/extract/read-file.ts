import type { Page, PageSource } from './blocks/page-types.ts'
import { documentPage } from './documents/document-page.ts'
import { documentTitle } from './documents/document-title.ts'
import { readCsv } from './documents/read-csv.ts'
import { documentKind, readDocument } from './documents/read-document.ts'
import { decodeText } from './html/decode-text.ts'
import { readStyleColors } from './look/style-colors.ts'
import { readPage } from './read-page.ts'
import { readText } from './read-text.ts'

const MAX_BYTES = 1_000_000
const MAX_BLOCKS = 5_000

/**
 * Reads a page of a website or an uploaded file by its type: HTML, PDF, DOCX, Markdown, CSV or JSON; of a style
 * sheet, only its colors. Rejects with a `FileLimitError` beyond a limit, and with another error if the file is
 * broken or locked.
 */
export async function readFile(source: PageSource): Promise<Page> {
  const kind = documentKind(source)
  if (kind !== undefined) return readDocument(source, kind)
  if (source.contentType.startsWith('text/css')) return readStyleSheet(source)
  if (source.contentType.startsWith('text/csv')) return readCsv(source)
  return source.contentType.startsWith('application/json') ? readJson(source) : readPage(source)
}

function readStyleSheet({ url, contentType, body }: PageSource): Page {
  const colors = readStyleColors(decodeText(body.subarray(0, MAX_BYTES), contentType))
  const look = { colors, icons: [], manifest: '', stylesheets: [] }
  return { ...documentPage(url, { title: '', blocks: [], cut: body.length > MAX_BYTES }), look }
}

/**
 * Reads the names, texts, prices, lists and questions of JSON: the first million bytes, 5,000 blocks. Throws if a
 * shorter text is not JSON, because everything after the error would be lost.
 */
function readJson({ url, contentType, body }: PageSource): Page {
  const text = decodeText(body.subarray(0, MAX_BYTES), contentType)
  if (body.length <= MAX_BYTES) JSON.parse(text.replace(/^\ufeff/, ''))
  const { blocks } = readText(text, 'data')
  const cut = body.length > MAX_BYTES || blocks.length > MAX_BLOCKS
  return documentPage(url, { title: documentTitle([], url), blocks: blocks.slice(0, MAX_BLOCKS), cut })
}
