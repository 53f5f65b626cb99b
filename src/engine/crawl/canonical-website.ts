import { bareHostAndPort, normaliseEncoding, withoutIndexFile } from './frontier/url-form.ts'

const MAX_LENGTH = 2048

/**
 * Returns the form in which websites are compared: lower-case punycode host without trailing dot and `www.`, no
 * default port, scheme, query or fragment, one spelling of percent-encoding and dot segments, no trailing slash, no
 * index file. The path counts, including letter case.
 */
export function canonicalWebsite(url: URL): string {
  return bareHostAndPort(url) + withoutIndexFile(normaliseEncoding(url.pathname)).replace(/\/+$/, '')
}

/** Parses the URL of a website from a person or a program, or returns a clause with the problem and its fix. */
export function parseWebsiteUrl(text: string): { url: URL } | { problem: string } {
  const trimmed = text.trim()
  if (trimmed.length > MAX_LENGTH) return { problem: TOO_LONG }
  if (/\p{Cc}/u.test(trimmed)) return { problem: 'remove the control characters or line breaks' }
  if (!/^https?:\/\//i.test(trimmed)) return { problem: describeScheme(trimmed) }
  const url = URL.parse(trimmed)
  if (url === null) return { problem: NOT_AN_ADDRESS }
  if (url.username !== '' || url.password !== '') return { problem: 'leave out the user name and password' }
  if ([url.href, canonicalWebsite(url)].some((form) => form.length > MAX_LENGTH))
    return { problem: `${TOO_LONG} when encoded` }
  return { url }
}

const TOO_LONG = 'it must be at most 2,048 characters'
const NOT_AN_ADDRESS = 'it must be a URL such as https://example.com'

function describeScheme(text: string): string {
  const scheme = /^([a-z][a-z\d+-]*):(?!\d)/i.exec(text)?.[1]?.toLowerCase()
  if (scheme === 'http' || scheme === 'https') return NOT_AN_ADDRESS
  if (scheme !== undefined) return `it must begin with https:// or http://, not ${scheme}:`
  const completed = URL.parse(`https://${text.replace(/^\/+/, '')}`)
  const looksRight = completed !== null && /[^.]\.[^.]|^localhost$/.test(completed.hostname)
  return looksRight ? `it must begin with https://: write ${completed.href.replace(/\/$/, '')}` : NOT_AN_ADDRESS
}
