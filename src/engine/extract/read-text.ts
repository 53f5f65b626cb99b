import { sentencesOf } from '../language/sentences.ts'
import { blockLine } from './blocks/block-text.ts'
import type { Block } from './blocks/page-types.ts'
import { componentHtml, isComponent } from './documents/component-html.ts'
import { GAP } from './documents/component-walk.ts'
import { DOCUMENT_PLACE } from './documents/document-page.ts'
import { markdownBlocks, withoutCode } from './documents/markdown-blocks.ts'
import { splitFrontMatter } from './documents/front-matter.ts'
import { textBlocks } from './documents/text-blocks.ts'
import { hasContact } from '../values/text-signs.ts'
import { readPage } from './read-page.ts'

/** `data`: JSON, also cut. `component`: source in JSX, TSX, Vue, Svelte or Astro. `text`: Markdown or plain text. */
export type TextShape = 'data' | 'component' | 'html' | 'text'

export interface ReadText {
  blocks: Block[]
  /** Number of sentences left out because only the running program can complete them. */
  gaps: number
}

const DATA = /^\s*(?:\{\s*"|\[\s*[[{"])/u
const WHOLE_PAGE = /<(?:!doctype html|html|head|body)[\s>]/iu
const CLOSING_TAG =
  /<\/(?:p|div|section|main|article|header|footer|h[1-6]|ul|ol|li|table|td|a|span|button|strong|em|b)\s*>/giu
const STARTS_WITH_TAG = /^\s*<[!a-z]/iu
/** Code within Markdown is an example. */
const FENCE = /^\s{0,3}(?:```|~~~)/mu
const TAG = /<\/?[a-z][^<>]{0,2000}>/iu
const MARKDOWN_HEADING = /^\s{0,3}#{1,6}\s\S/gmu
/** Markdown with two headings may have tags; HTML may have a line that looks like a heading. */
const MIN_HEADINGS = 2
const MIN_CLOSING_TAGS = 3

/** Recognizes the shape of a text that a caller sends without a type, also of one that is cut. */
export function shapeOf(text: string): TextShape {
  if (DATA.test(text)) return 'data'
  if (splitFrontMatter(text)) return 'text'
  const headings = count(text, MARKDOWN_HEADING)
  if (WHOLE_PAGE.test(text)) return 'html'
  if (headings >= MIN_HEADINGS || FENCE.test(text)) return 'text'
  if (isComponent(text)) return 'component'
  const isHtml = STARTS_WITH_TAG.test(text) || count(text, CLOSING_TAG) >= (headings === 0 ? 1 : MIN_CLOSING_TAGS)
  return isHtml && !isMarkdown(text) ? 'html' : 'text'
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/** Links, code and lists in marks, more of them than tags. */
const isMarkdown = (text: string): boolean =>
  count(text, /\]\(|^\s{0,3}(?:```|[-*+]\s\S)|\*\*\S/gmu) > count(text, CLOSING_TAG)

/** Reads a text of any shape into blocks without tags, code and placeholders. */
export function readText(text: string, shape: TextShape = shapeOf(text)): ReadText {
  const blocks =
    shape === 'text' ? readMarks(text) : htmlBlocks(shape === 'html' ? withoutCode(text) : componentHtml(text))
  const whole = joinQuestions(blocks).map((block) => ({ block, said: withoutGaps(block) }))
  return {
    blocks: whole.flatMap(({ said }) => said ?? []),
    gaps: whole.filter(({ block, said }) => said !== block).length,
  }
}

/** Level of the headings that `componentHtml` makes of questions. */
const QUESTION_LEVEL = 6

/** Joins the questions of data with their answers. */
function joinQuestions(blocks: Block[]): Block[] {
  const joined: Block[] = []
  for (const block of blocks) {
    const last = joined.at(-1)
    if (last?.kind === 'heading' && last.level === QUESTION_LEVEL && block.kind === 'paragraph') {
      const { region, cards, linked, part, likelihood } = block
      joined[joined.length - 1] = {
        kind: 'question',
        question: last.text,
        answer: block.text,
        region,
        cards,
        linked,
        part,
        likelihood,
      }
    } else joined.push(block)
  }
  return joined
}

/** What the front matter of a page says comes first. */
function readMarks(text: string): Block[] {
  const front = splitFrontMatter(text)
  const body = front?.body ?? text
  const blocks = TAG.test(body) ? markdownBlocks(body) : textBlocks(body)
  return front ? [...htmlBlocks(componentHtml(JSON.stringify(front.data))), ...blocks] : blocks
}

/** A text that a caller chose is content, even at the foot of a page. What the page says about itself comes first. */
function htmlBlocks(html: string): Block[] {
  const body = new TextEncoder().encode(html)
  const source = { url: 'https://text.invalid/', contentType: 'text/html; charset=utf-8', headers: {}, body }
  const { blocks, meta } = readPage(source)
  const shown = blocks.flatMap((block): Block[] => {
    const isShown = block.region !== 'hidden' && (block.region !== 'header' || hasContact(blockLine(block)))
    return isShown ? [{ ...block, region: 'main', part: 'own', likelihood: 1 }] : []
  })
  const summary = meta['description']?.trim() ?? ''
  const isSaid = summary === '' || shown.some((block) => blockLine(block).includes(summary))
  return isSaid ? shown : [{ kind: 'paragraph', text: summary, ...DOCUMENT_PLACE, linked: false }, ...shown]
}

/** A gap of a component, a placeholder of a template, and what code leaves behind. */
const UNSAID = new RegExp(
  `${GAP}|\\{\\{|\\}\\}|\\$\\{|\\{%|<%|\\{[\\w.]{1,60}\\}|<[/!]?[a-z]|<[/!]?$|\\/[a-z]+\\s*>|=>`,
  'iu',
)
const LEADING_GAP = new RegExp(`^${GAP}\\s{0,9}(?=\\p{Lu})`, 'u')

/** Returns a block without its unsaid sentences, itself if it has none, or undefined if nothing remains. */
export function withoutGaps(block: Block): Block | undefined {
  if (!UNSAID.test(blockLine(block))) return block
  if (block.kind === 'question') {
    const answer = saidOf(block.answer)
    return UNSAID.test(block.question) || answer === '' ? undefined : { ...block, answer }
  }
  if (block.kind !== 'paragraph' && block.kind !== 'list-item') return undefined
  const text = saidOf(block.text.replace(LEADING_GAP, ''))
  return text === '' ? undefined : { ...block, text }
}

const saidOf = (text: string): string =>
  sentencesOf(text)
    .filter((sentence) => !UNSAID.test(sentence))
    .join(' ')
    .trim()
