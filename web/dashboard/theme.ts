import { useSyncExternalStore } from 'react'

export const THEMES = ['auto', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const KEPT_AS = 'foyer:theme'
const CHANGED = 'foyer-theme'

/** The theme that was chosen in this browser; `auto` follows the device. */
export function readTheme(): Theme {
  try {
    const kept = localStorage.getItem(KEPT_AS)
    return THEMES.find((theme) => theme === kept) ?? 'auto'
  } catch {
    return 'auto'
  }
}

/** Puts the document into the chosen theme. */
export function applyTheme(theme: Theme = readTheme()): void {
  if (theme === 'auto') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}

/** Where the browser keeps nothing, the choice lasts as long as the page. */
export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(KEPT_AS, theme)
  } catch {}
  applyTheme(theme)
  dispatchEvent(new Event(CHANGED))
}

const device = matchMedia('(prefers-color-scheme: dark)')

function subscribe(onChange: () => void): () => void {
  addEventListener(CHANGED, onChange)
  device.addEventListener('change', onChange)
  return () => {
    removeEventListener(CHANGED, onChange)
    device.removeEventListener('change', onChange)
  }
}

const isDark = () => {
  const chosen = document.documentElement.dataset['theme']
  return chosen === undefined ? device.matches : chosen === 'dark'
}

/** Whether the page is dark now; draws anew when that changes. */
export const useDarkness = (): boolean => useSyncExternalStore(subscribe, isDark)
