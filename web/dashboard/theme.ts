import { useSyncExternalStore } from 'react'
import { readFromDevice, saveOnDevice, watchDevice } from '../lib/device-storage.ts'

export const THEMES = ['auto', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const KEPT_AS = 'foyer:theme'

/** Returns the theme chosen in this browser. `auto` follows the device. */
export function readTheme(): Theme {
  const kept = readFromDevice(KEPT_AS)
  return THEMES.find((theme) => theme === kept) ?? 'auto'
}

/** Applies the chosen theme to the document. */
export function applyTheme(theme: Theme = readTheme()): void {
  if (theme === 'auto') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}

export function chooseTheme(theme: Theme): void {
  applyTheme(theme)
  saveOnDevice(KEPT_AS, theme)
}

const device = matchMedia('(prefers-color-scheme: dark)')

function subscribe(onChange: () => void): () => void {
  const stopWatching = watchDevice(onChange)
  device.addEventListener('change', onChange)
  return () => {
    stopWatching()
    device.removeEventListener('change', onChange)
  }
}

const isDark = () => {
  const chosen = document.documentElement.dataset['theme']
  return chosen === undefined ? device.matches : chosen === 'dark'
}

/** Reports whether the page is dark now. It renders again when that changes. */
export const useDarkness = (): boolean => useSyncExternalStore(subscribe, isDark)
