import { type Choice, LIMITS, type OutboundContent, cut } from './outbound-message.ts'
import { ASK } from './read-webhook.ts'
import { splitText, toWhatsAppText } from './whatsapp-text.ts'

/** A reply of the agent or a person. */
export interface Said {
  /** Small Markdown. */
  text: string
  sources?: readonly { title: string; url?: string }[]
  cards?: readonly { title: string; price?: string; url?: string; image_url?: string }[]
  actions?: readonly { type: string; label: string; url?: string }[]
  /** Suggestions: `title` is shown, `text` is sent as the question. */
  suggestions?: readonly { title: string; text: string }[]
}

type Card = NonNullable<Said['cards']>[number]

const MAX_SOURCES = 2
const MAX_CHOICE_ID = 200

/** Choices to tap below a text. `lines` is the same as text, for messages without choices. */
type Offered = ({ kind: 'buttons' } | { kind: 'list'; label: string }) & { choices: Choice[]; lines: string[] }

/**
 * Converts a reply to WhatsApp messages, in order. A single card with a picture becomes a picture; other cards become
 * buttons if they are few and have short names, else a list. Suggestions become a list. The rest is in the text.
 * `listLabel` opens a list.
 */
export function composeReply(
  { text, sources = [], cards = [], actions = [], suggestions = [] }: Said,
  listLabel: string,
): OutboundContent[] {
  const words = [toWhatsAppText(text), ...linkLines(actions), ...sourceLines(sources, text)]
    .filter(Boolean)
    .join('\n\n')
  const choices = cards.slice(0, LIMITS.rows).flatMap(toChoice)
  const [only] = cards
  // A question about what the reply says would lead nowhere.
  const isSaid =
    cards.length === 1 && only !== undefined && text.toLowerCase().includes(only.title.trim().toLowerCase())
  if (only?.image_url && cards.length === 1) return toPicture(words, only, only.image_url, isSaid)
  if (choices.length > 0 && !isSaid) return withOffered(words, offerCards(cards, choices, listLabel), listLabel)
  const whole = [words, ...linkOf(only, words)].join('\n\n')
  const rows = suggestions.flatMap(toRow)
  if (rows.length === 0) return toTexts(whole)
  const lines = suggestions.map(({ title }) => `- ${title}`)
  return withOffered(whole, { kind: 'list', label: listLabel, choices: rows, lines }, listLabel)
}

/**
 * Returns the text in parts. The last part has the choices; if it is too long, they follow in a message with `label`.
 */
function withOffered(words: string, { lines, ...offered }: Offered, label: string): OutboundContent[] {
  const pieces = words.length <= LIMITS.interactiveText ? [words] : splitText(words, LIMITS.text)
  const last = pieces.at(-1) ?? ''
  const fits = last.length <= LIMITS.interactiveText
  const body = fits ? last : label
  const before = (fits ? pieces.slice(0, -1) : pieces).flatMap(toTexts)
  return [...before, { ...offered, text: body, fallback: cut(`${body}\n\n${lines.join('\n')}`, LIMITS.text) }]
}

/** Returns the card's picture with all the text below it, or with only the card's text if the rest is too long. */
function toPicture(words: string, card: Card, url: string, isSaid: boolean): OutboundContent[] {
  const line = [card.title.trim(), card.price].filter(Boolean).join(' · ')
  const whole = [words, ...(isSaid ? [] : [line]), ...linkOf(card, words)].filter(Boolean).join('\n\n')
  if (whole.length <= LIMITS.caption) return [{ kind: 'image', url, text: whole, fallback: whole }]
  const caption = cut(line, LIMITS.caption)
  return [...toTexts(whole), { kind: 'image', url, text: caption, fallback: caption }]
}

function toTexts(words: string): OutboundContent[] {
  return splitText(words, LIMITS.text).map((text) => ({ kind: 'text', text }))
}

function offerCards(cards: readonly Card[], choices: Choice[], label: string): Offered {
  const lines = cards.map(({ title, price, url }) => `- ${[title, price, url].filter(Boolean).join(' · ')}`)
  const asButtons = choices.length <= LIMITS.buttons && choices.every(({ title }) => title.length <= LIMITS.buttonTitle)
  return asButtons ? { kind: 'buttons', choices, lines } : { kind: 'list', label, choices, lines }
}

/** Returns no choice for a card without a name, or with one that occurred before. */
function toChoice({ title, price }: Card, at: number, cards: readonly { title: string }[]): Choice[] {
  const name = title.trim()
  if (name === '' || cards.findIndex((other) => other.title.trim() === name) !== at) return []
  return [{ id: cut(`${ASK}${name}`, MAX_CHOICE_ID), title: name, description: price || undefined }]
}

/** Returns no choice for a question that is too long to be sent back. A long title is repeated in full below it. */
function toRow({ title, text }: { title: string; text: string }): Choice[] {
  const id = `${ASK}${text}`
  if (id.length > MAX_CHOICE_ID) return []
  return [{ id, title, description: title.length > LIMITS.rowTitle ? title : undefined }]
}

function linkOf(card: Card | undefined, words: string): string[] {
  return card?.url && !words.includes(card.url) ? [card.url] : []
}

function linkLines(actions: NonNullable<Said['actions']>): string[] {
  return actions.flatMap(({ type, label, url }) => (type === 'link' && url ? [`${label}: ${url}`] : []))
}

function sourceLines(sources: NonNullable<Said['sources']>, text: string): string[] {
  const urls = [...new Set(sources.flatMap(({ url }) => (url && !text.includes(url) ? [url] : [])))]
  return urls.length === 0 ? [] : [urls.slice(0, MAX_SOURCES).join('\n')]
}
