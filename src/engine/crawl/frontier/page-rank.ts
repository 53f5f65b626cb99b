import { decodePercent } from '#src/base/decode-percent.ts'
import { alternatives, alternativesOf, siteWords } from '../../language/word-lists.ts'

/** How early a page is read: what buyers ask about first, then the rest, then what rarely answers anything. */
export type PageTier = 'important' | 'normal' | 'minor'

const lists = Object.values(siteWords('importantPages')).map(alternatives)
/** Words of scripts that do not separate them, or that decline their beginnings less, may stand anywhere. */
const isOfOtherScript = (list: string): boolean => /[^\P{L}\p{Script=Latin}]/u.test(list)
const IMPORTANT = new RegExp(`^(?:${lists.filter((list) => !isOfOtherScript(list)).join('|')})`)
const IMPORTANT_PIECES = new RegExp(lists.filter(isOfOtherScript).join('|'), 'u')
const MINOR = new RegExp(`^(?:${alternativesOf(siteWords('minorPages'))})`)

/** The parameters of a list that stands in another order or is shown in part, and of a page that is shown otherwise. */
const REARRANGED = /[?&](?:sort|order|dir|filter|print|replytocom|add-to-cart)[^=&]*=/i

/** A link's text longer than this is a sentence or a headline, not a name. */
const MAX_NAME_LENGTH = 40

/** Judges a page by the words of its path and of the link that leads to it. */
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

/** `/2024/05/…` is how blogs and news number their pages. */
const isDated = (segments: string[]) =>
  segments.some((segment, index) => /^(19|20)\d\d$/.test(segment) && /^[01]?\d$/.test(segments[index + 1] ?? ''))

const toWords = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\d]+/gu) ?? []
