import { type Addresses, WHATSAPP_LINKS } from '#src/base/addresses.ts'
import type { Agent } from '#src/features/agents/agents.ts'

/** Returns the script tag that embeds the agent. */
export function embedCode(addresses: Addresses, widgetKey: string): string {
  return `<script src="${addresses.widget()}/widget.js" data-widget-key="${widgetKey}" async></script>`
}

/** Prefilled text of chat links, by language. */
const OPENINGS: Readonly<Record<string, string>> = {
  en: 'Hello {company}! I have a question.',
  de: 'Hallo {company}! Ich habe eine Frage.',
  fr: 'Bonjour {company} ! J’ai une question.',
  es: '¡Hola {company}! Tengo una pregunta.',
  it: 'Buongiorno {company}! Ho una domanda.',
  pt: 'Olá {company}! Tenho uma pergunta.',
  nl: 'Hallo {company}! Ik heb een vraag.',
  ar: 'مرحبا {company}! لدي سؤال.',
}

const openingIn = (language: string): string => OPENINGS[language.slice(0, 2)] ?? OPENINGS['en'] ?? ''
const naming = (opening: string, companyName: string): string => opening.replace('{company}', () => companyName)

/**
 * Removes the prefilled text of a chat link, in any language, from a visitor's message. Returns a greeting if nothing
 * is left.
 */
export function withoutOpening(
  { companyName, language }: Pick<Agent, 'companyName' | 'language'>,
  text: string,
): string {
  const openings = Object.values(OPENINGS).map((opening) => naming(opening, companyName))
  const rest = openings.reduce((left, opening) => left.replace(opening, ''), text).trim()
  return rest || (/\p{L}+/u.exec(openingIn(language))?.[0] ?? '')
}

/**
 * Returns the chat link with its prefilled text, whose code routes the first message to the agent: to the owner's own
 * number, or else the service's.
 */
export function chatLink(
  addresses: Addresses,
  agent: Pick<Agent, 'companyName' | 'language' | 'chatCode' | 'whatsappPhone'>,
): string {
  const text = `${naming(openingIn(agent.language), agent.companyName)} (${agent.chatCode})`
  const number = agent.whatsappPhone
    ? `${WHATSAPP_LINKS}/${agent.whatsappPhone}`
    : `${addresses.chatLinkBase()}/${addresses.chatDigits()}`
  return `${number}?text=${encodeURIComponent(text)}`
}

/** Returns the digits of a WhatsApp link, which may be an owner's own number. */
export function readWhatsAppLink(url: URL): string | undefined {
  return url.origin === WHATSAPP_LINKS ? /^\/(\d{6,15})$/.exec(url.pathname)?.[1] : undefined
}

/**
 * Reports whether the service can create a QR code for this URL: its own pages and chat links, but never one with a
 * secret.
 */
export function isOwnLink(addresses: Addresses, url: URL): boolean {
  if (url.username !== '' || url.password !== '') return false
  const chat = new URL(`${addresses.chatLinkBase()}/${addresses.chatDigits()}`)
  if (url.origin === chat.origin && url.pathname === chat.pathname) return true
  const own = [addresses.public(), addresses.app(), addresses.widget()].some(
    (base) => new URL(base).origin === url.origin,
  )
  return own && !/[/\\]login\b/i.test(decodePath(url.pathname))
}

/** Decodes a path like a router; returns it unchanged if its encoding is invalid. */
function decodePath(path: string): string {
  return path.replace(/(%[0-7][0-9a-f])+/gi, decodeURIComponent)
}
