import { type Markup, html } from '#src/base/markup.ts'
import type { DocsPage, DocsPages } from './docs-pages.ts'
import type { PageHeading } from './render-markdown.ts'

/**
 * Returns the list of pages: of the guides, or of the reference on its own pages. It follows the content in the
 * document, so that readers and assistants meet that first. On a phone, the `details` element before the list shows it.
 */
export function navigation(pages: DocsPages, current: string | undefined): Markup {
  const isReference = current?.startsWith('api/') ?? false
  return html`<nav class="docs-nav" aria-label="Documentation">
    <details class="reveal"><summary>${isReference ? 'All operations' : 'All pages'}</summary></details>
    <div class="revealed">${isReference ? referenceList(pages, current) : guideList(pages, current)}</div>
  </nav>`
}

function pageLink({ path, label }: DocsPage, current: string | undefined): Markup {
  const mark = current === path ? { markup: ' aria-current="page"' } : ''
  return html`<a href="/docs${path === '' ? '' : `/${path}`}" ${mark}>${label}</a>`
}

function guideList({ sections }: DocsPages, current: string | undefined): Markup[] {
  return sections.map(
    ({ title, pages }) =>
      html`<p class="nav-title">${title}</p>
        <ul>
          ${pages.map((page) => html`<li>${pageLink(page, current)}</li>`)}
        </ul>`,
  )
}

function referenceList({ resources }: DocsPages, current: string | undefined): Markup {
  const groups = resources.map(({ front, operations }) => {
    const isOpen = [front, ...operations].some(({ path }) => path === current)
    const inner = operations.map((page) => html`<li>${pageLink(page, current)}</li>`)
    return html`<li>
      ${pageLink(front, current)}${
        isOpen
          ? html`<ul>
              ${inner}
            </ul>`
          : undefined
      }
    </li>`
  })
  return html`<p class="nav-back"><a href="/docs">‹ All pages</a></p>
    <p class="nav-title"><a href="/docs/api">API reference</a></p>
    <ul>
      ${groups}
    </ul>`
}

const DEEPEST = 3

/** Returns the page's headings as links; nothing for a page with fewer than two. */
export function tableOfContents(headings: PageHeading[]): Markup | undefined {
  const listed = headings.filter(({ level }) => level <= DEEPEST)
  if (listed.length < 2) return undefined
  const items = listed.map(
    ({ id, level, text }) => html`<li class="toc-${String(level)}"><a href="#${id}">${text}</a></li>`,
  )
  return html`<nav class="docs-toc" aria-label="On this page">
    <details class="reveal"><summary>On this page</summary></details>
    <div class="revealed">
      <p class="nav-title">On this page</p>
      <ul>
        ${items}
      </ul>
    </div>
  </nav>`
}
