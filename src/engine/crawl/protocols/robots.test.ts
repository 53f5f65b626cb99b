import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseRobots } from './robots.ts'

const CASES = '../shared/testdata/robots-google.json'

interface RobotsCase {
  test: string
  robots: string
  ua: string
  url: string
  allowed: boolean
}

describe.skipIf(!existsSync(CASES))("the cases of Google's parser", () => {
  const cases = existsSync(CASES) ? (JSON.parse(readFileSync(CASES, 'utf8')) as RobotsCase[]) : []
  it.each(cases)('$test: $ua $url', ({ robots, ua, url, allowed }) => {
    expect(parseRobots(robots, ua).allows(new URL(url || 'http://foo.bar'))).toBe(allowed)
  })
})

const allows = (robots: string, path: string) =>
  parseRobots(robots, 'FoyerBot').allows(new URL(path, 'https://shop.test'))

describe('parseRobots', () => {
  it('merges the groups that name Foyer, and ignores the general group then', () => {
    const robots =
      'User-agent: *\nDisallow: /\n\nUser-agent: foyerbot/1.0\nDisallow: /a\n\nUser-agent: FoyerBot\nDisallow: /b'
    expect(['/a', '/b', '/c'].map((path) => allows(robots, path))).toEqual([false, false, true])
  })

  it("does not take a longer token for Foyer's", () => {
    expect(allows('User-agent: FoyerBotNews\nDisallow: /', '/')).toBe(true)
    expect(allows('User-agent: Foyer\nDisallow: /', '/')).toBe(true)
  })

  it('reads an empty group for Foyer as permission', () => {
    expect(allows('User-agent: FoyerBot\nDisallow:\nUser-agent: *\nDisallow: /', '/a')).toBe(true)
  })

  it.each([
    ['/a*b$', '/axxb', false],
    ['/a*b$', '/axxbc', true],
    ['/a*b*c$', '/abcabc', false],
    ['/*?', '/page', true],
    ['/*?', '/page?x=1', false],
    ['/x$', '/x', false],
    ['/x$', '/x/', true],
    ['*', '/anything', false],
    ['/%e3%83%84', '/ツ', false],
    ['/a$b', '/a$bc', false],
    ['/ab*ab$', '/ab', true],
  ])('Disallow: %s leaves %s %s', (pattern, path, allowed) => {
    expect(allows(`User-agent: *\nDisallow: ${pattern}`, path)).toBe(allowed)
  })

  it('understands a byte order mark, all line ends, comments and usual misspellings', () => {
    expect(allows('\uFEFFUser agent: *\rDissallow: /a # no\r\nDISALLOW : /b\nthe end', '/a')).toBe(false)
    expect(allows('\uFEFFUseragent: *\rDissallow: /a # no\r\nDISALLOW : /b\nthe end', '/b/c')).toBe(false)
  })

  it("finds sitemaps anywhere, and the crawl delay of Foyer's group", () => {
    const robots =
      'Sitemap: /one.xml\nUser-agent: *\nCrawl-delay: 7\nDisallow: /a\nSITEMAP: https://x.test/two.xml\nUser-agent: FoyerBot\nCrawl-delay: 0.5'
    expect(parseRobots(robots, 'FoyerBot')).toMatchObject({
      sitemaps: ['/one.xml', 'https://x.test/two.xml'],
      crawlDelaySeconds: 0.5,
    })
    expect(
      parseRobots('Crawl-delay: 3\nUser-agent: *\nCrawl-delay: soon', 'FoyerBot').crawlDelaySeconds,
    ).toBeUndefined()
  })

  it('ends the list of agents with a crawl delay', () => {
    expect(allows('User-agent: *\nCrawl-delay: 10\n\nUser-agent: BadBot\nDisallow: /', '/')).toBe(true)
  })

  it('stays fast with hostile patterns', () => {
    const robots = `User-agent: *\n${`Disallow: /${'*a'.repeat(1000)}$\n`.repeat(200)}`
    const { allows } = parseRobots(robots, 'FoyerBot')
    expect(allows(new URL(`https://shop.test/${'a'.repeat(900)}b`))).toBe(true)
  })

  it('stays fast with long meaningless lines', () => {
    const robots = `User-agent: *\n${`a${' '.repeat(16_000)}b\n`.repeat(1_000)}Disallow : /private`
    expect(allows(robots, '/private')).toBe(false)
  })

  it('accepts any file as robots.txt', () => {
    for (const text of [
      '',
      '<html><body>Not found: sorry</body></html>',
      '\0\0\0',
      ':\n:::\nallow',
      'user-agent:\ndisallow: \uD800',
    ]) {
      expect(allows(text, '/')).toBe(true)
    }
  })
})
