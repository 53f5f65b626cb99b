import { hash } from 'node:crypto'
import { isRecord } from '#src/base/is-record.ts'
import type { Page } from '../../extract/blocks/page-types.ts'
import { blockText } from '../drafts/render-blocks.ts'

/**
 * What a page says, in short: the same as long as its title, its visible text and what it declares stay the same,
 * wherever they stand.
 */
export function pageFingerprint({ title, description, blocks, structured }: Page): string {
  const said = blocks.filter(({ region }) => region !== 'hidden').map((block) => `${block.kind} ${blockText(block)}\n`)
  return hash('sha256', JSON.stringify([title, description, structured], inOrder) + said.join(''), 'base64url')
}

/** The members of an object in one order: a page that was kept has them in another than one that was read just now. */
function inOrder(_key: string, value: unknown): unknown {
  return isRecord(value) ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : value
}
