import type { Block, Page } from '../../extract/blocks/page-types.ts'
import { sentencesOf } from '../../language/sentences.ts'
import { hasContact } from '../../values/text-signs.ts'
import { blockText } from '../drafts/render-blocks.ts'
import { isArticlePath } from '../knowledge/text-kinds.ts'
import type { Section } from './split-sections.ts'

/** A longer line of a notice is running text. */
const MAX_LABEL = 80
/** A longer text that names a contact is rarely about it. */
const MAX_CONTACT = 200
/** Characters that show what a text is about. */
const MIN_OPENING = 160

/**
 * Returns a section of a legal notice with its first sentences, short lines and contact details. Buyers ask for
 * nothing else in it.
 */
export function shortenNotice(section: Section): Section {
  const lines = section.blocks.flatMap((block) =>
    block.kind === 'paragraph' ? block.text.split('\n').map((text): Block => ({ ...block, text })) : [block],
  )
  const first = lines.findIndex((line) => blockText(line).length > MAX_LABEL)
  const kept = lines.filter((line, at) => at === 0 || at === first || isWorthKeeping(line))
  return {
    ...section,
    blocks: kept.map((line) => ('text' in line ? { ...line, text: firstSentences(line.text) } : line)),
  }
}

function isWorthKeeping(block: Block): boolean {
  const text = blockText(block)
  return (block.kind !== 'list-item' && text.length <= MAX_LABEL) || (text.length <= MAX_CONTACT && hasContact(text))
}

/** Returns the first sentences of a text, and later ones with contact details. */
function firstSentences(text: string): string {
  let length = 0
  const kept = sentencesOf(text).filter((sentence) => {
    const isFirst = length < MIN_OPENING
    length += sentence.length
    return isFirst || hasContact(sentence)
  })
  return kept.join(' ')
}

/** Reports whether a page's URL is that of an article. */
export const isArticle = ({ url }: Page): boolean => isArticlePath(URL.parse(url)?.pathname ?? '')

/**
 * Returns a section of an article without those paragraphs after its first that have neither a digit nor an email
 * address.
 */
export function shortenArticle(section: Section): Section {
  const first = section.blocks.findIndex(({ kind }) => kind === 'paragraph')
  return {
    ...section,
    blocks: section.blocks.filter(
      (block, at) => block.kind !== 'paragraph' || at === first || /[\d@]/u.test(block.text),
    ),
  }
}
