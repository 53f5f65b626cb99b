import { foldKey } from '../../values/text-signs.ts'

/** The definitions of reference links. */
const DEFINED = /^\s{0,3}\[([^\]\n]{1,200})\]:\s{1,9}<?([^\s<>]{1,2000})>?.*$/gmu
const REFERRED = /\[([^\][]{1,300})\]\[([^\][]{0,200})\]/gu
const LINK = /(?<!!)\[([^\][]{1,200})\]\((https?:\/\/[^()\s]{1,500})(?:\s[^()]{0,200})?\)/giu
const ANCHOR =
  /(<a\s[^<>]{0,500}?href=["'](https?:\/\/[^"'\s<>]{1,500})["'][^<>]{0,500}>)((?:[^<>]|<\/?(?:b|strong|em|i)>){1,200}?)<\/a>/giu
/** Longer texts say themselves what they are about. */
const MAX_WORDS = 4

/**
 * Adds the URL of the company's own website after the text of a link to it, once per URL: `our documentation
 * (https://docs.acme.example)`. Other links keep only their text.
 */
export function withOwnAddresses(markdown: string, companyName: string): string {
  const company = hostKey(companyName)
  const known = new Set<string>()
  const said = (text: string, target: string): string => {
    const address = target.replace(/[?#].*$/u, '')
    const host = hostKey(URL.parse(address)?.hostname ?? '')
    const isShown = hostKey(text).includes(host)
    const key = hostKey(address.replace(/^https?:\/\//iu, ''))
    if (host === '' || company.length < MIN_NAME || !host.includes(company) || known.has(key)) return text
    known.add(key)
    return isShown || foldKey(text).split(' ').length > MAX_WORDS ? text : `${text} (${address})`
  }
  return withoutReferences(markdown)
    .replace(ANCHOR, (_, opening: string, target: string, text: string) => `${opening}${said(text, target)}</a>`)
    .replace(LINK, (_, text: string, target: string) => `[${said(text, target)}](${target})`)
}

const MIN_NAME = 3

/** Letters and digits, without `www`. */
const hostKey = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^www\./u, '')
    .replace(/[^\p{L}\p{N}]+/gu, '')

function withoutReferences(markdown: string): string {
  const targets = new Map<string, string>()
  for (const [, name = '', target = ''] of markdown.matchAll(DEFINED)) targets.set(name.toLowerCase(), target)
  if (targets.size === 0) return markdown
  return markdown.replace(REFERRED, (link, text: string, name: string) => {
    const target = targets.get((name || text).toLowerCase())
    return target === undefined ? link : `[${text}](${target})`
  })
}
