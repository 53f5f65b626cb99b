import type { Page } from '../extract/page-types.ts'
import { foldKey } from './text-signs.ts'

const SEPARATOR = /\s+[|–—·•:»/-]\s+|\s*[|»]\s*/u
const MAX_SUBJECT = 90

/** What each page is about, in its own words: its title without the parts that all titles share, or its first heading. */
export function pageSubjects(pages: Page[], companyName: string): Map<Page, string> {
  const partCounts = new Map<string, number>()
  for (const page of pages) for (const part of new Set(titleParts(page).map(foldKey))) partCounts.set(part, (partCounts.get(part) ?? 0) + 1)
  const company = foldKey(companyName)
  const isShared = (part: string) => {
    const key = foldKey(part)
    return key === company || (pages.length > 2 && (partCounts.get(key) ?? 0) > pages.length / 2)
  }
  return new Map(pages.map((page) => [page, subjectOf(page, companyName, isShared)]))
}

function subjectOf(page: Page, companyName: string, isShared: (part: string) => boolean): string {
  const path = URL.parse(page.url)?.pathname ?? '/'
  if (/^\/(?:[a-z]{2}(?:-[a-z]{2})?\/?)?(?:index\.\w+|home\/?)?$/iu.test(path)) return companyName
  const heading = page.blocks.find((block) => block.kind === 'heading' && block.level === 1 && block.region !== 'hidden')
  const fromTitle = titleParts(page).filter((part) => !isShared(part))[0]
  const fromHeading = heading?.kind === 'heading' ? heading.text : ''
  const subject = [fromTitle, fromHeading, lastSegment(path), page.title].find((text) => text && text.length <= MAX_SUBJECT)
  return subject ?? companyName
}

function titleParts(page: Page): string[] {
  return page.title.split(SEPARATOR).map((part) => part.trim()).filter((part) => /\p{L}/u.test(part))
}

function lastSegment(path: string): string {
  const segment = path.split('/').filter(Boolean).at(-1)?.replace(/\.\w+$/u, '') ?? ''
  return segment.replaceAll(/[-_]+/gu, ' ').trim()
}
