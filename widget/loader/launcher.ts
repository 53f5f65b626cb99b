import type * as Panel from '../panel.ts'
import { drawLauncher } from './launcher-view.ts'
import type { LauncherView } from './launcher-view.ts'
import { stayInBody } from './stay-in-body.ts'

/** The panel's file beside `widget.js`, named by the build. */
declare const PANEL_FILE: string

export interface LauncherSettings {
  widgetKey: string
  /** Where the script came from, with a slash at its end. */
  base: string
  /** Where the service lives. */
  apiBase: string
  /** `#rrggbb`, in place of the agent's colour. */
  color: string | undefined
  /** `left` or `right`, in place of the agent's side. */
  position: string | undefined
  /** CSS `color-scheme`, in place of the device's. */
  scheme: string | undefined
}

/** `window.Foyer`. */
export interface Launcher {
  open(): void
  close(): void
  /** Takes the widget out of the page, with everything it has set up. */
  destroy(): void
}

/** Adds the button that opens the chat. The panel is fetched on the first sign of interest: a pointer or the focus on it. */
export function mountLauncher(settings: LauncherSettings): Launcher {
  const view = drawLauncher()
  const leaveBody = stayInBody(view.host)
  let isOpen = false
  const setOpen = (next: boolean) => {
    isOpen = next
    view.setOpen(next)
  }
  const onClose = () => {
    setOpen(false)
    view.button.focus()
  }
  const panel = createPanelLoader(settings, view, onClose)
  const open = async () => {
    setOpen(true)
    const chat = await panel.load()
    if (!chat) setOpen(false)
    if (isOpen) chat?.open()
  }
  const close = () => {
    setOpen(false)
    panel.mounted()?.close()
  }
  const destroy = () => {
    isOpen = false
    leaveBody()
    panel.mounted()?.destroy()
    delete window.Foyer
  }

  const prepare = () => void panel.load()
  view.button.addEventListener('pointerenter', prepare)
  view.button.addEventListener('focus', prepare)
  view.button.addEventListener('click', () => (isOpen ? close() : void open()))
  view.host.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && isOpen) close()
  })
  setOpen(false)
  view.setLook(settings.color, settings.position)
  return { open: () => void open(), close, destroy }
}

interface PanelLoader {
  /** Fetches and mounts the panel once; `undefined` when it could not be fetched, which the next call tries again. */
  load(): Promise<Panel.MountedChat | undefined>
  mounted(): Panel.MountedChat | undefined
}

function createPanelLoader(settings: LauncherSettings, view: LauncherView, onClose: () => void): PanelLoader {
  const { widgetKey, apiBase, base, color, position, scheme = 'light dark' } = settings
  let chat: Panel.MountedChat | undefined
  let loading: Promise<Panel.MountedChat | undefined> | undefined
  let file = PANEL_FILE

  const onTheme = (theme: Panel.Theme) => view.setLook(color ?? theme.color, position ?? theme.position)
  const mount = ({ mountChat }: typeof Panel) => {
    chat = mountChat(view.root, { mode: 'floating', widgetKey, apiBase, color, scheme, onClose, onTheme })
    return chat
  }
  /** Browsers may remember that a module failed, but not under another address. */
  const renew = () => {
    loading = undefined
    file += '?'
    return undefined
  }
  const load = () => (loading ??= import(/* @vite-ignore */ base + file).then(mount).catch(renew))
  return { load, mounted: () => chat }
}
