import { brandDeclarations } from '../drawing/brand-theme.ts'
import { createSheet, drawIcon } from '../drawing/dom-element.ts'
import { languagesOfReader, pickLanguage } from '../words/reader-language.ts'
import { launcherWords } from './launcher-words.ts'
import launcherCss from './launcher.css?inline'

export interface LauncherView {
  host: HTMLElement
  root: ShadowRoot
  button: HTMLButtonElement
  setOpen(isOpen: boolean): void
  /** Gives the launcher, and the panel that opens from it, a colour and a side of the screen. */
  setLook(color: string | undefined, position: string | undefined): void
}

export const hostTag = 'foyer-chat'

const chatPath = 'M21 11.5a8.5 8.5 0 0 1-12.6 7.4L3 20.5l1.6-5.1A8.5 8.5 0 1 1 21 11.5Z'
const closePath = 'M6 9l6 6 6-6'

/** The round button that opens and closes the chat, in a shadow root that the page's rules cannot reach. */
export function drawLauncher(): LauncherView {
  const name = launcherWords[pickLanguage(languagesOfReader())] ?? 'Chat'
  const host = document.createElement(hostTag)
  const root = host.attachShadow({ mode: 'open' })
  const look = createSheet('')
  const button = document.createElement('button')
  button.type = 'button'
  button.setAttribute('aria-label', name)
  button.setAttribute('aria-haspopup', 'dialog')
  button.append(drawIcon(chatPath), drawIcon(closePath))
  root.adoptedStyleSheets = [createSheet(launcherCss), look]
  root.append(button)
  return {
    host,
    root,
    button,
    setOpen: (isOpen) => button.setAttribute('aria-expanded', String(isOpen)),
    setLook: (color, position) => {
      look.replaceSync(`:host{${brandDeclarations(color)}}`)
      host.dataset['side'] = position ?? 'right'
    },
  }
}
