import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Browser, type BrowserContext, type Page, chromium } from 'playwright-core'
import sharp from 'sharp'
import { startFoyer } from '../bench/support/foyer-process.ts'

/**
 * `npm run pictures` takes the pictures of the README and the guides in Chromium, each in light and dark, from a new
 * service with the sample business and the data of `foyer demo`. They show the service's address, so its default port
 * must be free. Names of pictures as arguments take only those.
 */
const FOLDER = 'docs/pictures'
const SCHEMES = ['light', 'dark'] as const
const PORT = '3000'
/** Lets images load. Live pages keep a connection open, so they never become idle. */
const SETTLE_MS = 1000
const WIDTH = 1280
const MAX_TOTAL_BYTES = 1_100_000
/** A guide shows its pictures smaller than the README, and several on a page. */
const IN_GUIDE = { width: 1440, maxBytes: 60_000 }

interface Picture {
  name: string
  /** In CSS pixels; the picture has twice as many. */
  height: number
  isInGuide?: boolean
  open(page: Page, origin: string): Promise<void>
}

async function openConversation(page: Page, origin: string, row: string): Promise<void> {
  await page.goto(`${origin}/dashboard/conversations`)
  await page.locator('.inbox-row').filter({ hasText: row }).first().click()
  await page.getByRole('textbox', { name: 'Your reply' }).waitFor()
}

/** The dashboard comes before the widget, so that it does not list the widget's conversation. */
const PICTURES: Picture[] = [
  {
    name: 'start-page',
    height: 960,
    open: async (page, origin) => {
      await page.goto(origin)
      await page.getByLabel('Your email').fill('you@example.com')
      await page.getByRole('button', { name: 'sample business' }).click()
      await page.locator('.start-sample-chat-frame textarea').waitFor()
      await page.evaluate('document.activeElement.blur()')
    },
  },
  {
    name: 'dashboard',
    height: 840,
    open: async (page, origin) => {
      await page.goto(`${origin}/dashboard/conversations`)
      await page.locator('main').getByText('Rory Trelawny').first().click()
      await page.getByRole('heading', { name: 'Rory Trelawny' }).waitFor()
      // Opened by its URL, the conversation is not at the top of the list.
      await page.reload()
      await page.getByRole('heading', { name: 'Rory Trelawny' }).waitFor()
    },
  },
  {
    name: 'first-steps',
    height: 800,
    isInGuide: true,
    open: async (page, origin) => {
      await page.goto(`${origin}/dashboard/home`)
      await page.getByRole('heading', { name: 'Check what it knows' }).waitFor()
      await page.getByRole('link', { name: /Wants a person/ }).waitFor()
    },
  },
  {
    name: 'appearance',
    height: 860,
    isInGuide: true,
    open: async (page, origin) => {
      const pictured = page.waitForResponse(/\/website-picture$/)
      await page.goto(`${origin}/dashboard/ai-agent/appearance`)
      await pictured
      await page.locator('.widget-preview').getByText('What would you like to know').waitFor()
    },
  },
  {
    name: 'reply-sources',
    height: 760,
    isInGuide: true,
    open: (page, origin) => openConversation(page, origin, 'Members join for at least'),
  },
  {
    name: 'waiting-visitor',
    height: 660,
    isInGuide: true,
    open: (page, origin) => openConversation(page, origin, 'Wants a person'),
  },
  {
    name: 'widget',
    height: 760,
    open: async (page, origin) => {
      const embedCode = await readEmbedCode(page, origin)
      await page.route(`${origin}/sample/shop.html`, async (route) => {
        const response = await route.fetch()
        // The sample's own policy forbids scripts.
        const { 'content-security-policy': _policy, ...headers } = response.headers()
        await route.fulfill({
          response,
          headers,
          body: (await response.text()).replace('</body>', `${embedCode}</body>`),
        })
      })
      await page.goto(`${origin}/sample/shop.html`)
      await page.locator('foyer-chat button[aria-haspopup]').click()
      await page.locator('foyer-panel textarea').fill('How much is the harbour mug?')
      await page.locator('foyer-panel textarea').press('Enter')
      await page.locator('foyer-panel').getByText('Sources').waitFor()
    },
  },
]

async function readEmbedCode(page: Page, origin: string): Promise<string> {
  await page.goto(`${origin}/dashboard/ai-agent/channels`)
  return page.getByText('<script src=').innerText()
}

/** Opens a browser profile that is signed in to the demo. */
async function openOwner(browser: Browser, scheme: (typeof SCHEMES)[number], link: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    deviceScaleFactor: 2,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    timezoneId: 'Europe/London',
  })
  const page = await context.newPage()
  await page.goto(link)
  await page.getByRole('button', { name: /sign in/i }).click()
  await page.waitForURL('**/dashboard/**')
  await page.close()
  return context
}

/** Returns the size of the picture in bytes. */
async function takePicture(
  context: BrowserContext,
  { name, height, isInGuide = false, open }: Picture,
  { origin, scheme }: { origin: string; scheme: string },
): Promise<number> {
  const page = await context.newPage()
  await page.setViewportSize({ width: WIDTH, height })
  await open(page, origin)
  await page.waitForTimeout(SETTLE_MS)
  const path = `${FOLDER}/${name}-${scheme}.webp`
  const { size } = await sharp(await page.screenshot())
    .resize({ width: isInGuide ? IN_GUIDE.width : undefined })
    .webp({ quality: 60, effort: 6 })
    .toFile(path)
  await page.close()
  if (isInGuide && size > IN_GUIDE.maxBytes) throw new Error(`${path} is larger than ${IN_GUIDE.maxBytes / 1000} kB.`)
  console.log(`${Math.round(size / 1000)} kB  ${path}`)
  return size
}

/** Fills the demo on the first call. Each call returns a link that signs in once. */
async function fillDemo(environment: Record<string, string>): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/foyer.mjs', 'demo'], {
    env: { ...process.env, ...environment },
  })
  return /http\S+signin=\S+/.exec(stdout)?.[0] ?? ''
}

const folder = await mkdtemp(join(tmpdir(), 'foyer-pictures-'))
try {
  // It reads the sample's own pages only.
  const environment = { DATA_DIR: folder, PORT, CHROMIUM_SANDBOX: 'off' }
  await using service = await startFoyer(environment)
  const origin = service.origin.replace('127.0.0.1', 'localhost')
  await using browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', '--hide-scrollbars'],
  })
  await mkdir(FOLDER, { recursive: true })
  const owners = []
  for (const scheme of SCHEMES)
    owners.push({ scheme, context: await openOwner(browser, scheme, await fillDemo(environment)) })
  let total = 0
  const named = process.argv.slice(2)
  for (const picture of PICTURES.filter(({ name }) => named.length === 0 || named.includes(name)))
    for (const { scheme, context } of owners) total += await takePicture(context, picture, { origin, scheme })
  console.log(`${Math.round(total / 1000)} kB in all`)
  if (total > MAX_TOTAL_BYTES) throw new Error(`The pictures are larger than ${MAX_TOTAL_BYTES / 1000} kB.`)
} finally {
  await rm(folder, { recursive: true, force: true })
}
