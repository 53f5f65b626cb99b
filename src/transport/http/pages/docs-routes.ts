import { existsSync, readFileSync } from 'node:fs'
import { LRUCache } from 'lru-cache'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App } from '#src/app.ts'
import { computeOnce } from '#src/base/memoize.ts'
import { type Docs, createDocs } from '#src/features/docs/docs.ts'
import { prefersMarkdown } from '../wire/accepted-types.ts'
import { type EncodedBody, encodeBody, sendEncoded } from '../wire/encoded-body.ts'
import { parseInput } from '../wire/parse-input.ts'

const CACHED = 'public, max-age=300'
/** A page names the files of its build, so that it is revalidated. */
const REVALIDATED = 'no-cache'
/** For about 60 pages. */
const CACHE_BYTES = 4 * 1024 * 1024
const MARKDOWN = 'text/markdown; charset=utf-8'
const PLAIN = 'text/plain; charset=utf-8'

const searchQuery = z.object({ q: z.string().max(200, 'q must be at most 200 characters').default('') })

/**
 * Serves the documentation: each page as HTML and, at its URL plus `.md` or for `Accept: text/markdown`, as Markdown.
 * `template` is the built page whose head loads style and script.
 */
export function docsRoutes(
  server: FastifyInstance,
  app: App,
  { template, policy }: { template: string; policy: string },
): void {
  // Reading and rendering all pages takes longer than a start should.
  const docs = computeOnce(() =>
    createDocs({ publicUrl: app.addresses.public(), appUrl: app.addresses.app() }, assetsOf(template)),
  )
  const bodies = new LRUCache<string, EncodedBody>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ br, gzip, identity }) => br.body.length + gzip.body.length + identity.body.length,
  })
  const bodyOf = (key: string, render: () => string): EncodedBody => {
    const body = bodies.get(key) ?? encodeBody(render())
    bodies.set(key, body)
    return body
  }
  const send = (request: FastifyRequest, reply: FastifyReply, type: string, body: EncodedBody): FastifyReply =>
    sendEncoded(request, reply.type(type), body)

  server.get('/docs/search', (request, reply) => {
    const { q } = parseInput(searchQuery, request.query)
    reply.headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
    return reply.type('text/html; charset=utf-8').send(docs().search(q.trim()))
  })

  const servePage = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { path, isMarkdownUrl } = readPath(request)
    const isMarkdown = isMarkdownUrl || prefersMarkdown(request.headers.accept)
    const page = docs().findPage(path)
    reply.headers({
      'content-security-policy': policy,
      'cache-control': isMarkdown ? CACHED : REVALIDATED,
      vary: isMarkdownUrl ? 'Accept-Encoding' : 'Accept, Accept-Encoding',
    })
    if (!page) return sendMissing(reply, docs(), { path, isMarkdown })
    if (isMarkdown) {
      reply.header('link', `<${docs().urlOf(page)}>; rel="canonical"`)
      return send(
        request,
        reply,
        MARKDOWN,
        bodyOf(`${path}.md`, () => docs().toMarkdown(page)),
      )
    }
    reply.header('link', `<${docs().markdownUrlOf(page)}>; rel="alternate"; type="text/markdown"`)
    return send(
      request,
      reply,
      'text/html; charset=utf-8',
      bodyOf(path, () => docs().toHtml(page)),
    )
  }
  server.get('/docs', servePage)
  server.get('/docs.md', servePage)
  server.get('/docs/*', servePage)

  /** Texts for assistants and crawlers, at addresses where they look for them. */
  const texts: [path: string, type: string, render: () => string][] = [
    ['/llms.txt', PLAIN, () => docs().llmsIndex()],
    ['/docs/llms.txt', PLAIN, () => docs().llmsIndex()],
    ['/llms-full.txt', PLAIN, () => docs().llmsFull()],
    ['/agents.md', MARKDOWN, () => markdownAt(docs(), 'assistants')],
    ['/auth.md', MARKDOWN, () => markdownAt(docs(), 'authentication')],
    ['/sitemap.xml', 'application/xml; charset=utf-8', () => docs().sitemap()],
  ]
  for (const [path, type, render] of texts) {
    server.get(path, (request, reply) => {
      reply.headers({ 'cache-control': CACHED, vary: 'Accept-Encoding' })
      return send(request, reply, type, bodyOf(path, render))
    })
  }
}

/** Returns a page's path below `/docs`, without `.md` and a slash at its end. */
function readPath({ url }: FastifyRequest): { path: string; isMarkdownUrl: boolean } {
  const [whole = ''] = url.split('?', 1)
  const path = decodePath(whole)
    .replace(/^\/docs(?:\/|(?=\.md$)|$)/, '')
    .replace(/\/$/, '')
  return { path: path.replace(/\.md$/, ''), isMarkdownUrl: path.endsWith('.md') }
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function sendMissing(reply: FastifyReply, docs: Docs, { path, isMarkdown }: { path: string; isMarkdown: boolean }) {
  reply.status(404).header('error-code', 'not_found')
  return isMarkdown
    ? reply.type(MARKDOWN).send(docs.notFoundMarkdown())
    : reply.type('text/html; charset=utf-8').send(docs.notFound(path))
}

function markdownAt(docs: Docs, path: string): string {
  const page = docs.findPage(path)
  if (!page) throw new Error(`the documentation has no page ${path}`)
  return docs.toMarkdown(page)
}

/** Returns the elements that load style, script and icon, from the head of the built page. */
function assetsOf(template: string): string {
  if (!existsSync(template)) return ''
  const elements = readFileSync(template, 'utf8').match(/<link\b[^>]*>|<script\b[^>]*><\/script>/g) ?? []
  return elements.join('\n        ')
}
