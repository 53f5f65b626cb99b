export interface ChatLink {
  /** The number that the visitor writes to, grouped for reading. */
  number: string
  /** The message that the link contains. */
  text: string
}

/** Parses a chat link of the form `/whatsapp/<digits>?text=…`. */
export function readChatLink(href: string): ChatLink {
  const address = new URL(href)
  const digits = address.pathname.split('/')[2] ?? ''
  return { number: groupDigits(digits), text: address.searchParams.get('text') ?? '' }
}

function groupDigits(digits: string): string {
  const northAmerican = /^(1)(\d{3})(\d{3})(\d{4})$/.exec(digits)
  return `+${northAmerican ? northAmerican.slice(1).join(' ') : digits}`
}
