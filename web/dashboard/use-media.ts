import { useSyncExternalStore } from 'react'

/** Whether a media query holds; draws anew when that changes. */
export function useMedia(query: string): boolean {
  const media = matchMedia(query)
  const subscribe = (onChange: () => void) => {
    media.addEventListener('change', onChange)
    return () => media.removeEventListener('change', onChange)
  }
  return useSyncExternalStore(subscribe, () => media.matches)
}
