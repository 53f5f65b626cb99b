import type { ChatLook } from './chat-look.ts'
import { mountLauncher } from './loader/launcher.ts'
import type { ChatAccess } from './protocol/chat-client.ts'

export type { ChatLook } from './chat-look.ts'

export interface MountedPreview {
  /** Changes what it looks like, whether it is open or not. */
  restyle(look: ChatLook): void
  destroy(): void
}

/**
 * Puts the very launcher and panel of a website into `place`, which must be the containing block of fixed boxes (CSS
 * `contain: layout`). `look` takes the place of what the owner has saved.
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
