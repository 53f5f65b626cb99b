import { decodePercent } from '#src/base/decode-percent.ts'
import { alternatives, alternativesOf, siteWords } from '../../language/word-lists.ts'

/** When a page is read: first what buyers ask about, then other pages, then those that rarely answer anything. */
export type PageTier = 'important' | 'normal' | 'minor'

const lists = Object.values(siteWords('importantPages')).map(alternatives)
/**
 * Words of scripts that do not separate words, or that inflect the beginnings of words less, may be at any position.
 */
const isOfOtherScript = (list: string): boolean => /[^\P{L}\p{Script=Latin}]/u.test(list)
const IMPORTANT = new RegExp(`^(?:${lists.filter((list) => !isOfOtherScript(list)).join('|')})`)
const IMPORTANT_PIECES = new RegExp(lists.filter(isOfOtherScript).join('|'), 'u')
const MINOR = new RegExp(`^(?:${alternativesOf(siteWords('minorPages'))})`)

/** Parameters that sort or filter a list, or show a page in another form. */
const REARRANGED = /[?&](?:sort|order|dir|filter|print|replytocom|add-to-cart)[^=&]*=/i

/** A longer link text is a sentence or a headline, not a name. */
const MAX_NAME_LENGTH = 40

/** Returns the tier of a page from the words of its path and of the link to it. */
export function rankPage(url: URL, linkText: string): PageTier {
  const segments = decodePercent(url.pathname).split('/').filter(Boolean)
  const words = segments.map(toWords)
  const name = linkText.length <= MAX_NAME_LENGTH ? linkText : ''
  const own = [...(words.at(-1) ?? []), ...toWords(name)]
  const parents = words.slice(0, -1).flat()
  if (REARRANGED.test(url.search) || parents.some((word) => MINOR.test(word)) || isDated(segments)) return 'minor'
  if (
    own.some((word) => IMPORTANT.test(word)) ||
    IMPORTANT_PIECES.test(`${segments.at(-1) ?? ''} ${name}`.toLowerCase())
  )
    return 'important'
  return own.some((word) => MINOR.test(word)) || /[?&](page|paged|p|view|q|s)=/i.test(url.search) ? 'minor' : 'normal'
}

/** Blogs and news sites use `/2024/05/…` for their pages. */
const isDated = (segments: string[]) =>
  segments.some((segment, index) => /^(19|20)\d\d$/.test(segment) && /^[01]?\d$/.test(segments[index + 1] ?? ''))

const toWords = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\d]+/gu) ?? []
