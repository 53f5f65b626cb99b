import type { ChatLook } from '../chat-look.ts'
import { createSheet, drawElement } from '../drawing/dom-element.ts'
import { languagesOfReader, pickLanguage } from '../words/reader-language.ts'
import { dismissWords } from './bubble-words.ts'
import bubbleCss from './bubble.css?inline'

const keptAs = 'foyer-bubble'
const recheckMs = 1000

/**
 * Shows the bubble beside the launcher in `root` after its delay, on its pages. Calls `follow` when a visitor presses
 * it. A dismissed bubble stays hidden until the tab is closed. Stops when the chat opens or the launcher is removed.
 */
export function planBubble(root: ShadowRoot, { bubble = '', delay, page = '' }: ChatLook, follow: () => unknown): void {
  if (withStorage((storage) => storage.getItem(keptAs))) return
  let timer = 0
  let shown: HTMLElement | undefined
  const end = () => {
    clearTimeout(timer)
    shown?.remove()
  }
  const dismiss = () => {
    end()
    withStorage((storage) => storage.setItem(keptAs, '1'))
  }
  const check = () => {
    if (location.pathname.startsWith(page)) root.append((shown = drawBubble(bubble, follow, dismiss)))
    else timer = window.setTimeout(check, recheckMs)
  }
  timer = window.setTimeout(check, Number(delay) * 1000)
  for (const name of ['open', 'destroy']) root.host.addEventListener(name, end, { once: true })
}

function drawBubble(text: string, follow: () => unknown, dismiss: () => void): HTMLElement {
  const words = drawElement('button', { type: 'button', dir: 'auto' }, text)
  const cross = drawElement(
    'button',
    { type: 'button', 'aria-label': dismissWords[pickLanguage(languagesOfReader())] },
    '✕',
  )
  words.addEventListener('click', follow)
  cross.addEventListener('click', dismiss)
  const host = drawElement('div')
  const inside = host.attachShadow({ mode: 'open' })
  inside.adoptedStyleSheets = [createSheet(bubbleCss)]
  inside.append(drawElement('div', { class: 'bubble', role: 'status' }, words, cross))
  return host
}

/** A sandboxed page has no storage: a dismissed bubble may come back on the next page. */
function withStorage<Result>(access: (storage: Storage) => Result): Result | undefined {
  try {
    return access(sessionStorage)
  } catch {
    return undefined
  }
}
