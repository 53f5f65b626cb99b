import type { RefObject } from 'react'
import { useEffect } from 'react'

/**
 * Keeps the focus on the page when the focused element is removed, such as a row deleted by its own button. The nearest
 * remaining ancestor takes the focus, so that keyboards and screen readers do not restart at the top. A closing dialog
 * returns the focus first.
 */
export function useFocusFallback(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    /** The last focused element and its ancestors. */
    let path: EventTarget[] = []
    const note = (event: FocusEvent) => {
      const around = event.composedPath()
      if (page.current && around.includes(page.current)) path = around
    }
    const keep = () => {
      if (document.activeElement !== document.body || isThere(path[0])) return
      const left = path.find(isThere)
      path = []
      if (left) focusOnce(left)
    }
    const watch = new MutationObserver(keep)
    watch.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', note)
    return () => {
      watch.disconnect()
      document.removeEventListener('focusin', note)
    }
  }, [page])
}

const isThere = (target: EventTarget | undefined): target is HTMLElement =>
  target instanceof HTMLElement && target.isConnected

/** Focuses an element that is not focusable by default. */
function focusOnce(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus({ preventScroll: true })
}
