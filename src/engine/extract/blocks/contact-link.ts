import { decodePercent } from '#src/base/decode-percent.ts'

/** Of the hex that masks an email address, which has at most 254 characters. */
const MAX_MASKED = 600

/** Returns the address in a `mailto:`, `tel:` or WhatsApp link, or '' for any other link. */
export function contactAddress(href: string): string {
  const [, scheme = '', rest = ''] = /^\s*(mailto|tel|https?):(.*)$/isu.exec(href) ?? []
  switch (scheme.toLowerCase()) {
    case 'mailto':
      return decodePercent(rest.split('?')[0] ?? '').trim()
    case 'tel':
      return decodePercent(rest.split(/[?;]/u)[0] ?? '').trim()
    case '':
      return ''
    default:
      return whatsappNumber(rest)
  }
}

/** Reports whether `text` already contains the address, however a number is grouped or prefixed. */
export function saysAddress(text: string, address: string): boolean {
  if (address.includes('@')) return text.toLowerCase().includes(address.toLowerCase())
  const digits = address.replace(/\D/gu, '')
  return text.replace(/\D/gu, '').includes(digits.slice(-7))
}

const BARE_HOST = /[\p{L}\p{N}]\.\p{L}{2,}(?::\d{1,5})?$/u
const MAX_HOST = 80
/** The host without `www.`, the path and the query of a URL, which may be relative to its website. */
const ADDRESS = /^(?:(?:https?:)?\/\/(?:www\.)?([^/?#]+))?(\/[^?#]*|(?=[?#]|$))(.*)$/su

/** Reports whether a text shows the URL that its link leads to, with or without `https://www.` and the query. */
export function showsWebAddress(text: string, href: string): boolean {
  const shown = text.toLowerCase()
  const [, host = '', path = '', query = ''] = ADDRESS.exec(href.trim().toLowerCase()) ?? []
  return [path + query, path].some((whole) => {
    const end = whole.replace(/\/$/u, '')
    if (host !== '') return host.includes('.') && shown.includes(host + end)
    const at = end === '' ? -1 : shown.indexOf(end)
    return at !== -1 && BARE_HOST.test(shown.slice(Math.max(0, at - MAX_HOST), at))
  })
}

/** Decodes an email address that Cloudflare has masked: hex, each byte XORed with the first. */
export function unmaskEmail(hex: string): string {
  const bytes =
    hex
      .slice(0, MAX_MASKED)
      .match(/../gu)
      ?.map((pair) => Number.parseInt(pair, 16)) ?? []
  const [key = 0, ...masked] = bytes
  return String.fromCharCode(...masked.map((byte) => byte ^ key))
}

function whatsappNumber(rest: string): string {
  const digits = /^\/\/(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?(?:[^#]*&)?phone=)\+?(\d{7,15})/iu.exec(rest)?.[1]
  return digits ? `+${digits}` : ''
}
