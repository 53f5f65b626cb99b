import type * as Bubble from '../bubble/bubble.ts'
import type { ChatLook } from '../chat-look.ts'
import type { FoyerWidget } from '../foyer-widget.d.ts'
import type * as Panel from '../panel.ts'
import { drawLauncher } from './launcher-view.ts'

export interface LauncherOptions {
  access: Panel.ChatAccess
  /** Where the service lives. */
  apiBase: string
  /** In place of what the owner has set. */
  look: ChatLook
  importPanel(): Promise<typeof Panel>
  importBubble(): Promise<typeof Bubble>
  /** Puts the launcher's host into the page; returns what takes it out. */
  attach(host: HTMLElement): () => void
}

export interface Launcher extends FoyerWidget {
  /**
   * Shows what the owner has set, its bubble the first time only and never over the open chat; nothing is seen before.
   */
  settle(settings: ChatLook): void
}

/** What has the focus; of what is inside a shadow root, its host; the body where nothing has it. */
const focused = () => document.activeElement as HTMLElement | null

/**
 * Adds the button that opens the chat. The panel is fetched on the first sign of interest: a pointer or the focus on
 * it.
 */
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
    // Does nothing where the launcher, nobody or what is gone by now had the focus.
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
