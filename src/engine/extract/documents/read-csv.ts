import { parseCsv } from '#src/base/parse-csv.ts'
import type { Block, Page, PageSource } from '../blocks/page-types.ts'
import { decodeText } from '../html/decode-text.ts'
import { foldText } from '../html/fold-text.ts'
import { DOCUMENT_PLACE, documentPage } from './document-page.ts'
import { documentTitle } from './document-title.ts'

const MAX_BYTES = 1_000_000
const MAX_ROWS = 5_000
const QUESTION = /^(?:questions?|title)$/iu
const ANSWER = /^(?:answers?|content)$/iu

/**
 * Reads a table with a header: the first million bytes, 5,000 rows. Columns named `question` and `answer`, or `title`
 * and `content` as in `POST /knowledge/batch`, give questions, all others rows. Throws if a quoted cell does not end.
 */
export function readCsv({ url, contentType, body }: PageSource): Page {
  const table = parseCsv(decodeText(body.subarray(0, MAX_BYTES), contentType))
  if (!table) throw new Error('a quoted cell does not end')
  const [headers = [], ...rows] = table.map((cells) => cells.map(foldText))
  const [asked, answered] = [QUESTION, ANSWER].map((name) => headers.findIndex((header) => name.test(header)))
  const blocks = rows.slice(0, MAX_ROWS).map((cells): Block => {
    const question = cells[asked ?? -1] ?? ''
    const answer = cells[answered ?? -1] ?? ''
    return question && answer
      ? { kind: 'question', question, answer, ...DOCUMENT_PLACE }
      : { kind: 'row', cells, headers, caption: '', ...DOCUMENT_PLACE }
  })
  const cut = body.length > MAX_BYTES || rows.length > MAX_ROWS
  return documentPage(url, { title: documentTitle([], url), blocks, cut })
}
