import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type LoopbackServer, startLoopbackServer } from '../scripts/loopback-server.ts'

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  htm: 'text/html; charset=utf-8',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  xml: 'application/xml',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  pdf: 'application/pdf',
}
const TEXTS = /^(?:text\/|application\/(?:json|xml))/
const OWN_ADDRESS = /(?:rel="canonical" href="|property="og:url" content="|<loc>)(https?:\/\/[^/"<]+)/g

export interface ServedSite extends LoopbackServer {
  /** The origin that the site has on the web, if it names one. */
  publicOrigin: string | undefined
}

/**
 * Serves a folder as a static host does: `index.html` for a folder, a 301 to its slash, or else a 404. It replaces the
 * site's public origin in texts with the local one, so that its sitemap and canonical links lead back here.
 */
export async function serveSite(folder: string): Promise<ServedSite> {
  const publicOrigin = findPublicOrigin(folder)
  const server: LoopbackServer = await startLoopbackServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', server.origin)
    const path = join(folder, decodeURIComponent(pathname))
    const kind = statSync(path, { throwIfNoEntry: false })
    if (kind?.isDirectory() && !pathname.endsWith('/')) {
      response.writeHead(301, { location: `${pathname}/` }).end()
      return
    }
    const file = kind?.isDirectory() ? join(path, 'index.html') : path
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>')
      return
    }
    const type = TYPES[file.slice(file.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream'
    const body = readFileSync(file)
    const isRewritten = publicOrigin !== undefined && TEXTS.test(type)
    response
      .writeHead(200, { 'content-type': type })
      .end(isRewritten ? body.toString().replaceAll(publicOrigin, server.origin) : body)
  })
  return { ...server, publicOrigin }
}

/** Returns the origin that the site's canonical links and sitemap name most often. */
function findPublicOrigin(folder: string): string | undefined {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:html?|xml)$/i.test(file),
  )
  const named = files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(OWN_ADDRESS)].map(([, origin = '']) => origin),
  )
  const counts = [...Map.groupBy(named, (origin) => origin)].toSorted(([, a], [, b]) => b.length - a.length)
  return counts[0]?.[0]
}
