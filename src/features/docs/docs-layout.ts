import { type Markup, html } from '#src/base/markup.ts'
import { navigation, tableOfContents } from './docs-navigation.ts'
import type { DocsPage, DocsPages } from './docs-pages.ts'
import type { SearchHit } from './docs-search.ts'
import { markdownUrl, pageUrl } from './read-guide.ts'
import { type PageHeading, renderMarkdown } from './render-markdown.ts'
import { tryIt } from './try-it.ts'

/** What the layouts of all pages need. */
export interface DocsSite {
  pages: DocsPages
  publicUrl: string
  appUrl: string
  /** Elements of the head that load style and script. */
  assets: string
}

/** Returns a page as HTML that needs no script. */
export function pageLayout(site: DocsSite, page: DocsPage): string {
  const { html: article, headings } = renderMarkdown(page.markdown, {
    toHref: (link) => toOwnPath(site, link),
    findOperation: operationFinder(site, page),
  })
  const { path, title, description, section, call } = page
  return layout(site, {
    path,
    title: path === '' ? 'Foyer documentation' : `${title} · Foyer docs`,
    description,
    isIndexed: true,
    headings,
    main: html`<p class="docs-section">${section}</p>
      <h1>${title}</h1>
      <div class="article">${{ markup: article }}</div>
      ${call ? tryIt(call) : undefined} ${pageFooter(site, page)}`,
  })
}

/** Returns the results of a search as HTML. */
export function searchLayout(site: DocsSite, query: string, hits: SearchHit[]): string {
  const lead = query === '' ? 'Enter a search term.' : countOf(hits.length, query)
  return layout(site, {
    path: undefined,
    title: query === '' ? 'Search · Foyer docs' : `${query} · Search · Foyer docs`,
    description: 'Search the documentation.',
    isIndexed: false,
    headings: [],
    query,
    main: html`<h1>Search</h1>
      <p class="lead" role="status">${lead}</p>
      ${hitList(hits)}`,
  })
}

/** Returns the page for a URL that has none, with the pages that its words match. */
export function notFoundLayout(site: DocsSite, hits: SearchHit[]): string {
  return layout(site, {
    path: undefined,
    title: 'Page not found · Foyer docs',
    description: 'There is no page at this URL.',
    isIndexed: false,
    headings: [],
    main: html`<h1>Page not found</h1>
      <p class="lead">
        There is no page at this URL. Search the documentation, or <a href="/docs">go to its home page</a>.
      </p>
      ${hits.length > 0 ? html`<h2>Similar pages</h2>` : undefined} ${hitList(hits)}`,
  })
}

const countOf = (count: number, query: string): string =>
  count === 0 ? `Nothing matches “${query}”.` : `${count} ${count === 1 ? 'result' : 'results'} for “${query}”`

function hitList(hits: SearchHit[]): Markup | undefined {
  if (hits.length === 0) return undefined
  const items = hits.map(
    ({ path, anchor, title, heading, section, excerpt }) =>
      html`<li>
        <a href="${hrefOf(path)}${anchor === '' ? '' : `#${anchor}`}"
          >${heading === '' ? title : `${title} › ${heading}`}</a
        >
        <p class="hit-section">${section}</p>
        <p>${excerpt}</p>
      </li>`,
  )
  return html`<ol class="hits">
    ${items}
  </ol>`
}

const hrefOf = (path: string): string => (path === '' ? '/docs' : `/docs/${path}`)

interface Shown {
  path: string | undefined
  title: string
  description: string
  isIndexed: boolean
  headings: PageHeading[]
  main: Markup
  query?: string
}

function layout(site: DocsSite, shown: Shown): string {
  const { path, title, description, isIndexed, headings, main, query = '' } = shown
  const { publicUrl, assets } = site
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <meta name="description" content="${description}" />
        ${
          isIndexed && path !== undefined
            ? html`<link rel="canonical" href="${pageUrl(publicUrl, path)}" />
                <link rel="alternate" type="text/markdown" href="${markdownUrl(publicUrl, path)}" />
                <meta property="og:title" content="${title}" />
                <meta property="og:description" content="${description}" />
                <meta property="og:url" content="${pageUrl(publicUrl, path)}" />`
            : html`<meta name="robots" content="noindex" />`
        }
        <link rel="search" type="text/html" href="/docs/search" />
        ${{ markup: assets }}
      </head>
      <body class="docs">
        <a class="skip" href="#content">Skip to the content</a>
        ${header(site, query)}
        <div class="docs-columns">
          <main id="content" tabindex="-1">${main}</main>
          ${navigation(site.pages, path)} ${tableOfContents(headings)}
        </div>
      </body>
    </html>`
  return page.markup
}

function header({ appUrl }: DocsSite, query: string): Markup {
  return html`<header class="docs-header">
    <p class="visually-hidden">
      Assistants: <a href="/llms.txt" tabindex="-1">llms.txt</a> lists all pages. The URL of a page plus .md is its
      Markdown.
    </p>
    <a class="brand" href="/docs">
      <svg viewBox="0 0 32 32" width="26" height="26" aria-hidden="true" focusable="false">
        <path class="brand-door" d="M4 30V14a12 12 0 0 1 24 0v16z" />
        <path class="brand-light" d="M11 30V16a5 5 0 0 1 10 0v14z" />
      </svg>
      Foyer <span class="brand-docs">docs</span>
    </a>
    <form class="docs-search" role="search" action="/docs/search">
      <input
        type="search"
        name="q"
        value="${query}"
        maxlength="200"
        placeholder="Search"
        aria-label="Search the documentation"
      />
      <button class="visually-hidden">Search</button>
    </form>
    <nav class="docs-links" aria-label="Foyer">
      <a href="/docs/api">API reference</a>
      <a href="${appUrl}/dashboard/ai-agent">Dashboard</a>
    </nav>
  </header>`
}

/** Links to the pages before and after, and to the page's Markdown. */
function pageFooter({ pages, publicUrl }: DocsSite, { path }: DocsPage): Markup {
  const order = [
    ...pages.sections.flatMap((section) => section.pages),
    ...pages.resources.flatMap(({ front, operations }) => [front, ...operations]),
  ]
  const at = order.findIndex((one) => one.path === path)
  const step = (page: DocsPage | undefined, rel: 'prev' | 'next'): Markup | undefined =>
    at < 0 || !page
      ? undefined
      : html`<a class="step step-${rel}" rel="${rel}" href="${hrefOf(page.path)}"
          ><span>${rel === 'prev' ? 'Previous' : 'Next'}</span> ${page.label}</a
        >`
  return html`<footer class="page-footer">
    <nav class="steps" aria-label="Previous and next page">
      ${step(order[at - 1], 'prev')} ${step(order[at + 1], 'next')}
    </nav>
    <p>
      <a href="${new URL(markdownUrl(publicUrl, path)).pathname}">This page as Markdown</a> ·
      <a href="/llms.txt">llms.txt</a>
    </p>
  </footer>`
}

/** Returns the path of a page for the URL of its Markdown; another link stays as it is. */
function toOwnPath({ publicUrl }: DocsSite, link: string): string {
  if (!link.startsWith(`${publicUrl}/`)) return link
  const path = link.slice(publicUrl.length)
  return path.startsWith('/docs') ? path.replace(/\.md(?=#|$)/, '') : path
}

/** Returns a function that finds the page of a call such as `POST /agents/{id}/restore?…`, if it is not this one. */
function operationFinder({ pages }: DocsSite, shown: DocsPage): (call: string) => string | undefined {
  const toKey = (call: string): string => call.replace(/\?.*$/, '').replace(/\{\w+\}/g, '{}')
  const operations = pages.resources.flatMap((resource) => resource.operations).filter((page) => page !== shown)
  const known = new Map(
    operations.flatMap(({ path, call }) =>
      call ? [[toKey(`${call.method.toUpperCase()} ${call.path}`), hrefOf(path)] as const] : [],
    ),
  )
  return (call) => known.get(toKey(call))
}
