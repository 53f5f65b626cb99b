import type { ChatAction, ChatCard, ChatMessage, ChatSource, ChatSuggestion } from '#src/contract/chat/chat-contract.ts'
import { drawLink, drawMarkdown } from '../markdown/markdown-view.ts'
import { toSafeLink } from '../markdown/safe-link.ts'
import type { Words } from '../words/words-types.ts'
import { drawElement, drawIcon, drawImage } from './dom-element.ts'

/** A visitor's action other than a message. */
export type VisitorAction =
  | { type: 'rate'; messageId: string; rating: 'up' | 'down' | 'none' }
  | { type: 'forget' | 'whatsapp' }
  | { type: 'identify'; token: string }
  | ChatAction

/** What a message view needs. */
export interface MessageControls {
  words: Words
  act(action: VisitorAction): void
  /** Sends a text as the visitor's message. */
  say(text: string): void
}

/** Draws a message of either side with everything that belongs to it. */
export function drawMessage(message: ChatMessage, controls: MessageControls): HTMLElement {
  const { words } = controls
  const { id, role, text, cards, sources, actions = [], suggestions = [] } = message
  const view = role === 'visitor' ? drawVisitorMessage(text, words) : drawElement('div', { class: 'message reply' })
  view.dataset['id'] = id
  if (role === 'visitor') return view
  if (role === 'person') view.append(drawElement('p', { class: 'author' }, words.person))
  view.append(drawReplyText(text), ...cards.map(drawCard))
  if (sources.length > 0) view.append(drawSources(sources, words))
  if (actions.length > 0)
    view.append(drawElement('div', { class: 'actions' }, ...actions.map((action) => drawAction(action, controls))))
  if (role === 'agent') view.append(drawThumbs(message, controls))
  if (suggestions.length > 0) view.append(drawSuggestions(suggestions, controls))
  return view
}

/** Shows a visitor's text as typed, in the direction of its script. The label before it has its own direction. */
export function drawVisitorMessage(text: string, words: Words): HTMLElement {
  const author = drawElement('span', { class: 'unseen', dir: 'auto' }, `${words.you}: `)
  return drawElement(
    'div',
    { class: 'message own' },
    drawElement('div', { class: 'bubble', dir: 'auto' }, author, text),
  )
}

/** Draws text of the agent that is not a message of the conversation. */
export function drawGreeting(text: string): HTMLElement {
  return drawElement('div', { class: 'message reply' }, drawReplyText(text))
}

/** Draws suggestions to tap. The style sheet shows them below the last message only. */
export function drawSuggestions(suggestions: readonly ChatSuggestion[], { words, say }: MessageControls): HTMLElement {
  const buttons = suggestions.map(({ title, text }) => {
    const button = drawElement('button', { type: 'button', class: 'action', dir: 'auto' }, title)
    button.addEventListener('click', () => say(text))
    return button
  })
  return drawElement(
    'div',
    { class: 'actions suggestions', role: 'group', 'aria-label': words.suggestions },
    ...buttons,
  )
}

/** Draws an agent's text as a bubble, each block in the direction of its script. */
export function drawReplyText(text: string): HTMLElement {
  const blocks = drawMarkdown(text)
  for (const block of blocks) if (block instanceof HTMLElement) block.dir = 'auto'
  return drawElement('div', { class: 'bubble' }, ...blocks)
}

function drawSources(sources: readonly ChatSource[], words: Words): HTMLElement {
  const unique = new Map(sources.map((source) => [source.url ?? source.title, source]))
  const items = [...unique.values()].map((source) => drawElement('li', {}, drawSource(source)))
  return drawElement(
    'div',
    { class: 'sources' },
    drawElement('span', {}, words.sources),
    drawElement('ul', {}, ...items),
  )
}

function drawSource({ title, url }: ChatSource): HTMLElement {
  const href = url === undefined ? undefined : toSafeLink(url)
  return href ? drawLink(href, [title || href]) : drawElement('span', {}, title)
}

function drawAction(action: ChatAction, { act }: MessageControls): HTMLElement {
  const href = action.type === 'link' ? toSafeLink(action.url) : undefined
  if (href) return drawLink(href, [action.label], 'action')
  const button = drawElement('button', { type: 'button', class: 'action', dir: 'auto' }, action.label)
  button.addEventListener('click', () => act(action))
  return button
}

const thumbPath = 'M7 11v9H4v-9h3l4-8c2 0 3 1 3 3v4h5a2 2 0 0 1 2 2l-1 6a2 2 0 0 1-2 2H7'

/**
 * Draws two rating buttons and one that copies the text. At most one rating is pressed; pressing it again removes the
 * rating.
 */
function drawThumbs({ id, rating, text }: ChatMessage, { words, act }: MessageControls): HTMLElement {
  const drawThumb = (name: 'up' | 'down', label: string) => {
    const button = drawElement('button', { type: 'button', class: `thumb ${name}`, title: label }, drawIcon(thumbPath))
    button.ariaPressed = String(rating === name)
    button.addEventListener('click', () => {
      const next = button.ariaPressed !== 'true'
      for (const thumb of thumbs) thumb.ariaPressed = String(next && thumb === button)
      act({ type: 'rate', messageId: id, rating: next ? name : 'none' })
    })
    return button
  }
  const thumbs = [drawThumb('up', words.helpful), drawThumb('down', words.unhelpful)]
  return drawElement('div', { class: 'thumbs' }, ...thumbs, ...drawCopy(text, words))
}

const copyPath = 'M9 9h11v11H9zM5 15H4V4h11v1'

/** Draws a button that copies a text without its emphasis, or nothing if the page has no clipboard. */
function drawCopy(text: string, words: Words): HTMLElement[] {
  const { clipboard } = navigator as { clipboard?: Clipboard }
  if (!clipboard) return []
  const button = drawElement('button', { type: 'button', class: 'thumb', title: words.copy }, drawIcon(copyPath))
  button.addEventListener('click', () => {
    void clipboard.writeText(text.replaceAll('**', '')).then(() => (button.textContent = words.copied))
  })
  return [button]
}

function drawCard({ title, price, url, image_url: image }: ChatCard): HTMLElement {
  const content: HTMLElement[] = [
    drawElement('strong', { dir: 'auto' }, title),
    ...(price ? [drawElement('span', { dir: 'auto' }, price)] : []),
  ]
  const source = image && toSafeLink(image)
  if (source) content.unshift(drawImage(source))
  const href = url === undefined ? undefined : toSafeLink(url)
  return href ? drawLink(href, content, 'card') : drawElement('div', { class: 'card' }, ...content)
}
