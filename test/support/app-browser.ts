import type { Reply, Service } from './service.ts'

export interface AppBrowser {
  (method: string, path: string, body?: unknown): Promise<Reply & { set: string | undefined }>
  /** Returns another browser with this one's current cookies. */
  fork(): AppBrowser
  /** Returns the cookies as a header. */
  cookie(): string
}

/** A browser's state: its cookies, and the client address that a trusted proxy forwards. */
interface BrowserState {
  held?: Iterable<[string, string]>
  address?: string
}

/**
 * Opens a client of the web application that keeps cookies and sends its origin. Paths are relative to the
 * application's API, or begin with `/api`.
 */
export function openBrowser(
  service: Pick<Service, 'origin' | 'call'>,
  { held = [], address }: BrowserState = {},
): AppBrowser {
  const cookies = new Map(held)
  const asHeader = (): string => Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ')
  const browse = async (method: string, path: string, body?: unknown): Promise<Reply & { set: string | undefined }> => {
    const cookie = asHeader()
    const forwarded: Record<string, string> = address === undefined ? {} : { 'x-forwarded-for': address }
    const headers = { origin: service.origin, ...(cookie ? { cookie } : {}), ...forwarded }
    const reply = await service.call(method, path.startsWith('/api/') ? path : `/api/v1/app${path}`, body, headers)
    const sets = reply.headers.getSetCookie()
    for (const set of sets) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      cookies.set(name, value)
    }
    return { ...reply, set: sets[0] }
  }
  return Object.assign(browse, {
    fork: () => openBrowser(service, { held: cookies, address }),
    cookie: asHeader,
  })
}
