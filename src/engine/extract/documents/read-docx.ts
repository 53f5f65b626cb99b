import { alternativesOf, siteWords } from '../../language/word-lists.ts'
import { type UnzipFileInfo, unzipSync } from 'fflate'
import { Parser } from 'htmlparser2'
import { blockLine } from '../blocks/block-text.ts'
import { isPseudoHeading } from '../blocks/block-writer.ts'
import { tableBlocks } from '../blocks/table-blocks.ts'
import { definesEntity } from '../html/defines-entity.ts'
import { foldText } from '../html/fold-text.ts'
import type { Block, Page, PageSource } from '../blocks/page-types.ts'
import { DOCUMENT_PLACE, documentPage } from './document-page.ts'
import { documentTitle } from './document-title.ts'
import { FileLimitError } from './file-limit-error.ts'

/** Total bytes of the parts that are read. */
const MAX_UNPACKED = 20_000_000
const MAX_BLOCKS = 5_000
const MAX_ROWS = 5_000
/** Nested elements. Word nests about thirty. */
const MAX_DEPTH = 500
const CHUNK = 65_536
const MAX_COLUMNS = 30

/** The size from which large letters make a heading, in half points. */
const MIN_HEADING_SIZE = 28
const MAX_HEADING = 120
/** The body, and the headers and footers of first, odd and even pages. */
const PARTS = /^word\/(?:document|(?:header|footer)[1-3])\.xml$/u

interface Paragraph {
  text: string
  style: string
  isItem: boolean
  /** Throughout. */
  isBold: boolean
  /** Of its smallest letters; 0 if not given. */
  size: number
}

/** Text that also appears elsewhere: a text box for older programs, and moved words at their old place. */
const REPEATED = new Set(['mc:Fallback', 'w:moveFrom'])

/**
 * Reads the text of a Word file: headings, lists, tables, paragraphs, text boxes, headers and footers. Leaves out
 * hidden text and deleted words.
 */
export function readDocx({ url, body }: PageSource): Page {
  const files = unzipSync(body, { filter: createPartFilter() })
  const { 'word/document.xml': document, ...edges } = files
  if (document === undefined) throw new Error('The file holds no text that can be read')
  const own = readBody(new TextDecoder().decode(document))
  const around = Object.values(edges).flatMap((xml) => readBody(new TextDecoder().decode(xml)))
  const letterhead = new Map(around.map((block) => [blockLine(block), block]))
  return documentPage(url, {
    title: documentTitle(own, url),
    blocks: [...letterhead.values(), ...own],
    cut: own.length >= MAX_BLOCKS,
  })
}

/** Picks each part once. Throws if the parts are too large; the unpacker stops at the size that a part declares. */
function createPartFilter(): (file: UnzipFileInfo) => boolean {
  const found = new Set<string>()
  let bytes = 0
  return ({ name, originalSize }) => {
    if (!PARTS.test(name) || found.has(name)) return false
    found.add(name)
    bytes += originalSize
    if (bytes > MAX_UNPACKED) throw new FileLimitError(`unpacks to more than ${MAX_UNPACKED / 1e6} MB`)
    return true
  }
}

function readBody(xml: string): Block[] {
  const blocks: Block[] = []
  let paragraph = emptyParagraph()
  /** The paragraphs that contain the current text box. */
  const around: Paragraph[] = []
  let repeated = 0
  let run: { hidden: boolean; isBold: boolean; size: number } | undefined
  let inText = false
  let tableDepth = 0
  let depth = 0
  let rows: string[][] = []
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        if (++depth > MAX_DEPTH) throw new FileLimitError(`has more than ${MAX_DEPTH} elements within each other`)
        if (REPEATED.has(tag)) repeated++
        if (repeated > 0) return
        if (tag === 'w:tbl' && tableDepth++ === 0) {
          around.push(paragraph)
          rows = []
        } else if (tag === 'w:tr' && tableDepth === 1 && rows.length < MAX_ROWS) rows.push([])
        else if (tag === 'w:tc' && tableDepth === 1) paragraph = emptyParagraph()
        else if (tag === 'w:p' && tableDepth === 0) {
          around.push(paragraph)
          paragraph = emptyParagraph()
        } else if (tag === 'w:pStyle') paragraph.style = attributes['w:val'] ?? ''
        else if (tag === 'w:numPr') paragraph.isItem = true
        else if (tag === 'w:r') run = { hidden: false, isBold: false, size: 0 }
        else if (tag === 'w:vanish' && run) run.hidden = isOn(attributes)
        else if (tag === 'w:b' && run) run.isBold = isOn(attributes)
        else if (tag === 'w:sz' && run) run.size = Number(attributes['w:val'])
        else if (tag === 'w:br') paragraph.text += '\n'
        else if (tag === 'w:tab' && run) paragraph.text += ' '
        inText = tag === 'w:t'
      },
      onprocessinginstruction(_name, declaration) {
        if (definesEntity(declaration)) throw new Error('The file defines entities, which a package may not')
      },
      ontext(text) {
        if (!inText || run?.hidden) return
        paragraph.text += text
        if (!text.trim()) return
        paragraph.isBold &&= run?.isBold ?? false
        paragraph.size = Math.min(paragraph.size, run?.size ?? 0)
      },
      onclosetag(tag) {
        inText = false
        depth--
        if (REPEATED.has(tag)) repeated--
        if (tag === 'w:r') run = undefined
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
  for (let at = 0; at < xml.length && blocks.length < MAX_BLOCKS; at += CHUNK) parser.write(xml.slice(at, at + CHUNK))
  parser.end()
  return blocks
}

const isOn = (attributes: Record<string, string>): boolean =>
  attributes['w:val'] !== '0' && attributes['w:val'] !== 'false'

const emptyParagraph = (): Paragraph => ({ text: '', style: '', isItem: false, isBold: true, size: Infinity })

function pushParagraph(blocks: Block[], paragraph: Paragraph): void {
  const text = paragraph.text.split('\n').map(foldText).filter(Boolean).join('\n')
  if (!/[\p{L}\p{N}]/u.test(text)) return
  const level = headingLevel(paragraph, text)
  if (level > 0) blocks.push({ kind: 'heading', level, text: foldText(text), ...DOCUMENT_PLACE })
  else if (paragraph.isItem) blocks.push({ kind: 'list-item', text, depth: 0, ...DOCUMENT_PLACE })
  else blocks.push({ kind: 'paragraph', text, ...DOCUMENT_PLACE })
}

const HEADING_STYLE = new RegExp(`^(?:${alternativesOf(siteWords('styleNames'))})\\s?([1-9])`, 'iu')

/** Returns the level by style, or by letters that are only larger or bold; 0 for no heading. */
function headingLevel({ style, isItem, isBold, size }: Paragraph, text: string): number {
  if (/^title$/iu.test(style)) return 1
  const [, level] = HEADING_STYLE.exec(style) ?? []
  if (level !== undefined) return Math.min(Number(level), 6)
  if (isItem) return 0
  if (size >= MIN_HEADING_SIZE && text.length <= MAX_HEADING && /\p{L}{2}/u.test(text)) return 2
  return isBold && isPseudoHeading({ text, lead: text }) ? 6 : 0
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
