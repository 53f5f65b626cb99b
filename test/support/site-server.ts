import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type HttpHandler, type LoopbackServer, startLoopbackServer } from '../../scripts/loopback-server.ts'

export interface SiteAnswer {
  status?: number
  headers?: Record<string, string>
  body?: string | Uint8Array
  /** Waits this long before the first byte. */
  delayMs?: number
}

/** A string is the body of a 200. Its type follows the path's extension, HTML without one. */
export type SiteRoute = string | SiteAnswer | HttpHandler

export type SiteRoutes = Record<string, SiteRoute>

export interface Site extends LoopbackServer {
  /** Path and query of every request, in order. */
  hits: string[]
}

/**
 * Starts a website on loopback. It finds a route by path and query, then by path, then under `*`; anything else is a
 * 404. Routes that need the site's address are given as a function of the origin.
 */
export async function startSite(routes: SiteRoutes | ((origin: string) => SiteRoutes)): Promise<Site> {
  const hits: string[] = []
  let table: SiteRoutes = {}
  const server = await startLoopbackServer((request, response) => {
    const target = request.url ?? '/'
    hits.push(target)
    const path = target.split('?', 1)[0] ?? '/'
    const route = table[target] ?? table[path] ?? table['*'] ?? { status: 404, body: '<h1>Not found</h1>' }
    return typeof route === 'function' ? route(request, response) : answer(route, path, response)
  })
  table = typeof routes === 'function' ? routes(server.origin) : routes
  return { ...server, hits }
}

const TYPES: Record<string, string> = {
  xml: 'application/xml',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json',
  pdf: 'application/pdf',
  js: 'text/javascript',
  css: 'text/css',
}

async function answer(route: string | SiteAnswer, path: string, response: ServerResponse): Promise<void> {
  const { status = 200, headers = {}, body = '', delayMs = 0 } = typeof route === 'string' ? { body: route } : route
  if (delayMs > 0) await sleep(delayMs)
  const type = TYPES[path.split('.').pop() ?? ''] ?? 'text/html; charset=utf-8'
  response.writeHead(status, { 'content-type': type, ...headers }).end(body)
}
