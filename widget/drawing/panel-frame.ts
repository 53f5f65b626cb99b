import type { ConversationMode, SessionResponse } from '#src/contract/chat/chat-contract.ts'
import { toSafeLink } from '../markdown/safe-link.ts'
import type { Words } from '../words/words-types.ts'
import { drawElement, drawIcon, drawImage } from './dom-element.ts'

/** The frame around the conversation: who answers, the close button and notices. */
export interface Frame {
  element: HTMLElement
  /** `avatar` is the URL of an image, or letters; by default the company's initial. */
  introduce(agent: SessionResponse['agent'], avatar: string | undefined): void
  /** Shows who answers. */
  setMode(mode: ConversationMode): void
}

export interface FrameOptions {
  words: Words
  language: string
  /** The frame's content. */
  body: HTMLElement[]
  /** Below the content. */
  footer: HTMLElement
  /** Makes the frame a dialog that can be closed. */
  onClose: (() => void) | undefined
}

const closePath = 'M6 6l12 12M18 6 6 18'

export function createFrame({ words, language, body, footer, onClose }: FrameOptions): Frame {
  const avatar = drawElement('div', { class: 'avatar', 'aria-hidden': 'true' })
  const name = drawElement('p', { class: 'name', dir: 'auto' })
  const nature = drawElement('p', { class: 'nature', role: 'status' }, words.assistant)
  const title = drawElement('div', { class: 'title' }, name, nature)
  const header = drawElement('header', {}, avatar, title)
  const notice = drawElement('p', { class: 'notice' }, words.unverified)
  notice.hidden = true
  const direction = language === 'ar' ? 'rtl' : 'ltr'
  const role = onClose ? 'dialog' : 'group'
  const attributes = {
    class: 'frame',
    role,
    'aria-label': words.assistant,
    tabindex: '-1',
    lang: language,
    dir: direction,
  }
  const element = drawElement('section', attributes, header, ...body, notice, footer)
  if (onClose) header.append(drawCloseButton(words, onClose))

  let usual = words.assistant
  let mode: ConversationMode = 'agent'
  const setMode = (next: ConversationMode) => {
    mode = next
    nature.textContent = { agent: usual, waiting: words.waiting, person: words.withPerson }[mode]
  }
  const introduce: Frame['introduce'] = (agent, picture) => {
    name.textContent = agent.name
    usual = agent.name.includes(agent.company_name) ? words.assistant : `${agent.company_name} · ${words.assistant}`
    setMode(mode)
    drawAvatar(avatar, picture, agent.company_name || agent.name)
    element.setAttribute('aria-label', `${agent.name}, ${words.assistant}`)
    notice.hidden = agent.verified || agent.on_own_website === true
  }
  return { element, introduce, setMode }
}

function drawCloseButton(words: Words, onClose: () => void): HTMLElement {
  const button = drawElement(
    'button',
    { type: 'button', class: 'close', 'aria-label': words.close },
    drawIcon(closePath),
  )
  button.addEventListener('click', onClose)
  return button
}

/** Shows an image over the initial. */
function drawAvatar(avatar: HTMLElement, picture: string | undefined, name: string): void {
  const href = picture && toSafeLink(picture)
  avatar.textContent = (!href && picture) || initialOf(name)
  if (href) avatar.append(drawImage(href))
}

function initialOf(name: string): string {
  return Array.from(name.trim())[0]?.toLocaleUpperCase() ?? ''
}
