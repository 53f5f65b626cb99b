import { languageOf } from './site-languages.ts'
import { bareHost } from './url-form.ts'

export type Place = 'inside' | 'beside' | 'elsewhere'

export interface SiteScope {
  /** Returns `inside` for the directory that is read, `beside` for the rest of the host, or another host. */
  placeOf(url: URL): Place
  /** Returns the same page at the origin of the start page. `www.` and the scheme do not make another site. */
  adopt(url: URL): URL
}

/**
 * Creates the scope of a crawl: the directory of the start page. The root of a site, or of one of its languages,
 * includes the whole host, wherever the request was redirected.
 */
export function createSiteScope(requested: URL, start: URL): SiteScope {
  const directory = isRoot(requested) || isRoot(start) ? '/' : directoryOf(start)
  return {
    placeOf(url) {
      if (bareHost(url) !== bareHost(start) || url.port !== start.port) return 'elsewhere'
      return `${url.pathname}/`.startsWith(directory) ? 'inside' : 'beside'
    },
    adopt: (url) => new URL(start.origin + url.pathname + url.search),
  }
}

/** Reports whether a path is `/`, `/index.html` or `/home`, also below a language. */
function isRoot(url: URL): boolean {
  const segments = url.pathname.split('/').filter(Boolean)
  const rest = languageOf(new URL(url.origin + url.pathname)) === undefined ? segments : segments.slice(1)
  return rest.length === 0 || (rest.length === 1 && /^(index|home|default|welcome)(\.\w+)?$/i.test(rest[0] ?? ''))
}

/** Returns the directory with its slash. A last segment with an extension is a file; any other may contain pages. */
function directoryOf({ pathname }: URL): string {
  const [file = ''] = /[^/]*$/.exec(pathname) ?? []
  return file.includes('.') ? pathname.slice(0, -file.length) : `${pathname.replace(/\/$/, '')}/`
}
