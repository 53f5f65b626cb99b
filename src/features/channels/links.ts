import { type Addresses, WHATSAPP_LINKS } from '#src/base/addresses.ts'
import type { Agent } from '#src/features/agents/agents.ts'

/** The script tag that puts the agent on a page. */
export function embedCode(addresses: Addresses, widgetKey: string): string {
  return `<script src="${addresses.widget()}/widget.js" data-widget-key="${widgetKey}" async></script>`
}

/** What the chat link's text says before its code, by language. */
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
 * The words of a visitor without those that a chat link of the agent, in whichever language, brought along; a greeting
 * where nothing is left.
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
 * The chat link with its prefilled text, whose code at the end routes the first message to the agent: to the number
 * that its owner connected, else to the service's.
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

/** The digits of a WhatsApp link that may lead to a number of an owner's own. */
export function readWhatsAppLink(url: URL): string | undefined {
  return url.origin === WHATSAPP_LINKS ? /^\/(\d{6,15})$/.exec(url.pathname)?.[1] : undefined
}

/**
 * Whether a QR code of this URL may be made: the service's own pages and chat links, never one that carries a secret.
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

/** A path as a router reads it; what is not encoded properly is left as it is. */
function decodePath(path: string): string {
  return path.replace(/(%[0-7][0-9a-f])+/gi, decodeURIComponent)
}
