import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface SiteAnswer {
  status?: number
  headers?: Record<string, string>
  body?: string | Uint8Array
  /** Waits this long before the first byte. */
  delayMs?: number
}

export type SiteHandler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

/** A string is the body of a 200; its type follows the extension of its path, HTML without one. */
export type SiteRoute = string | SiteAnswer | SiteHandler

export type SiteRoutes = Record<string, SiteRoute>

export interface Site extends AsyncDisposable {
  /** `http://127.0.0.1:<port>`, without a slash. */
  origin: string
  port: number
  /** Path and query of every request, in order. */
  hits: string[]
  /** Ends open connections too. */
  close(): Promise<void>
}

/**
 * A website on loopback. A route is found by path and query, then by path, then under `*`; anything else is a 404. Routes that
 * need to name their own address are given as a function of the origin.
 */
export async function startSite(routes: SiteRoutes | ((origin: string) => SiteRoutes)): Promise<Site> {
  const hits: string[] = []
  let table: SiteRoutes = {}
  const server = createServer((request, response) => {
    const target = request.url ?? '/'
    hits.push(target)
    const path = target.split('?', 1)[0] ?? '/'
    const route = table[target] ?? table[path] ?? table['*'] ?? { status: 404, body: '<h1>Not found</h1>' }
    answer(route, path, request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  table = typeof routes === 'function' ? routes(origin) : routes

  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { origin, port, hits, close, [Symbol.asyncDispose]: close }
}

const TYPES: Record<string, string> = {
  xml: 'application/xml',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json',
  pdf: 'application/pdf',
  js: 'text/javascript',
  css: 'text/css',
}

async function answer(route: SiteRoute, path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (typeof route === 'function') return route(request, response)
  const { status = 200, headers = {}, body = '', delayMs = 0 } = typeof route === 'string' ? { body: route } : route
  if (delayMs > 0) await sleep(delayMs)
  const type = TYPES[path.split('.').pop() ?? ''] ?? 'text/html; charset=utf-8'
  response.writeHead(status, { 'content-type': type, ...headers }).end(body)
}
