import { decodeText } from '../html/decode-text.ts'
import type { Page, PageSource } from '../blocks/page-types.ts'
import { documentPage } from './document-page.ts'
import { documentTitle } from './document-title.ts'
import { textBlocks } from './text-blocks.ts'

const MAX_BYTES = 1_000_000
const MAX_BLOCKS = 5_000

/** Reads Markdown or plain text: the first million bytes, 5,000 blocks. */
export function readMarkdown({ url, contentType, body }: PageSource): Page {
  const all = textBlocks(decodeText(body.subarray(0, MAX_BYTES), contentType))
  const blocks = all.slice(0, MAX_BLOCKS)
  const cut = body.length > MAX_BYTES || all.length > MAX_BLOCKS
  return documentPage(url, { title: documentTitle(blocks, url), blocks, cut })
}
