import type { ChatLook } from './chat-look.ts'
import { mountLauncher } from './loader/launcher.ts'
import type { ChatAccess } from './protocol/chat-client.ts'

export type { ChatLook } from './chat-look.ts'

export interface MountedPreview {
  /** Changes the look, open or closed. */
  restyle(look: ChatLook): void
  destroy(): void
}

/**
 * Shows the widget's launcher and panel in `place`, which must be the containing block of fixed boxes (CSS `contain:
 * layout`). `look` overrides the saved settings.
 */
export function mountPreview(place: HTMLElement, access: ChatAccess, look: ChatLook): MountedPreview {
  const shown = { ...look }
  const { settle, destroy } = mountLauncher({
    access,
    apiBase: '',
    look: shown,
    importPanel: () => import('./panel.ts'),
    importBubble: () => import('./bubble/bubble.ts'),
    attach: (host) => {
      place.append(host)
      return () => host.remove()
    },
  })
  settle({})
  return {
    destroy,
    restyle: (next) => {
      Object.assign(shown, next)
      settle({})
    },
  }
}
