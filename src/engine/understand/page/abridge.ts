import type { Block, Page } from '../../extract/blocks/page-types.ts'
import { blockText } from '../drafts/render-blocks.ts'
import { isArticlePath } from '../typed/others-words.ts'
import { sentencesOf } from '../typed/prices/asks-money.ts'
import { hasContact } from '../../values/text-signs.ts'
import type { Section } from './sections.ts'

/** A longer line of a notice is running text. */
const MAX_LABEL = 80
/** So long a text that names a contact is seldom about it. */
const MAX_CONTACT = 200
/** So much of a text tells what it is about. */
const MIN_OPENING = 160
/** A clause whose title runs into its first rule: `7. Payment 7.1. …`. */
const CLAUSE = /^(\d{1,2}\.\s\p{Lu}[^.:;\n]{3,70}?)\s(\d{1,2}\.1\.?\s[^]+)$/u
/** What a page declares itself as. */
const ARTICLE_TYPE = /^(?:BlogPosting|NewsArticle)$/u

/**
 * Of what the law asks a site to say the first sentences of each section, what is short, and how to reach somebody: no
 * buyer asks for the rest.
 */
export function openingOf(section: Section): Section {
  const lines = section.blocks.flatMap((block) =>
    block.kind === 'paragraph' ? block.text.split('\n').map((text): Block => ({ ...block, text })) : [block],
  )
  const first = lines.findIndex((line) => blockText(line).length > MAX_LABEL)
  const kept = lines.filter((line, at) => at === 0 || at === first || isKeptOfNotice(line))
  return { ...section, blocks: kept.map((line) => ('text' in line ? { ...line, text: opening(line.text) } : line)) }
}

function isKeptOfNotice(block: Block): boolean {
  const text = blockText(block)
  return (block.kind !== 'list-item' && text.length <= MAX_LABEL) || (text.length <= MAX_CONTACT && hasContact(text))
}

/** The first sentences of a text, and those that say how to reach somebody. */
function opening(text: string): string {
  let length = 0
  const kept = sentencesOf(text).filter((sentence) => {
    const isFirst = length < MIN_OPENING
    length += sentence.length
    return isFirst || hasContact(sentence)
  })
  return kept.join(' ')
}

export const isArticle = ({ url, structured }: Page): boolean =>
  isArticlePath(URL.parse(url)?.pathname ?? '') ||
  structured.some(({ '@type': type }) => typeof type === 'string' && ARTICLE_TYPE.test(type))

/** Of an article the paragraph that opens each section, its lists and tables, and what has a figure. */
export function briefOf(section: Section): Section {
  const first = section.blocks.findIndex(({ kind }) => kind === 'paragraph')
  return {
    ...section,
    blocks: section.blocks.filter(
      (block, at) => block.kind !== 'paragraph' || at === first || /[\d@]/u.test(block.text),
    ),
  }
}

/** A paragraph that opens with the title of a clause as its heading and its text. */
export function withClauseHeading(block: Block): Block | Block[] {
  const [, title = '', text = ''] = (block.kind === 'paragraph' && CLAUSE.exec(block.text)) || []
  return title === ''
    ? block
    : [
        { ...block, kind: 'heading', level: 3, text: title },
        { ...block, kind: 'paragraph', text },
      ]
}
