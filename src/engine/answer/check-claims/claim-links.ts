const LINK = /(?:https?:\/\/|www\.)[^\s<>()[\]"'`|]+/giu
const MARKDOWN_TARGET = /\]\(\s*<?([^)\s>]+)/gu
const DOMAIN =
  /(?<![@\p{L}\p{N}.-])(?:[\p{L}\p{N}-]{1,63}\.){1,4}(?:com|org|net|io|de|at|ch|fr|es|it|pt|br|nl|be|uk|co|eu|info|shop|store|app|dev|ai|me|us|ca|au|in|jp|cn|ru|pl|ae|sa|eg|ma|example|test|biz|online|site|xyz|link|ly)(?![\p{L}\p{N}-])(?:\/[^\s<>()[\]"'`|]*)?/giu
const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,4}[\p{L}]{2,24}/giu
const PHONE = /\+?\d[\d ()/.\u00a0-]{5,22}\d/g

const normal = (link: string): string =>
  link
    .toLowerCase()
    .replace(/^(?:https?:\/\/)?(?:www\.)?/, '')
    .replace(/[#?].*$/, '')
    .replace(/[.,;:!?*_~]+$/, '')
    .replace(/\/+$/, '')

/**
 * Everything that leads somewhere: links, bare domains, the targets of Markdown links, email addresses; in one normal
 * form.
 */
export function linksIn(text: string): Set<string> {
  const emails = (text.match(EMAIL) ?? []).map((email) => email.toLowerCase())
  const rest = text.replace(EMAIL, ' ')
  const targets = [...rest.matchAll(MARKDOWN_TARGET)].map(([, target = '']) => target)
  return new Set(
    [...emails, ...[...(rest.match(LINK) ?? []), ...(rest.match(DOMAIN) ?? []), ...targets].map(normal)].filter(
      (link) => link !== '',
    ),
  )
}

/** The digits of what may be a phone number: at least seven of them. */
export function phonesIn(text: string): string[] {
  return (text.match(PHONE) ?? []).map((found) => found.replace(/\D/g, '')).filter((digits) => digits.length >= 7)
}

/** The text without its links, addresses and phone numbers, whose digits are no claims of their own. */
export function withoutLinks(text: string): string {
  const isPhone = (found: string): boolean => found.replace(/\D/g, '').length >= 7
  return text
    .replace(EMAIL, ' ')
    .replace(LINK, ' ')
    .replace(DOMAIN, ' ')
    .replace(PHONE, (found) => (isPhone(found) && !/\d[.,]\d{3}(?!\d)/.test(found) ? ' ' : found))
}
