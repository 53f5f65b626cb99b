import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

/** The part of Lighthouse that is used. It is installed for the measurement only. */
interface Lighthouse {
  default(url: string, flags: object): Promise<{ lhr: { categories: Record<string, { score: number }> } }>
}
interface ChromeLauncher {
  launch(options: object): Promise<{ port: number; kill(): void }>
}

/**
 * `node scores-by-lighthouse.ts FOLDER URL` prints the scores of the default categories for a page on a phone, 0 to 100
 * each, as JSON.
 */
const [folder = '', url = ''] = process.argv.slice(2)
const require = createRequire(`${folder}/`)
const load = async (name: string): Promise<unknown> => import(pathToFileURL(require.resolve(name)).href)
const { default: audit } = (await load('lighthouse')) as Lighthouse
const { launch } = (await load('chrome-launcher')) as ChromeLauncher

const chromePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
const chrome = await launch({
  chromePath,
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-background-networking'],
})
const { lhr } = await audit(url, { port: chrome.port, logLevel: 'silent' })
chrome.kill()
const scores = Object.entries(lhr.categories).map(([name, { score }]) => [name, Math.round(score * 100)])
process.stdout.write(`${JSON.stringify(Object.fromEntries(scores))}\n`)
