import { alternativesOf, sourceOf, type WordTable } from '../../language/word-lists.ts'

const COOKIES: WordTable = { en: 'cookies?', de: 'kekse' }
const OUR_SITE: WordTable = {
  en: 'we, this site',
  de: 'wir, diese (?:website|seite)',
  fr: 'nous',
  es: 'esta web, este sitio',
  it: 'questo sito',
}
/** How the words begin by which a notice of cookies asks. */
const ACCEPTING: WordTable = {
  en: 'accept, consent, agree, preferences, settings, manage',
  de: 'akzeptier, zustimm, einverstanden, einstellungen',
  es: 'acept',
  pt: 'aceit',
  it: 'accett',
  nl: 'accepteer',
}
/** The same before the cookies. */
const ACCEPT: WordTable = { en: 'accept', de: 'akzeptier', es: 'acept', pt: 'aceit', it: 'accett' }
/** The same by which a form asks for consent to its terms. */
const CONSENTING: WordTable = {
  en: 'accept, agree',
  de: 'akzeptier, stimme, zustimm, einverstanden',
  fr: 'j.accepte, consens',
  es: 'acepto',
  pt: 'aceito',
  it: 'accetto',
  nl: 'ga akkoord',
}
const TERMS: WordTable = {
  en: 'privacy, terms, conditions',
  de: 'datenschutz, agb',
  fr: 'confidentialité',
  es: 'privacidad, condiciones',
  pt: 'privacidade',
  it: 'condizioni',
  nl: 'voorwaarden',
}
const NOT_FOUND: WordTable = {
  en: 'page not found',
  de: 'seite nicht gefunden',
  fr: 'page introuvable',
  es: 'página no encontrada',
  pt: 'página não encontrada',
  it: 'pagina non trovata',
  nl: 'pagina niet gevonden',
}
const THANKS: WordTable = {
  en: '(?:form-?)?thank-?you, thanks',
  de: 'danke',
  fr: 'merci',
  es: 'gracias',
  pt: 'obrigad[oa]',
  it: 'grazie',
  nl: 'bedankt',
}
const ALL_RIGHTS: WordTable = {
  en: 'all rights reserved',
  de: 'alle rechte vorbehalten',
  fr: 'tous droits réservés',
  es: 'todos los derechos',
  pt: 'todos os direitos',
  it: 'tutti i diritti',
  nl: 'alle rechten',
}
const MADE_FOR: WordTable = {
  en: '(?:optimi[sz]ed|best viewed) (?:for|with|at|in)',
  de: 'optimiert (?:für|in)',
  fr: 'optimisée? pour',
  es: 'optimizada para',
  pt: 'otimizad[oa] para',
  it: 'ottimizzato per',
  nl: 'geoptimaliseerd voor',
}
const VISITORS: WordTable = {
  en: 'visitors? (?:number|no\\.?)',
  de: 'besucher(?:zähler)? (?:nr\\.?|nummer)',
  fr: 'visiteurs? numéro',
  es: 'visitantes? número',
  it: 'visitatori? (?:numero|n\\.)',
  nl: 'bezoekers? (?:nr\\.?|nummer)',
}

const MENTIONS_COOKIES = /cookie|kekse|ملفات/iu
const COOKIE_NOTICE = new RegExp(
  [
    `${sourceOf(COOKIES)}.{0,200}(?:${alternativesOf(ACCEPTING)})`,
    `(?:${alternativesOf(ACCEPT)}).{0,40}cookies?`,
    `(?:${alternativesOf(OUR_SITE)}) .{0,60}cookies`,
    'نستخدم .{0,20}ملفات تعريف الارتباط',
  ].join('|'),
  'isu',
)
const CONSENT_TO_TERMS = new RegExp(`(?:${alternativesOf(CONSENTING)}).{0,80}(?:${alternativesOf(TERMS)})`, 'isu')

/** Whether the text asks for consent, to cookies or to a form's terms, rather than saying something of the company. */
export function isConsent(text: string): boolean {
  const isCookieNotice = text.length <= 400 && MENTIONS_COOKIES.test(text) && COOKIE_NOTICE.test(text)
  return isCookieNotice || (text.length <= 200 && CONSENT_TO_TERMS.test(text))
}

const ERROR_PAGE = new RegExp(`(?<!\\d)404(?!\\d)|${alternativesOf(NOT_FOUND)}`, 'iu')

/** Whether a title or heading is that of a page which is not there. */
export const isErrorTitle = (text: string): boolean => text.length <= 120 && ERROR_PAGE.test(text)

const NO_CONTENT = new RegExp(
  `\\/(?:${alternativesOf(THANKS)}|success|(?:booking-|order-)?confirm(?:ed|ation)|admin|wp-login|log-?in|sign-?in|logout)(?:\\.\\w{2,5}|\\/)?$`,
  'iu',
)

/** Whether a page only answers a form, or waits for one who signs in. */
export const leadsNowhere = (url: string): boolean => NO_CONTENT.test(URL.parse(url)?.pathname ?? '')

const RIGHTS_NOTICE = new RegExp(
  [
    '^[^\\p{L}©]*(?:©|copyright|\\(c\\))',
    alternativesOf(ALL_RIGHTS),
    '^[^.]{2,60}\\.\\s*registered in (?:england|scotland|wales|ireland)[^.]{0,40}\\.?$',
  ].join('|'),
  'iu',
)

/** Whether the text only claims copyright, or says where the company is registered. */
export const isRightsNotice = (text: string): boolean => text.length <= 200 && RIGHTS_NOTICE.test(text)

const SITE_NOTICE = new RegExp(
  [
    `(?:${alternativesOf(MADE_FOR)}) .{0,40}(?:\\d{3,4} ?[x×] ?\\d{3,4}|explorer|firefox|chrome|browser)`,
    `(?:${alternativesOf(VISITORS)})\\s?:?\\s?\\d`,
  ].join('|'),
  'iu',
)

/** Whether the text speaks of the website itself: its counter, the screen that it was made for. */
export const isSiteNotice = (text: string): boolean => text.length <= 120 && SITE_NOTICE.test(text)
