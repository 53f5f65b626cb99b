import { createSheet } from './dom-element.ts'
import messagesCss from './messages.css?inline'
import panelCss from './panel.css?inline'

export interface PanelHost {
  host: HTMLElement
  root: ShadowRoot
  /** Has the agent's color once it is known. */
  theme: CSSStyleSheet
}

/** Adds the host element of a chat, isolated from the page by a shadow root. A floating chat starts closed. */
export function attachHost(element: Element | ShadowRoot, mode: 'inline' | 'floating'): PanelHost {
  const host = document.createElement('foyer-panel')
  host.dataset['mode'] = mode
  host.hidden = mode === 'floating'
  const root = host.attachShadow({ mode: 'open' })
  const theme = createSheet('')
  root.adoptedStyleSheets = [createSheet(panelCss), createSheet(messagesCss), theme]
  for (const name of ['keydown', 'keypress', 'keyup'] as const) host.addEventListener(name, keepKey)
  element.append(host)
  return { host, root, theme }
}

/**
 * Stops key events inside the shadow root: otherwise the page would treat typed letters as shortcuts. The key that
 * closes the chat passes.
 */
function keepKey(event: KeyboardEvent): void {
  if (event.key !== 'Escape') event.stopPropagation()
}

/**
 * Sets `data-scheme` on the host to `light` or `dark`, from its CSS `color-scheme` and the visitor's device, and
 * updates it when the device changes, until `signal`. Returns a function to call when the CSS has changed.
 */
export function followScheme(host: HTMLElement, signal: AbortSignal): () => void {
  const darkDevice = matchMedia('(prefers-color-scheme: dark)')
  const apply = () => {
    const { colorScheme } = getComputedStyle(host)
    const isDark = colorScheme.includes('dark') && (darkDevice.matches || !colorScheme.includes('light'))
    host.dataset['scheme'] = isDark ? 'dark' : 'light'
  }
  apply()
  darkDevice.addEventListener('change', apply, { signal })
  return apply
}
