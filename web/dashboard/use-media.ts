import { useSyncExternalStore } from 'react'

/** Reports whether a media query matches. It renders again when that changes. */
export function useMedia(query: string): boolean {
  const media = matchMedia(query)
  const subscribe = (onChange: () => void) => {
    media.addEventListener('change', onChange)
    return () => media.removeEventListener('change', onChange)
  }
  return useSyncExternalStore(subscribe, () => media.matches)
}
