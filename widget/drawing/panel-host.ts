import { createSheet } from './dom-element.ts'
import messagesCss from './messages.css?inline'
import panelCss from './panel.css?inline'

export interface PanelHost {
  host: HTMLElement
  root: ShadowRoot
  /** Carries the agent's colour once it is known. */
  theme: CSSStyleSheet
}

/** Adds the element that holds a chat, isolated from the page by a shadow root. A floating one starts closed. */
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
 * From outside of the shadow root nobody sees that somebody is typing into a field: the page would take the letters for
 * its shortcuts. The key that closes the chat passes.
 */
function keepKey(event: KeyboardEvent): void {
  if (event.key !== 'Escape') event.stopPropagation()
}

/**
 * Sets `data-scheme` on the host to `light` or `dark`, by the CSS `color-scheme` of the place where it stands and the
 * visitor's device, and keeps it right as the latter changes, until `signal`. Returns what to call when the former has
 * changed.
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
