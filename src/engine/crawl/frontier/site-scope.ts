import { languageOf } from './site-languages.ts'
import { bareHost } from './url-form.ts'

export type Place = 'inside' | 'beside' | 'elsewhere'

export interface SiteScope {
  /** `inside` the directory that is read, `beside` it on the same host, or on another host. */
  placeOf(url: URL): Place
  /** The same page at the origin of the start page: `www.` or not and the scheme do not make another site. */
  adopt(url: URL): URL
}

/**
 * The part of a host that a crawl reads: the directory of the start page. A request for the root of a site, or for the
 * root of one of its languages, opens the whole host, wherever it was redirected.
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

/** `/`, `/index.html`, `/home`, and the same below a language. */
function isRoot(url: URL): boolean {
  const segments = url.pathname.split('/').filter(Boolean)
  const rest = languageOf(new URL(url.origin + url.pathname)) === undefined ? segments : segments.slice(1)
  return rest.length === 0 || (rest.length === 1 && /^(index|home|default|welcome)(\.\w+)?$/i.test(rest[0] ?? ''))
}

/** With its slash. A last segment with an extension is a file; any other may hold pages of its own. */
function directoryOf({ pathname }: URL): string {
  const [file = ''] = /[^/]*$/.exec(pathname) ?? []
  return file.includes('.') ? pathname.slice(0, -file.length) : `${pathname.replace(/\/$/, '')}/`
}
