import { hostTag } from './launcher-view.ts'
import { mountLauncher } from './launcher.ts'
import type { Launcher } from './launcher.ts'

declare global {
  interface Window {
    /** The widget's handle, there while it is mounted. */
    Foyer?: Launcher
  }
}

/** The script's own element: the one that runs, or, loaded as a module or by other means, the one that bears the key. */
function findScript(): HTMLScriptElement | null {
  const current = document.currentScript
  if (current instanceof HTMLScriptElement && current.dataset['widgetKey']) return current
  return document.querySelector<HTMLScriptElement>('script[data-widget-key][src*="/widget.js"]')
}

function start(): void {
  const script = findScript()
  const { widgetKey, apiBase, color, position, scheme } = script?.dataset ?? {}
  if (!script || !widgetKey) {
    console.warn('Foyer: data-widget-key is missing')
    return
  }
  const base = new URL('.', script.src).href
  const mount = () => {
    if (document.querySelector(hostTag)) return
    window.Foyer = mountLauncher({ widgetKey, base, apiBase: (apiBase ?? base).replace(/\/$/, ''), color, position, scheme })
  }
  if (document.body) mount()
  else addEventListener('DOMContentLoaded', mount, { once: true })
}

start()
