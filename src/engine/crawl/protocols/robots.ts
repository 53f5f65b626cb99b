/** The rules of a robots.txt for one crawler (RFC 9309). */
export interface Robots {
  allows(url: URL): boolean
  /** Absent when it says nothing. */
  crawlDelaySeconds: number | undefined
  /** In the order and spelling of the file. */
  sitemaps: string[]
  problem?: 'robots_cut' | 'robots_unreadable' | undefined
}

/** RFC 9309 asks for at least this much. The rest is ignored. */
export const MAX_ROBOTS_BYTES = 500 * 1024

/** Longer lines are cut, as in Google's parser. */
const MAX_LINE_LENGTH = 2083 * 8 - 1

interface Rule {
  allow: boolean
  /** In octets of its encoded form: the most specific rule wins. */
  length: number
  matches: (path: string) => boolean
}

interface Group {
  rules: Rule[]
  crawlDelaySeconds: number | undefined
}

const KEYS = new Set(['user-agent', 'allow', 'disallow', 'crawl-delay', 'sitemap'])

/** The name of Foyer's crawler in robots.txt and pages. */
export const PRODUCT_TOKEN = 'FoyerBot'

/**
 * Parses a robots.txt for the crawler with this product token. Merges the groups that name the token, which replace
 * those for `*`. The longest matching rule wins; `Allow` wins a draw. Never throws: skips invalid lines and
 * understands common misspellings. A text without any line of a robots.txt is unreadable, unless it is empty or a web
 * page.
 */
export function parseRobots(text: string, productToken: string): Robots {
  const own: Group = { rules: [], crawlDelaySeconds: undefined }
  const general: Group = { rules: [], crawlDelaySeconds: undefined }
  const sitemaps: string[] = []
  const token = productToken.toLowerCase()
  let ownExists = false
  let current = new Set<Group>()
  let readingAgents = false
  let isReadable = /^\s*(?:<|$)/u.test(text)

  for (const { key, value } of readLines(text)) {
    isReadable ||= KEYS.has(key)
    if (key === 'user-agent') {
      if (!readingAgents) current = new Set()
      readingAgents = true
      if (isStar(value)) current.add(general)
      if (agentToken(value) === token) {
        ownExists = true
        current.add(own)
      }
    } else if (key === 'allow' || key === 'disallow') {
      readingAgents = false
      const rules = toRules(value, key === 'allow')
      for (const group of current) group.rules.push(...rules)
    } else if (key === 'crawl-delay') {
      readingAgents = false
      const seconds = Number.parseFloat(value)
      if (seconds >= 0) for (const group of current) group.crawlDelaySeconds ??= seconds
    } else if (key === 'sitemap' && value !== '') {
      sitemaps.push(value)
    }
  }

  const { rules, crawlDelaySeconds } = ownExists ? own : general
  const problem = isReadable ? undefined : ('robots_unreadable' as const)
  return { allows: (url) => isAllowed(rules, url), crawlDelaySeconds, sitemaps, problem }
}

function isAllowed(rules: Rule[], url: URL): boolean {
  const path = encodePattern(url.pathname + url.search)
  let length = -1
  let allowed = true
  for (const rule of rules) {
    if (rule.length < length || !rule.matches(path)) continue
    allowed = rule.allow || (rule.length === length && allowed)
    length = rule.length
  }
  return allowed
}

function* readLines(text: string): Generator<{ key: string; value: string }> {
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)) {
    const content = line.slice(0, MAX_LINE_LENGTH).split('#', 1)[0]?.trim() ?? ''
    const colon = content.indexOf(':')
    const parts =
      colon < 0 ? /^(\S+)\s+(\S+)$/.exec(content)?.slice(1) : [content.slice(0, colon), content.slice(colon + 1)]
    if (parts) yield { key: correctKey((parts[0] ?? '').trim().toLowerCase()), value: (parts[1] ?? '').trim() }
  }
}

function correctKey(key: string): string {
  if (/^user[\s-]?agent$/.test(key)) return 'user-agent'
  if (/^(diss?all?ow|diasllow|disallaw)$/.test(key)) return 'disallow'
  if (/^crawl[\s-]?delay$/.test(key)) return 'crawl-delay'
  return /^site-?map$/.test(key) ? 'sitemap' : key
}

const isStar = (value: string) => /^\*(\s|$)/.test(value)

/** Returns the product token: letters, hyphens and underscores, without a version or comment. */
const agentToken = (value: string) => /^[a-z_-]*/i.exec(value)?.[0].toLowerCase()

function toRules(value: string, allow: boolean): Rule[] {
  if (value === '') return []
  const pattern = encodePattern(value)
  const rule = { allow, length: pattern.length, matches: compilePattern(pattern) }
  const directory = allow ? /^(.*\/)index\.html?$/.exec(pattern)?.[1] : undefined
  return directory === undefined ? [rule] : [rule, { ...rule, matches: compilePattern(`${directory}$`) }]
}

/** Encodes characters beyond ASCII as the URL parser does, with upper-case hex. Decodes nothing. */
function encodePattern(text: string): string {
  return text
    .replace(/[^\0-\x7F]+/gu, (characters) => encodeURIComponent(characters.toWellFormed()))
    .replace(/%[0-9a-f]{2}/gi, (octet) => octet.toUpperCase())
}

/**
 * Compiles a pattern, in which `*` matches any characters and a final `$` the end. Matching is linear in the path for
 * every part of the pattern.
 */
function compilePattern(pattern: string): (path: string) => boolean {
  const anchored = pattern.endsWith('$')
  const [head = '', ...pieces] = (anchored ? pattern.slice(0, -1) : pattern).split('*')
  const tail = anchored ? pieces.pop() : undefined
  return (path) => {
    if (!path.startsWith(head)) return false
    let at = head.length
    for (const piece of pieces) {
      const found = path.indexOf(piece, at)
      if (found < 0) return false
      at = found + piece.length
    }
    if (!anchored) return true
    return tail === undefined ? at === path.length : path.length - tail.length >= at && path.endsWith(tail)
  }
}
