import { mountLauncher } from './launcher.ts'
import type { Launcher } from './launcher.ts'
import { stayInPage } from './stay-in-page.ts'

/** The files beside `widget.js`, named by the build. */
declare const PANEL_FILE: string
declare const BUBBLE_FILE: string

function start(): void {
  const script = document.querySelector<HTMLScriptElement>('script[data-widget-key][src*="/widget.js"]')
  // An element of the page may be called so, and is then what the window answers by that name.
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
      // Browsers may remember that a module failed, but not under another address.
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
  // Safari has none; what the other makes of the options is no delay.
  const whenIdle = window.requestIdleCallback ?? setTimeout
  // In milliseconds.
  whenIdle(ask, { timeout: 2000 })
}

/**
 * Shows the owner's settings, or the defaults where they cannot be had. Where the service refuses the chat, it goes.
 */
async function settle(url: string, launcher: Launcher): Promise<void> {
  const answer = await fetch(url)
    .then((response) => (response.ok ? response.json() : response.status))
    .catch(() => ({}))
  if (window.Foyer !== launcher) return
  if ([403, 404].includes(answer)) launcher.destroy()
  // In any other status nothing is set.
  else launcher.settle(answer)
}

start()
