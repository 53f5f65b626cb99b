import { mountLauncher } from './launcher.ts'
import type { Launcher } from './launcher.ts'
import { stayInPage } from './stay-in-page.ts'

/** Files beside `widget.js`, named by the build. */
declare const PANEL_FILE: string
declare const BUBBLE_FILE: string

function start(): void {
  const script = document.querySelector<HTMLScriptElement>('script[data-widget-key][src*="/widget.js"]')
  // An element with this ID would also be `window.Foyer`.
  if (window.Foyer?.on) return
  if (script) mount(script)
  else if (document.readyState === 'complete') console.warn('Foyer: no data-widget-key')
  else addEventListener('load', start)
}

function mount(script: HTMLScriptElement): void {
  const { widgetKey = '', apiBase, ...look } = script.dataset
  const base = new URL('.', script.src).href
  const service = (apiBase || base).replace(/\/$/, '')
  let panel = base + PANEL_FILE
  const importPanel = () =>
    import(/* @vite-ignore */ panel).catch((failure: unknown) => {
      // Browsers may cache a failed module import, but not under another URL.
      panel += '?'
      throw failure
    })
  const importBubble = () => import(/* @vite-ignore */ base + BUBBLE_FILE)
  const launcher = mountLauncher({
    access: { widgetKey },
    apiBase: service,
    look,
    importPanel,
    importBubble,
    attach: stayInPage,
  })
  window.Foyer = launcher
  dispatchEvent(new Event('foyer:ready'))
  const ask = () => void settle(`${service}/api/v1/chat/settings?key=${widgetKey}`, launcher)
  // Safari has no `requestIdleCallback`; `setTimeout` ignores the options.
  const whenIdle = window.requestIdleCallback ?? setTimeout
  // In milliseconds.
  whenIdle(ask, { timeout: 2000 })
}

/**
 * Applies the owner's settings, or the defaults if they cannot be loaded. Removes the launcher if the service refuses
 * the chat.
 */
async function settle(url: string, launcher: Launcher): Promise<void> {
  const answer = await fetch(url)
    .then((response) => (response.ok ? response.json() : response.status))
    .catch(() => ({}))
  if (window.Foyer !== launcher) return
  if ([403, 404].includes(answer)) launcher.destroy()
  // Any other status applies nothing.
  else launcher.settle(answer)
}

start()
