import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import axe from 'axe-core'
import { type Browser, type BrowserContext, type Page, chromium } from 'playwright-core'

// These flags keep Chromium from calling home, which a closed network slows down.
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
const ARTEFACTS = 'test/artefacts'
/** In pixels. Drawing all of a page that is a hundred screens long takes a slow machine half a minute. */
const LONGEST_PICTURE = 6_000

export const DESKTOP = { width: 1280, height: 900 }
export const PHONE = { width: 390, height: 844 }

/** The Enter events of Chromium and Safari that end an input method's composition. */
export const COMPOSING = [{ isComposing: true }, { keyCode: 229 }].map((mark) => ({
  key: 'Enter',
  bubbles: true,
  ...mark,
}))

export interface Visitor extends AsyncDisposable {
  context: BrowserContext
  page: Page
  /** Console errors and uncaught exceptions of the page. */
  complaints: string[]
  /** Returns what axe finds against WCAG 2.2 AA on the current page, a line for each rule. */
  findBarriers(): Promise<string[]>
  /** Saves a screenshot of the page in `test/artefacts`. Of a very long page it saves the top. */
  photograph(name: string): Promise<void>
}

/** Launches the installed Chromium, without the named flags of the driver. */
export function launchBrowser(withoutFlags: string[] = []): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
  return chromium.launch({ executablePath, args: FLAGS, ignoreDefaultArgs: withoutFlags })
}

/** Opens a browser profile for one person. */
export async function openVisitor(
  browser: Browser,
  viewport = DESKTOP,
  scheme: 'light' | 'dark' = 'light',
): Promise<Visitor> {
  const context = await browser.newContext({ viewport, colorScheme: scheme, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on(
    'console',
    (message) => message.type() === 'error' && complaints.push(`${message.text()} ${message.location().url}`),
  )
  // A caught `eval` that the policy blocks reaches no console.
  await page.addInitScript({
    content: `document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
      console.error('Content-Security-Policy: ' + effectiveDirective + ' refuses ' + blockedURI + ' of ' + sourceFile))`,
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return {
    context,
    page,
    complaints,
    findBarriers: async () => {
      await page.evaluate(axe.source)
      const violations = await page.evaluate<{ id: string; nodes: { html: string }[] }[]>(
        `axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }).then((result) => result.violations)`,
      )
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
    },
    photograph: async (name) => {
      await mkdir(ARTEFACTS, { recursive: true })
      const height = Math.min(await page.evaluate<number>('document.documentElement.scrollHeight'), LONGEST_PICTURE)
      const clip = { x: 0, y: 0, width: viewport.width, height: Math.max(height, viewport.height) }
      await page.screenshot({ path: join(ARTEFACTS, `${name}-${viewport.width}-${scheme}.png`), fullPage: true, clip })
    },
    [Symbol.asyncDispose]: () => context.close(),
  }
}
