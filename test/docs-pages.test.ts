import { expect, test } from 'vitest'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { type Reply, startService } from './support/service.ts'

const service = await disposeAfterAll(startService())
const { origin } = service

const open = (path: string, headers: Record<string, string> = {}) => service.call('GET', path, undefined, headers)
const textOf = ({ body }: Reply): string => body.text

/** Paths of the pages, from the sitemap. */
async function listPaths(): Promise<string[]> {
  const xml = textOf(await open('/sitemap.xml'))
  return Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = '']) => url.replace(origin, ''))
}

const paths = await listPaths()

test('every operation of the API and of the visitor API has a page', async () => {
  const { body } = await service.api('GET', '/openapi.json')
  const index = textOf(await open('/llms.txt'))
  const operations = Object.values(body.paths as Record<string, Record<string, { summary: string }>>).flatMap(
    Object.values<{ summary: string }>,
  )
  expect(operations.length).toBeGreaterThan(80)
  for (const { summary } of operations) expect(index).toContain(`- [${summary}](${origin}/docs/api/`)
  expect(index).toContain('/docs/api/send-message.md')
})

/** Returns what a page lacks. */
function findGaps(path: string, html: string): string[] {
  const wanted: [string, boolean][] = [
    ['a title', /<h1>[^<]/.test(html)],
    ['a description', /<meta name="description" content="[^"]{10,}/.test(html)],
    ['its canonical URL', html.includes(`<link rel="canonical" href="${origin}${path}"`)],
    ['its URLs filled in', !/\{(?:PUBLIC|APP)_URL\}|foyer\.example(?:\.com)?\//.test(html)],
    ['its links rendered', !/href="[^":]*\.md#|\]\(/.test(html)],
  ]
  return wanted.flatMap(([what, isThere]) => (isThere ? [] : [`${path}: lacks ${what}`]))
}

test('every page is complete without scripts, and its links lead to pages and headings', async () => {
  const pages = new Map<string, string>()
  for (const path of paths) pages.set(path, textOf(await open(path)))
  const problems = [...pages].flatMap(([path, html]) => findGaps(path, html))
  for (const [path, html] of pages) {
    for (const [, href = ''] of html.matchAll(/href="((?:\/docs|#)[^"]*)"/g)) {
      const [target = '', anchor] = href.split('#')
      const found = target === '' ? html : (pages.get(target) ?? textOf(await open(target)))
      const leads = !found.includes('<h1>Page not found') && (anchor === undefined || found.includes(`id="${anchor}"`))
      if (!leads) problems.push(`${path}: ${href}`)
    }
  }
  expect(problems).toEqual([])
})

test('every page has its Markdown at its URL plus .md, and for clients that prefer it', async () => {
  const wrong: string[] = []
  for (const path of paths) {
    const twin = await open(`${path}.md`)
    const negotiated = await open(path, { accept: 'text/markdown, text/html;q=0.9, */*;q=0.1' })
    const isRight =
      twin.headers.get('content-type') === 'text/markdown; charset=utf-8' &&
      /^# .+\n\n> For all pages, see \[llms\.txt\]/.test(textOf(twin)) &&
      textOf(negotiated) === textOf(twin)
    if (!isRight) wrong.push(path)
  }
  expect(wrong).toEqual([])
  const html = await open('/docs', { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })
  expect(html.headers.get('content-type')).toContain('text/html')
  expect(html.headers.get('vary')).toBe('Accept, Accept-Encoding')
  expect(html.headers.get('link')).toBe(`<${origin}/docs.md>; rel="alternate"; type="text/markdown"`)
})

test('a page is revalidated, compressed, answers HEAD and loads nothing from elsewhere', async () => {
  const path = '/docs/api/create-agent'
  const page = await open(path)
  const etag = page.headers.get('etag') ?? ''
  expect((await open(path, { 'if-none-match': etag })).status).toBe(304)
  expect(page.headers.get('cache-control')).toBe('no-cache')
  expect(page.headers.get('content-encoding')).toBe('gzip')
  const head = await service.call('HEAD', path)
  expect([head.status, head.body.text]).toEqual([200, ''])
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none';/)
  expect(textOf(page)).not.toMatch(/<(?:script|link|img)[^>]+(?:src|href)="(?!http:\/\/localhost)https?:/)
})

test('a field of a request has an anchor, and an error its code', async () => {
  const page = textOf(await open('/docs/api/create-agent'))
  expect(page).toContain('<tr id="request-body.codebase_context.products[].price">')
  expect(page).toContain('<code>website_taken</code>')
  expect(textOf(await open('/docs/errors'))).toContain('<h2 id="website_taken">')
})

test('the page of an operation shows its call without a link to itself', async () => {
  const html = textOf(await open('/docs/api/delete-knowledge'))
  expect(html).toContain('<p><code class="call"><span class="method method-delete">DELETE</span>')
  expect(html).not.toContain('<a href="/docs/api/delete-knowledge"><code')
})

test('search works without scripts', async () => {
  const found = textOf(await open('/docs/search?q=rotate+webhook+secret'))
  expect(found).toContain('href="/docs/api/change-webhook-secret"')
  expect(found).toContain('<meta name="robots" content="noindex" />')
  expect(textOf(await open('/docs/search?q=%22%3Cb%3E'))).not.toContain('<b>')
  expect(textOf(await open('/docs/search?q=qqqqzzzz'))).toContain('Nothing matches')
  expect((await open('/docs/search')).status).toBe(200)
  expect((await open(`/docs/search?q=${'a'.repeat(201)}`)).status).toBe(400)
})

test('an unknown page is a 404 that offers search and similar pages', async () => {
  const missing = await open('/docs/create/agents', { accept: 'text/html' })
  expect(missing.status).toBe(404)
  expect(textOf(missing)).toContain('role="search"')
  expect(textOf(missing)).toContain('href="/docs/api/create-agent"')
  const markdown = await open('/docs/nothing.md')
  expect(markdown.status).toBe(404)
  expect(textOf(markdown)).toContain(`${origin}/llms.txt`)
})

test('assistants find the index, all pages in one file, and how to work with the service', async () => {
  const index = textOf(await open('/llms.txt'))
  expect(index).toMatch(/^# Foyer\n\n> One API call/)
  const links = Array.from(index.matchAll(/\]\((http[^)]+)\)/g), ([, url = '']) => url.replace(origin, ''))
  expect(links.toSorted()).toEqual(
    paths
      .filter((path) => path !== '/docs/contributing')
      .map((path) => `${path}.md`)
      .toSorted(),
  )
  const full = textOf(await open('/llms-full.txt'))
  for (const path of paths) expect(full).toContain(`<!-- ${origin}${path} -->`)
  expect(textOf(await open('/agents.md'))).toContain(`curl ${origin}/api/v1/public/agents`)
  expect(textOf(await open('/auth.md'))).toMatch(/^# Authentication/)
  const robots = textOf(await open('/robots.txt'))
  expect(robots).toContain('Allow: /docs\nAllow: /llms.txt')
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`)
})

test('the pages show the URL at which the service is reached', async () => {
  await using elsewhere = await startService({
    PUBLIC_URL: 'https://chat.lindenhof.test',
    APP_URL: 'https://app.lindenhof.test',
  })
  const page = textOf(await elsewhere.call('GET', '/docs'))
  expect(page).toContain('curl</span> https://chat.lindenhof.test/api/v1/public/agents')
  expect(page).toContain('href="https://app.lindenhof.test/dashboard/ai-agent"')
  expect(textOf(await elsewhere.call('GET', '/llms.txt'))).toContain('(https://chat.lindenhof.test/docs/api.md)')
})
