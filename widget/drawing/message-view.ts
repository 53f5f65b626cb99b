import type { ChatMessage, ChatSource } from '#src/contract/chat/chat-contract.ts'
import { drawLink, drawMarkdown } from '../markdown/markdown-view.ts'
import { toSafeLink } from '../markdown/safe-link.ts'
import type { Words } from '../words/words-types.ts'
import { drawElement } from './dom-element.ts'

/** A message of either side, with everything that belongs to it. */
export function drawMessage(message: ChatMessage, words: Words): HTMLElement {
  if (message.role === 'visitor') return drawVisitorMessage(message.text, words)
  const view = drawElement('div', { class: 'message reply' })
  if (message.role === 'person') view.append(drawElement('p', { class: 'author' }, words.person))
  view.append(drawReplyText(message.text), ...message.cards.map(drawCard))
  if (message.sources.length > 0) view.append(drawSources(message.sources, words))
  return view
}

/** A visitor's words are shown as they were typed. */
export function drawVisitorMessage(text: string, words: Words): HTMLElement {
  const author = drawElement('span', { class: 'unseen' }, `${words.you}: `)
  return drawElement('div', { class: 'message own' }, drawElement('div', { class: 'bubble', dir: 'auto' }, author, text))
}

/** The agent's first words, which are no message of the conversation. */
export function drawGreeting(text: string): HTMLElement {
  return drawElement('div', { class: 'message reply' }, drawReplyText(text))
}

/** An agent's words as a bubble, each block in the direction of its own script. */
export function drawReplyText(text: string): HTMLElement {
  const blocks = drawMarkdown(text)
  for (const block of blocks) if (block instanceof HTMLElement) block.dir = 'auto'
  return drawElement('div', { class: 'bubble' }, ...blocks)
}

function drawSources(sources: readonly ChatSource[], words: Words): HTMLElement {
  const unique = new Map(sources.map((source) => [source.url ?? source.title, source]))
  const items = [...unique.values()].map((source) => drawElement('li', {}, drawSource(source)))
  return drawElement('div', { class: 'sources' }, drawElement('span', {}, words.sources), drawElement('ul', {}, ...items))
}

function drawSource({ title, url }: ChatSource): HTMLElement {
  const href = url === undefined ? undefined : toSafeLink(url)
  return href ? drawLink(href, [title || href]) : drawElement('span', {}, title)
}

function drawCard({ title, price, url }: ChatMessage['cards'][number]): HTMLElement {
  const content = [drawElement('strong', {}, title), ...(price ? [drawElement('span', {}, price)] : [])]
  const href = url === undefined ? undefined : toSafeLink(url)
  return href ? drawLink(href, content, 'card') : drawElement('div', { class: 'card' }, ...content)
}
