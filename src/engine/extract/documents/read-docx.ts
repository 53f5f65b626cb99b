import { unzipSync } from 'fflate'
import { Parser } from 'htmlparser2'
import { tableBlocks } from '../blocks/table-blocks.ts'
import { foldText } from '../html/fold-text.ts'
import type { Block, Page } from '../page-types.ts'
import type { PageSource } from '../read-page.ts'
import { DOCUMENT_PLACE, documentPage } from './document-page.ts'
import { documentTitle } from './document-title.ts'

const MAX_UNPACKED = 20_000_000
const MAX_BLOCKS = 5_000
const MAX_COLUMNS = 30

interface Paragraph {
  text: string
  style: string
  isItem: boolean
}

/** What stands elsewhere too: a text box for older programs, and words at the place from which they were moved. */
const REPEATED = new Set(['mc:Fallback', 'w:moveFrom'])

/** Reads the text of a Word file: headings, lists, tables, paragraphs and text boxes. Hidden text and deleted words are left out. */
export function readDocx({ url, body }: PageSource): Page {
  const files = unzipSync(body, { filter: ({ name, originalSize }) => name === 'word/document.xml' && originalSize <= MAX_UNPACKED })
  const xml = files['word/document.xml']
  if (xml === undefined) throw new Error('The file holds no text that can be read')
  const blocks = readBody(new TextDecoder().decode(xml))
  return documentPage(url, { title: documentTitle(blocks, url), blocks, cut: blocks.length >= MAX_BLOCKS })
}

function readBody(xml: string): Block[] {
  const blocks: Block[] = []
  let paragraph = emptyParagraph()
  /** Those that the text box which is read stands in. */
  const around: Paragraph[] = []
  let repeated = 0
  let hidden = false
  let inText = false
  let tableDepth = 0
  let rows: string[][] = []
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        if (REPEATED.has(tag)) repeated++
        if (repeated > 0) return
        if (tag === 'w:tbl' && tableDepth++ === 0) {
          around.push(paragraph)
          rows = []
        } else if (tag === 'w:tr' && tableDepth === 1) rows.push([])
        else if (tag === 'w:tc' && tableDepth === 1) paragraph = emptyParagraph()
        else if (tag === 'w:p' && tableDepth === 0) {
          around.push(paragraph)
          paragraph = emptyParagraph()
        } else if (tag === 'w:pStyle') paragraph.style = attributes['w:val'] ?? ''
        else if (tag === 'w:numPr') paragraph.isItem = true
        else if (tag === 'w:r') hidden = false
        else if (tag === 'w:vanish') hidden = attributes['w:val'] !== '0' && attributes['w:val'] !== 'false'
        else if (tag === 'w:tab' || tag === 'w:br') paragraph.text += ' '
        inText = tag === 'w:t'
      },
      ontext(text) {
        if (inText && !hidden) paragraph.text += text
      },
      onclosetag(tag) {
        inText = false
        if (REPEATED.has(tag)) repeated--
        if (repeated > 0 || blocks.length >= MAX_BLOCKS) return
        if (tag === 'w:p') {
          if (tableDepth > 0) paragraph.text += ' '
          else {
            pushParagraph(blocks, paragraph)
            paragraph = around.pop() ?? emptyParagraph()
          }
        }
        const row = rows.at(-1)
        if (tag === 'w:tc' && tableDepth === 1 && row && row.length < MAX_COLUMNS) row.push(foldText(paragraph.text))
        if (tag === 'w:tbl' && --tableDepth === 0) {
          pushTable(blocks, rows)
          paragraph = around.pop() ?? emptyParagraph()
        }
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(xml)
  return blocks
}

const emptyParagraph = (): Paragraph => ({ text: '', style: '', isItem: false })

function pushParagraph(blocks: Block[], { text: raw, style, isItem }: Paragraph): void {
  const text = foldText(raw)
  if (!/[\p{L}\p{N}]/u.test(text)) return
  const level = /^title$/iu.test(style)
    ? 1
    : Number(/^(?:heading|berschrift|überschrift|titre|t[ií]tulo|titolo|kop)\s?(\d)/iu.exec(style)?.[1] ?? 0)
  if (level > 0) blocks.push({ kind: 'heading', level: Math.min(level, 6), text, ...DOCUMENT_PLACE })
  else if (isItem) blocks.push({ kind: 'list-item', text, depth: 0, ...DOCUMENT_PLACE })
  else blocks.push({ kind: 'paragraph', text, ...DOCUMENT_PLACE })
}

function pushTable(blocks: Block[], rows: string[][]): void {
  const filled = rows.filter((cells) => cells.some(Boolean))
  const table = filled.map((cells) => ({
    cells: cells.map((text) => ({ text, heading: false })),
    spansAll: cells.length === 1,
    inHead: false,
  }))
  for (const block of tableBlocks(table, '')) blocks.push({ ...block, ...DOCUMENT_PLACE })
}
