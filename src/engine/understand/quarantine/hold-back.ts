import { decodePercent } from '#src/base/decode-percent.ts'
import { readContacts, isMailHost, readEmails } from '../../values/contacts.ts'
import type { Page } from '../../extract/blocks/page-types.ts'
import type { Draft } from '../drafts/drafts.ts'
import { blockText, type ContentLine } from '../drafts/render-blocks.ts'
import { hasPaymentDetails } from './payment-details.ts'
import { alternativesOf, siteWords } from '../../language/word-lists.ts'
import { isInjection } from '../../injection/read-injection.ts'
import { splitLines } from '../../injection/split-injected.ts'

/** What a website vouches for. */
export interface Vouching {
  /** Of the website, without `www.`. */
  host: string
  /** The links in its own markup, and their hosts. */
  links: ReadonlySet<string>
  /** The email addresses in its headers and footers and on its payment pages, and their domains. */
  emails: ReadonlySet<string>
  /** Pages where it says how to pay or reach the company. */
  paymentPages: ReadonlySet<string>
}

const PAYMENT_PAGE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${alternativesOf(siteWords('paymentPages'))})(?![\\p{L}\\p{N}])`,
  'iu',
)

const linkForm = (url: string): string =>
  url
    .toLowerCase()
    .replace(/^(?:https?:\/\/)?(?:www\.)?/, '')
    .replace(/[?#].*$/, '')
    .replace(/[/.,;:!]+$/, '')

const hostOf = (link: string): string => link.split('/')[0] ?? ''

/** Returns what the pages of a website vouch for. Links that visitors wrote do not count. */
export function vouchingOf(
  { pages, companyName, websiteUrl }: { pages: readonly Page[]; companyName: string; websiteUrl: string },
  subjectOf: (page: Page) => string,
): Vouching {
  const links = new Set<string>()
  const add = (link: string): void => void links.add(link).add(hostOf(link))
  // A business may be named for its domain.
  for (const link of linksIn(companyName)) add(link)
  for (const page of pages) {
    for (const { url, byVisitors } of page.links) if (!byVisitors && !hasPaymentDetails(url)) add(linkForm(url))
    for (const link of linksIn([page.title, page.canonicalUrl, page.meta['og:site_name'] ?? ''].join(' '))) add(link)
  }
  const isPayment = (page: Page): boolean =>
    PAYMENT_PAGE.test(decodePercent(URL.parse(page.url)?.pathname ?? '').replaceAll('_', ' ')) ||
    PAYMENT_PAGE.test(subjectOf(page))
  const paymentPages = new Set(pages.filter(isPayment).map(({ url }) => url))
  const emails = new Set(pages.flatMap((page) => emailsIn(page, paymentPages.has(page.url))))
  return { host: linkForm(URL.parse(websiteUrl)?.hostname ?? ''), links, emails, paymentPages }
}

const emailsIn = ({ blocks }: Page, isPayment: boolean): string[] =>
  blocks
    .filter(({ region }) => region === 'header' || region === 'footer' || (isPayment && region !== 'hidden'))
    .flatMap((block) => {
      const text = blockText(block)
      return text.includes('@') ? readEmails(text).map(({ value }) => value.toLowerCase()) : []
    })
    .flatMap((email) => (isMailHost(domainOf(email)) ? [email] : [email, domainOf(email)]))

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1)

/**
 * Takes lines out of drafts that have a payment detail outside the pages for them, a link to another website that the
 * markup does not have, or an email address at another domain while the website gives its own elsewhere. Returns them
 * as drafts with the same titles.
 */
export function holdBack(drafts: readonly Draft[], vouching: Vouching): { kept: Draft[]; held: Draft[] } {
  const kept: Draft[] = []
  const held: Draft[] = []
  for (const draft of drafts) {
    const isHeld = (text: string): boolean => isUnvouched(text, draft, vouching)
    if (draft.hasUnseenContact || isHeld(draft.title)) {
      held.push(draft)
      continue
    }
    const doubtful = new Set<ContentLine>(draft.lines.filter(({ text }) => isHeld(text)))
    if (doubtful.size === 0) {
      kept.push(draft)
      continue
    }
    const lines = draft.lines.filter((line) => !doubtful.has(line))
    if (lines.some(({ role }) => role !== 'frame')) kept.push({ ...draft, lines })
    held.push({ ...draft, type: 'document', lines: [...doubtful] })
  }
  return { kept, held }
}

function isUnvouched(text: string, { type, url, isByVisitors }: Draft, vouching: Vouching): boolean {
  const isOnPaymentPage = !isByVisitors && vouching.paymentPages.has(url)
  if (!isOnPaymentPage && hasPaymentDetails(text)) return true
  // Legal texts name authorities and processors.
  if (isOnPaymentPage || (!isByVisitors && type === 'policy')) return false
  return hasUnvouchedLink(text, vouching)
}

const MAY_LINK = /[\p{L}\p{N}]\.\p{L}{2}/u

function hasUnvouchedLink(text: string, { host, links, emails }: Vouching): boolean {
  if (!MAY_LINK.test(text)) return false
  const isVouched = (link: string): boolean => {
    const linked = hostOf(link)
    return linked === host || linked.endsWith(`.${host}`) || host.endsWith(`.${linked}`) || links.has(link)
  }
  return readContacts(text).some(({ kind, contact }) => {
    if (kind === 'link') return !isVouched(linkForm(contact))
    if (kind !== 'email' || emails.size === 0 || emails.has(contact)) return false
    return !emails.has(domainOf(contact)) && !isVouched(domainOf(contact))
  })
}

const linksIn = (text: string): string[] =>
  MAY_LINK.test(text)
    ? readContacts(text).flatMap(({ kind, contact }) => (kind === 'link' ? [linkForm(contact)] : []))
    : []

/**
 * Takes instructions to an assistant out of drafts. Returns them as drafts with the same titles. A draft with such a
 * title is taken out whole.
 */
export function quarantine(drafts: Draft[]): { kept: Draft[]; quarantined: Draft[] } {
  const kept: Draft[] = []
  const quarantined: Draft[] = []
  for (const draft of drafts) {
    if (isInjection(draft.title)) {
      quarantined.push(draft)
      continue
    }
    const { lines, suspect } = splitDraft(draft.lines)
    if (suspect.length === 0) kept.push(draft)
    else {
      if (lines.some(({ role }) => role !== 'frame')) kept.push({ ...draft, lines })
      quarantined.push({ ...draft, type: 'document', lines: suspect })
    }
  }
  return { kept, quarantined }
}

/** Takes single sentences out of free text, and whole lines otherwise, because those mean something only as a whole. */
function splitDraft(lines: readonly ContentLine[]): { lines: ContentLine[]; suspect: ContentLine[] } {
  const kept: ContentLine[] = []
  const suspect: ContentLine[] = []
  const split = splitLines(lines.map(({ text }) => text))
  for (const [at, { clean, injected }] of split.entries()) {
    const line = lines[at]
    if (!line) continue
    if (injected === '') kept.push(line)
    else if (line.role !== 'free' || clean === '') suspect.push(line)
    else {
      kept.push({ ...line, text: clean })
      suspect.push({ ...line, text: injected })
    }
  }
  return { lines: kept, suspect }
}
