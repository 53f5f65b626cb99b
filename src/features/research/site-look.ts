import { rankColors } from '#src/engine/extract/look/brand-colors.ts'
import { readManifest } from '#src/engine/extract/look/read-manifest.ts'
import type { ColorUse } from '#src/engine/extract/look/style-colors.ts'
import type { Page } from '#src/engine/extract/blocks/page-types.ts'
import type { CodebaseContext } from '#src/contract/api/agents-contract.ts'
import type { SiteLook } from '#src/store/tables/agent-tables.ts'
import type { ResearchDeps } from './research-deps.ts'

/** The look of a website or codebase that says nothing about it. */
export const NO_LOOK: SiteLook = { colors: [], images: [] }

/** Each file of a look gets this share of the time for reading a website. */
const TIME_SHARE = 1 / 5
const MAX_BYTES = 600_000
const MAX_ICON_BYTES = 2_000_000
const MAX_IMAGES = 4
const MAX_COLORS = 5
const THEME_WEIGHT = 20
const MANIFEST_WEIGHT = 15
const IMAGE = /^image\/(?:png|jpeg|webp|svg\+xml|avif|gif)/u

/**
 * Returns the brand's colors and pictures of a home page, the most probable first: its theme color, its manifest, and
 * the colors of its buttons and links. Never throws for what the website holds.
 */
export async function findSiteLook(deps: ResearchDeps, page: Page, signal: AbortSignal): Promise<SiteLook> {
  const { look, meta } = page
  if (!look) return NO_LOOK
  const timeoutMs = deps.config.crawl.budgetMs * TIME_SHARE
  const load = async (url: string, accept: string) => {
    const response = await deps.web.fetch(url, {
      headers: { accept },
      timeoutMs,
      maxBytes: MAX_BYTES,
      cutAtMax: true,
      ledBy: page.url,
      signal,
    })
    return response.status === 200 ? response : undefined
  }
  const readColors = async (url: string): Promise<ColorUse[]> => {
    const sheet = await load(url, 'text/css')
    if (!sheet?.headers['content-type']?.startsWith('text/css')) return []
    return (await deps.pageReader.read(sheet)).look?.colors ?? []
  }
  const loadManifest = async () => {
    const file = look.manifest ? await load(look.manifest, 'application/manifest+json') : undefined
    return file && readManifest(new TextDecoder().decode(file.body), file.url)
  }
  const isImage = async (url: string) => {
    const request = {
      headers: { accept: 'image/*' },
      timeoutMs,
      maxBytes: MAX_ICON_BYTES,
      ledBy: page.url,
      signal,
    }
    const { status, headers } = await deps.web.fetch(url, request)
    return status === 200 && IMAGE.test(headers['content-type'] ?? '')
  }
  const [manifest, ...sheets] = await Promise.all([
    loadManifest().catch(() => undefined),
    ...look.stylesheets.map((url) => readColors(url).catch(() => [])),
  ])
  const declared = [
    { color: meta['theme-color'] ?? '', weight: THEME_WEIGHT },
    { color: manifest?.color ?? '', weight: MANIFEST_WEIGHT },
  ]
  const icons = [...new Set([...(manifest?.icons ?? []), ...look.icons])].slice(0, MAX_IMAGES)
  const shown = await Promise.all(icons.map((url) => isImage(url).catch(() => false)))
  return {
    colors: rankColors([...declared, ...look.colors, ...sheets.flat()]),
    images: icons.filter((_url, at) => shown[at]),
  }
}

/** Returns the colors and pictures that the HTML of a codebase's landing page declares, as for a website. */
export async function findCodebaseLook(
  deps: ResearchDeps,
  { landing_page_content: html = '' }: CodebaseContext,
  signal: AbortSignal,
): Promise<SiteLook> {
  if (!/<(?:style|link|meta|a|button)\b/iu.test(html)) return NO_LOOK
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  const response = { url: '', status: 200, headers, body: new TextEncoder().encode(html), cut: false }
  const page = await deps.pageReader.read(response, { withLook: true }).catch(() => undefined)
  return page ? findSiteLook(deps, page, signal) : NO_LOOK
}

/** Adds what the second look says to the first. */
export function mergeLooks(one: SiteLook, other: SiteLook): SiteLook {
  const join = (first: string[], second: string[], max: number) => [...new Set([...first, ...second])].slice(0, max)
  return {
    colors: join(one.colors, other.colors, MAX_COLORS),
    images: join(one.images, other.images, MAX_IMAGES),
  }
}
