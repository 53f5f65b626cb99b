import type * as Bubble from '../bubble/bubble.ts'
import type { ChatLook } from '../chat-look.ts'
import type { FoyerWidget } from '../foyer-widget.d.ts'
import type * as Panel from '../panel.ts'
import { drawLauncher } from './launcher-view.ts'

export interface LauncherOptions {
  access: Panel.ChatAccess
  /** URL of the service. */
  apiBase: string
  /** Overrides the owner's settings. */
  look: ChatLook
  importPanel(): Promise<typeof Panel>
  importBubble(): Promise<typeof Bubble>
  /** Adds the launcher's host to the page. Returns a function that removes it. */
  attach(host: HTMLElement): () => void
}

export interface Launcher extends FoyerWidget {
  /**
   * Shows the launcher with the owner's settings; it is invisible before. Shows the bubble only the first time, and
   * never over the open chat.
   */
  settle(settings: ChatLook): void
}

/** Returns the focused element; inside a shadow root, its host; the body if nothing has the focus. */
const focused = () => document.activeElement as HTMLElement | null

/** Adds the button that opens the chat. Loads the panel at the first pointer or focus on it. */
export function mountLauncher({
  access,
  apiBase,
  look: own,
  importPanel,
  importBubble,
  attach,
}: LauncherOptions): Launcher {
  const { host, root, button, draw } = drawLauncher()
  const detach = attach(host)
  let look = own
  let isOpen = false
  let opener = focused()
  let identity: string | undefined
  let chat: Panel.MountedChat | undefined
  let loading: Promise<void | undefined> | undefined
  let planned: Promise<unknown> | undefined

  const emit = (name: string, detail?: unknown) => host.dispatchEvent(new CustomEvent(name, { detail }))
  const setOpen = (next: boolean) => draw(look, (isOpen = next))
  const setLook = (settings: ChatLook) => {
    look = { ...look, ...settings, ...own }
    setOpen(isOpen)
    chat?.setLook(look)
  }
  const fetchPanel = async () => {
    const { mountChat } = await importPanel()
    chat = await mountChat(root, { ...access, mode: 'floating', apiBase, look, onTheme: setLook, onEvent: emit })
    if (identity) chat.identify(identity)
  }
  const load = () => (loading ??= fetchPanel().catch(() => (loading = undefined)))
  const open = async () => {
    if (!isOpen) opener = focused()
    setOpen(true)
    await load()
    if (!chat) setOpen(false)
    else if (isOpen) chat.open()
  }
  const close = () => (chat ? chat.close() : setOpen(false))

  for (const interest of ['pointerenter', 'focus']) button.addEventListener(interest, () => void load())
  button.addEventListener('click', () => void (isOpen ? close() : open()))
  host.addEventListener('close', () => {
    setOpen(false)
    const places: (HTMLElement | null)[] = [host, document.body]
    if (!places.includes(focused())) return
    button.focus()
    // Does nothing if the launcher, nothing or a removed element had the focus.
    opener?.focus()
  })
  host.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close()
  })
  return {
    open,
    close,
    settle: (settings) => {
      setLook(settings)
      if (look.bubble)
        void (planned ??= importBubble().then(({ planBubble }) => isOpen || planBubble(root, look, open)))
    },
    send: async (text) => {
      await open()
      chat?.send(text)
    },
    identify: (token) => {
      identity = token
      chat?.identify(token)
    },
    on: (name, listener) => {
      const hear = (event: Event) => listener((event as CustomEvent).detail)
      host.addEventListener(name, hear)
      return () => host.removeEventListener(name, hear)
    },
    destroy: () => {
      isOpen = false
      emit('destroy')
      detach()
      void loading?.then(() => chat?.destroy())
      delete window.Foyer
    },
  }
}
