import type { ChatLook } from './chat-look.ts'
import { mountLauncher } from './loader/launcher.ts'
import type { ChatAccess } from './protocol/chat-client.ts'

export type { ChatLook } from './chat-look.ts'

export interface MountedPreview {
  /** Changes the look, open or closed. */
  restyle(look: ChatLook): void
  close(): void
  destroy(): void
}

/**
 * Shows the widget's launcher and panel in `place`, which must be the containing block of fixed boxes (CSS `contain:
 * layout`). `look` overrides the saved settings. If it starts open, it does not take the focus.
 */
export function mountPreview(
  place: HTMLElement,
  access: ChatAccess,
  { look, startsOpen }: { look: ChatLook; startsOpen: boolean },
): MountedPreview {
  const shown = { ...look }
  let isQuiet = startsOpen
  const importPanel = async () => {
    const panel = await import('./panel.ts')
    const mountChat: typeof panel.mountChat = async (element, options) => {
      const chat = await panel.mountChat(element, options)
      const open = () => {
        chat.open(isQuiet)
        isQuiet = false
      }
      return { ...chat, open }
    }
    return { ...panel, mountChat }
  }
  const { settle, open, close, destroy } = mountLauncher({
    access,
    apiBase: '',
    look: shown,
    importPanel,
    importBubble: () => import('./bubble/bubble.ts'),
    attach: (host) => {
      place.append(host)
      return () => host.remove()
    },
  })
  settle({})
  if (startsOpen) void open()
  return {
    close,
    destroy,
    restyle: (next) => {
      Object.assign(shown, next)
      settle({})
    },
  }
}
