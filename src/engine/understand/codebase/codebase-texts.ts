import { markdownBlocks, withoutCode } from '../../extract/documents/markdown-blocks.ts'
import { textBlocks } from '../../extract/documents/text-blocks.ts'
import type { Block } from '../../extract/blocks/page-types.ts'
import { readPage } from '../../extract/read-page.ts'
import { sentencesOf } from '../../language/sentences.ts'
import { blockText } from '../drafts/render-blocks.ts'
import { componentHtml, isComponent } from './component-html.ts'
import { GAP } from './component-walk.ts'
import { hasContact } from '../../values/text-signs.ts'
import { CODE } from './developer-words.ts'
import { buyersReadme, isNotice, withoutNotices } from './for-buyers.ts'

/** As many as are read of a document. */
const MAX_BLOCKS = 5_000
/** Text with so many is HTML. */
const MIN_CLOSING_TAGS = 3
const CLOSING_TAG = /<\/(?:p|div|section|main|h[1-6]|li)>/giu
const MARKDOWN_HEADING = /^\s{0,3}#{1,6}\s\S/gmu
/** Text with so many headings is Markdown, whatever tags it holds. */
const MIN_HEADINGS = 2

export interface ReadText {
  blocks: Block[]
  /** Whether it is longer than is read. */
  cut: boolean
}

/**
 * The text of a landing page: Markdown, the lines that it shows, or the HTML or the component's source that some send
 * instead.
 */
export function readLanding(text: string): ReadText {
  if (isComponent(text) && countHeadings(text) < MIN_HEADINGS)
    return bounded(htmlBlocks(componentHtml(text)).flatMap(withoutGaps))
  if (isHtml(text)) return bounded(htmlBlocks(withoutCode(text)))
  return bounded(textBlocks(withoutNotices(text)))
}

/** What of a README is for those who buy. The name above all of it is the project's. */
export function readReadme(text: string, companyName: string): ReadText {
  if (isHtml(text)) return bounded(htmlBlocks(withoutCode(text)))
  return bounded(
    markdownBlocks(buyersReadme(text, companyName)).filter((block) => block.kind !== 'heading' || block.level > 1),
  )
}

/** A block without the sentences that only the running program can complete; a picture may stand before one. */
function withoutGaps(block: Block): Block[] {
  if (!UNSAID.test(blockText(block))) return [block]
  if (block.kind !== 'paragraph' && block.kind !== 'list-item') return []
  const text = sentencesOf(block.text.replace(LEADING_GAP, ''))
    .filter((sentence) => !UNSAID.test(sentence))
    .join(' ')
  return text.trim() === '' ? [] : [{ ...block, text }]
}

/** A gap, or signs of code that the reader took for text: no visitor sees a tag or a brace. */
const UNSAID = new RegExp(`${GAP}|[{}]|<\\/?[a-z]|=>|\\/[a-z]+\\s*>`, 'iu')
const LEADING_GAP = new RegExp(`^${GAP}\\s{0,9}(?=\\p{Lu})`, 'u')

const bounded = (blocks: Block[]): ReadText => ({
  blocks: blocks.slice(0, MAX_BLOCKS),
  cut: blocks.length > MAX_BLOCKS,
})

const countHeadings = (text: string): number => text.match(MARKDOWN_HEADING)?.length ?? 0

const isHtml = (text: string): boolean =>
  countHeadings(text) < MIN_HEADINGS && (text.match(CLOSING_TAG)?.length ?? 0) >= MIN_CLOSING_TAGS

function htmlBlocks(html: string): Block[] {
  const body = new TextEncoder().encode(html)
  const page = readPage({
    url: 'https://codebase.invalid/',
    contentType: 'text/html; charset=utf-8',
    headers: {},
    body,
  })
  return page.blocks.filter(
    (block) =>
      block.region !== 'hidden' &&
      block.region !== 'header' &&
      (!block.linked || hasContact(blockText(block))) &&
      !CODE.test(blockText(block)) &&
      !isNotice(blockText(block)),
  )
}
