import { type LoopbackServer, startLoopbackServer } from '../../scripts/loopback-server.ts'
import { createRandom } from '../../scripts/seeded-random.ts'
import { writeParagraph, writeSentence } from './generated-text.ts'

const PAGES_PER_SECTION = 50

/**
 * Starts a business's website on loopback: a home page, sections, and pages of about 8 kB, each with a frame, headings,
 * texts and a table. `dressed` pages are like the median of 510 real pages of 25 sites: 27 kB of HTML, of which 3 kB
 * are text and 9 kB scripts, styles and drawings.
 */
export function startGeneratedSite(pages: number, { dressed = false } = {}): Promise<LoopbackServer> {
  const texts = writeGeneratedPages(pages, { dressed })
  return startLoopbackServer((request, response) => {
    const text = texts.get(request.url ?? '')
    response
      .writeHead(text ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
      .end(text ?? '<h1>Not found</h1>')
  })
}

/** Returns the pages of such a website by path. */
export function writeGeneratedPages(pages: number, { dressed }: { dressed: boolean }): Map<string, string> {
  const write = dressed ? writeDressedPage : writePage
  return new Map(Array.from({ length: pages }, (_, index) => [pathOf(index), write(index, pages)]))
}

/** Page 0 is the home page. Every fiftieth page opens a section. */
function pathOf(index: number): string {
  if (index === 0) return '/'
  const section = Math.floor(index / PAGES_PER_SECTION)
  return index % PAGES_PER_SECTION === 0 ? `/part-${section}` : `/part-${section}/page-${index}`
}

/**
 * Returns the first pages of all sections, and more links: for a section's first page the pages of its section,
 * otherwise the next three.
 */
function linksOf(index: number, pages: number): { starts: number[]; own: number[] } {
  const first = index - (index % PAGES_PER_SECTION)
  const starts = Array.from({ length: Math.ceil(pages / PAGES_PER_SECTION) }, (_, at) => at * PAGES_PER_SECTION)
  const own = Array.from({ length: PAGES_PER_SECTION }, (_, at) => first + at).filter((at) => at < pages)
  return { starts, own: index === first ? own : own.slice(index - first, index - first + 3) }
}

function writePage(index: number, pages: number): string {
  const random = createRandom(index + 1)
  const title = `${writeSentence(random).slice(4, 40)} ${index}`
  const { starts, own } = linksOf(index, pages)
  const links = (indexes: number[]): string =>
    indexes.map((at) => `<li><a href="${pathOf(at)}">Page ${at} of the house</a></li>`).join('')
  const blocks = Array.from(
    { length: 6 },
    () =>
      `<h2>${writeSentence(random).slice(4, 50)}</h2><p>${writeParagraph(random, 5)}</p><p>${writeParagraph(random, 3)}</p>`,
  )
  const rows = Array.from(
    { length: 8 },
    (_, at) => `<tr><td>Blend ${index}-${at}</td><td>${(4 + at * 1.5).toFixed(2)} €</td></tr>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="description" content="${writeSentence(random)}"></head><body>
<header><nav><ul>${links(starts)}</ul></nav></header><main><h1>${title}</h1>${blocks.join('\n')}
<table><tr><th>Tea</th><th>Price</th></tr>${rows.join('')}</table>
<ul>${links(own)}</ul>
</main><footer><p>Lindenhof Tea House, Gartenweg 7, 12345 Lindau. Phone +49 30 901820. Open daily from 9 to 18.</p></footer></body></html>`
}

const SCRIPT = 'window.shop=window.shop||[];shop.push({event:"view",items:[{id:7,price:4.5}],when:Date.now()});'
const STYLE =
  '.wp-block-group.is-layout-flow>*{margin-block-start:1.2rem;margin-block-end:0;color:var(--wp--preset--color--contrast)}'
const DRAWING =
  '<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm1 15h-2v-6h2z"/></svg>'
const NAMES =
  'wp-block-group alignwide has-global-padding is-layout-constrained wp-container-core-group-is-layout-12 wp-block-group-is-layout-constrained'

/**
 * Writes a page like `writePage` with less text, inside the elements, scripts, styles and drawings that content
 * management systems add.
 */
function writeDressedPage(index: number, pages: number): string {
  const random = createRandom(index + 1)
  const title = `${writeSentence(random).slice(4, 40)} ${index}`
  const { starts, own } = linksOf(index, pages)
  const links = (indexes: number[]): string =>
    indexes
      .map(
        (at) =>
          `<li class="menu-item menu-item-type-post_type menu-item-${at}"><a class="menu-link" href="${pathOf(at)}">Page ${at} of the house</a></li>`,
      )
      .join('')
  const box = (inside: string): string =>
    `<div class="${NAMES}" style="padding-top:2rem"><div class="inner ${NAMES}">${inside}</div></div>`
  const texts = Array.from({ length: 6 }, () =>
    box(
      `<h2 class="wp-block-heading">${writeSentence(random).slice(4, 50)}</h2><p class="has-text has-contrast-color has-medium-font-size">${writeParagraph(random, 4)}</p>`,
    ),
  )
  const cards = Array.from({ length: 12 }, (_, at) =>
    box(`${DRAWING}<h3 class="card-title">Blend ${index}-${at}</h3><span class="price">${(4 + at * 1.5).toFixed(2)} €</span>
<a class="wp-element-button" href="${pathOf(at)}"><img src="/tea-${at}.jpg" alt="" width="300" height="200" loading="lazy" decoding="async" srcset="/tea-${at}.jpg 300w, /tea-${at}-600.jpg 600w" sizes="(max-width: 300px) 100vw, 300px"></a>`),
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="description" content="${writeSentence(random)}"><style>${STYLE.repeat(32)}</style><script>${SCRIPT.repeat(32)}</script></head><body>
<header class="site-header">${box(`<nav class="main-navigation"><ul class="menu">${links(starts)}</ul></nav>`)}</header><main class="site-main"><h1>${title}</h1>
${texts.join('\n')}
<div class="cards">${cards.join('\n')}</div><ul class="related-pages">${links(own)}</ul></main>
<footer class="site-footer">${box('<p>Lindenhof Tea House, Gartenweg 7, 12345 Lindau. Phone +49 30 901820. Open daily from 9 to 18.</p>')}</footer></body></html>`
}
