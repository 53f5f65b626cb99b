import { decodePercent } from '#src/base/decode-percent.ts'
import { alternativesOf, siteWords } from '../../language/word-lists.ts'
import type { Page } from '../../extract/blocks/page-types.ts'
import { foldKey } from '../../values/text-signs.ts'

const SEPARATOR = /\s+[|–—·•:»/-]\s+|\s*[|»]\s*/u
/** What an editor calls an unnamed page. */
const NO_SUBJECT = new RegExp(`^(?:${alternativesOf(siteWords('unnamedPages'))})$`, 'iu')
const MAX_SUBJECT = 80
const MAX_LINK = 40
const HOME = /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/?)?(?:index\.\w+|home\/?)?$/iu

export interface Subjects {
  /** Returns the subject of a page, as its owner would call it. */
  of(page: Page): string
  isHome(page: Page): boolean
}

/** The subjects of a site's pages, as far as the added pages show them. */
export interface SiteSubjects {
  add(page: Page): void
  under(companyName: string): Subjects
}

/**
 * Returns the subject of each page: the words of the menu entry that leads to it if its title has them, else its
 * title without the parts that all titles share, else its first heading or its URL.
 */
export function createSubjects(): SiteSubjects {
  const partCounts = new Map<string, number>()
  const menuWords = new Map<string, Map<string, number>>()
  let pages = 0
  return {
    add(page) {
      pages++
      for (const part of new Set(titleParts(page).map(foldKey))) count(partCounts, part)
      addLinkWords(menuWords, page)
    },
    under(companyName) {
      const company = foldKey(companyName)
      const isShared = (part: string) => {
        const key = foldKey(part)
        return key === company || (pages > 2 && (partCounts.get(key) ?? 0) > pages / 2)
      }
      const isHome = (page: Page) => HOME.test(pathOf(page.url))
      return {
        of: (page) =>
          isHome(page) ? companyName : subjectOf(page, companyName, isShared, menuWords.get(addressKey(page.url))),
        isHome,
      }
    },
  }
}

function subjectOf(
  page: Page,
  companyName: string,
  isShared: (part: string) => boolean,
  links: Map<string, number> | undefined,
): string {
  const heading = page.blocks.find(
    (block) => block.kind === 'heading' && block.level === 1 && block.region !== 'hidden',
  )
  const fromHeading = heading?.kind === 'heading' ? heading.text : ''
  const fromTitle = titleParts(page).find((part) => !isShared(part) && !NO_SUBJECT.test(part)) ?? ''
  const known = new Set(foldKey(`${page.title} ${fromHeading} ${lastSegment(page.url)}`).split(' '))
  const fromMenu = [...(links ?? [])]
    .map(([words, times]) => ({ words, times, share: shareKnown(words, known) }))
    .filter(({ times, share }) => times >= 2 && share >= 0.5)
    .sort((a, b) => b.share - a.share || b.times - a.times)[0]?.words
  return (
    [fromMenu, fromTitle, fromHeading, lastSegment(page.url), page.title].find(
      (text) => text && text.length <= MAX_SUBJECT && !NO_SUBJECT.test(text),
    ) ?? companyName
  )
}

/** Returns the share of the words, except small ones, in the page's title, heading or URL. */
function shareKnown(words: string, known: Set<string>): number {
  const telling = foldKey(words)
    .split(' ')
    .filter((word) => word.length > 3 || /\P{Script=Latin}/u.test(word))
  return telling.length === 0 ? 0 : telling.filter((word) => known.has(word)).length / telling.length
}

/** Adds the words of the links to each page, with their frequency on the site. */
function addLinkWords(words: Map<string, Map<string, number>>, { links }: Page): void {
  for (const { url, text } of links) {
    if (!/\p{L}{2}/u.test(text) || text.length > MAX_LINK || url.includes('?')) continue
    const key = addressKey(url)
    const counts = words.get(key) ?? new Map<string, number>()
    words.set(key, counts)
    count(counts, text.replace(/\s*[→›»>]+$/u, ''))
  }
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

function addressKey(url: string): string {
  return pathOf(url).replace(/(?:index)?\.\w{3,5}$|\/$/u, '')
}

function pathOf(url: string): string {
  return URL.parse(url)?.pathname ?? '/'
}

/** Returns the parts of a page's title between its separators. */
export function titleParts({ title }: Pick<Page, 'title'>): string[] {
  return title
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part))
}

function lastSegment(url: string): string {
  const segment = pathOf(url).split('/').findLast(Boolean) ?? ''
  return decodePercent(segment.replace(/\.\w+$/u, ''))
    .replaceAll(/[-_]+/gu, ' ')
    .trim()
}
