import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../../..')

/** The URLs of this installation. */
export interface ServiceUrls {
  publicUrl: string
  appUrl: string
}

/** What the texts are filled with: the URLs, and the page of each served file. */
export interface GuideContext extends ServiceUrls {
  pathOf: ReadonlyMap<string, string>
}

/**
 * Returns a file's Markdown with this installation's URLs. Links to other files become links to their pages' Markdown,
 * or plain text if a file has no page.
 */
export function readGuide(file: string, context: GuideContext): string {
  const text = fillUrls(readFileSync(join(ROOT, file), 'utf8'), context)
  // A code block has no links.
  return text
    .split(/(^```[^]*?^```$)/m)
    .map((part, index) => (index % 2 === 1 ? part : linkPages(part, file, context)))
    .join('')
}

/** Replaces the example's URLs with this installation's. */
export function fillUrls(text: string, { publicUrl, appUrl }: ServiceUrls): string {
  return text
    .replaceAll('{PUBLIC_URL}', publicUrl)
    .replaceAll('{APP_URL}', appUrl)
    .replaceAll('https://foyer.example/dashboard', `${appUrl}/dashboard`)
    .replace(/https:\/\/foyer\.example(?:\.com)?(?![\w.-])/g, publicUrl)
}

const LINK = /\[((?:[^[\]]|\[[^\]]*\])*)\]\((?![a-z]+:)([^)\s#]*)(#[^)\s]*)?\)/g

function linkPages(text: string, file: string, { publicUrl, pathOf }: GuideContext): string {
  return text.replace(LINK, (link: string, label: string, target: string, anchor = '') => {
    if (target === '') return link
    const path = pathOf.get(join(dirname(file), target))
    return path === undefined ? label : `[${label}](${markdownUrl(publicUrl, path)}${anchor})`
  })
}

/** Returns the URL of a page. */
export function pageUrl(publicUrl: string, path: string): string {
  return path === '' ? `${publicUrl}/docs` : `${publicUrl}/docs/${path}`
}

/** Returns the URL of a page's Markdown. */
export function markdownUrl(publicUrl: string, path: string): string {
  return `${pageUrl(publicUrl, path)}.md`
}
