import type { Page, PageSource } from '../blocks/page-types.ts'
import { readDocx } from './read-docx.ts'
import { readMarkdown } from './read-markdown.ts'
import { readPdf } from './read-pdf.ts'

export type DocumentKind = 'pdf' | 'docx' | 'markdown'

/**
 * Returns the kind of a document, by its first bytes, type and name; `undefined` if it cannot be read as a document.
 */
export function documentKind({
  url,
  contentType,
  body,
}: Pick<PageSource, 'url' | 'contentType' | 'body'>): DocumentKind | undefined {
  const opening = new TextDecoder('latin1').decode(body.subarray(0, 1024))
  if (opening.includes('%PDF-')) return 'pdf'
  if (contentType.startsWith('text/markdown')) return 'markdown'
  const isWord = contentType.includes('wordprocessingml') || /\.docx$/iu.test(URL.parse(url)?.pathname ?? '')
  return isWord && opening.startsWith('PK\u0003\u0004') ? 'docx' : undefined
}

/**
 * Reads a PDF, DOCX or Markdown file into a page of blocks. Rejects with a `FileLimitError` beyond a limit, and with
 * another error if the file is broken or locked.
 */
export async function readDocument(source: PageSource, kind: DocumentKind): Promise<Page> {
  if (kind === 'markdown') return readMarkdown(source)
  return kind === 'pdf' ? readPdf(source) : readDocx(source)
}
