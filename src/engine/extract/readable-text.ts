import { linedText } from './blocks/block-text.ts'
import type { Page } from './page-types.ts'

/** What a reader came for, in lines: the page without its menus, header, footer and asides. */
export function readableText(page: Page): string {
  return linedText(page.blocks.filter(({ region }) => region === 'main'))
}
