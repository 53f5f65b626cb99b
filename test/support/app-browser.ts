import type { Reply, Service } from './service.ts'

export type AppBrowser = (method: string, path: string, body?: unknown) => Promise<Reply & { set: string | undefined }>

/** A browser of the web application: keeps its cookie, sends its origin. Paths are relative to the application's API, or begin with `/api`. */
export function openBrowser(service: Service): AppBrowser {
  let cookie = ''
  return async (method, path, body) => {
    const reply = await service.call(method, path.startsWith('/api/') ? path : `/api/v1/app${path}`, body, {
      origin: service.origin,
      cookie,
    })
    const [set] = reply.headers.getSetCookie()
    if (set) cookie = set.split(';')[0] ?? ''
    return { ...reply, set }
  }
}
