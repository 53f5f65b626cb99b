import type { Block } from '../blocks/page-types.ts'
import { markdownBlocks, withMarkedHeadings } from './markdown-blocks.ts'
import { plainTextBlocks } from './plain-text-blocks.ts'

const MARKDOWN_SIGN = /^\s{0,3}(?:#{1,6}\s\S|\|.*\|\s*$|[*+]\s\S)|\*\*\S|\]\(|^\s{0,3}(?:```|:?-{2,9}:?\s?\|)/mu

/** Reads Markdown by its marks, and text without marks line by line. */
export const textBlocks = (text: string): Block[] =>
  MARKDOWN_SIGN.test(withMarkedHeadings(text)) ? markdownBlocks(text) : plainTextBlocks(text)
