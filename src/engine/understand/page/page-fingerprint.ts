import { createHash } from 'node:crypto'
import type { Page } from '../../extract/page-types.ts'
import { blockText } from '../drafts/render-blocks.ts'

/** What a page says, in short: the same as long as its title, its visible text and what it declares stay the same, wherever they stand. */
export function pageFingerprint({ title, description, blocks, structured }: Page): string {
  const hash = createHash('sha256').update(JSON.stringify([title, description, structured]))
  for (const block of blocks) if (block.region !== 'hidden') hash.update(`${block.kind} ${blockText(block)}\n`)
  return hash.digest('base64url')
}
