import { hash } from 'node:crypto'
import type { Page } from '../../extract/page-types.ts'
import { blockText } from '../drafts/render-blocks.ts'

/** What a page says, in short: the same as long as its title, its visible text and what it declares stay the same, wherever they stand. */
export function pageFingerprint({ title, description, blocks, structured }: Page): string {
  const said = blocks.filter(({ region }) => region !== 'hidden').map((block) => `${block.kind} ${blockText(block)}\n`)
  return hash('sha256', JSON.stringify([title, description, structured]) + said.join(''), 'base64url')
}
