import { hash } from 'node:crypto'
import { isRecord } from '#src/base/is-record.ts'
import type { Page } from '../../extract/blocks/page-types.ts'
import { blockText } from '../drafts/render-blocks.ts'

/**
 * Returns a fingerprint of a page. It stays the same while its title, visible text and declarations do, in any order.
 */
export function pageFingerprint({ title, description, blocks, structured }: Page): string {
  const said = blocks.filter(({ region }) => region !== 'hidden').map((block) => `${block.kind} ${blockText(block)}\n`)
  return hash('sha256', JSON.stringify([title, description, structured], inOrder) + said.join(''), 'base64url')
}

/** Sorts the members of an object: a stored page has them in a different order from one that was just read. */
function inOrder(_key: string, value: unknown): unknown {
  return isRecord(value) ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : value
}
