import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createRandom, writeParagraph, writeSentence } from './made-up-text.ts'

export interface MadeUpSite extends AsyncDisposable {
  origin: string
}

const PAGES_PER_SECTION = 50

/** A business's website on loopback: a start page, sections, and pages of about 8 kB each with a frame, headings, texts and a table. */
export async function startMadeUpSite(pages: number): Promise<MadeUpSite> {
  const texts = new Map(Array.from({ length: pages }, (_, index) => [pathOf(index), writePage(index, pages)]))
  const server = createServer((request, response) => {
    const text = texts.get(request.url ?? '')
    response.writeHead(text ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(text ?? '<h1>Not found</h1>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Page 0 is the start page; every fiftieth one opens a section. */
function pathOf(index: number): string {
  if (index === 0) return '/'
  const section = Math.floor(index / PAGES_PER_SECTION)
  return index % PAGES_PER_SECTION === 0 ? `/part-${section}` : `/part-${section}/page-${index}`
}

function writePage(index: number, pages: number): string {
  const random = createRandom(index + 1)
  const title = `${writeSentence(random).slice(4, 40)} ${index}`
  const section = Math.floor(index / PAGES_PER_SECTION)
  const starts = Array.from({ length: Math.ceil(pages / PAGES_PER_SECTION) }, (_, at) => at * PAGES_PER_SECTION)
  const own = Array.from({ length: PAGES_PER_SECTION }, (_, at) => section * PAGES_PER_SECTION + at).filter((at) => at < pages)
  const links = (indexes: number[]): string => indexes.map((at) => `<li><a href="${pathOf(at)}">Page ${at} of the house</a></li>`).join('')
  const isStart = index % PAGES_PER_SECTION === 0
  const blocks = Array.from(
    { length: 6 },
    () => `<h2>${writeSentence(random).slice(4, 50)}</h2><p>${writeParagraph(random, 5)}</p><p>${writeParagraph(random, 3)}</p>`,
  )
  const rows = Array.from({ length: 8 }, (_, at) => `<tr><td>Blend ${index}-${at}</td><td>${(4 + at * 1.5).toFixed(2)} €</td></tr>`)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="description" content="${writeSentence(random)}"></head><body>
<header><nav><ul>${links(starts)}</ul></nav></header><main><h1>${title}</h1>${blocks.join('\n')}
<table><tr><th>Tea</th><th>Price</th></tr>${rows.join('')}</table>
${isStart ? `<ul>${links(own)}</ul>` : `<ul>${links(own.slice(index % PAGES_PER_SECTION, (index % PAGES_PER_SECTION) + 3))}</ul>`}
</main><footer><p>Lindenhof Tea House, Gartenweg 7, 12345 Lindau. Phone +49 30 901820. Open daily from 9 to 18.</p></footer></body></html>`
}
