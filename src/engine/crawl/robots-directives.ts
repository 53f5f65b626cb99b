import type { Page } from '#src/engine/extract/blocks/page-types.ts'
import type { FetchedResponse } from '#src/engine/fetch/fetch-types.ts'
import { PRODUCT_TOKEN } from './protocols/robots.ts'

export interface RobotsDirectives {
  noindex: boolean
  nofollow: boolean
}

/** Directives with a value, which look like the name of a crawler. */
const VALUED = new Set(['unavailable_after', 'max-snippet', 'max-image-preview', 'max-video-preview'])

/** Returns the directives of a page and its `X-Robots-Tag` for Foyer's crawler. */
export function readDirectives(page: Page, headers: FetchedResponse['headers']): RobotsDirectives {
  const lines = (headers['x-robots-tag'] ?? '').toLowerCase().split('\n')
  const directives = new Set(lines.flatMap((line) => directivesFor(PRODUCT_TOKEN.toLowerCase(), line)))
  const none = directives.has('none')
  return {
    noindex: page.noindex || none || directives.has('noindex'),
    nofollow: page.nofollow || none || directives.has('nofollow'),
  }
}

/** Returns the directives of one header. Those after the name of a crawler apply to that crawler only. */
function directivesFor(crawler: string, line: string): string[] {
  let agent = ''
  const directives: string[] = []
  for (const part of line.split(',')) {
    const [, name = '', rest = ''] = /^\s*([\w-]+)\s*:(.*)$/.exec(part) ?? []
    const isNamed = name !== '' && !VALUED.has(name)
    if (isNamed) agent = name
    if (agent === '' || agent === crawler) directives.push((isNamed ? rest : part).trim())
  }
  return directives
}
