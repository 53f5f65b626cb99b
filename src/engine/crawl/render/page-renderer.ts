import PQueue from 'p-queue'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import type { FetchedResponse, GuardedFetch } from '#src/engine/fetch/fetch-types.ts'
import { untilAborted } from '#src/engine/fetch/until-aborted.ts'
import { createRequestFilter } from './request-filter.ts'
import { type ChromiumOptions, SandboxError, startChromium } from './start-chromium.ts'

/** Opens pages that need JavaScript in a browser and returns their final HTML. */
export interface PageRenderer {
  /**
   * Returns the page after its scripts ran: `url` is its final URL, the body its HTML. Takes at most 8 s, then
   * returns the current state. Rejects if the signal aborts, the scripts never end, or the browser does not start or
   * crashes. Always rejects with `SandboxError` after its sandbox failed.
   */
  render(url: URL, signal: AbortSignal): Promise<FetchedResponse>
  /** Returns the top of the page as a JPEG of this size, within the same limits. Rejects as `render` does. */
  photograph(url: URL, size: { width: number; height: number }, signal: AbortSignal): Promise<Uint8Array>
  /** Ends the browser. */
  close(): Promise<void>
}

export interface PageRendererOptions extends ChromiumOptions {
  /** Makes every request of a page; the browser itself has no network access. */
  fetch: GuardedFetch
  userAgent: string
}

const PAGES_AT_ONCE = 2
const PAGE_MS = 8_000
const LOAD_MS = 5_000
const CONTENT_MS = 2_000
const IDLE_MS = 60_000
const MAX_HTML = 5_000_000
const PICTURE_QUALITY = 70

/**
 * No name resolves, and the only allowed connection is to a proxy that does not exist, including for loopback. So
 * requests that bypass the filter (preconnect, sockets, WebRTC) fail, and a name that resolves to another address the
 * second time leads nowhere.
 */
const FLAGS = [
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=http://nowhere.invalid:1',
  '--proxy-bypass-list=<-loopback>',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
  '--no-first-run',
  '--dns-prefetch-disable',
]

/** Creates a renderer. Its browser starts with the first page and ends after a minute without pages. */
export function createPageRenderer(options: PageRendererOptions): PageRenderer {
  const queue = new PQueue({ concurrency: PAGES_AT_ONCE })
  let browser: Promise<Browser> | undefined
  let idle: NodeJS.Timeout | undefined

  async function openBrowser(): Promise<Browser> {
    clearTimeout(idle)
    const before = browser
    const open = await before?.catch((error: unknown) => {
      if (error instanceof SandboxError) throw error
      return undefined
    })
    if (open?.isConnected()) return open
    // Another page may have started the next browser meanwhile.
    if (browser === before || browser === undefined) browser = startChromium(options, FLAGS)
    return browser
  }

  async function closeBrowser(): Promise<void> {
    clearTimeout(idle)
    const closing = browser
    browser = undefined
    await closing?.then((open) => open.close()).catch(() => {})
  }

  async function inBrowser<Result>(
    settings: BrowserContextOptions,
    signal: AbortSignal,
    use: (context: BrowserContext) => Promise<Result>,
  ): Promise<Result> {
    const context = await (
      await openBrowser()
    ).newContext({ ...settings, userAgent: options.userAgent, serviceWorkers: 'block', acceptDownloads: false })
    try {
      return await untilAborted(use(context), signal)
    } finally {
      await context.close().catch(() => {})
      if (queue.pending <= 1 && queue.size === 0) idle = setTimeout(() => void closeBrowser(), IDLE_MS).unref()
    }
  }

  return {
    render: (url, signal) =>
      queue.add(() => inBrowser({}, signal, (context) => renderIn(context, url, options, signal)), { signal }),
    photograph: (url, viewport, signal) =>
      queue.add(() => inBrowser({ viewport }, signal, (context) => photographIn(context, url, options, signal)), {
        signal,
      }),
    close: closeBrowser,
  }
}

/** Opens the page and waits until it is quiet. A page that never is gets used as it is. */
async function openIn(
  context: BrowserContext,
  url: URL,
  { fetch, signal, withLook }: { fetch: GuardedFetch; signal: AbortSignal; withLook: boolean },
): Promise<{ page: Page; status: number }> {
  const filter = createRequestFilter({
    start: url,
    fetch,
    signal: AbortSignal.any([signal, AbortSignal.timeout(PAGE_MS)]),
    withLook,
  })
  await context.route('**/*', filter.handle)
  await context.routeWebSocket(/.*/u, (socket) => void socket.close())
  const page = await context.newPage()
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => {}))
  await page.goto(url.href, { waitUntil: 'domcontentloaded', timeout: LOAD_MS }).catch(() => {})
  await page.waitForLoadState('networkidle', { timeout: PAGE_MS - LOAD_MS }).catch(() => {})
  const status = filter.documentStatus()
  if (status === undefined) throw new Error(`${url.href} did not load in the browser`)
  return { page, status }
}

async function photographIn(
  context: BrowserContext,
  url: URL,
  { fetch }: PageRendererOptions,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const { page, status } = await openIn(context, url, { fetch, signal, withLook: true })
  if (status >= 400) throw new Error(`${url.href} answered with status ${status}`)
  return page.screenshot({ type: 'jpeg', quality: PICTURE_QUALITY, animations: 'disabled', timeout: PAGE_MS })
}

async function renderIn(
  context: BrowserContext,
  url: URL,
  { fetch }: PageRendererOptions,
  signal: AbortSignal,
): Promise<FetchedResponse> {
  const { page, status } = await openIn(context, url, { fetch, signal, withLook: false })
  const html = await contentOf(page)
  return {
    url: page.url(),
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: new TextEncoder().encode(html.slice(0, MAX_HTML)),
    cut: html.length > MAX_HTML,
  }
}

/**
 * Returns what visitors see: components contain their shadow DOM, and text for visitors without JavaScript is left
 * out.
 */
const SHOWN = `(() => {
  const unfold = (root) => {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot === null) continue
      unfold(element.shadowRoot)
      element.prepend(...element.shadowRoot.childNodes)
    }
  }
  unfold(document)
  for (const element of document.querySelectorAll('noscript')) element.remove()
  return document.documentElement.outerHTML
})()`

/**
 * Returns the content of a page. A page that is navigating briefly has none, and one whose scripts never end never
 * has any.
 */
async function contentOf(page: Page): Promise<string> {
  const read = (): Promise<string> => page.evaluate<string>(SHOWN)
  const content = read().catch(async () => {
    await page.waitForLoadState('domcontentloaded', { timeout: PAGE_MS - LOAD_MS })
    return read()
  })
  return untilAborted(content, AbortSignal.timeout(CONTENT_MS)).catch((cause: unknown) => {
    throw new Error(`${page.url()} did not return its content`, { cause })
  })
}
