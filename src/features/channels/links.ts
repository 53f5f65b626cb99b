import { type Addresses, WHATSAPP_LINKS } from '#src/base/addresses.ts'
import type { Agent } from '#src/features/agents/agents.ts'

/** The script tag that puts the agent on a page. */
export function embedCode(addresses: Addresses, widgetKey: string): string {
  return `<script src="${addresses.widget()}/widget.js" data-widget-key="${widgetKey}" async></script>`
}

/** What the chat link's text says before its code. */
export function prefilledText(companyName: string): string {
  return `Hello ${companyName}! I have a question.`
}

/**
 * The chat link with its prefilled text, whose code at the end routes the first message to the agent: to the number that its owner
 * connected, else to the service's.
 */
export function chatLink(addresses: Addresses, agent: Pick<Agent, 'companyName' | 'chatCode' | 'whatsappPhone'>): string {
  const text = `${prefilledText(agent.companyName)} (${agent.chatCode})`
  const number = agent.whatsappPhone ? `${WHATSAPP_LINKS}/${agent.whatsappPhone}` : `${addresses.chatLinkBase()}/${addresses.chatDigits()}`
  return `${number}?text=${encodeURIComponent(text)}`
}

/** The digits of a WhatsApp link that may lead to a number of an owner's own. */
export function readWhatsAppLink(url: URL): string | undefined {
  return url.origin === WHATSAPP_LINKS ? /^\/(\d{6,15})$/.exec(url.pathname)?.[1] : undefined
}

/** Whether a QR code of this URL may be made: the service's own pages and chat links, never one that carries a secret. */
export function isOwnLink(addresses: Addresses, url: URL): boolean {
  if (url.username !== '' || url.password !== '') return false
  const chat = new URL(`${addresses.chatLinkBase()}/${addresses.chatDigits()}`)
  if (url.origin === chat.origin && url.pathname === chat.pathname) return true
  const own = [addresses.public(), addresses.app(), addresses.widget()].some((base) => new URL(base).origin === url.origin)
  return own && !/[/\\]login\b/i.test(decodePath(url.pathname))
}

/** A path as a router reads it; what is not encoded properly is left as it is. */
function decodePath(path: string): string {
  return path.replace(/(%[0-7][0-9a-f])+/gi, decodeURIComponent)
}
