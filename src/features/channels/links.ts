import type { Addresses } from '#src/base/addresses.ts'
import type { Agent } from '#src/features/agents/agents.ts'

/** The digits of the built-in simulator's number. */
const SIMULATOR_DIGITS = '12025550143'

/** The script tag that puts the agent on a page. */
export function embedCode(addresses: Addresses, widgetKey: string): string {
  return `<script src="${addresses.widget()}/widget.js" data-widget-key="${widgetKey}" async></script>`
}

/** What the chat link's text says before its code. */
export function prefilledText(companyName: string): string {
  return `Hello ${companyName}! I have a question.`
}

/** The chat link with its prefilled text, whose code at the end routes the first message to the agent. */
export function chatLink(addresses: Addresses, agent: Pick<Agent, 'companyName' | 'chatCode'>): string {
  const text = `${prefilledText(agent.companyName)} (${agent.chatCode})`
  return `${addresses.chatLinkBase()}/${SIMULATOR_DIGITS}?text=${encodeURIComponent(text)}`
}

/** Whether a QR code of this URL may be made: the service's own pages and chat links, never one that carries a secret. */
export function isOwnLink(addresses: Addresses, link: string): boolean {
  if (!URL.canParse(link)) return false
  const url = new URL(link)
  if (url.href.startsWith(`${addresses.chatLinkBase()}/${SIMULATOR_DIGITS}`)) return true
  const own = [addresses.public(), addresses.app(), addresses.widget()].some((base) => new URL(base).origin === url.origin)
  return own && !/^\/+login\b/i.test(decodeURIComponent(url.pathname))
}
