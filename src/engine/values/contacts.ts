import { findMatches } from '#src/base/find-matches.ts'
import { readEmails } from './emails.ts'
import { readPhones } from './phones.ts'
import type { Contact } from './value-types.ts'

const LINK = /(?:https?:\/\/|www\.)[^\s<>()[\]"'`|]+/giu
const MARKDOWN_TARGET = /(?<=\]\(\s?<?)[^)\s>]+/gu
const DOMAIN =
  /(?<![@\p{L}\p{N}.-])(?:[\p{L}\p{N}-]{1,63}\.){1,4}(?:com|org|net|io|de|at|ch|fr|es|it|pt|br|nl|be|uk|co|eu|info|shop|store|app|dev|ai|me|us|ca|au|in|jp|cn|ru|pl|ae|sa|eg|ma|ph|ie|nz|mx|ar|cl|tr|gr|se|no|dk|fi|cz|hu|lu|li|tv|cc|gl|page|cafe|restaurant|hotel|tirol|wien|berlin|koeln|bayern|example|test|biz|online|site|xyz|link|ly)(?![\p{L}\p{N}-])(?:\/[^\s<>()[\]"'`|]*)?/giu
const linkForm = (link: string): string =>
  link
    .toLowerCase()
    .replace(/^(?:https?:\/\/)?(?:www\.)?/, '')
    .replace(/[#?].*$/, '')
    .replace(/[.,;:!?*_~]+$/, '')
    .replace(/\/+$/, '')

/** Reads the links, email addresses and phone numbers of a text, in this order; none lies within another. */
export function readContacts(text: string): Contact[] {
  const found: Contact[] = []
  const taken = new Uint8Array(text.length)
  const take = (pattern: RegExp, kind: Contact['kind'], formOf: (written: string) => string): void => {
    for (const { 0: written, index } of findMatches(text, pattern)) {
      const contact = formOf(written)
      if (contact === '' || taken[index]) continue
      taken.fill(1, index, index + written.length)
      found.push({ kind, contact, start: index, end: index + written.length })
    }
  }
  for (const { value, start, end } of readEmails(text)) {
    taken.fill(1, start, end)
    found.push({ kind: 'email', contact: value.toLowerCase(), start, end })
  }
  take(LINK, 'link', linkForm)
  take(MARKDOWN_TARGET, 'link', targetForm)
  take(DOMAIN, 'link', linkForm)
  for (const { value, start, end } of readPhones(text))
    if (!taken[start]) found.push({ kind: 'phone', contact: value.replace(/\D/g, ''), start, end })
  return found
}

/** The target of a Markdown link, where it is none of those read before: `tel:`, a path. */
const targetForm = (target: string): string => (/^tel:/i.test(target) ? '' : linkForm(target.replace(/^mailto:/i, '')))
