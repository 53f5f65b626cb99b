import type { ChatLook } from '../chat-look.ts'
import { createSheet, drawElement, drawIcon } from '../drawing/dom-element.ts'
import { launcherName } from './launcher-words.ts'
import launcherCss from './launcher.css?inline'

export interface LauncherView {
  host: HTMLElement
  root: ShadowRoot
  button: HTMLButtonElement
  /** Invisible before the first call. Styles that the panel shares are properties of the host. */
  draw(look: ChatLook, isOpen: boolean): void
}

const chatPath = 'M21 11.5a8.5 8.5 0 0 1-12.6 7.4L3 20.5l1.6-5.1A8.5 8.5 0 1 1 21 11.5Z'
const closePath = 'M6 9l6 6 6-6'

/** Creates the button that opens and closes the chat, in a shadow root that the page's styles do not reach. */
export function drawLauncher(): LauncherView {
  const host = document.createElement('foyer-chat')
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [createSheet(launcherCss)]
  const face = drawElement('span')
  const button = drawElement('button', { 'aria-haspopup': 'dialog' }, face)
  const draw = ({ color = '', position, scheme = 'auto', launcher }: ChatLook, isOpen: boolean) => {
    host.style.cssText = `--foyer-${position === 'left' ? 'right' : 'left'}:auto;--foyer-scheme:${scheme.replace('auto', 'light dark')}`
    button.style.color = color
    button.setAttribute('aria-label', launcher || launcherName())
    button.setAttribute('aria-expanded', `${isOpen}`)
    face.replaceChildren(drawIcon(isOpen ? closePath : chatPath), isOpen ? '' : (launcher ?? ''))
    root.prepend(button)
  }
  return { host, root, button, draw }
}
