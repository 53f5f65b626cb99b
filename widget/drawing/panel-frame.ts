import type { SessionResponse } from '#src/contract/chat/chat-contract.ts'
import { toSafeLink } from '../markdown/safe-link.ts'
import type { Words } from '../words/words-types.ts'
import { drawElement, drawIcon } from './dom-element.ts'

/** What stands around the conversation: who speaks, the way out, and what a visitor ought to know. */
export interface Frame {
  element: HTMLElement
  /** `avatar` is the address of an image, or letters; without it the agent has its company's initial. */
  introduce(agent: SessionResponse['agent'], avatar: string | undefined): void
}

export interface FrameOptions {
  words: Words
  language: string
  /** What it is put around. */
  body: HTMLElement[]
  /** With it, the frame is a dialog that can be closed. */
  onClose: (() => void) | undefined
}

const closePath = 'M6 6l12 12M18 6 6 18'

export function createFrame({ words, language, body, onClose }: FrameOptions): Frame {
  const avatar = drawElement('div', { class: 'avatar', 'aria-hidden': 'true' })
  const name = drawElement('p', { class: 'name', dir: 'auto' })
  const nature = drawElement('p', { class: 'nature' }, words.assistant)
  const title = drawElement('div', { class: 'title' }, name, nature)
  const header = drawElement('header', {}, avatar, title)
  const notice = drawElement('p', { class: 'notice' })
  notice.hidden = true
  const direction = language === 'ar' ? 'rtl' : 'ltr'
  const role = onClose ? 'dialog' : 'group'
  const attributes = { class: 'frame', role, 'aria-label': words.assistant, tabindex: '-1', lang: language, dir: direction }
  const element = drawElement('section', attributes, header, ...body, notice)
  if (onClose) header.append(drawCloseButton(words, onClose))

  const introduce: Frame['introduce'] = (agent, picture) => {
    name.textContent = agent.name
    nature.textContent = agent.name.includes(agent.company_name) ? words.assistant : `${agent.company_name} · ${words.assistant}`
    avatar.replaceChildren(drawAvatar(picture, agent.company_name || agent.name))
    element.setAttribute('aria-label', `${agent.name}, ${words.assistant}`)
    notice.hidden = agent.verified
    notice.textContent = agent.verified ? '' : words.unverified
  }
  return { element, introduce }
}

function drawCloseButton(words: Words, onClose: () => void): HTMLElement {
  const button = drawElement('button', { type: 'button', class: 'close', 'aria-label': words.close }, drawIcon(closePath))
  button.addEventListener('click', onClose)
  return button
}

/** An image that cannot be had gives way to the initial. */
function drawAvatar(picture: string | undefined, name: string): Node {
  const href = picture && toSafeLink(picture)
  if (!href?.startsWith('http')) return new Text(picture && picture.length < 9 ? picture : initialOf(name))
  const image = drawElement('img', { src: href, alt: '', referrerpolicy: 'no-referrer' })
  image.addEventListener('error', () => image.replaceWith(initialOf(name)))
  return image
}

function initialOf(name: string): string {
  return Array.from(name.trim())[0]?.toLocaleUpperCase() ?? ''
}
