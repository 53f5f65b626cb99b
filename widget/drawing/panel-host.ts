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
  element.append(host)
  return { host, root, theme }
}

/**
 * Sets `data-scheme` on the host to `light` or `dark`, and keeps it right as the visitor's setting changes, until `signal`. `declared`
 * is a CSS `color-scheme`, by default that of the place where the host stands: one that names only one of the two is kept to.
 */
export function followScheme(host: HTMLElement, declared = getComputedStyle(host).colorScheme, signal: AbortSignal): void {
  const darkDevice = matchMedia('(prefers-color-scheme: dark)')
  const allowsLight = declared.includes('light')
  const allowsDark = declared.includes('dark')
  const apply = () => {
    host.dataset['scheme'] = allowsDark && (darkDevice.matches || !allowsLight) ? 'dark' : 'light'
  }
  apply()
  darkDevice.addEventListener('change', apply, { signal })
}
