import { type DataValue, isNode } from './data-tree.ts'

/** Keys of styles, addresses and controls, which nobody reads, and of values that nobody should see. */
const HIDDEN =
  /icon|class|style|colou?r|variant|^(?:id|uuid|key|type|slug|lang|locale|dir|rel|method|src|cta|ctas|weight|draft|layout|permalink|template|theme|pk|status|created|updated|aliases|robots|version|handle|sku|currency|locale|timezone|time_zone)$|image|img|logo|avatar|photo|aria|^alt$|placeholder|button|btn|url|href|link|path|route|error|toast|loading|keywords|test|token|secret|password|passwd|api_?key|private|credential|salt|hash|cookie|session|analytics|tracking|^(?:created|updated|published)_?at$/iu

/** Parts of texts that occur only on a program's own pages. */
const HIDDEN_PART =
  /^(?:cta|ctas|buttons?|nav(?:bar|igation)?|icons?|styles?|classnames?|links?|errors?|toasts?|aria|placeholders?|actions?|seo|meta(?:data)?|auth|login|signin|signup|validation|admin|dashboard|flash|notifications?|activerecord|devise|simple_form|date|time|datetime|number|support_array|cookie_?(?:banner|consent)?|testimonials?|reviews?|social)$/iu

/** Reports whether the value of a key is not for people. */
export const isHidden = (key: string): boolean => HIDDEN.test(key)

export const isHiddenPart = (key: string): boolean => HIDDEN_PART.test(key)

/** Reports whether a text is written for people: words, and not an address, path, class or identifier. */
export function isProse(text: string): boolean {
  const trimmed = text.trim()
  if (!/\p{L}/u.test(trimmed) || trimmed.length > 20_000) return false
  if (/^(?:https?:|mailto:|tel:|\/|\.\/|#|@\/|~\/|data:)/iu.test(trimmed)) return false
  if (/^[\w-]+(?:[./][\w-]+)+$/u.test(trimmed) && !/\d\.\d|@/u.test(trimmed)) return false
  return !/^[a-z0-9]+(?:[-_:][a-z0-9[\]./]+)+(?:\s[a-z0-9:[\]./-]+)*$/u.test(trimmed)
}

/** Returns a text, or the one in the language from `{ en: '…', de: '…' }`. */
export function localized(value: DataValue | undefined, language: string): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  if (!isNode(value) || !value.members.every(({ key }) => isLanguage(key))) return ''
  const chosen = value.members.find(({ key }) => baseOf(key) === language) ?? value.members[0]
  return typeof chosen?.value === 'string' ? chosen.value : ''
}

/** Returns the entries of a list, or of the language's list. */
export function localizedList(value: DataValue, language: string): DataValue[] | undefined {
  if (!isNode(value)) return undefined
  if (value.members.every(({ key }) => key === '')) return value.members.map(({ value: one }) => one)
  if (!value.members.every(({ key }) => isLanguage(key))) return undefined
  const chosen = value.members.find(({ key }) => baseOf(key) === language) ?? value.members[0]
  return isNode(chosen?.value) ? chosen.value.members.map(({ value: one }) => one) : undefined
}

const LANGUAGES = new Set(
  'ar bg bn ca cs da de el en es et eu fa fi fr gl he hi hr hu id is it ja ko lt lv ms nb nl nn no pl pt ro ru sk sl sr sv sw th tl tr uk ur vi zh'.split(
    ' ',
  ),
)

/** Reports whether a word is a language code, with or without a region: `en`, `pt-BR`, `zh_Hans`. */
export const isLanguage = (word: string): boolean =>
  LANGUAGES.has(baseOf(word)) && /^[a-z]{2}(?:[-_][a-z]{2,4})?$/iu.test(word)

export const baseOf = (code: string): string => code.slice(0, 2).toLowerCase()

/** An email address and a phone number with its label, in a text. */
export const EMAIL_IN_TEXT = /(?<![\w.+%@/-])[\w.+%-]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,24}(?![\w@])/giu
export const PHONE_IN_TEXT =
  /(?:phone|tel(?:ephone|efon|éfono|efono)?|call(?: us)?|mobile|whatsapp|hotline|anruf\w*|☎|📞)[^\d\n+(]{0,24}(\+?\(?\d[\d\s()./–-]{5,22}\d)/giu

/** Returns a text without tags and the marks of a translation. */
export const plainText = (text: string): string =>
  text
    .replace(/<\/?[a-z][^<>]{0,300}>/giu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
