import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { Parser } from 'htmlparser2'
import type { Alternate } from '#src/engine/extract/blocks/page-types.ts'
import { definesEntity } from '#src/engine/extract/html/defines-entity.ts'
import { decodeText } from '#src/engine/extract/html/decode-text.ts'
import { readBody } from '#src/engine/fetch/read-body.ts'

export interface SitemapPage {
  url: string
  /** The same page in several languages, often including itself. */
  alternates: Alternate[]
}

/** What a sitemap file lists, as absolute URLs. */
export interface Sitemap {
  pages: SitemapPage[]
  /** Further sitemap files, of an index. */
  sitemaps: string[]
  /** A limit on its size, depth or number of files was reached. */
  cut: boolean
  /** It defines entities, which are not read. */
  hasEntities: boolean
}

/** Returns an empty sitemap. */
export const createSitemap = (): Sitemap => ({ pages: [], sitemaps: [], cut: false, hasEntities: false })

/** Of one unpacked file. A sitemap may be ten times as long, but the important pages come early or are linked. */
const MAX_BYTES = 10_000_000
const CHUNK_LENGTH = 65_536
/** Languages of one page. */
const MAX_ALTERNATES = 100
/** Files that an index may name. Fifty are read. */
const MAX_SITEMAPS = 1_000
/** Nested elements. A sitemap has four. */
const MAX_DEPTH = 100
/** Pages resolved before other work gets its turn. */
const BATCH = 100

/**
 * Parses a sitemap: XML, an index of sitemaps, a feed (RSS, Atom), or one URL per line, also packed with gzip. Reads
 * at most `maxPages` pages, and a broken file as far as possible.
 */
export async function parseSitemap(body: Uint8Array, fileUrl: string, maxPages: number): Promise<Sitemap> {
  const file = isGzip(body) ? await unpack(body) : { body, cut: false }
  const text = decodeText(file.body, '').trimStart()
  const sitemap = text.startsWith('<') ? await parseXml(text, maxPages) : parseLines(text, maxPages)
  const resolve = (url: string) => URL.parse(url.trim(), fileUrl)?.href ?? ''
  const pages: SitemapPage[] = []
  for (const [index, { url, alternates }] of sitemap.pages.entries()) {
    if (index % BATCH === 0) await setImmediate()
    const page = { url: resolve(url), alternates: alternates.map((one) => ({ ...one, url: resolve(one.url) })) }
    if (page.url !== '') pages.push(page)
  }
  const sitemaps = sitemap.sitemaps.map(resolve).filter((url) => url !== '')
  return { ...sitemap, pages, sitemaps, cut: file.cut || sitemap.cut }
}

const isGzip = (body: Uint8Array) => body[0] === 0x1f && body[1] === 0x8b

const unpackAll = promisify(gunzip)

/**
 * Unpacks a whole file, which may be packed in parts. Returns the readable beginning of a file that is broken, too
 * long or followed by something else.
 */
async function unpack(body: Uint8Array): Promise<{ body: Uint8Array; cut: boolean }> {
  const all = await unpackAll(body, { maxOutputLength: MAX_BYTES }).catch(() => undefined)
  if (all) return { body: all, cut: false }
  const nothing = { body: new Uint8Array(), cut: false }
  return readBody(Readable.from([body]), 'gzip', { maxBytes: MAX_BYTES, cutAtMax: true }).catch(() => nothing)
}

function parseLines(text: string, maxPages: number): Sitemap {
  const lines = text.slice(0, MAX_BYTES).split(/\r\n|\n|\r/)
  const urls = lines.filter((line) => /^https?:\/\//i.test(line.trim()))
  return { ...createSitemap(), pages: urls.slice(0, maxPages).map((url) => ({ url, alternates: [] })) }
}

async function parseXml(text: string, maxPages: number): Promise<Sitemap> {
  const sitemap = createSitemap()
  const parser = createSitemapParser(sitemap)
  for (let at = 0; at < text.length && sitemap.pages.length < maxPages && !sitemap.cut; at += CHUNK_LENGTH) {
    parser.write(text.slice(at, at + CHUNK_LENGTH))
    await setImmediate()
  }
  if (!sitemap.cut) parser.end()
  return { ...sitemap, pages: sitemap.pages.slice(0, maxPages) }
}

/** Of a sitemap, of RSS and of Atom. */
const PAGES = new Set(['url', 'item', 'entry'])

/** `loc` counts only as a child of `url` or `sitemap`: images and videos have their own locations. */
function createSitemapParser(sitemap: Sitemap): Parser {
  const path: string[] = []
  let page: SitemapPage = { url: '', alternates: [] }
  let location = ''
  return new Parser(
    {
      onopentag(name, { hreflang, href, rel = 'alternate' }) {
        const parent = path.at(-1)
        const element = localName(name)
        path.push(element)
        sitemap.cut ||= path.length > MAX_DEPTH
        location = ''
        if (PAGES.has(element)) page = { url: '', alternates: [] }
        if (element !== 'link' || !href) return
        if (parent === 'entry' && rel === 'alternate') page.url ||= href
        if (parent === 'url' && hreflang) {
          if (page.alternates.length < MAX_ALTERNATES) page.alternates.push({ language: hreflang, url: href })
          else sitemap.cut = true
        }
      },
      onprocessinginstruction(_name, declaration) {
        sitemap.hasEntities ||= definesEntity(declaration)
      },
      ontext(text) {
        location += text
      },
      onclosetag() {
        const child = `${path.at(-2)} ${path.at(-1)}`
        const element = path.pop() ?? ''
        if (child === 'url loc' || child === 'item link') page.url ||= location.trim()
        if (child === 'sitemap loc') {
          if (sitemap.sitemaps.length < MAX_SITEMAPS) sitemap.sitemaps.push(location)
          else sitemap.cut = true
        }
        if (PAGES.has(element) && page.url !== '') sitemap.pages.push(page)
      },
    },
    { xmlMode: true },
  )
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase()
