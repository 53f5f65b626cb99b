import { decodeText } from './html/decode-text.ts'
import { foldText } from './html/fold-text.ts'
import { parseHtml, rawText, type HtmlElement, type HtmlTree } from './html/html-tree.ts'
import { applyHidingRules } from './html/hiding-rules.ts'
import { splitNoscript } from './html/noscript.ts'
import type { Block, Page, PageLink, PageSource } from './blocks/page-types.ts'
import { joinAddresses } from './blocks/join-addresses.ts'
import { readBlocks } from './blocks/read-blocks.ts'
import { rateBlocks } from './readable/rate-blocks.ts'
import { readLook } from './look/read-look.ts'
import { readHead } from './read-head.ts'
import { refreshTarget } from './refresh-target.ts'
import { languageLinks, scriptRedirect } from './script-targets.ts'
import { isGuestBook, markVisitorText } from './html/visitor-text.ts'
import { resolveLink, resolveUrl } from './html/resolve-url.ts'
import { readStructured } from './structured/structured-data.ts'
import { controlledIds } from './html/visibility.ts'

const MAX_BYTES = 5 * 1024 * 1024
const MAX_LINKS = 5_000
const MAX_LINK_TEXT = 200
/**
 * A page with less text than this where scripts fill in content is a shell. One with almost no text is a shell
 * anyway.
 */
const SHELL_TEXT = 120
const NO_TEXT = 20

/**
 * Reads an HTML page into data. Never throws because of the page's content. Reads up to 5 MB and other limits, and
 * then sets `cut`.
 */
export function readPage({ url, contentType, headers, body, withLook }: PageSource): Page {
  const { html, noscript } = splitNoscript(decodeText(body.subarray(0, MAX_BYTES), contentType))
  const tree = parseHtml(html)
  markVisitorText(tree.root)
  const { elements } = tree
  applyHidingRules(elements)
  const head = readHead(elements, url)
  const controlled = controlledIds(elements)
  // Content for visitors without scripts counts only if the page has almost nothing else.
  const forOthers = parseHtml(noscript)
  markVisitorText(forOthers.root)
  const { blocks: shown, pictures, cut } = readBlocks(tree.root, controlled)
  const shownLength = visibleLength(shown)
  const blocks = shownLength < SHELL_TEXT ? [...shown, ...readBlocks(forOthers.root, controlled).blocks] : shown
  const textLength = blocks === shown ? shownLength : visibleLength(blocks)
  const declared = readStructured(tree, head.meta)
  const robots = readRobots(head.meta['robots'] ?? '')
  const page: Page = {
    url,
    title: head.title || head.meta['og:title'] || '',
    description: head.meta['description'] || head.meta['og:description'] || '',
    language: head.language || (headers['content-language'] ?? '').split(',')[0]?.trim().toLowerCase() || '',
    canonicalUrl: head.canonicalUrl,
    alternates: head.alternates,
    noindex: robots.has('noindex') || robots.has('none'),
    nofollow: robots.has('nofollow') || robots.has('none'),
    links: [...readLinks(elements, head.baseUrl), ...languageLinks(elements, textLength, head.baseUrl)],
    pictures: pictures.flatMap(({ source, cards }) => {
      const address = resolveUrl(source, head.baseUrl)
      return address ? [{ url: address, cards }] : []
    }),
    blocks,
    structured: declared.structured,
    meta: head.meta,
    emptyShell: isShell(elements, textLength),
    redirectsTo:
      head.refreshUrl ||
      refreshTarget(headers['refresh'] ?? '', url) ||
      scriptRedirect(elements, textLength, head.baseUrl) ||
      refreshForOthers(forOthers, textLength, url),
    ...(withLook && { look: readLook(elements, head.baseUrl) }),
    cut: cut || declared.cut || tree.cut || body.length > MAX_BYTES,
  }
  rateBlocks(page)
  const joined = joinAddresses(blocks)
  return { ...page, blocks: isGuestBook(url) ? joined.map(writtenByVisitors) : joined }
}

/** Marks a block in the main part of a guest book. */
const writtenByVisitors = (block: Block): Block =>
  block.region === 'main' && block.kind !== 'heading' ? { ...block, byVisitors: true } : block

function visibleLength(blocks: Block[]): number {
  return blocks.reduce((sum, block) => {
    if (block.region === 'hidden' || block.kind === 'image' || block.kind === 'field') return sum
    if (block.kind === 'row') return sum + block.cells.join('').length
    if (block.kind === 'pair') return sum + block.label.length + block.value.length
    return sum + (block.kind === 'question' ? block.answer.length : block.text.length)
  }, 0)
}

/** Returns where an almost empty page sends visitors without scripts. */
function refreshForOthers({ elements }: HtmlTree, textLength: number, url: string): string {
  return textLength < SHELL_TEXT ? readHead(elements, url).refreshUrl : ''
}

/** Reports whether a page with so little text waits for scripts to fill it. */
function isShell(elements: HtmlElement[], textLength: number): boolean {
  const scripted = elements.some(({ tag }) => tag === 'script')
  return textLength < SHELL_TEXT && scripted && (textLength < NO_TEXT || elements.some(isMount))
}

function isMount({ tag, attributes }: HtmlElement): boolean {
  return tag === 'app-root' || /^(?:root|app|__next|__nuxt|svelte|q-app|app-root)$/iu.test(attributes['id'] ?? '')
}

/** Reads directives, except those with a value (`max-image-preview:none`). */
function readRobots(content: string): Set<string> {
  return new Set(
    content
      .toLowerCase()
      .replace(/:\s*[^\s,]*/gu, ':')
      .split(/[\s,]+/u),
  )
}

/** `ugc` marks links that users wrote. */
const isByVisitors = ({ attributes, byVisitors }: HtmlElement): boolean =>
  byVisitors === true || /(?:^|\s)ugc(?:\s|$)/iu.test(attributes['rel'] ?? '')

/** Elements that lead to other pages, and the attribute with the URL. */
const LINKS = new Map([
  ['a', 'href'],
  ['area', 'href'],
  ['frame', 'src'],
])

function readLinks(elements: HtmlElement[], baseUrl: string): PageLink[] {
  const links: PageLink[] = []
  for (const element of elements) {
    if (links.length >= MAX_LINKS) break
    const href = element.attributes[LINKS.get(element.tag) ?? '']
    const url = href === undefined ? '' : resolveLink(href, baseUrl)
    if (url)
      links.push({
        url,
        text: foldText(rawText(element)).slice(0, MAX_LINK_TEXT),
        rel: element.attributes['rel'] ?? '',
        ...(isByVisitors(element) && { byVisitors: true }),
      })
  }
  return links
}
