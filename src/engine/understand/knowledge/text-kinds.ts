import { alternativesOf, siteWords, sourceOf } from '../../language/word-lists.ts'
import { foldKey } from '../../values/text-signs.ts'

const oneOf = (name: Parameters<typeof siteWords>[0]): string => `(?:${alternativesOf(siteWords(name))})`

const COOKIE = new RegExp(oneOf('cookies'), 'iu')
const COOKIE_NOTICE = new RegExp(
  [
    `${sourceOf(siteWords('cookies'))}.{0,200}${oneOf('accepting')}`,
    `${oneOf('acceptBefore')}.{0,40}${oneOf('cookies')}`,
    `${oneOf('ourSite')} .{0,60}${oneOf('cookies')}`,
  ].join('|'),
  'isu',
)
const CONSENT_TO_TERMS = new RegExp(`${oneOf('consenting')}.{0,80}${oneOf('terms')}`, 'isu')

/** Reports whether a text asks for consent to cookies or to a form's terms. */
export function isConsent(text: string): boolean {
  const isCookieNotice = text.length <= 400 && COOKIE.test(text) && COOKIE_NOTICE.test(text)
  return isCookieNotice || (text.length <= 200 && CONSENT_TO_TERMS.test(text))
}

const ERROR_PAGE = new RegExp(`(?<!\\d)404(?!\\d)|${oneOf('notFound')}`, 'iu')

/** Reports whether a title or heading belongs to an error page. */
export const isErrorTitle = (text: string): boolean => text.length <= 120 && ERROR_PAGE.test(text)

const NO_CONTENT = new RegExp(
  `\\/(?:${oneOf('thanksPaths')}|success|(?:booking-|order-)?confirm(?:ed|ation)|admin|wp-login|log-?in|sign-?in|logout)(?:\\.\\w{2,5}|\\/)?$`,
  'iu',
)

/** Reports whether a page only responds to a form or asks for a sign-in. */
export const leadsNowhere = (url: string): boolean => NO_CONTENT.test(URL.parse(url)?.pathname ?? '')

/** A blog has paths such as `/blog-12`; a longer name such as `post-season-sale` is no article. */
const ARTICLE = new RegExp(`\\/${oneOf('articlePaths')}(?:[/.]|-\\d|(?<=blog)-)`, 'iu')

/** Reports whether a path belongs to an article, which seldom offers what it mentions. */
export const isArticlePath = (path: string): boolean => ARTICLE.test(path)

const RIGHTS_NOTICE = new RegExp(
  [
    '^[^\\p{L}©]*(?:©|copyright|\\(c\\))',
    oneOf('allRights'),
    '^[^.]{2,60}\\.\\s*registered in (?:england|scotland|wales|ireland)[^.]{0,40}\\.?$',
  ].join('|'),
  'iu',
)

const REGISTRATION = new RegExp(
  `(?<!\\p{L})${oneOf('registers')}(?!\\p{L})[^\\d\\n]{0,40}\\d(?:[\\s./-]?\\d){4,20}(?!\\d)`,
  'iu',
)

/** Reports whether a text has a company number or a tax number. */
export const givesRegistration = (text: string): boolean => /\d/u.test(text) && REGISTRATION.test(text)

/** Reports whether a text only claims copyright, or says where the company is registered without its number. */
export const isRightsNotice = (text: string): boolean =>
  text.length <= 200 && RIGHTS_NOTICE.test(text) && !givesRegistration(text)

const BUYERS_RULE = new RegExp(sourceOf(siteWords('buyersRules')), 'iu')
const LEGAL_NOTICE = new RegExp(sourceOf(siteWords('legalNotices')), 'iu')
const LEGAL_CLAUSE = new RegExp(sourceOf(siteWords('legalClauses')), 'iu')
const POLICY = new RegExp(sourceOf(siteWords('buyersRules'), siteWords('legalNotices'), siteWords('otherRules')), 'iu')
const MAX_POLICY_WORDS = 4
const MAX_OPENING_WORDS = 7

/** Reports whether a title is about shipping, returns, cancelling, guarantees or terms of sale. */
export const isBuyersRule = (title: string): boolean => BUYERS_RULE.test(title)

/** Reports whether a title or heading names rules or a legal notice. */
export const isPolicyName = (text: string): boolean => isNameOf(POLICY, text)

/** Reports whether a title or heading belongs to a notice of privacy, cookies or liability, or to the imprint. */
export const isLegalNotice = (text: string): boolean => isNameOf(LEGAL_NOTICE, text)

/** Reports whether a heading within rules belongs to a clause on liability, ownership or law. */
export const isLegalClause = (text: string): boolean => isNameOf(LEGAL_CLAUSE, text.replace(/^[§\d.)\s]+/u, ''))

/** Reports whether a text is the name of rules: it is short or begins with their name. */
function isNameOf(rules: RegExp, text: string): boolean {
  const words = text.trim().split(/\s+/u).length
  const found = words <= MAX_OPENING_WORDS ? rules.exec(text.trim()) : undefined
  return found ? words <= MAX_POLICY_WORDS || found.index === 0 : false
}

const NEXT_STEP = new RegExp(sourceOf(siteWords('nextSteps')), 'u')
const MAX_LABEL = 40

/** Reports whether a link with this label leads to the next step of a sale: a booking, an order, a quote. */
export const isNextStep = (label: string): boolean =>
  label.length <= MAX_LABEL &&
  !label.includes('.') &&
  NEXT_STEP.test(foldKey(label.normalize('NFD').replace(/\p{M}/gu, '')))
