import { useSyncExternalStore } from 'react'

export const THEMES = ['auto', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const KEPT_AS = 'foyer:theme'
const CHANGED = 'foyer-theme'

/** Returns the theme chosen in this browser. `auto` follows the device. */
export function readTheme(): Theme {
  try {
    const kept = localStorage.getItem(KEPT_AS)
    return THEMES.find((theme) => theme === kept) ?? 'auto'
  } catch {
    return 'auto'
  }
}

/** Applies the chosen theme to the document. */
export function applyTheme(theme: Theme = readTheme()): void {
  if (theme === 'auto') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}

/** If the browser stores nothing, the choice lasts until the page closes. */
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

/** Reports whether the page is dark now. It renders again when that changes. */
export const useDarkness = (): boolean => useSyncExternalStore(subscribe, isDark)
