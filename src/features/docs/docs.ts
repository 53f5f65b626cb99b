import { computeOnce } from '#src/base/memoize.ts'
import { type DocsPage, readPages } from './docs-pages.ts'
import { notFoundLayout, pageLayout, searchLayout } from './docs-layout.ts'
import { createSearch } from './docs-search.ts'
import { llmsFull, llmsIndex, sitemap } from './llms-texts.ts'
import { type ServiceUrls, markdownUrl, pageUrl } from './read-guide.ts'

export type { DocsPage } from './docs-pages.ts'

/** The documentation of this installation: pages as HTML and as Markdown, search, and the texts for assistants. */
export interface Docs {
  findPage(path: string): DocsPage | undefined
  /** Returns the Markdown of a page, with a link to the index of all pages. */
  toMarkdown(page: DocsPage): string
  toHtml(page: DocsPage): string
  /** Returns the page of search results. */
  search(query: string): string
  /** Returns the page for a URL that has none. */
  notFound(path: string): string
  notFoundMarkdown(): string
  urlOf(page: DocsPage): string
  markdownUrlOf(page: DocsPage): string
  llmsIndex(): string
  llmsFull(): string
  sitemap(): string
}

const SIMILAR_PAGES = 5

/** Reads the documentation. `assets` are the elements of the head that load style and script. */
export function createDocs(urls: ServiceUrls, assets: string): Docs {
  const pages = readPages(urls)
  const forUsers = [
    ...pages.sections.flatMap((section) => section.pages),
    ...pages.resources.flatMap(({ front, operations }) => [front, ...operations]),
  ]
  const byPath = new Map([...forUsers, ...pages.contributorPages].map((page) => [page.path, page]))
  const { publicUrl } = urls
  const site = { pages, assets, ...urls }
  const search = computeOnce(() => ({ find: createSearch(forUsers) }))
  return {
    findPage: (path) => byPath.get(path),
    toMarkdown: ({ markdown }) => {
      const index = `> For all pages, see [llms.txt](${publicUrl}/llms.txt). The URL of a page plus \`.md\` is its Markdown.`
      return markdown.replace(/^(# .+)\n/, (title) => `${title}\n${index}\n`)
    },
    toHtml: (page) => pageLayout(site, page),
    search: (query) => searchLayout(site, query, search().find(query)),
    notFound: (path) => {
      const hits = search().find(path.replace(/[/_.-]+/g, ' '))
      return notFoundLayout(site, hits.filter(({ anchor }) => anchor === '').slice(0, SIMILAR_PAGES))
    },
    notFoundMarkdown: () => `# Page not found\n\nThere is no page at this URL. All pages: ${publicUrl}/llms.txt\n`,
    urlOf: ({ path }) => pageUrl(publicUrl, path),
    markdownUrlOf: ({ path }) => markdownUrl(publicUrl, path),
    llmsIndex: () => llmsIndex(pages, publicUrl),
    llmsFull: () => llmsFull(forUsers, publicUrl),
    sitemap: () => sitemap(forUsers, publicUrl),
  }
}
