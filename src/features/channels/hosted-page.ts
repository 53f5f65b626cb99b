import type { Addresses } from '#src/base/addresses.ts'
import { escapeHtml } from '#src/base/escape-html.ts'
import { parseCssColor, readableOn } from '#src/engine/extract/look/css-color.ts'
import { drawPng } from '#src/engine/images/draw-png.ts'
import type { Agent } from '#src/features/agents/agents.ts'
import { shownAppearance } from './appearance.ts'
import { avatarLink } from './images.ts'

type Service = { addresses: Addresses; secretKey: string }
type Shown = Pick<
  Agent,
  'name' | 'companyName' | 'greeting' | 'widgetKey' | 'verifiedAt' | 'appearance' | 'siteLook' | 'language'
>

const DESCRIPTION_LENGTH = 200

/** Returns the URL of the agent's hosted page, for businesses without a website. */
export function hostedPageLink(addresses: Addresses, widgetKey: string): string {
  return `${addresses.widget()}/chat/${widgetKey}`
}

/** Returns the URL at which visitors' assistants ask through MCP. */
export function mcpLink(addresses: Addresses, widgetKey: string): string {
  return `${hostedPageLink(addresses, widgetKey)}/mcp`
}

/** Returns the hosted page's metadata as HTML. Search engines are excluded until the business is verified. */
export function hostedPageHead(service: Service, agent: Shown): string {
  const link = hostedPageLink(service.addresses, agent.widgetKey)
  const { avatar, color } = shownAppearance(agent)
  const picture = avatarLink(service, avatar)
  const image = picture ?? `${link}/icon.png`
  const title = agent.name.includes(agent.companyName) ? agent.name : `${agent.name} · ${agent.companyName}`
  const description = agent.greeting.slice(0, DESCRIPTION_LENGTH)
  const named: [string, string][] = [
    ['description', description],
    ['theme-color', color],
    ...(agent.verifiedAt ? [] : [['robots', 'noindex'] satisfies [string, string]]),
  ]
  const shared: [string, string][] = [
    ['og:type', 'website'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', link],
    ['og:image', image],
    ['twitter:card', 'summary'],
  ]
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...named.map(([name, content]) => `<meta name="${name}" content="${escapeHtml(content)}" />`),
    ...shared.map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}" />`),
    picture
      ? `<link rel="icon" href="${escapeHtml(picture)}" />`
      : `<link rel="icon" type="image/svg+xml" href="${escapeHtml(link)}/icon.svg" />`,
    `<link rel="canonical" href="${escapeHtml(link)}" />`,
  ].join('\n    ')
}

/** Returns the agent's initial on its color as SVG. */
export function hostedPageIcon(agent: Shown): string {
  const { name, companyName } = agent
  const { color, avatar } = shownAppearance(agent)
  const letters =
    avatar && !URL.canParse(avatar) ? avatar : (Array.from((companyName || name).trim())[0] ?? '').toLocaleUpperCase()
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="16" fill="${escapeHtml(color)}"/><text x="32" y="44" font-family="sans-serif" font-size="34" font-weight="600" text-anchor="middle" fill="${readableOn(parseCssColor(color) ?? BLACK)}">${escapeHtml(letters)}</text></svg>`
}

const ICON_WIDTH = 512
const BLACK = [0, 0, 0] as const

/** Returns it as PNG, for link previews that do not support SVG; undefined if this machine cannot create one. */
export function hostedPagePicture(agent: Shown): Promise<Uint8Array | undefined> {
  return drawPng(hostedPageIcon(agent), ICON_WIDTH)
}
