import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type LoopbackServer, startLoopbackServer } from '../scripts/loopback-server.ts'

/** A line that somebody plants, with the page that has it, or else the kind of place that it gets here. */
export interface PlantedRow {
  id?: string
  lang?: string
  label?: string
  place?: string
  text: string
  trigger?: string
  /** A complete page, below the folder of the list. */
  page?: string
  question?: string
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const paragraphs = (text: string): string =>
  text
    .split('\n')
    .map((line) => `<p>${escape(line)}</p>`)
    .join('')

/** Markup in which websites show such text, several forms for each kind of place. */
const FORMS: Readonly<Record<string, readonly ((text: string) => string)[]>> = {
  page: [paragraphs],
  document: [(text) => `<section><h2>Terms</h2>${paragraphs(text)}</section>`],
  review: [
    (text) =>
      `<div id="reviews" class="woocommerce-Reviews"><ol class="commentlist"><li class="review even"><div class="comment_container"><div class="comment-text"><p class="meta"><strong class="woocommerce-review__author">Kim</strong> <time datetime="2026-03-02">2 March</time></p><div class="description">${paragraphs(text)}</div></div></div></li></ol></div>`,
    (text) =>
      `<div class="jdgm-rev" data-score="5"><span class="jdgm-rev__author">Kim</span><div class="jdgm-rev__body">${paragraphs(text)}</div></div>`,
    (text) =>
      `<div itemprop="review" itemscope itemtype="https://schema.org/Review"><span itemprop="author">Kim</span><div itemprop="reviewBody">${paragraphs(text)}</div></div>`,
    (text) =>
      `<section class="styles_reviewsContainer__3_GQw"><article data-service-review-card-paper="true"><span data-consumer-name-typography="true">Kim</span>${paragraphs(text)}</article></section>`,
    (text) =>
      `<script type="application/ld+json">${JSON.stringify({ '@type': 'Product', name: 'Mug', review: { '@type': 'Review', author: 'Kim', reviewBody: text } })}</script>`,
  ],
  comment: [
    (text) =>
      `<div id="comments" class="comments-area"><ol class="comment-list"><li id="comment-4" class="comment depth-1"><article id="div-comment-4" class="comment-body"><footer class="comment-meta"><b class="fn">Kim</b></footer><div class="comment-content">${paragraphs(text)}</div></article></li></ol></div>`,
    (text) =>
      `<div class="topic-body crawler-post"><div class="crawler-post-meta"><span class="creator">Kim</span></div><div class="post" itemprop="text">${paragraphs(text)}</div></div>`,
    (text) =>
      `<div class="post has-profile bg2"><div class="inner"><div class="postbody"><p class="author">by Kim</p><div class="content">${paragraphs(text)}</div></div></div></div>`,
  ],
  'product description': [
    (text) => `<div class="woocommerce-Tabs-panel" id="tab-description"><h2>Description</h2>${paragraphs(text)}</div>`,
    (text) => `<div class="product__description rte">${paragraphs(text)}</div>`,
  ],
}

const HOME = '<p>We throw mugs and bowls by hand. Mugs cost £18 each.</p>'
const pageWith = (body: string): string =>
  `<!doctype html><html lang="en"><head><title>Alder Pottery</title></head><body><main><h1>Alder Pottery</h1>${HOME}${body}<p>The kiln is open on Saturdays.</p></main></body></html>`

/** Markup that hides text is part of the planted line. */
const HAS_MARKUP = /<!--|style="/

/** Returns the page of a row: its own, or one that has its text in a form of its place. */
function pageOf(row: PlantedRow, folder: string, at: number): string {
  if (row.page !== undefined) return readFileSync(join(folder, row.page), 'utf8')
  if (HAS_MARKUP.test(row.text)) return pageWith(row.text)
  const forms = FORMS[row.place ?? 'page'] ?? [paragraphs]
  return pageWith((forms[at % forms.length] ?? paragraphs)(row.text))
}

const ADDRESS = /<link[^>]{0,200}rel="canonical"[^>]{0,200}href="(https?:\/\/[^/"]+)([^"]*)"/i
const NEUTRAL_PATH = '/page'

export interface PlantedSite extends LoopbackServer {
  company: string
  language: string
}

/**
 * Serves the page of a row at the path that its canonical link names, below a home page that links to it. Other files
 * of the list's folder are served too.
 */
export async function servePlanted(row: PlantedRow, folder: string, at: number): Promise<PlantedSite> {
  const page = pageOf(row, folder, at)
  const [, origin = `https://${randomUUID()}.example`, named = row.page === undefined ? '/' : NEUTRAL_PATH] =
    ADDRESS.exec(page) ?? []
  const path = named === '' ? '/' : named
  const company = /property="og:site_name" content="([^"]+)"/i.exec(page)?.[1] ?? 'Alder Pottery'
  const language = /<html[^>]{0,200}\slang="([\w-]+)"/i.exec(page)?.[1] ?? 'en'
  const home = `<!doctype html><html lang="${language}"><head><title>${company}</title></head><body><main><h1>${company}</h1><a href="${path}">${company}</a></main></body></html>`
  const server: LoopbackServer = await startLoopbackServer((request, response) => {
    const asked = request.url ?? '/'
    const html = asked === path ? page.replaceAll(origin, server.origin) : asked === '/' ? home : undefined
    if (html !== undefined) return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
    const file = join(folder, decodeURIComponent(new URL(asked, server.origin).pathname))
    const isFile = existsSync(file) && statSync(file).isFile()
    return isFile ? response.writeHead(200).end(readFileSync(file)) : response.writeHead(404).end()
  })
  return { ...server, company, language }
}
