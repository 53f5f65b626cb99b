import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { App } from '#src/app.ts'
import { agentLlmsRoute } from '../chat/agent-llms-route.ts'
import { docsRoutes } from './docs-routes.ts'
import { hostedPageRoutes } from './hosted-page-routes.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')
const WEB = resolve(ROOT, 'dist/web')
const WIDGET = resolve(ROOT, 'dist/widget')
const SAMPLE = resolve(ROOT, 'sample')

const IMMUTABLE = 'public, max-age=31536000, immutable'
// The loader is small and changes with releases. The files it loads are named by their content.
const LOADER = 'public, max-age=300'

const SAMPLE_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"
const SIMULATOR_PAGE = '/whatsapp/:digits'
const PAGES: Record<string, string> = {
  '/': 'start.html',
  '/login': 'login.html',
  '/dashboard': 'dashboard.html',
  '/dashboard/*': 'dashboard.html',
  [SIMULATOR_PAGE]: 'simulator.html',
}

// Allowed first, because some crawlers apply the first rule that matches, others the longest.
const ROBOTS = `User-agent: *
Allow: /docs
Allow: /llms.txt
Allow: /api/v1/public/openapi.json
Disallow: /docs/search
Disallow: /api/
Disallow: /dashboard
Disallow: /login
Disallow: /whatsapp/
Disallow: /mail/
`
const PICTURES = resolve(ROOT, 'docs/pictures')

/** Serves the web application, the widget and the sample business. */
export async function pages(server: FastifyInstance, app: App): Promise<void> {
  await server.register(fastifyStatic, {
    root: SAMPLE,
    prefix: '/sample/',
    // Its headers are the sample's alone.
    decorateReply: false,
    redirect: true,
    setHeaders: (reply) => void reply.header('content-security-policy', SAMPLE_POLICY),
  })
  await server.register(fastifyStatic, { root: PICTURES, prefix: '/docs/pictures/', decorateReply: false })
  server.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(`${ROBOTS}\nSitemap: ${app.addresses.public()}/sitemap.xml\n`),
  )
  const policy = contentSecurityPolicy(app)
  agentLlmsRoute(server, app)
  docsRoutes(server, app, { template: resolve(WEB, 'docs.html'), policy })
  if (!app.whatsapp.isSimulated) leadToWhatsApp(server, app)
  if (!existsSync(WEB)) return

  await server.register(fastifyStatic, { root: WEB, serve: false })
  for (const [path, file] of Object.entries(PAGES)) {
    if (path === SIMULATOR_PAGE && !app.whatsapp.isSimulated) continue
    server.get(path, (_request, reply: FastifyReply) =>
      reply
        .headers({ 'content-security-policy': policy, 'cache-control': 'no-cache' })
        .sendFile(file, WEB, { cacheControl: false }),
    )
  }
  hostedPageRoutes(server, app, { file: resolve(WEB, 'chat.html'), policy })
  await server.register(fastifyStatic, {
    root: resolve(WEB, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', IMMUTABLE),
  })
  await server.register(fastifyStatic, {
    root: WIDGET,
    prefix: '/',
    decorateReply: false,
    preCompressed: true,
    wildcard: false,
    cacheControl: false,
    setHeaders: (reply, path) =>
      void reply.headers({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': /\/widget\.js(\.br|\.gz)?$/.test(path) ? LOADER : IMMUTABLE,
      }),
  })
}

/** Redirects chat links from before the service had its own number to that number. */
function leadToWhatsApp(server: FastifyInstance, { addresses }: App): void {
  server.get<{ Querystring: { text?: string } }>(SIMULATOR_PAGE, ({ query }, reply) => {
    const text = typeof query.text === 'string' ? `?text=${encodeURIComponent(query.text)}` : ''
    return reply.redirect(`${addresses.chatLinkBase()}/${addresses.chatDigits()}${text}`)
  })
}

function contentSecurityPolicy(app: App): string {
  const chat = [...new Set(["'self'", new URL(app.addresses.public()).origin])].join(' ')
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src ${chat} data:`,
    "font-src 'self'",
    `connect-src ${chat}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
