import type { Block, Page } from '#src/engine/extract/blocks/page-types.ts'
import { readPage } from '#src/engine/extract/read-page.ts'

/** Parses an HTML page of a shop. */
export function readHtml(html: string, headers: Record<string, string> = {}): Page {
  return readPage({
    url: 'https://shop.test/a/page.html',
    contentType: 'text/html; charset=utf-8',
    headers,
    body: new TextEncoder().encode(html),
  })
}

/** Returns the blocks without their position, to compare their content. */
export function said(html: string): unknown[] {
  return readHtml(html).blocks.map(
    ({ region: _region, cards: _cards, linked: _linked, part: _part, likelihood: _likelihood, ...content }) => content,
  )
}

export function texts(blocks: Block[]): string[] {
  return blocks.flatMap((block) => ('text' in block ? [block.text] : []))
}
