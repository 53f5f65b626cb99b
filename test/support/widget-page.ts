import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Site, type SiteRoutes, startSite } from './site-server.ts'

/** Starts a website whose pages contain this script or other HTML in their body, among them `/`. */
export function startShop(body: string, routes: SiteRoutes = {}, head = ''): Promise<Site> {
  return startSite({ '/favicon.ico': { status: 204 }, '*': shopPage(body, head), ...routes })
}

export function shopPage(body: string, head = ''): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Shop</title>${head}</head><body><main><h1>Our shop</h1><p>Honey and more.</p></main>${body}</body></html>`
}

/** Returns the script tag with more attributes. */
export function withAttributes(embedCode: string | undefined, attributes: string): string {
  return (embedCode ?? '').replace(' async', ` ${attributes} async`)
}

export function launcherOf(page: Page): Locator {
  return page.locator('foyer-chat button[aria-haspopup]')
}

export function fieldOf(page: Page): Locator {
  return page.locator('foyer-panel textarea')
}

/** Sends a message and waits until its reply is complete. */
export async function ask(page: Page, text: string): Promise<void> {
  await fieldOf(page).fill(text)
  await fieldOf(page).press('Enter')
  await page.locator('foyer-panel .own', { hasText: text }).last().waitFor()
  await settled(page)
}

/** Waits until no reply is being written, so that the log is complete. */
export async function settled(page: Page): Promise<void> {
  await expect.poll(() => page.locator('foyer-panel .writing').count()).toBe(0)
}
