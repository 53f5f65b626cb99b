import { describe, expect, it } from 'vitest'
import type { Page } from '#src/engine/extract/blocks/page-types.ts'
import { readDirectives } from './robots-directives.ts'

describe('readDirectives', () => {
  const directives = (header: string, page: Partial<Page> = {}) =>
    readDirectives({ noindex: false, nofollow: false, ...page } as Page, { 'x-robots-tag': header })

  it.each([
    ['', false, false],
    ['noindex', true, false],
    ['NOINDEX, nofollow', true, true],
    ['none', true, true],
    ['foyerbot: noindex', true, false],
    ['otherbot: noindex, nofollow', false, false],
    ['otherbot: noindex, FoyerBot: nofollow', false, true],
    ['otherbot: noindex\nnofollow', false, true],
    ['max-snippet: 20, noindex', true, false],
    ['unavailable_after: 25 Jun 2030 15:00:00 GMT', false, false],
  ])('%j: noindex %s, nofollow %s', (header, noindex, nofollow) => {
    expect(directives(header)).toEqual({ noindex, nofollow })
  })

  it('joins what the page itself says', () => {
    expect(directives('nofollow', { noindex: true })).toEqual({ noindex: true, nofollow: true })
  })
})
